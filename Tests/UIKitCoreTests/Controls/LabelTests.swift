// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

@Suite("Labels")
@MainActor
struct LabelTests {
    init() { UIScreen.useScale(2) }

    private let long = "The quick brown fox jumps over the lazy dog and runs away again."

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func labelsThatSayTheSameShareAParagraphStyle() {
        func style(_ alignment: NSTextAlignment) -> NSParagraphStyle? {
            let label = UILabel()
            label.text = "words"
            label.textAlignment = alignment
            return label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                as? NSParagraphStyle
        }
        #expect(style(.center)?.alignment == .center && style(.right)?.alignment == .right)
        #expect(style(.center) === style(.center) && style(.center) !== style(.right))
        #expect(!(style(.center) is NSMutableParagraphStyle))
    }

    @Test("A new label has UIKit's defaults")
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.font.pointSize == 17)
        #expect(label.textColor == .label)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.textAlignment == .natural)
        #expect(label.contentMode == .redraw)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("The intrinsic size is that of one line, whatever the number of lines")
    func intrinsicSize() {
        let one = label(long).intrinsicContentSize
        #expect(label(long, lines: 0).intrinsicContentSize == one)
        #expect(label(long, lines: 3).intrinsicContentSize == one)
        #expect(one.height == 20.5)
        #expect((one.width * 2).rounded() == one.width * 2)
    }

    @Test("One line ignores the width that is offered, several wrap at it")
    func sizeThatFits() {
        let narrow = CGSize(width: 120, height: 1000)
        #expect(label(long).sizeThatFits(narrow) == label(long).intrinsicContentSize)
        let wrapped = label(long, lines: 0).sizeThatFits(narrow)
        #expect(wrapped.width <= 120)
        #expect(wrapped.height > 80)
        let two = label(long, lines: 2).sizeThatFits(narrow)
        // The block is rounded up to pixels, not each line: 2 x 20.287 is 40.57.
        #expect(two.height == 41)
        #expect(label(long, lines: 0).sizeThatFits(.zero) == label(long).intrinsicContentSize)
    }

    @Test("Shrinking never changes the sizes that suit")
    func shrinkingKeepsSizes() {
        let plain = label(long)
        let shrinking = label(long)
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.1
        #expect(plain.intrinsicContentSize == shrinking.intrinsicContentSize)
        #expect(plain.sizeThatFits(.zero) == shrinking.sizeThatFits(.zero))
    }

    @Test("The preferred width wraps the intrinsic size")
    func preferredWidth() {
        let label = label(long, lines: 0)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 120, height: 0)))
    }

    @Test("Text taller than the bounds is centred on them, shorter text begins at the top")
    func textRects() {
        let label = label(long, lines: 0)
        let room = CGRect(x: 4, y: 200, width: 120, height: 50)
        let full = label.sizeThatFits(CGSize(width: 120, height: 0)).height
        let rect = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
        #expect(rect.height == 50)
        #expect(abs(rect.minY - (room.midY - full / 2)) <= 0.25)
        let tall = CGRect(x: 4, y: 200, width: 120, height: 500)
        #expect(label.textRect(forBounds: tall, limitedToNumberOfLines: 0).minY == 200)
    }

    @Test("Overriding textRect makes room around the text")
    func overriddenTextRect() {
        final class Padded: UILabel {
            override func textRect(
                forBounds bounds: CGRect,
                limitedToNumberOfLines n: Int
            ) -> CGRect {
                let rect = super.textRect(
                    forBounds: bounds.insetBy(dx: 10, dy: 5),
                    limitedToNumberOfLines: n
                )
                return rect.insetBy(dx: -10, dy: -5)
            }
        }
        let padded = Padded(frame: .zero)
        padded.text = "Text"
        let plain = label("Text").intrinsicContentSize
        #expect(padded.intrinsicContentSize.width == plain.width + 20)
        #expect(padded.intrinsicContentSize.height == plain.height + 10)
    }

    @Test("Attributed text gives the label the values of its first letter")
    func attributedText() {
        let label = UILabel(frame: .zero)
        let text = NSMutableAttributedString(
            string: "Big",
            attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
        )
        text.append(
            NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        )
        label.attributedText = text
        #expect(label.text == "Big small")
        #expect(label.font.pointSize == 30)
        #expect(label.textColor == .red)
        label.textAlignment = .center
        let style = label.attributedText?.attribute(.paragraphStyle, at: 5, effectiveRange: nil)
        #expect((style as? NSParagraphStyle)?.alignment == .center)
        label.text = "plain"
        #expect(label.attributedText?.length == 5)
    }

    @Test("Attributed text without a paragraph style stands as the label says")
    func alignmentOfAttributedText() throws {
        func isCentered(_ text: NSAttributedString?) throws -> Bool {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.textAlignment = .center
            label.attributedText = text
            let shown = try #require(label.label.shownText(scale: 1))
            let style = shown.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            return (style as? NSParagraphStyle)?.alignment == .center
        }
        let plain = NSAttributedString(
            string: "Text",
            attributes: [.font: UIFont.systemFont(ofSize: 9)]
        )
        #expect(try isCentered(plain))
        let own = NSAttributedString(
            string: "Text",
            attributes: [.paragraphStyle: NSParagraphStyle.default]
        )
        #expect(try !isCentered(own))
    }

    @Test("A line that is too wide is made smaller and stays on its baseline")
    func shrinking() throws {
        let label = label(long)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        let room = CGRect(x: 0, y: 0, width: 250, height: 40)
        let placed = try #require(label.place(in: room))
        #expect(placed.layout.size.width <= 250)
        #expect(!placed.layout.isTruncated)
        let short = self.label("Short")
        let usual = try #require(short.place(in: room))
        let difference =
            usual.origin.y + usual.layout.firstBaseline
            - placed.origin.y - placed.layout.firstBaseline
        #expect(abs(difference) < 0.01)
    }

    @Test("Text is drawn in its colour and in the middle")
    func drawing() {
        let label = label("████")
        label.textColor = .red
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let image = picture(60, 60) { _ in label.drawText(in: label.bounds) }
        let middle = pixel(image, 20, 30)
        #expect(middle.count == 4 && middle[0] > 200 && middle[1] < 60)
        #expect(pixel(image, 20, 2) == [0, 0, 0, 0])
        #expect(pixel(image, 20, 57) == [0, 0, 0, 0])
    }

    @Test("An archive keeps text and looks")
    func archive() throws {
        let label = label(long, lines: 3)
        label.textColor = .systemRed
        label.font = .boldSystemFont(ofSize: 20)
        label.textAlignment = .right
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: label,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(of: UILabel.self, forKey: NSKeyedArchiveRootObjectKey)
        let back = try #require(read)
        #expect(back.text == long)
        #expect(back.numberOfLines == 3)
        #expect(back.textColor == .systemRed)
        #expect(back.font.pointSize == 20)
        #expect(back.textAlignment == .right)
    }
}
