// SPDX-License-Identifier: Apache-2.0

import CSDL2

extension SDLSurface {
    /// The X server's name of the window; nil where the window system is another.
    var xWindow: Window? {
        var info = SDL_SysWMinfo()
        info.version.major = UInt8(SDL_MAJOR_VERSION)
        info.version.minor = UInt8(SDL_MINOR_VERSION)
        info.version.patch = UInt8(SDL_PATCHLEVEL)
        guard SDL_GetWindowWMInfo(sdlWindow, &info) == SDL_TRUE,
            info.subsystem == SDL_SYSWM_X11
        else { return nil }
        return info.info.x11.window
    }
}
