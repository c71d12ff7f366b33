//  CustomKeyboard
