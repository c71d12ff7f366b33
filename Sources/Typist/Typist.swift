//  Typist
