// SPDX-License-Identifier: Apache-2.0

import Raster
import Synchronization

/// Caches pictures of unchanged groups, under a budget.
///
/// An unchanged group is the same object as in the frame before; its picture is cached when it is
/// drawn the second time. Only expensive groups are cached: masks, filters, shadows of pictures.
final class GroupPictures: Sendable {
    /// The cached picture of a group.
    struct Picture: Sendable {
        let pixels: PixelBuffer
        /// The blurred silhouette; nil without a shadow.
        let shadow: CoverageMask?
    }

    private struct Entry {
        let group: DrawGroup
        var picture: Picture?
        var uses = 0
        var lastUse = 0

        var bytes: Int {
            guard let picture else { return 0 }
            let shadow = picture.shadow.map { $0.rowBytes * $0.bounds.height } ?? 0
            return picture.pixels.rowBytes * picture.pixels.height + shadow
        }
    }

    // The cached objects are immutable, though their types are not declared Sendable.
    private struct State: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var bytes = 0
        var frame = 0
    }

    private let state = Mutex(State())
    private let budget: Int

    init(budget: Int) { self.budget = budget }

    /// The bytes of all cached pictures.
    var bytes: Int { state.withLock { $0.bytes } }

    /// Begins a frame; drops pictures that the last frames did not draw.
    func beginFrame() {
        state.withLock { state in
            state.frame += 1
            guard state.frame % 16 == 0 else { return }
            let oldest = state.frame - 16
            state.entries = state.entries.filter { $0.value.lastUse > oldest }
            state.bytes = state.entries.values.reduce(0) { $0 + $1.bytes }
        }
    }

    /// Drops all pictures.
    func removeAll() {
        state.withLock {
            $0.entries.removeAll()
            $0.bytes = 0
        }
    }

    /// The cached picture of a group, made in the second frame that draws it; nil where the caller
    /// should draw only the part that shows.
    func picture(of group: DrawGroup, _ make: () -> Picture?) -> Picture? {
        let id = ObjectIdentifier(group)
        let area = group.content.area
        guard area * 4 <= budget / 4 else { return nil }
        let (found, isDue) = state.withLock { state -> (Picture?, Bool) in
            var entry = state.entries[id] ?? Entry(group: group)
            if entry.lastUse != state.frame {
                entry.uses += 1
                entry.lastUse = state.frame
            }
            state.entries[id] = entry
            return (entry.picture, entry.uses > 1)
        }
        if let found { return found }
        guard isDue, let picture = make() else { return nil }
        state.withLock { state in
            guard var entry = state.entries[id], entry.picture == nil else { return }
            entry.picture = picture
            state.entries[id] = entry
            state.bytes += entry.bytes
            if state.bytes > budget { GroupPictures.shrink(&state, to: budget) }
        }
        return picture
    }

    /// Drops the least recently used pictures.
    private static func shrink(_ state: inout State, to budget: Int) {
        let order = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }
        for (id, entry) in order where state.bytes > budget && entry.lastUse < state.frame {
            state.bytes -= entry.bytes
            state.entries[id] = nil
        }
    }
}
