// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// A rectangle that a frame draws, with the reasons.
struct DamagedRect: Equatable {
    let rect: PixelRect
    let reasons: DamageReasons

    /// The place, the size and the reasons, as in "10,20 30x40 (moved, content)".
    var text: String {
        "\(rect.minX),\(rect.minY) \(rect.width)x\(rect.height) (\(reasons.names))"
    }

    /// Writes what a frame draws to the standard error.
    static func log(_ damage: [DamagedRect], frame: Int) {
        guard !damage.isEmpty else { return }
        let text = damage.map(\.text).joined(separator: "; ")
        FileHandle.standardError.write(Data("frame \(frame) repaints \(text)\n".utf8))
    }
}
