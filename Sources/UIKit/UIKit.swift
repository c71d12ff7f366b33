//  UIKit: the part of Apple's UIKit that layout and keyboards need, for Linux.
//
//  Names, labels, defaults, raw values and behaviour follow Apple's documentation, so that a file written for
//  iOS with `import UIKit` compiles here unchanged as long as it stays inside this part.
//
//  What always holds: the module is pure. It knows no X, reads no clock, no file and no environment, and prints
//  nothing. Time enters through `UIApplication.advance(to:)` and `UIApplication.commitFrame(at:)`; touches and
//  keys through the `send…` methods of `UIApplication`; fonts and image files through providers that a host
//  installs. What goes out is a value: the `RenderFrame` of each frame. Points are device-independent,
//  y grows downward, and everything runs on the main actor.

// As Apple's does: whoever imports UIKit has Foundation.
@_exported import Foundation
