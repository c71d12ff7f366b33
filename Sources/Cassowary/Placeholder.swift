//  Cassowary
