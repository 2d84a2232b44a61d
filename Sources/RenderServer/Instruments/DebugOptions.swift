// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The debugging options that `CASEMENT_DEBUG` names, separated by commas.
package struct DebugOptions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A line for each frame: the time of each phase and what was drawn.
    package static let frames = DebugOptions(rawValue: 1 << 0)
    /// What a frame draws is tinted in the colour of the reason, and a line names each rectangle with
    /// its reasons.
    package static let repaint = DebugOptions(rawValue: 1 << 1)
    /// What a frame draws is framed in red, what it moves in green.
    package static let damage = DebugOptions(rawValue: 1 << 2)
    /// Items that opaque ones hide are framed in blue.
    package static let cull = DebugOptions(rawValue: 1 << 3)

    /// Those that draw over the picture.
    static let overlays: DebugOptions = [.repaint, .damage, .cull]

    package static let current = DebugOptions(
        names: ProcessInfo.processInfo.environment["CASEMENT_DEBUG"] ?? ""
    )

    /// Reads names; unknown ones, which other layers may know, are ignored.
    package init(names: String) {
        self = []
        for name in names.split(separator: ",") {
            switch name.trimmingCharacters(in: .whitespaces) {
            case "frames": insert(.frames)
            case "repaint": insert(.repaint)
            case "damage": insert(.damage)
            case "cull": insert(.cull)
            default: break
            }
        }
    }
}
