// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import CoreText
public import Foundation
public import ObjCRuntime
import UIKitViews

/// A line of a layout fragment, or a line of its own.
///
/// Points are in the line's space: the top left of `typographicBounds` is its origin, y down.
open class NSTextLineFragment: NSObject, NSSecureCoding {
    final let shape: LineShape
    private final let text: NSAttributedString
    private final let range: NSRange

    /// A line of a part of a text, as wide as it gets.
    public init(attributedString: NSAttributedString, range: NSRange) {
        text = attributedString
        self.range = range
        shape = LineShape(attributedString, range)
        super.init()
    }

    /// A line of a part of a text of one look.
    public convenience init(
        string: String,
        attributes: [NSAttributedString.Key: Any] = [:],
        range: NSRange
    ) {
        self.init(
            attributedString: NSAttributedString(string: string, attributes: attributes),
            range: range
        )
    }

    /// A line of a layout fragment.
    init(_ shape: LineShape, of text: NSAttributedString) {
        self.shape = shape
        self.text = text
        let units = shape.content.range
        range = NSRange(location: units.lowerBound, length: units.count)
        super.init()
    }

    /// Reads an archived line, which is laid out again.
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.present(NSAttributedString.self, "NSAttributedString") else {
            return nil
        }
        let low = min(max(0, coder.decodeInteger(forKey: "NSLocation")), text.length)
        let length = min(max(0, coder.decodeInteger(forKey: "NSLength")), text.length - low)
        self.init(attributedString: text, range: NSRange(location: low, length: length))
    }

    /// Archives hold the text and the range.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the text and the range.
    open func encode(with coder: NSCoder) {
        coder.encode(text, forKey: "NSAttributedString")
        coder.encode(range.location, forKey: "NSLocation")
        coder.encode(range.length, forKey: "NSLength")
    }

    /// The text that the line is a part of: that of the layout fragment's paragraph.
    open var attributedString: NSAttributedString { text }

    /// The line's part of the text; empty for the line after a separator at the end of a document.
    open var characterRange: NSRange { range }

    /// What the line takes of its layout fragment, in the fragment's space; lines touch each other.
    open var typographicBounds: CGRect { shape.bounds }

    /// Where the leftmost glyph stands on the baseline.
    open var glyphOrigin: CGPoint { shape.origin }

    /// Where a character of the text stands on the baseline.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: shape.x(of: index), y: shape.origin.y)
    }

    /// The character of the text at a point; the nearest where none is.
    open func characterIndex(for point: CGPoint) -> Int { shape.character(at: point.x) }

    /// How far across its character a point lies (0...1).
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        shape.fraction(at: point.x)
    }

    /// Draws the line with its top left at a point.
    open func draw(at point: CGPoint, in context: CGContext) { shape.draw(at: point, context) }
}
