// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import VectorPictures

/// Where style comes from, and which source wins.
struct StyleTests {
    /// The style of the element `#x` in a picture.
    private func style(_ content: String) throws -> SVGStyle {
        let document = try SVGDocument(data: Data("<svg>\(content)</svg>".utf8))
        func find(_ element: SVGElement, _ outer: SVGStyle) -> SVGStyle? {
            let own = SVGStyle(element, under: outer)
            if element.id == "x" { return own }
            return element.children.lazy.compactMap { find($0, own) }.first
        }
        return try #require(find(document.root, .initial))
    }

    private func fill(_ content: String) throws -> SVGPaint { try style(content).fill }

    private func color(_ text: String) throws -> SVGPaint { .color(try #require(SVGColor(text))) }

    @Test(
        "The style attribute wins over rules, and those win over attributes and what is inherited"
    )
    func order() throws {
        let sheet = "<style>rect { fill: lime }</style>"
        #expect(try fill("<g fill='red'><rect id='x'/></g>") == color("red"))
        #expect(try fill("<g fill='red'><rect id='x' fill='blue'/></g>") == color("blue"))
        #expect(try fill("\(sheet)<rect id='x' fill='blue'/>") == color("lime"))
        #expect(try fill("\(sheet)<rect id='x' style='fill:pink'/>") == color("pink"))
        #expect(try fill("<rect id='x' fill='blue'/>\(sheet)") == color("lime"))
        let strong = "<style>rect { fill: lime ! important }</style>"
        #expect(try fill("\(strong)<rect id='x' style='fill:pink'/>") == color("lime"))
    }

    @Test("Of rules the more specific one wins, of equal ones the later")
    func specificity() throws {
        let shape = "<g class='g h'><rect id='x' class='a b' data-k='v'/></g>"
        for (sheet, winner) in [
            (".a{fill:red} rect{fill:blue}", "red"),
            ("#x{fill:red} .a.b{fill:blue}", "red"),
            (".a.b{fill:red} .a{fill:blue}", "red"),
            (".a{fill:red} .b{fill:blue}", "blue"),
            ("g rect{fill:red} rect{fill:blue}", "red"),
            ("g > .a{fill:red} svg > .b{fill:blue}", "red"),
            ("svg .h rect{fill:red}", "red"),
            ("*{fill:red}", "red"),
            ("rect[data-k='v']{fill:red} rect[data-k=w]{fill:blue}", "red"),
            ("circle, rect{fill:red}", "red"),
            ("rect:hover{fill:blue} rect + rect{fill:blue} rect{fill:red}", "red"),
            ("@media print { rect { fill: blue } } rect{fill:red}", "red"),
            ("@import url(a;b); rect{fill:red}", "red"),
            ("/* } */ rect{ /* fill: blue */ fill: red }", "red"),
            ("rect{fill:blue;fill:nonsense;} rect{fill:red", "red"),
        ] {
            #expect(
                try fill("<style>\(sheet.replacing(">", with: "&gt;"))</style>\(shape)")
                    == color(winner)
            )
        }
    }

    @Test("Some properties are inherited, others are not")
    func inheritance() throws {
        let style = try style(
            """
            <g stroke="red" stroke-width="3" fill-rule="evenodd" opacity=".5" clip-path="url(#c)"
            font-size="10" color="blue" transform="scale(2)"><rect id="x" font-size="2em"
            fill="currentColor" stroke-linecap="round"/></g>
            """
        )
        #expect(try style.stroke == color("red"))
        #expect(style.strokeWidth?.value(of: 0, font: 0) == 3)
        #expect(style.fillRule == .evenOdd)
        #expect(style.cap == .round)
        #expect(style.fontSize == 20)
        #expect(try style.fill == color("blue"))
        #expect(style.opacity == 1)
        #expect(style.clipPath == nil)
        #expect(style.transform == .identity)
    }

    @Test("What is broken leaves what was there; inherit does, too")
    func brokenValues() throws {
        #expect(try fill("<g fill='red'><rect id='x' fill='nonsense'/></g>") == color("red"))
        #expect(try fill("<g fill='red'><rect id='x' fill='inherit'/></g>") == color("red"))
        let style = try style(
            "<g opacity='.5' stroke-width='4'><rect id='x' stroke-width='b'/></g>"
        )
        #expect(style.strokeWidth?.value(of: 0, font: 0) == 4)
    }

    @Test("A paint may refer to an element, with a colour for where that is missing")
    func references() throws {
        let paint = try fill("<rect id='x' fill=\"url('#a b') red\"/>")
        #expect(try paint == .server("a b", fallback: color("red")))
        #expect(try fill("<rect id='x' fill='url(#a)'/>") == .server("a", fallback: .none))
    }

    @Test("One property for all markers comes before those of single ones")
    func markers() throws {
        let style = try style(
            "<path id='x' style='marker-mid:url(#b);marker:url(#a);marker-end:none'/>"
        )
        #expect(style.markers == ["a", "b", nil])
    }
}
