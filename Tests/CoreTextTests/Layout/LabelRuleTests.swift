// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Testing

/// The rules of recorded labels that do not hang on the font.
@Suite("Recorded labels")
struct LabelRuleTests {
    private static let lineHeight = 2724.0 / 2048

    @Test("Blocks are rounded up to the pixel as a whole, whatever number of lines they have")
    func roundsBlocks() {
        let rows = LabelRecordings.rows
        #expect(rows.count == 300)
        for row in rows {
            let one = Self.lineHeight * row.size
            let intrinsic = TextLayout.ceil(CGFloat(one), scale: 3)
            #expect(abs(Double(intrinsic) - row.intrinsicHeight) < 0.001, "\(row)")
            let lines = (row.fitsHeight / one).rounded(.down)
            let fits = TextLayout.ceil(CGFloat(lines * one), scale: 3)
            #expect(abs(Double(fits) - row.fitsHeight) < 0.001, "\(row)")
            if row.limit > 0 { #expect(Int(lines) <= row.limit, "\(row)") }
        }
    }

    @Test("Our layout of any text follows the same rules as the recordings")
    func followsRules() {
        let sentence = "The quick brown fox jumps over the lazy dog, and a lot more than that."
        for row in LabelRecordings.rows {
            let font = CTFont(.system(SystemFontRequest(), size: CGFloat(row.size)))
            let string = NSAttributedString(
                string: sentence,
                attributes: [TextAttribute.font: font]
            )
            let text = TypesetText(string, defaults: .init(breakMode: .init(rawValue: row.mode)))
            var options = TextLayout.Options()
            options.wrapsAsLabel = true
            options.maximumLines = row.limit
            options.width = row.limit == 1 ? .infinity : 353
            let layout = TextLayout(text, options: options)
            // Lines never exceed the limit; heights are lines times the line height.
            if row.limit > 0 { #expect(layout.lines.count <= row.limit) }
            let height = Double(layout.lines.count) * 1.193359 * row.size
            #expect(abs(Double(layout.size.height) - height) < 0.01)
            // All but clipped text stays within the width.
            if row.limit != 1, row.mode != 2 || row.limit == 0 {
                #expect(layout.size.width <= 353.01, "\(row)")
            }
            // Without a limit every mode wraps words, but for the one that wraps characters.
            if row.limit == 0, row.mode != 1 {
                let words = TextLayout(
                    TypesetText(string, defaults: .init(breakMode: .word)),
                    options: options
                )
                #expect(words.size == layout.size)
                #expect(!layout.isTruncated)
            }
        }
    }
}
