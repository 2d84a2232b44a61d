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

    /// Locations are clamped to 0...1 and made to rise; without locations colours are spaced
    /// evenly.
    ///
    /// No colour at all draws nothing.
    package init(colors: [RasterColor], locations: [Double]? = nil) {
        let entries = GradientStops.makeTable(colors, locations)
        isOpaque = entries.allSatisfy { $0 >> 24 == 255 }
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: GradientStops.count + 1)
        for i in entries.indices { memory[i] = entries[i] }
        memory[GradientStops.count] = 0
        table = UnsafePointer(memory)
    }

    deinit { table.deallocate() }

    private static func makeTable(_ colors: [RasterColor], _ locations: [Double]?) -> [UInt32] {
        guard let first = colors.first, let last = colors.last else {
            return [UInt32](repeating: 0, count: count)
        }
        var at: [Double] = []
        var floor = 0.0
        for i in colors.indices {
            var location = colors.count > 1 ? Double(i) / Double(colors.count - 1) : 0
            if let locations, i < locations.count { location = locations[i] }
            location = location >= floor ? min(location, 1) : floor
            at.append(location)
            floor = location
        }
        var result: [UInt32] = []
        result.reserveCapacity(count)
        var next = 0
        for i in 0..<count {
            let t = Double(i) / Double(count - 1)
            while next < colors.count, at[next] <= t { next += 1 }
            if next == 0 {
                result.append(first.pixel())
            } else if next == colors.count {
                result.append(last.pixel())
            } else {
                let f = Float((t - at[next - 1]) / (at[next] - at[next - 1]))
                result.append(mix(colors[next - 1], colors[next], f).pixel())
            }
        }
        // The very ends are the first and the last colour even where several stops share them.
        if at[0] <= 0 { result[0] = first.pixel() }
        result[count - 1] = at[colors.count - 1] >= 1 ? last.pixel() : result[count - 1]
        return result
    }

    private static func mix(_ p: RasterColor, _ q: RasterColor, _ f: Float) -> RasterColor {
        RasterColor(
            red: p.red + (q.red - p.red) * f,
            green: p.green + (q.green - p.green) * f,
            blue: p.blue + (q.blue - p.blue) * f,
            alpha: p.alpha + (q.alpha - p.alpha) * f
        )
    }
}
