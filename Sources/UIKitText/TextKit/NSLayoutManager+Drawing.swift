// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import UIKitControls

extension NSLayoutManager {
    func paintBackground(_ range: NSRange, _ origin: CGPoint) {
        guard let storage = textStorage, range.length > 0, range.end <= storage.length else {
            return
        }
        var stretches: [(UIColor, NSRange)] = []
        storage.enumerate(range) { attributes, piece in
            if let color = attributes[.backgroundColor] as? UIColor {
                stretches.append((color, piece))
            }
            return false
        }
        for (color, piece) in stretches {
            for container in textContainers {
                let rects = rects(for: piece.swift, in: container, fillsLines: false)
                    .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                guard !rects.isEmpty else { continue }
                fillBackgroundRectArray(
                    rects,
                    count: rects.count,
                    forCharacterRange: piece,
                    color: color
                )
            }
        }
    }

    func paintGlyphs(_ range: NSRange, _ origin: CGPoint) {
        guard range.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
        flow.forEachLine(in: range.swift) { line, _, _ in
            line.content.draw(
                in: context,
                origin: CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y),
                space: .down
            )
            return true
        }
    }

    /// Draws what is seen of a room through a rectangle, which is in the room's space.
    func paint(_ visible: CGRect, in container: NSTextContainer, at origin: CGPoint) {
        // Letters reach beyond their lines.
        let reach = visible.insetBy(dx: 0, dy: -20)
        let range = rangeOfLines(in: reach, container)
        drawBackground(forGlyphRange: range, at: origin)
        drawGlyphs(forGlyphRange: range, at: origin)
    }
}
