// SPDX-License-Identifier: Apache-2.0

/// The layers of one tree, or of none, that have animations whose begin and end have to be told.
struct AnimatedLayers {
    private var entries: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
        weak var layer: CALayer?
        /// Layers made first are told first.
        let order: UInt64
    }

    mutating func add(_ layer: CALayer) {
        entries[ObjectIdentifier(layer)] = Entry(layer: layer, order: layer.identity)
    }

    /// The layers that still belong here, oldest first; the others are forgotten.
    mutating func members(where belongs: (CALayer) -> Bool) -> [CALayer] {
        guard !entries.isEmpty else { return [] }
        entries = entries.filter { _, entry in
            guard let layer = entry.layer, belongs(layer) else { return false }
            return !(layer.extras?.animations.isEmpty ?? true)
        }
        return entries.values.sorted { $0.order < $1.order }.compactMap(\.layer)
    }

    /// The next time at which a delegate has to be told something; nil for none.
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
