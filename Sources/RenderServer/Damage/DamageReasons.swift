// SPDX-License-Identifier: Apache-2.0

/// Why pixels are drawn again.
struct DamageReasons: OptionSet, Hashable {
    let rawValue: UInt16

    /// The pixels were unknown: the first frame, or the first one of a size.
    static let firstFrame = DamageReasons(rawValue: 1 << 0)
    /// An item is drawn that was not there, or was hidden.
    static let added = DamageReasons(rawValue: 1 << 1)
    /// An item is gone, or hidden now.
    static let removed = DamageReasons(rawValue: 1 << 2)
    /// An item covers other pixels.
    static let moved = DamageReasons(rawValue: 1 << 3)
    /// An item passed another one in painter's order.
    static let reordered = DamageReasons(rawValue: 1 << 4)
    /// An item covers the same pixels and looks different.
    static let content = DamageReasons(rawValue: 1 << 5)
    /// The item that differs belongs to an animated layer, or to one below an animated layer.
    static let animation = DamageReasons(rawValue: 1 << 6)
    /// Something changed behind an item that shows it filtered.
    static let backdrop = DamageReasons(rawValue: 1 << 7)

    private static let names: [(DamageReasons, name: String)] = [
        (.firstFrame, "first frame"), (.added, "added"), (.removed, "removed"),
        (.moved, "moved"), (.reordered, "reordered"), (.content, "content"),
        (.animation, "animation"), (.backdrop, "backdrop"),
    ]

    /// The names of the reasons, separated by commas.
    var names: String {
        DamageReasons.names.filter { contains($0.0) }.map(\.name).joined(separator: ", ")
    }
}
