// SPDX-License-Identifier: Apache-2.0

import CSDL2

extension SDLSurface {
    /// The X server's name of the window; nil where the window system is another.
    var xWindow: Window? {
        let window = casement_x11_window(sdlWindow)
        return window == 0 ? nil : window
    }

    /// The connection to the compositor; nil where the window system is not Wayland.
    var waylandDisplay: UnsafeMutableRawPointer? { casement_wayland_display(sdlWindow) }

    /// The address of the window's surface in Wayland; nil where the window system is another.
    var waylandSurface: UInt? { casement_wayland_surface(sdlWindow).map { UInt(bitPattern: $0) } }
}
