// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VectorPictures

/// What elements look like, beside one another and through references.
struct PaintingTests {
    private let red: UInt32 = 0xFF00_00FF
    private let lime: UInt32 = 0x00FF_00FF

    /// The pixel in the middle of a picture of 8 by 8.
    private func middle(_ content: String, _ attributes: String = "") throws -> UInt32 {
        try SVGPixels.draw("<svg width='8' height='8' \(attributes)>\(content)</svg>").at(4, 4)
    }

    @Test("The outermost element, symbols and nested pictures have opacity, clips and masks")
    func groups() throws {
        let square = "<rect width='8' height='8' fill='red'/>"
        #expect(try middle(square, "opacity='.6'") == 0x9900_0099)
        #expect(try middle(square, "display='none'") == 0)
        let clip = "<clipPath id='c'><rect width='2' height='2'/></clipPath>"
        #expect(try middle(clip + square, "clip-path='url(#c)'") == 0)
        #expect(
            try middle("<symbol id='s' opacity='.6'>\(square)</symbol><use href='#s'/>")
                == 0x9900_0099
        )
        #expect(try middle("<svg opacity='.6'>\(square)</svg>") == 0x9900_0099)
    }

    @Test("A picture that is used stands where it says, in the size that its user gives")
    func usedPictures() throws {
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><defs><svg id="s" x="2" y="2" width="1" height="1" viewBox="0 0 1 1">
            <rect width="1" height="1" fill="red"/></svg></defs>
            <use href="#s" width="4" height="4"/></svg>
            """
        )
        #expect(drawn.at(1, 1) == 0)
        #expect(drawn.at(2, 2) == red)
        #expect(drawn.at(5, 5) == red)
        #expect(drawn.at(6, 6) == 0)
    }

    @Test("The current colour is that of the element which is painted")
    func currentColor() throws {
        let inner = "<g color='lime'><rect width='8' height='8'/></g>"
        #expect(try middle("<g fill='currentColor' color='red'>\(inner)</g>") == lime)
        let stops = "<stop stop-color='currentColor'/>"
        let server = "<g color='lime'><linearGradient id='l'>\(stops)</linearGradient></g>"
        #expect(try middle("\(server)<rect width='8' height='8' fill='url(#l)'/>") == lime)
    }

    @Test("Numbers with something behind them, and elements of other languages, do not count")
    func foreignThings() throws {
        #expect(try middle("<rect width='8' height='8' fill='red' opacity='.1mm'/>") == red)
        #expect(try middle("<x:rect xmlns:x='http://example.org/x' width='8' height='8'/>") == 0)
        let own = "<x:rect width='8' height='8' fill='red'/>"
        #expect(try middle("<g xmlns:x='http://www.w3.org/2000/svg'>\(own)</g>") == red)
        #expect(try middle("<rect width='8' height='8' systemLanguage='ru'/>") == 0)
        #expect(
            try middle(
                "<style type='text/other'>rect{fill:lime}</style><rect width='8' height='8' fill='red'/>"
            )
                == red
        )
    }

    @Test("A clip path in shares of a box is transformed after that")
    func clipTransforms() throws {
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><clipPath id="c" clipPathUnits="objectBoundingBox"
            transform="translate(4 0)"><rect width=".5" height="1"/></clipPath>
            <rect width="8" height="8" fill="red" clip-path="url(#c)"/></svg>
            """
        )
        #expect(drawn.at(2, 4) == 0)
        #expect(drawn.at(6, 4) == red)
    }

    @Test("Clip paths and masks are clipped and masked themselves")
    func clippedClips() throws {
        let square = "<rect width='8' height='8' fill='red'"
        let empty =
            "<clipPath id='e'/><clipPath id='c' clip-path='url(#e)'><rect width='8' height='8'/></clipPath>"
        #expect(try middle("\(empty)\(square) clip-path='url(#c)'/>") == 0)
        let masks = """
            <mask id="a"><rect width="8" height="8" fill="gray"/></mask>
            <mask id="b" mask="url(#a)"><rect width="8" height="8" fill="white"/></mask>
            """
        let alpha = try middle("\(masks)\(square) mask='url(#b)'/>") & 0xFF
        #expect((126...130).contains(alpha))
    }

    @Test("What a pattern holds in shares of a box begins where its cell does")
    func patternContent() throws {
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><pattern id="p" x=".5" width="1" height="1"
            patternContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="red"/></pattern>
            <rect width="8" height="8" fill="url(#p)"/></svg>
            """
        )
        #expect(drawn.at(1, 4) == 0)
        #expect(drawn.at(6, 4) == red)
    }

    @Test("Gradients take stops from gradients only, and geometry from those of their kind")
    func gradientReferences() throws {
        let square = "<rect width='8' height='8' fill='url(#l)'/>"
        let stops = "<stop stop-color='lime'/><stop offset='1' stop-color='lime'/>"
        #expect(
            try middle("<g id='g'>\(stops)</g><linearGradient id='l' href='#g'/>\(square)") == 0
        )
        #expect(
            try middle(
                "<radialGradient id='g'>\(stops)</radialGradient><linearGradient id='l' href='#g'/>\(square)"
            )
                == lime
        )
    }

    @Test("An SVG picture inside of a picture is drawn in its rectangle")
    func nestedPictures() throws {
        let inner = "<svg width='1' height='1'><rect width='1' height='1' fill='red'/></svg>"
        let data = Data(inner.utf8).base64EncodedString()
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><image x="2" y="2" width="4" height="4"
            href="data:image/svg+xml;base64,\(data)"/></svg>
            """
        )
        #expect(drawn.at(1, 4) == 0)
        #expect(drawn.at(4, 4) == red)
        #expect(drawn.at(6, 4) == 0)
    }
}
