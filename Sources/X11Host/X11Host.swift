//  X11Host: shows a UIKit program in an X11 window.
//
//  It translates X events into touches, keys and text, drives UIKit's clock with the screen's vertical blank,
//  paints UIKit's frames with XRender and Xft, and exchanges text with other programs' selections.
//
//  What always holds: everything runs on the main thread, woken by Dispatch's main queue, so `RunLoop.main`,
//  `DispatchQueue.main` and `Task` work as in any program. Nothing is polled: with no event, no frame due and no
//  deadline set, nothing wakes up. No request inside a frame waits for the server's answer. An X error is reported,
//  never fatal; a lost connection is reported once and ends all talk with the server.
//
//  Lengths named "points" are UIKit's; "pixels" are the server's. `UIScreen.scale` pixels make a point.
