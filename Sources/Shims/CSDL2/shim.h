// SPDX-License-Identifier: Apache-2.0

// The program's own main stays the entry point.
#define SDL_MAIN_HANDLED
#include <SDL.h>
// The window system's own windows, and Xlib with them.
#include <SDL_syswm.h>
#include <X11/Xlib.h>
#include <X11/Xatom.h>

/// The X server's name of a window; 0 where the window system is another.
static inline unsigned long casement_x11_window(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
#if defined(SDL_VIDEO_DRIVER_X11)
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11)
        return info.info.x11.window;
#endif
    return 0;
}

/// Keeps of the window system's own events only messages between programs; see
/// `casement_x11_message`.
static inline int casement_keep_messages(void *unused, SDL_Event *event) {
    (void)unused;
    if (event->type != SDL_SYSWMEVENT) return 1;
#if defined(SDL_VIDEO_DRIVER_X11)
    const SDL_SysWMmsg *message = event->syswm.msg;
    if (message && message->subsystem == SDL_SYSWM_X11)
        return message->msg.x11.event.type == ClientMessage;
#endif
    return 0;
}

/// A message that another program has sent to a window in X11: its window, its type and five words.
/// Returns 0 for every other event.
static inline int casement_x11_message(const SDL_Event *event, unsigned long *window,
                                       unsigned long *type, long *words) {
    if (event->type != SDL_SYSWMEVENT) return 0;
#if defined(SDL_VIDEO_DRIVER_X11)
    const SDL_SysWMmsg *message = event->syswm.msg;
    if (!message || message->subsystem != SDL_SYSWM_X11) return 0;
    const XEvent *x = &message->msg.x11.event;
    if (x->type != ClientMessage || x->xclient.format != 32) return 0;
    *window = x->xclient.window;
    *type = x->xclient.message_type;
    for (int index = 0; index < 5; index++) words[index] = x->xclient.data.l[index];
    return 1;
#else
    return 0;
#endif
}

/// The surface of a window in Wayland; null where the window system is another.
static inline void *casement_wayland_surface(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND)
        return info.info.wl.surface;
#endif
    return 0;
}

/// The connection to the Wayland compositor; null where the window system is another.
static inline void *casement_wayland_display(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND)
        return info.info.wl.display;
#endif
    return 0;
}
