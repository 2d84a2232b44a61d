// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite("Frames of any shape")
struct FrameShapeTests {
    private let framesetter = CTFramesetterCreateWithAttributedString(
        NSAttributedString(
            string: String(repeating: "word ", count: 300),
            attributes: [
                NSAttributedString.Key(kCTFontAttributeName as String): CTFontCreateWithName(
                    "Helvetica" as NSString,
                    12,
                    nil
                )
            ]
        )
    )

    /// The lines of a path with their places from its box's bottom left.
    private func lines(_ path: CGPath) -> [(origin: CGPoint, width: CGFloat)] {
        let all = CFRange(location: 0, length: 0)
        let frame = CTFramesetterCreateFrame(framesetter, all, path, nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, all, &origins)
        return zip(origins, lines).map { origin, line in
            let hanging = CTLineGetTrailingWhitespaceWidth(line)
            return (origin, CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil) - hanging))
        }
    }

    @Test("Lines stay inside of a circle")
    func circle() {
        let path = CGPath(ellipseIn: CGRect(x: 30, y: 40, width: 200, height: 200), transform: nil)
        let lines = lines(path)
        #expect(lines.count > 10)
        for line in lines {
            for x in [line.origin.x, line.origin.x + line.width] {
                let distance = hypot(x - 100, line.origin.y - 100)
                #expect(distance <= 100.2, "\(line)")
            }
        }
        // The first is short, one in the middle nearly as long as the circle is wide.
        #expect((lines.first?.width ?? 0) < 100)
        #expect((lines.map(\.width).max() ?? 0) > 160)
        #expect((lines.first?.origin.x ?? 0) > 50)
    }

    @Test("Beside a hole there are two lines at one height")
    func hole() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 300, height: 200))
        path.addRect(CGRect(x: 100, y: 60, width: 100, height: 80))
        let lines = lines(path)
        let level = lines.filter { $0.origin.y > 80 && $0.origin.y < 120 }
        #expect(!level.isEmpty)
        for line in level {
            // A line is left of the hole or right of it.
            #expect(line.origin.x + line.width <= 100.1 || line.origin.x >= 199.9)
        }
        #expect(level.contains { $0.origin.x < 1 } && level.contains { $0.origin.x >= 199.9 })
        let heights = Dictionary(grouping: level, by: \.origin.y)
        #expect(heights.values.allSatisfy { $0.count == 2 })
        // Above the hole lines are whole.
        #expect((lines.first?.width ?? 0) > 250)
    }

    @Test("A shape too narrow for a letter has no lines")
    func narrow() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 300), transform: nil)
        #expect(lines(path).isEmpty)
    }
}
