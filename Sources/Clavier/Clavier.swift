//  Clavier: a layout guide for the part of a view that the keyboard covers.
//
//  The rule, for a view with the bounds b (for the safe guide: b inside of the safe area) and the presented frame k of
//  the keyboard on the view's screen, in the view's coordinates: k ∩ b where that has an area, otherwise the bottom edge
//  of b, as wide as b and 0 high. A hidden keyboard covers nothing, nor does one that only touches b or is on another
//  screen. A floating keyboard counts like any other rectangle.
//
//  What always holds: each view has one guide of each kind for each setting of the switch, which follows its view into
//  other superviews and windows; a guide is exact (not rounded to pixels) at every frame of a slide; four constraints
//  keep it in place, of which only the constants change.
