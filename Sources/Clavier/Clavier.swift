//  Clavier
