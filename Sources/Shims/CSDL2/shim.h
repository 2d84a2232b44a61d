// SPDX-License-Identifier: Apache-2.0

// The program's own main stays the entry point.
#define SDL_MAIN_HANDLED
#include <SDL.h>
