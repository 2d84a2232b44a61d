// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CGPath {
    /// The corners of the first subpath, its curves flattened to half a point.
    var corners: [CGPoint] { polylines.first ?? [] }

    /// The subpaths, each a list of points; a closed one ends where it began.
    var polylines: [[CGPoint]] {
        var lines: [[CGPoint]] = []
        flattened(threshold: 0.5).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: lines.append([element.pointee.points[0]])
            case .closeSubpath:
                if let first = lines.last?.first { lines[lines.count - 1].append(first) }
            default:
                guard !lines.isEmpty else { return }
                lines[lines.count - 1].append(element.pointee.points[0])
            }
        }
        return lines.filter { $0.count > 1 }
    }
}
