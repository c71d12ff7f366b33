//  _Testing_UIKit: what the compiler looks for where a file imports both Testing and UIKit.
//
//  Swift's Testing declares an overlay of this name for Apple's UIKit. On Linux the toolchain has none, so without this
//  module no test file could import both. It adds nothing.
@_exported import UIKit
