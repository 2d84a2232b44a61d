// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
import UIKitControls

/// Draws a range of text as its drag shows it.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
    private final let manager: NSLayoutManager
    private final var first = CGRect.zero
    private final var middle = CGRect.zero
    private final var last = CGRect.zero
    private final let range: NSRange

    /// Draws a range of characters as the layout manager lays them out.
    public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
        self.init(layoutManager: layoutManager, range: range, unifyRects: false)
    }

    /// Draws a range of characters, in one rectangle if `unifyRects` says so.
    public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
        manager = layoutManager
        self.range = range
        super.init()
        let glyphs = layoutManager.glyphRange(
            forCharacterRange: range,
            actualCharacterRange: nil
        )
        guard glyphs.length > 0,
            let container = layoutManager.textContainer(
                forGlyphAt: glyphs.location,
                effectiveRange: nil
            )
        else { return }
        var rects: [CGRect] = []
        layoutManager.enumerateEnclosingRects(
            forGlyphRange: glyphs,
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
            in: container
        ) { rect, _ in rects.append(rect) }
        guard let top = rects.first, let bottom = rects.last else { return }
        if unifyRects {
            middle = rects.reduce(CGRect.null) { $0.union($1) }
        } else if rects.count == 1 {
            first = top
        } else {
            first = top
            last = bottom
            middle = rects.dropFirst().dropLast().reduce(CGRect.null) { $0.union($1) }
            if middle.isNull { middle = .zero }
        }
    }

    /// Who lays the text out.
    open var layoutManager: NSLayoutManager { manager }

    /// The text on a clear ground, as large as all rectangles together.
    open var image: UIImage {
        let box = [first, middle, last].filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
        guard !box.isNull, !box.isEmpty else { return UIImage() }
        let glyphs = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        return UIGraphicsImageRenderer(size: box.size).image { _ in
            let origin = CGPoint(x: -box.minX, y: -box.minY)
            manager.drawBackground(forGlyphRange: glyphs, at: origin)
            manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        }
    }

    /// The first line's place; all of a text of one line.
    open var firstLineRect: CGRect { first }

    /// The place of the lines between the first and the last.
    open var bodyRect: CGRect { middle }

    /// The last line's place, where there are several.
    open var lastLineRect: CGRect { last }

    final func adjustPlaces(textOrigin: CGPoint) {
        var places = (first, middle, last)
        adjust(
            firstLineRect: &places.0,
            bodyRect: &places.1,
            lastLineRect: &places.2,
            textOrigin: textOrigin
        )
        (first, middle, last) = places
    }

    /// Changes the places before the text is shown; by itself it leaves those of the lines.
    open func adjust(
        firstLineRect: UnsafeMutablePointer<CGRect>,
        bodyRect: UnsafeMutablePointer<CGRect>,
        lastLineRect: UnsafeMutablePointer<CGRect>,
        textOrigin origin: CGPoint
    ) {}
}
