// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@Suite("Drawing of strings")
struct StringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test("Sizes are not rounded, and an empty string is as high as its font")
    func sizes() {
        let size = "Layout".size(withAttributes: attributes)
        #expect(abs(size.height - 20.287) < 0.001)
        #expect(abs(size.width - 51.33) < 0.5)
        let empty = "".size(withAttributes: attributes)
        #expect(empty.width == 0)
        #expect(abs(empty.height - 20.287) < 0.001)
        #expect(abs("a\nb".size(withAttributes: attributes).height - 40.574) < 0.001)
    }

    @Test("Bounding rectangles wrap when the origin is the first line's")
    func wraps() {
        let text = "The quick brown fox jumps over the lazy dog"
        let limit = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(
            with: limit,
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: attributes,
            context: nil
        )
        #expect(wrapped.width <= 120)
        #expect(wrapped.height > 50)
        let single = text.boundingRect(with: limit, attributes: attributes, context: nil)
        #expect(abs(single.height - 20.287) < 0.001)
        #expect(single.width > 300)
    }

    @Test("A context lets text shrink and says how far")
    func shrinks() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let bounds = "Hello wide world".boundingRect(
            with: CGSize(width: 100, height: 40),
            options: [],
            attributes: attributes,
            context: context
        )
        #expect(bounds.width <= 100.01)
        #expect(context.actualScaleFactor < 1)
        #expect(context.actualScaleFactor >= 0.5)
        #expect(context.totalBounds == bounds)
    }

    @Test("Strings put ink where they are drawn")
    func draws() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format)
        let image = renderer.image { _ in
            "HHH".draw(at: CGPoint(x: 40, y: 20), withAttributes: attributes)
        }
        let picture = try #require(image.cgImage)
        let bytes = try #require(picture.dataProvider?.data) as Data
        let row = picture.bytesPerRow
        func ink(_ rows: Range<Int>, _ columns: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in
                sum
                    + columns.filter { x in
                        (0..<4).contains { bytes[bytes.startIndex + y * row + x * 4 + $0] != 0 }
                    }.count
            }
        }
        #expect(ink(0..<20, 0..<100) == 0)
        #expect(ink(0..<60, 0..<40) == 0)
        #expect(ink(23..<37, 40..<80) > 60)
        #expect(ink(42..<60, 0..<100) == 0)
    }

    @Test("Paragraph styles copy, compare and survive archives")
    func copiesStyles() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.alignment == .natural)
        #expect(style.tabStops.count == 12)
        style.lineSpacing = 4
        style.alignment = .center
        style.lineBreakMode = .byTruncatingMiddle
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style)
        style.lineSpacing = 5
        #expect(copy.lineSpacing == 4)
        #expect(copy != style)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: copy,
            requiringSecureCoding: true
        )
        let again = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: NSParagraphStyle.self,
            from: data
        )
        #expect(again == copy)
    }

    @Test("Stops and lists of paragraph styles survive archives")
    func archivesStops() throws {
        let style = NSMutableParagraphStyle()
        let points = CharacterSet(charactersIn: ".")
        style.tabStops = [
            NSTextTab(textAlignment: .left, location: 50),
            NSTextTab(
                textAlignment: .right,
                location: 120,
                options: [.columnTerminators: points]
            ),
        ]
        style.textLists = [
            NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)
        ]
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: style,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: NSParagraphStyle.self,
            from: data
        )
        let again = try #require(read)
        #expect(again == style)
        #expect(again.textLists.first?.startingItemNumber == 3)
        let terminators = again.tabStops.last?.options[.columnTerminators] as? CharacterSet
        #expect(terminators?.contains(".") == true)
        #expect(terminators?.contains(",") == false)
        // Text stands at the stops.
        func width(_ style: NSParagraphStyle) -> CGFloat {
            NSAttributedString(string: "\ta", attributes: [.paragraphStyle: style]).size().width
        }
        #expect(width(again) == width(style))
        #expect(width(again) > 50)
    }

    @Test("Lists count in numbers, letters and Roman numbers")
    func marksLists() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
            NSTextList(markerFormat: format).marker(forItemNumber: number)
        }
        #expect(marker(.decimal, 12) == "12")
        #expect(marker(.lowercaseAlpha, 28) == "ab")
        #expect(marker(.uppercaseRoman, 1994) == "MCMXCIV")
        #expect(marker(.disc, 3) == "\u{2022}")
        #expect(marker(.init("({decimal})"), 4) == "(4)")
    }
}
