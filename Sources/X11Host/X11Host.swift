//  X11Host
