// SPDX-License-Identifier: Apache-2.0

import Raster
import Synchronization

/// The items that touch each band of a rectangle.
///
/// Bands are so low that their pixels stay in a core's cache while all items that touch them are
/// drawn. Threads take the next band when they are done with one.
struct TileBins {
    /// Rows of a band, the most pixels of a band, and the pixels below which a second thread does
    /// not pay off.
    private static let rows = 128
    private static let pixels = 192 * 1_024
    /// Rows of a band where pictures larger than the caches are read, so that more of each is read
    /// at once.
    private static let rowsOfPictures = 320
    private static let manyPixels = 4 << 20
    private static let leastShared = 48 * 1_024

    let bands: [PixelRect]
    /// The start of each band's items in `indices`, and the end.
    private let starts: [Int32]
    /// From back to front for each band.
    private let indices: [Int32]

    /// `isShared`: one band for each thread, since backdrops read pixels around their band.
    init(_ briefs: [DrawBrief], in rect: PixelRect, threads: Int, isShared: Bool) {
        let least: Int
        if isShared {
            least = max(64, rect.height / threads)
        } else if TileBins.readsManyPixels(briefs, in: rect) {
            least = min(TileBins.rowsOfPictures, max(64, rect.height / threads))
        } else {
            least = max(16, min(TileBins.rows, TileBins.pixels / max(rect.width, 1)))
        }
        let count = max(1, (rect.height + least / 2) / least)
        let height = (rect.height + count - 1) / count
        bands = (0..<count).compactMap { index in
            let top = rect.minY + height * index
            let band = PixelRect(
                minX: rect.minX,
                minY: top,
                maxX: rect.maxX,
                maxY: min(top + height, rect.maxY)
            )
            return band.isEmpty ? nil : band
        }
        let last = bands.count - 1
        var starts = [Int32](repeating: 0, count: bands.count + 1)
        var touched: [(index: Int32, first: Int32, last: Int32)] = []
        briefs.withUnsafeBufferPointer { briefs in
            touched.reserveCapacity(briefs.count)
            for index in briefs.indices {
                let part = briefs[index].bounds.intersection(rect)
                if part.isEmpty { continue }
                let first = (part.minY - rect.minY) / height
                let end = min((part.maxY - 1 - rect.minY) / height, last)
                touched.append((Int32(index), Int32(first), Int32(end)))
                for band in first...end { starts[band + 1] += 1 }
            }
        }
        for band in bands.indices { starts[band + 1] += starts[band] }
        var next = starts
        let total = Int(starts[bands.count])
        indices = [Int32](unsafeUninitializedCapacity: total) { out, count in
            for item in touched {
                for band in Int(item.first)...Int(item.last) {
                    out[Int(next[band])] = item.index
                    next[band] += 1
                }
            }
            count = total
        }
        self.starts = starts
    }

    private static func readsManyPixels(_ briefs: [DrawBrief], in rect: PixelRect) -> Bool {
        guard rect.area * 4 > manyPixels else { return false }
        var area = 0
        briefs.withUnsafeBufferPointer { briefs in
            for index in briefs.indices
            where briefs[index].isPicture && !briefs[index].readsFewPixels {
                area += briefs[index].bounds.intersection(rect).area
            }
        }
        return area > manyPixels
    }

    /// The items that touch a band, from back to front.
    func items(of band: Int) -> ArraySlice<Int32> {
        indices[Int(starts[band])..<Int(starts[band + 1])]
    }

    /// The number of threads that pay off.
    func threads(of wanted: Int) -> Int {
        let area = bands.reduce(0) { $0 + $1.area }
        return area < TileBins.leastShared ? 1 : max(1, min(wanted, bands.count))
    }
}

/// Draws the bands of a rectangle on several threads.
///
/// Every other frame begins at the bottom, where the caches still hold the end of the frame before.
// Sendable is unchecked because items are only read and bands do not overlap.
final class BandWork: @unchecked Sendable {
    private let flat: FlatFrame
    private let bins: TileBins
    private let buffer: PixelBuffer
    private let cache: DrawCache
    private let scratches: [RasterScratch]
    private let backdrop: UInt32
    /// Whether the last band is drawn first.
    private let isUpwards: Bool
    /// The next band that nobody has taken.
    private let next = Atomic<Int>(0)

    init(
        _ flat: FlatFrame,
        _ bins: TileBins,
        into buffer: PixelBuffer,
        cache: DrawCache,
        scratches: [RasterScratch],
        backdrop: UInt32,
        isUpwards: Bool = false
    ) {
        self.flat = flat
        self.bins = bins
        self.buffer = buffer
        self.cache = cache
        self.scratches = scratches
        self.backdrop = backdrop
        self.isUpwards = isUpwards
    }

    /// Draws every band, on at most as many threads as there are scratches.
    func run() {
        let threads = bins.threads(of: scratches.count)
        if threads == 1 { return draw(0) }
        HelperThreads.shared.perform(threads) { draw($0) }
    }

    private func draw(_ thread: Int) {
        let painter = Painter(cache: cache, scratch: scratches[thread])
        while true {
            let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard turn < bins.bands.count else { return }
            let band = isUpwards ? bins.bands.count - 1 - turn : turn
            painter.paint(
                flat,
                bins.items(of: band),
                into: buffer,
                bins.bands[band],
                backdrop: backdrop
            )
        }
    }
}
