// RandR: monitors and their refresh rates.
#include <X11/Xlib.h>
#include <X11/extensions/Xrandr.h>
