// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
import XMLReading

/// Why an SVG picture cannot be read.
package struct SVGError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

/// An SVG picture: SVG 1.1 without animation, scripts and filters.
///
/// Nothing outside of the file is read. What a hostile file could do is bounded by ``SVGLimits``.
// Sendable is unchecked because the tree never changes once it is built.
package final class SVGDocument: VectorDrawing, @unchecked Sendable {
    let root: SVGElement
    /// The elements with an identifier, the first of each.
    let elements: [String: SVGElement]
    /// The size in points, of which one is a pixel of CSS.
    package let size: CGSize
    /// The part of user space that fills the size, and how.
    private let viewport: SVGViewport

    /// Reads a picture.
    ///
    /// - Throws: an ``SVGError`` for what is no SVG, not well formed, or beyond the limits.
    package init(data: Data) throws {
        let root = try SVGTree.read(data)
        self.root = root
        elements = SVGTree.elements(of: root)
        viewport = SVGViewport(root)
        let box = viewport.box?.size
        let reference = box ?? CGSize(width: 300, height: 150)
        func side(_ key: String, _ own: CGFloat, _ other: CGFloat?) throws -> CGFloat {
            guard let length = root.length(key), !length.isRelative else { return other ?? own }
            let value = length.value(of: own, font: 16)
            guard value > 0, value <= SVGLimits.longestSide else {
                throw SVGError("its \(key) is \(root[key] ?? ""), not above 0 and up to 100000")
            }
            return value
        }
        let width = try side("width", reference.width, nil)
        // A side that is not given follows from the other one and the view box.
        let ratio = reference.width > 0 ? reference.height / reference.width : 1
        let height = try side("height", reference.height, width * ratio)
        let isWide = root.length("width").map(\.isRelative) ?? true
        let hasHeight = root.length("height").map { !$0.isRelative } ?? false
        size = CGSize(
            width: isWide && hasHeight && ratio > 0 ? height / ratio : width,
            height: height
        )
        guard size.width > 0, size.height > 0, size.width <= SVGLimits.longestSide,
            size.height <= SVGLimits.longestSide
        else { throw SVGError("its size is \(size.width) by \(size.height)") }
    }

    /// Why an SVG file gives no image by itself.
    package static let notLoose =
        "as on iOS, SVG pictures are read from image sets of asset catalogues only"

    /// Whether data begins like an SVG file.
    package static func canRead(_ data: Data) -> Bool {
        let head = [UInt8](data.prefix(4096).filter { $0 != 0 })
        let text = String(decoding: head, as: UTF8.self)
        guard
            let first = text.first(where: {
                !$0.isWhitespace && $0 != "\u{FEFF}" && $0 != "\u{FFFD}"
            })
        else { return false }
        return first == "<" && (text.contains("<svg") || text.contains(":svg"))
    }

    package func draw(in context: CGContext) { draw(in: context, SVGProgress()) }

    /// Draws as far as limits allow.
    func draw(in context: CGContext, _ progress: SVGProgress) {
        context.saveGState()
        defer { context.restoreGState() }
        let bounds = CGRect(origin: .zero, size: size)
        context.clip(to: bounds)
        context.concatenate(viewport.transform(to: bounds))
        let painter = SVGPainter(
            self,
            context,
            viewport: viewport.box?.size ?? size,
            progress: progress
        )
        let style = SVGStyle(root, under: .initial)
        painter.paint(root, style) { painter.paintContent(of: root, style) }
    }
}

/// The bounds of what a picture may cost.
enum SVGLimits {
    /// The most bytes of a file.
    static let bytes = 32 << 20
    /// The most elements of a file, and how deep they may be nested.
    static let xml = XMLLimits(elements: 200_000, depth: 256, keepsUnknownEntities: true)
    /// The longest side of a picture in points.
    static let longestSide: CGFloat = 100_000
    /// The largest number in a path or an attribute; larger ones count as this.
    static let number = 1e9
    /// The most elements that are drawn, counting each as often as `use` repeats it.
    static let drawnElements = 200_000
    /// The most rules of style sheets, and the most times that one is compared with an element.
    static let rules = 10_000
    static let comparisons = 50_000_000
    /// The most parts of one selector.
    static let selectorParts = 8
    /// The most points of the paths that are drawn, and what else costs as much time as a point.
    static let drawnPoints = 20_000_000
    /// The most pixels that shapes, layers and masks cover together.
    static let drawnPixels = 4e9
    /// How deep drawing may be nested, through references, too.
    static let depth = 96
    /// How many gradients may take their stops from one another.
    static let references = 16
}
