// Xlib, its utilities, XKB's client side and the error handlers.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>

// Variadic functions cannot be called from Swift; these are the calls that this project makes of them.

/// An input context without a preedit or status window of the program's own; NULL when the method has no such style.
static inline XIC CX11CreateInputContext(XIM method, Window window) {
    return XCreateIC(
        method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window, XNFocusWindow, window,
        (void *)0);
}

/// The events that the input context wants to see of its window.
static inline unsigned long CX11InputContextEvents(XIC context) {
    unsigned long mask = 0;
    XGetICValues(context, XNFilterEvents, &mask, (void *)0);
    return mask;
}

/// Has `callback` called when the input method's server goes away.
static inline void CX11SetDestroyCallback(XIM method, XIMProc callback, XPointer data) {
    XIMCallback record = {data, callback};
    XSetIMValues(method, XNDestroyCallback, &record, (void *)0);
}
