// SPDX-License-Identifier: Apache-2.0

import CoreText
public import Foundation

// On iOS a `String` has all methods of `NSString`; here each is written out.
extension String {
    /// Points that the text takes without limits; not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing.size(
            StringDrawing.Text(self, attrs),
            font: attrs?[.font] as? CTFont
        )
    }

    /// Draws the text with its top left at a point of the current graphics context.
    public func draw(
        at point: CGPoint,
        withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing(self, attrs).draw(CGRect(origin: point, size: .zero))
    }

    /// Draws the text in a rectangle of the current graphics context, wrapped to its width.
    public func draw(
        in rect: CGRect,
        withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing(self, attrs).draw(rect)
    }

    /// Draws the text in a rectangle of the current graphics context.
    ///
    /// Without `usesLineFragmentOrigin` the rectangle's origin is the start of the baseline. A side
    /// of 0 is no limit.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes, options, context).draw(rect)
    }

    /// The rectangle that the text takes within a size; not rounded.
    ///
    /// A side of 0 is no limit.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes, options, context).bounds(size)
    }
}
