// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import PlatformHeadless
import PlatformSDL

/// Which window system a program runs on.
@MainActor
enum PlatformChoice {
    /// Makes the window system that `CASEMENT_DISPLAY` names; without it, windows where there is a
    /// display and none where there is not.
    static func make(environment: [String: String]) throws -> any WindowSystem {
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
            !(environment[$0] ?? "").isEmpty
        }
        let name = environment["CASEMENT_DISPLAY"] ?? (hasDisplay ? "sdl" : "headless")
        switch name {
        case "sdl": return try SDLPlatform(environment: environment)
        case "headless":
            let recorded = try ReplayRequest(environment: environment)?.recordedDisplay()
            if environment["CASEMENT_DEVICE"] == nil, let recorded {
                return HeadlessPlatform(profiles: [recorded])
            }
            return try HeadlessPlatform(environment: environment)
        default:
            throw PlatformError(
                "CASEMENT_DISPLAY is '\(name)'; known displays are 'sdl' and 'headless'"
            )
        }
    }

    /// The screen that a program sees on a window system.
    ///
    /// A program's window is its screen, as on a device: on a desktop the screen has the size that
    /// `CASEMENT_WINDOW` or `CASEMENT_DEVICE` names, or a good part of the monitor.
    static func profile(
        on platform: any WindowSystem,
        environment: [String: String]
    ) throws -> DisplayProfile {
        let display = platform.displays[0].profile
        guard platform is SDLPlatform else { return display }
        if let name = environment["CASEMENT_DEVICE"] {
            var profile = try DeviceCatalog.profile(named: name)
            profile.scale = display.scale
            return profile
        }
        var profile = display
        let text = environment["CASEMENT_WINDOW"]
        let size = try text.map(parseSize) ?? (1024, 768)
        profile.width = min(size.0, display.width)
        profile.height = min(size.1, display.height)
        return profile
    }

    private static func parseSize(_ text: String) throws -> (Double, Double) {
        let parts = text.split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ (50...16_384).contains($0) }) else {
            throw PlatformError("CASEMENT_WINDOW is '\(text)'; it must be like 800x600, in points")
        }
        return (parts[0], parts[1])
    }
}
