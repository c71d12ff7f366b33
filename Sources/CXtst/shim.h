// XTEST: pointer and key events made by the tests.
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
