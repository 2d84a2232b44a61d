// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
    /// Points that the text takes without limits; not rounded.
    public func size() -> CGSize {
        StringDrawing.size(.attributed(self))
    }

    /// Draws the text with its top left at a point of the current graphics context.
    public func draw(at point: CGPoint) {
        StringDrawing(self, .usesLineFragmentOrigin.union(.usesFontLeading))
            .draw(CGRect(origin: point, size: .zero))
    }

    /// Draws the text in a rectangle of the current graphics context, wrapped to its width.
    public func draw(in rect: CGRect) {
        StringDrawing(self, .usesLineFragmentOrigin.union(.usesFontLeading)).draw(rect)
    }

    /// Draws the text in a rectangle of the current graphics context.
    ///
    /// Without `usesLineFragmentOrigin` the rectangle's origin is the start of the baseline. A side
    /// of 0 is no limit.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, options, context).draw(rect)
    }

    /// The rectangle that the text takes within a size; not rounded.
    ///
    /// A side of 0 is no limit.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, options, context).bounds(size)
    }
}
