// SPDX-License-Identifier: Apache-2.0

/// The colours of a gradient as a lookup table.
///
/// Colours are interpolated before they are multiplied by their alpha, as Core Graphics does: a
/// gradient from red to clear black darkens on its way.
// Sendable is unchecked because the table is written only while it is made.
package final class GradientStops: @unchecked Sendable {
    /// Entries of the table; the first and the last are the end colours exactly.
    package static let count = 1024

    /// Premultiplied pixels from location 0 to 1, and a clear one at the end.
    let table: UnsafePointer<UInt32>
    /// Whether every entry is opaque.
    let isOpaque: Bool
    /// Whether linear gradients are dithered, as Core Graphics does; Docs/fidelity.md.
    package let isDithered: Bool
    private let colors: [RasterColor]
    /// The colours' places, rising from 0 to 1.
    private let places: [Double]

    /// Locations are clamped to 0...1 and made to rise; without locations colours are spaced
    /// evenly.
    ///
    /// No colour at all draws nothing.
    package init(colors: [RasterColor], locations: [Double]? = nil, isDithered: Bool = false) {
        var places: [Double] = []
        var floor = 0.0
        for i in colors.indices {
            var location = colors.count > 1 ? Double(i) / Double(colors.count - 1) : 0
            if let locations, i < locations.count { location = locations[i] }
            location = location >= floor ? min(location, 1) : floor
            places.append(location)
            floor = location
        }
        self.colors = colors
        self.places = places
        self.isDithered = isDithered && !colors.isEmpty
        let entries = GradientStops.makeTable(colors, places)
        isOpaque = entries.allSatisfy { $0 >> 24 == 255 }
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: GradientStops.count + 1)
        for i in entries.indices { memory[i] = entries[i] }
        memory[GradientStops.count] = 0
        table = UnsafePointer(memory)
    }

    deinit { table.deallocate() }

    private static func makeTable(_ colors: [RasterColor], _ places: [Double]) -> [UInt32] {
        guard let first = colors.first, let last = colors.last else {
            return [UInt32](repeating: 0, count: count)
        }
        var result: [UInt32] = []
        result.reserveCapacity(count)
        var next = 0
        for i in 0..<count {
            let t = Double(i) / Double(count - 1)
            result.append(color(colors, places, at: t, &next).pixel())
        }
        // The very ends are the first and the last colour even where several stops share them.
        if places[0] <= 0 { result[0] = first.pixel() }
        result[count - 1] = places[colors.count - 1] >= 1 ? last.pixel() : result[count - 1]
        return result
    }

    /// The colour at a place.
    ///
    /// `next` is the stop behind the place before, which lay no further.
    private static func color(
        _ colors: [RasterColor],
        _ places: [Double],
        at t: Double,
        _ next: inout Int
    ) -> RasterColor {
        while next < colors.count, places[next] <= t { next += 1 }
        if next == 0 { return colors[0] }
        if next == colors.count { return colors[next - 1] }
        let f = Float((t - places[next - 1]) / (places[next] - places[next - 1]))
        return mix(colors[next - 1], colors[next], f)
    }

    private static func mix(_ p: RasterColor, _ q: RasterColor, _ f: Float) -> RasterColor {
        RasterColor(
            red: p.red + (q.red - p.red) * f,
            green: p.green + (q.green - p.green) * f,
            blue: p.blue + (q.blue - p.blue) * f,
            alpha: p.alpha + (q.alpha - p.alpha) * f
        )
    }

    /// Writes premultiplied colours in 256ths of a level, four channels of 16 bits in the order of
    /// pixels: those of the middles of `count` equal parts.
    func writeDeep(_ out: UnsafeMutablePointer<UInt64>, count: Int) {
        func deep(_ value: Float) -> UInt64 {
            UInt64(min(max(value, 0), 1) * 65_280 + 0.5)
        }
        var next = 0
        for i in 0..<count {
            let t = (Double(i) + 0.5) / Double(count)
            let color = GradientStops.color(colors, places, at: t, &next)
            let alpha = min(max(color.alpha, 0), 1)
            out[i] =
                deep(alpha) << 48 | deep(color.red * alpha) << 32 | deep(color.green * alpha) << 16
                | deep(color.blue * alpha)
        }
    }
}
