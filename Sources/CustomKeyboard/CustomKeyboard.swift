//  CustomKeyboard: a keyboard of four rows, built by constraints, and a second one with digits and symbols.
//
//  What always holds: a key is inserted when its touch is lifted, once, or when the next key goes down before that;
//  the nearest key takes a touch in a gap; nothing is typed that was not on a key. The module knows UIKit only.
