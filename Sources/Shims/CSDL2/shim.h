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
