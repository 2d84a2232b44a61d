// SPDX-License-Identifier: Apache-2.0

/// The layers of a tree, or outside of any, with animations whose start and end have to be
/// reported.
struct AnimatedLayers {
    private var entries: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
        weak var layer: CALayer?
        /// Older layers are reported first.
        let order: UInt64
    }

    mutating func add(_ layer: CALayer) {
        entries[ObjectIdentifier(layer)] = Entry(layer: layer, order: layer.identity)
    }

    /// The layers that satisfy a condition, oldest first; removes the others.
    mutating func members(where belongs: (CALayer) -> Bool) -> [CALayer] {
        guard !entries.isEmpty else { return [] }
        entries = entries.filter { _, entry in
            guard let layer = entry.layer, belongs(layer) else { return false }
            return !(layer.extras?.animations.isEmpty ?? true)
        }
        return entries.values.sorted { $0.order < $1.order }.compactMap(\.layer)
    }

    /// The next time at which something has to be reported; nil for none.
    var nextEvent: Double? {
        var next: Double?
        for entry in entries.values {
            guard let layer = entry.layer, let local = layer.nextAnimationEvent else { continue }
            let time = layer.absoluteTime(at: local)
            next = min(next ?? time, time)
        }
        return next
    }
}
