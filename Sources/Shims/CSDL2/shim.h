// SPDX-License-Identifier: Apache-2.0

// The program's own main stays the entry point.
#define SDL_MAIN_HANDLED
#include <SDL.h>
// The window system's own windows, and Xlib with them.
#include <SDL_syswm.h>
#include <X11/Xlib.h>
#include <X11/Xatom.h>
