// The SYNC extension's client library, for _NET_WM_SYNC_REQUEST.
#include <X11/Xlib.h>
#include <X11/extensions/sync.h>
#include <X11/extensions/Xext.h>
