// SPDX-License-Identifier: Apache-2.0

import Glibc

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
    /// What pixels take of the memory, by use, at the end of the program.
    package static let memory = DebugOptions(rawValue: 1 << 4)
    /// The elements that screen readers see, when they change.
    package static let accessibility = DebugOptions(rawValue: 1 << 5)

    /// Those that draw over the picture.
    package static let overlays: DebugOptions = [.repaint, .damage, .cull]

    /// What the environment asks for.
    package static let current = DebugOptions(
        names: getenv("CASEMENT_DEBUG").map { String(cString: $0) } ?? ""
    )

    private static let named: [Substring: DebugOptions] = [
        "frames": .frames, "repaint": .repaint, "damage": .damage, "cull": .cull,
        "memory": .memory, "accessibility": .accessibility,
    ]

    /// Reads names; unknown ones are ignored.
    package init(names: String) {
        self = []
        for name in names.split(whereSeparator: { $0 == "," || $0 == " " }) {
            formUnion(Self.named[name] ?? [])
        }
    }
}
