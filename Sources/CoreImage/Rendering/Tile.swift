// SPDX-License-Identifier: Apache-2.0

/// Pixels of a box: four floats each, premultiplied, the lowest row first.
///
/// Whoever hands `pixels` to a kernel keeps the tile alive meanwhile: `withExtendedLifetime`.
final class Tile {
    let box: PixelBox
    let pixels: UnsafeMutablePointer<Float>

    /// Transparent pixels.
    init(_ box: PixelBox) {
        self.box = box
        let count = max(box.count * 4, 4)
        pixels = .allocate(capacity: count)
        pixels.initialize(repeating: 0, count: count)
    }

    deinit { pixels.deallocate() }

    var count: Int { box.count }

    func row(_ y: Int) -> UnsafeMutablePointer<Float> {
        pixels + (y - box.y) * box.width * 4
    }

    /// The same pixels where the boxes meet, transparent elsewhere.
    func placed(in other: PixelBox) -> Tile {
        guard other != box else { return self }
        let result = Tile(other)
        let common = box.intersection(other)
        guard !common.isEmpty else { return result }
        withExtendedLifetime((self, result)) {
            for y in common.y..<(common.y + common.height) {
                let from = row(y) + (common.x - box.x) * 4
                (result.row(y) + (common.x - other.x) * 4)
                    .update(from: from, count: common.width * 4)
            }
        }
        return result
    }
}
