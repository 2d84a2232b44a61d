// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How far the system font's letters are moved apart at each size.
///
/// The text face below 20 points takes the Human Interface Guidelines' own table, which brings
/// Inter within 1.5 per cent of San Francisco (Docs/decisions/system-font.md has the figures). The
/// display face is drawn tighter than San Francisco at 20 points, so it starts where the width of
/// the text face ended and meets the table at 28.
package enum SystemTracking {
    private static let table: [(size: Double, tracking: Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
        (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23),
    ]
    private static let display: [(size: Double, tracking: Double)] = [
        (20, 28), (28, 14), (30, 14), (34, 12), (36, 10), (40, 10), (48, 8), (56, 6), (64, 4),
        (72, 2), (80, 0),
    ]

    /// Ems to add to every character of that size.
    package static func em(size: CGFloat) -> CGFloat {
        guard size.isFinite else { return 0 }
        let stops = size < 20 ? table : display
        let value = Double(size)
        if value <= stops[0].size { return CGFloat(stops[0].tracking) / 1000 }
        for (low, high) in zip(stops, stops.dropFirst()) where value <= high.size {
            let part = (value - low.size) / (high.size - low.size)
            return CGFloat(low.tracking + part * (high.tracking - low.tracking)) / 1000
        }
        return CGFloat(stops[stops.count - 1].tracking) / 1000
    }
}
