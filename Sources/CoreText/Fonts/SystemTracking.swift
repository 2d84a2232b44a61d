// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The tracking of the system font at each size.
///
/// The text face below 20 points takes the Human Interface Guidelines' own table, but from 18
/// points on what labels measured on phones say. The display face is drawn otherwise than San
/// Francisco's, so its numbers are found from such labels as well (`LetterWidths`).
package enum SystemTracking {
    private static let table: [(size: Double, tracking: Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
        (15, -16), (16, -20), (17, -26), (18, -27), (19, -30), (20, -36),
    ]

    /// Ems to add to every character of that size.
    package static func em(size: CGFloat) -> CGFloat {
        guard size.isFinite else { return 0 }
        let stops = size < 20 ? table : LetterWidths.displayTracking
        let value = Double(size)
        if value <= stops[0].size { return CGFloat(stops[0].tracking) / 1000 }
        for (low, high) in zip(stops, stops.dropFirst()) where value <= high.size {
            let part = (value - low.size) / (high.size - low.size)
            return CGFloat(low.tracking + part * (high.tracking - low.tracking)) / 1000
        }
        return CGFloat(stops[stops.count - 1].tracking) / 1000
    }
}
