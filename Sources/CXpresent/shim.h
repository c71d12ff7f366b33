// Present: vertical blanks as events.
#include <X11/Xlib.h>
#include <X11/extensions/Xpresent.h>
