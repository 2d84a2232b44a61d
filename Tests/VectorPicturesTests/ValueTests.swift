// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import VectorPictures

/// Colours, lengths and transforms as attributes write them.
struct ValueTests {
    @Test(
        "Colours have names, digits and functions",
        arguments: [
            ("red", 255, 0, 0, 255), (" RebeccaPurple ", 102, 51, 153, 255),
            ("#f0a", 255, 0, 170, 255),
            ("#F0A8", 255, 0, 170, 136), ("#102030", 16, 32, 48, 255),
            ("#10203040", 16, 32, 48, 64),
            ("rgb(1,2,3)", 1, 2, 3, 255), ("rgb(100%, 0%, 20%)", 255, 0, 51, 255),
            ("rgba(1 2 3 / 20%)", 1, 2, 3, 51), ("rgb(300,-5,0)", 255, 0, 0, 255),
            ("hsl(120, 100%, 50%)", 0, 255, 0, 255), ("hsla(240,100%,50%,0.2)", 0, 0, 255, 51),
            ("hsl(-120deg 100% 50%)", 0, 0, 255, 255), ("transparent", 0, 0, 0, 0),
            ("currentColor", 1, 2, 3, 255),
        ]
    )
    func colors(text: String, red: Int, green: Int, blue: Int, alpha: Int) throws {
        let current = SVGColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255)
        let color = try #require(SVGColor(text, current: current))
        let parts = [color.red, color.green, color.blue, color.alpha]
        #expect(parts.map { Int(($0 * 255).rounded()) } == [red, green, blue, alpha])
    }

    @Test(
        "What is no colour is none",
        arguments: [
            "", "#", "#12", "#12345", "#xyz", "rgb(1,2)", "rgb(1,2,3", "rgb(a,b,c)", "redd",
            "lab(1 2 3)",
            "url(#a)", "none", "rgb(1,2,3,4,5)",
        ]
    )
    func noColors(text: String) {
        #expect(SVGColor(text) == nil)
    }

    @Test("The table of colours holds all names")
    func colorTable() {
        #expect(CSSColorNames.table.count == 148)
        #expect(CSSColorNames.table["grey"] == CSSColorNames.table["gray"])
        #expect(CSSColorNames.table["yellowgreen"] == 0x9ACD32)
    }

    @Test(
        "Lengths have units",
        arguments: [
            ("5", 5), (" 5px ", 5), ("1in", 96), ("3pt", 4), ("1pc", 16), ("2.54cm", 96),
            ("25.4mm", 96),
            ("50%", 100), ("2em", 20), ("2ex", 10), ("1e1", 10), ("1e1px", 10), ("-.5em", -5),
            ("1rem", 16),
        ]
    )
    func lengths(text: String, value: CGFloat) throws {
        let length = try #require(SVGLength(text))
        #expect(abs(length.value(of: 200, font: 10) - value) < 1e-9)
    }

    @Test("What is no length is none", arguments: ["", "px", "5 5", "5furlong", "auto", "--5"])
    func noLengths(text: String) {
        #expect(SVGLength(text) == nil)
    }

    @Test("Transforms apply from the right to the left")
    func transforms() throws {
        let both = try #require(SVGTransform.read("translate(10,20) scale(2)"))
        #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 22))
        let turned = try #require(SVGTransform.read("rotate(90 5 5),translate(1)"))
        #expect(CGPoint(x: 5, y: 5).applying(turned) == CGPoint(x: 5, y: 6))
        let matrix = try #require(SVGTransform.read(" matrix(1 2 3 4 5 6) "))
        #expect(matrix == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        let skewed = try #require(SVGTransform.read("skewX(45)skewY(0)"))
        let point = CGPoint(x: 0, y: 10).applying(skewed)
        #expect(abs(point.x - 10) < 1e-9 && point.y == 10)
        #expect(SVGTransform.read("none") == .identity)
        #expect(SVGTransform.read("") == .identity)
        let units = try #require(SVGTransform.read("rotate(0.25turn) translate(3px, 4px)"))
        #expect(CGPoint.zero.applying(units) == CGPoint(x: -4, y: 3))
    }

    @Test(
        "Broken transforms are none",
        arguments: [
            "rotate", "rotate(", "rotate(1", "scale()", "matrix(1 2 3)", "turn(3)", "rotate(1) x",
        ]
    )
    func noTransforms(text: String) {
        #expect(SVGTransform.read(text) == nil)
    }
}
