// SPDX-License-Identifier: Apache-2.0

import ImageCodecs
import Raster
import Synchronization

/// Parts of large pictures that were decoded to be shown, under a budget for all of them.
///
/// A picture of 20,000 x 20,000 pixels would take 1.6 GB; of what shows, even where it is twice as
/// fine as the screen, a screen takes some 50 MB. Whatever was shown longest ago goes first.
package final class PictureParts: Sendable {
    /// The parts of all pictures.
    package static let shared = PictureParts()

    /// The most bytes that are kept besides the part that was asked for last.
    package static let budget = 96 << 20

    private struct Entry {
        var owner: ObjectIdentifier
        /// The squares that were wanted, which the file may not have been able to give.
        var level: Int
        var part: PicturePart
    }

    private struct State {
        /// Oldest use first.
        var entries: [Entry] = []
        /// Ways into the files of the pictures that were shown last, oldest first.
        var readers: [(owner: ObjectIdentifier, reader: PartReader)] = []
    }

    private let state = Mutex(State())
    /// Readers that are kept; each takes some 14 MB for a picture of 20,000 rows.
    private static let mostReaders = 2

    /// The bytes that all parts take.
    package var byteCount: Int { state.withLock { $0.entries.reduce(0) { $0 + $1.part.bytes } } }

    /// The bytes that the ways into files take.
    package var readerByteCount: Int {
        state.withLock { $0.readers.reduce(0) { $0 + $1.reader.byteCount } }
    }

    /// Drops everything; visible parts are decoded again.
    package func removeAll() { state.withLock { $0 = State() } }

    /// Drops a picture's parts.
    func forget(_ image: CGImage) {
        state.withLock { state in
            state.entries.removeAll { $0.owner == ObjectIdentifier(image) }
            state.readers.removeAll { $0.owner == ObjectIdentifier(image) }
        }
    }

    /// The way into a picture's file.
    private static func reader(
        of image: CGImage,
        _ decoder: ImageDecoder,
        in readers: inout [(owner: ObjectIdentifier, reader: PartReader)]
    ) -> PartReader {
        let owner = ObjectIdentifier(image)
        if let index = readers.firstIndex(where: { $0.owner == owner }) {
            let known = readers.remove(at: index)
            readers.append(known)
            return known.reader
        }
        let reader = PartReader(decoder)
        if readers.count == mostReaders { readers.removeFirst() }
        readers.append((owner, reader))
        return reader
    }

    /// A part that is there, or the part decoded with a margin.
    func part(
        of image: CGImage,
        _ decoder: ImageDecoder,
        showing region: PixelRect,
        shrinkingBy factor: Double
    ) -> PicturePart? {
        let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        let region = region.intersection(whole)
        guard !region.isEmpty else { return nil }
        let level = Self.level(factor)
        // Decoded under the lock, so that no part is decoded twice at the same time.
        return state.withLock { state in
            let known = state.entries.lastIndex {
                $0.owner == ObjectIdentifier(image) && $0.level == level
                    && $0.part.region.contains(region)
            }
            if let known {
                let entry = state.entries.remove(at: known)
                state.entries.append(entry)
                return entry.part
            }
            let larger = Self.withMargin(region, level).intersection(whole)
            let reader = Self.reader(of: image, decoder, in: &state.readers)
            guard let part = CGImage.decode(larger, of: reader, shrinkingBy: level) else {
                return nil
            }
            // Parts inside of the new one are no longer needed.
            state.entries.removeAll {
                $0.owner == ObjectIdentifier(image) && $0.level == level
                    && part.region.contains($0.part.region)
            }
            var kept = state.entries.reduce(0) { $0 + $1.part.bytes }
            while let oldest = state.entries.first, kept + part.bytes > Self.budget {
                kept -= oldest.part.bytes
                state.entries.removeFirst()
            }
            state.entries.append(
                Entry(owner: ObjectIdentifier(image), level: level, part: part)
            )
            return part
        }
    }

    /// The largest power of two that is no coarser than what shows.
    private static func level(_ factor: Double) -> Int {
        var level = 1
        while Double(level * 2) <= factor, level < 4_096 { level *= 2 }
        return level
    }

    /// The most pixels of a part with its margin.
    private static let largestPart = 1 << 23

    /// The region and half of its size around it, or less where that takes much memory.
    private static func withMargin(_ region: PixelRect, _ level: Int) -> PixelRect {
        let pixels = Double(region.width / level + 1) * Double(region.height / level + 1)
        // (1 + 2 share)² times as many pixels.
        let share = min(max(((Double(largestPart) / pixels).squareRoot() - 1) / 2, 0), 0.5)
        let x = Int(Double(region.width) * share)
        let y = Int(Double(region.height) * share)
        return PixelRect(
            x: region.minX - x,
            y: region.minY - y,
            width: region.width + 2 * x,
            height: region.height + 2 * y
        )
    }
}
