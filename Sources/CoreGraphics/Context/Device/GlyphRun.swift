// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Glyphs of one font, placed in device space.
package struct GlyphRun {
    /// One glyph and the device point of its origin.
    package struct Placement: Hashable, Sendable {
        package var glyph: CGGlyph
        package var position: CGPoint

        /// Places a glyph.
        package init(glyph: CGGlyph, position: CGPoint) {
            self.glyph = glyph
            self.position = position
        }
    }

    /// Some characters and the glyphs that stand for them.
    package struct Cluster: Hashable, Sendable {
        /// Bytes of the run's text.
        package var byteCount: Int
        /// Glyphs of the run.
        package var glyphCount: Int

        /// Pairs counts.
        package init(byteCount: Int, glyphCount: Int) {
            self.byteCount = byteCount
            self.glyphCount = glyphCount
        }
    }

    /// The font.
    package var font: CGFont
    /// From the em square (1 em = 1, y up) to device pixels; linear part only.
    package var matrix: CGAffineTransform
    /// The glyphs in drawing order.
    package var placements: [Placement]
    /// The glyphs' text, for selection in a PDF; empty if unknown.
    package var text = ""
    /// How text and glyphs belong together; empty when unknown.
    package var clusters: [Cluster] = []

    /// Collects glyphs.
    package init(font: CGFont, matrix: CGAffineTransform, placements: [Placement]) {
        self.font = font
        self.matrix = matrix
        self.placements = placements
    }

    /// The matrix as the glyph cache takes it.
    package var glyphMatrix: GlyphMatrix {
        GlyphMatrix(
            a: Double(matrix.a),
            b: Double(matrix.b),
            c: Double(matrix.c),
            d: Double(matrix.d)
        )
    }

    /// A generous box around the ink: the font's own box at every origin.
    package var bounds: CGRect {
        let reach = CGFloat(glyphMatrix.pixelSize) * 3 + 2
        return placements.reduce(CGRect.null) { box, placement in
            guard placement.position.x.isFinite, placement.position.y.isFinite else { return box }
            return box.union(
                CGRect(
                    x: placement.position.x - reach,
                    y: placement.position.y - reach,
                    width: reach * 2,
                    height: reach * 2
                )
            )
        }
    }

    /// The outlines of all glyphs in device space.
    package var outlines: PathElements {
        var path = PathElements()
        let unit = 1 / CGFloat(max(font.face.info.unitsPerEm, 1))
        for placement in placements {
            let transform = CGAffineTransform(
                a: matrix.a * unit,
                b: matrix.b * unit,
                c: matrix.c * unit,
                d: matrix.d * unit,
                tx: placement.position.x,
                ty: placement.position.y
            )
            path.append(font.outline(placement.glyph), transform: transform)
        }
        return path
    }
}

extension PathElements {
    /// Appends a glyph's contours.
    fileprivate mutating func append(_ outline: GlyphOutline, transform: CGAffineTransform) {
        func add(_ verb: GlyphOutline.Verb, _ points: ArraySlice<CGPoint>) {
            let at = points.map { $0.applying(transform) }
            switch verb {
            case .move: move(to: at[0])
            case .line: addLine(to: at[0])
            case .quad: addQuadCurve(to: at[1], control: at[0])
            case .cubic: addCurve(to: at[2], control1: at[0], control2: at[1])
            case .close: close()
            }
        }
        outline.forEach(add)
    }
}
