// Xft, with the XRender, fontconfig and FreeType interfaces that it brings.
#include <X11/Xlib.h>
#include <X11/extensions/Xrender.h>
#include <X11/Xft/Xft.h>
#include <fontconfig/fontconfig.h>
