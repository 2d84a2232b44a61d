// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import VectorPictures

/// Templates of custom symbols, in the forms that Apple's app writes.
struct SymbolTemplateTests {
    /// A template with capitals between y 625.541 and 696 and groups in it, as newer ones are.
    private func template(_ symbols: String, guides: String = "") throws -> SymbolTemplate {
        let text = """
            <svg width="3300" height="2200"><g id="Notes"><rect width="3300" height="2200"/></g>
            <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
            <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>\(guides)</g>
            <g id="Symbols">\(symbols)</g></svg>
            """
        return try SymbolTemplate(data: Data(text.utf8))
    }

    private let margins = """
        <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="600" y2="720"/>
        <line id="right-margin-Regular-S" x1="1500" x2="1500" y1="600" y2="720"/>
        """

    /// A square group of a weight, with its upper left corner at a place.
    private func group(
        _ name: String,
        x: CGFloat = 1410,
        y: CGFloat = 620,
        side: CGFloat = 80
    ) -> String {
        """
        <g id="\(name)" transform="matrix(1 0 0 1 \(x) \(y))"><path d="M0 0h\(side)v\(side)h-\(side)z"/></g>
        """
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

    @Test("A drawing reaches from margin to margin, with its baseline on the guide")
    func guides() throws {
        let found = try template(group("Regular-S"), guides: margins).variant(weight: 3, scale: 0)
        #expect(isNear(found.size.width, 1))
        #expect(isNear(found.size.height, 0.915))
        // The square ends 4 below the baseline.
        #expect(isNear(found.baseline, 0.0975))
        let box = try #require(found.layers.first?.path.box)
        #expect(isNear(box.minX, 0.1))
        #expect(isNear(box.minY, 0.0575))
        #expect(isNear(box.width, 0.8))
    }

    @Test("Guides of the first templates are as wide as the margins")
    func oldGuides() throws {
        let old = """
            <path id="left-margin" d="M1400 600h9v99h-9z"/><rect id="right-margin" width="7" height="9"/>
            """
        let found = try template(group("Black-S"), guides: old).variant(weight: 8, scale: 0)
        #expect(isNear(found.size.width, 0.96))
        let box = try #require(found.layers.first?.path.box)
        #expect(isNear(box.minX, 0.09))
    }

    @Test("A template of another size is measured by its capitals")
    func capitals() throws {
        let text = """
            <svg width="100" height="100"><path id="Baseline-M" d="M0 80h9"/><path id="Capline-M" d="M0 44.7705h9"/>
            <g id="Regular-M"><path d="M0 40h50v40H0z"/></g></svg>
            """
        let found = try SymbolTemplate(data: Data(text.utf8)).variant(weight: 3, scale: 1)
        #expect(isNear(found.size.width, 1))
        #expect(isNear(found.baseline, 0.0575))
    }

    @Test("Weights that are missing lie between others on the font's axis, or are the nearest")
    func weights() throws {
        let three = try template(
            group("Ultralight-S", side: 60) + group("Regular-S") + group("Black-S", side: 100),
            guides: margins
        )
        func side(_ template: SymbolTemplate, _ weight: Int) throws -> CGFloat {
            try #require(template.variant(weight: weight, scale: 0).layers.first?.path.box).width
        }
        let sides = try (0...8).map { try side(three, $0) }
        let places: [CGFloat] = [0.6, 0.65, 0.7, 0.8, 0.8742, 0.8968, 0.929, 0.9806, 1]
        #expect(zip(sides, places).allSatisfy { abs($0 - $1) < 1e-4 }, "\(sides)")
        let one = try template(group("Regular-S"))
        let same = try (0...8).map { try side(one, $0) }
        #expect(same.allSatisfy { isNear($0, 0.8) })
        // Outlines of other kinds have nothing between them.
        let round = "<g id=\"Black-S\"><circle cx=\"50\" cy=\"50\" r=\"50\"/></g>"
        let two = try template(group("Regular-S") + round)
        let (lighter, heavier) = (try side(two, 5), try side(two, 6))
        #expect(isNear(lighter, 0.8))
        #expect(isNear(heavier, 1))
    }

    @Test("Scales that are missing follow from another one around the middle of capitals")
    func scales() throws {
        let one = try template(group("Regular-S"), guides: margins)
        let small = one.variant(weight: 3, scale: 0)
        for (scale, factor) in [(1, 1.25), (2, 1.275 / 0.8)] {
            let found = one.variant(weight: 3, scale: scale)
            #expect(isNear(found.size.width, small.size.width * factor))
            let middle = small.baseline + 0.70459 / 2
            #expect(isNear(found.baseline + 0.70459 / 2, middle * factor))
        }
    }

    @Test("Classes give ranks and colours, and previews as wires are areas")
    func layers() throws {
        let found = try template(
            """
            <style>.SFSymbolsPreviewWireframe { fill: none; stroke: black; stroke-width: .5 }</style>
            <g id="Regular-S"><path class="monochrome-0 multicolor-0:systemRedColor
            hierarchical-0:secondary SFSymbolsPreviewWireframe" d="M0 600h50v50z"/>
            <path class="multicolor-1:tintColor hierarchical-1:primary SFSymbolsPreviewWireframe"
            fill-rule="evenodd" d="M0 600h20v20z"/><path display="none" d="M0 0h9v9z"/></g>
            """
        ).variant(weight: 3, scale: 0)
        #expect(found.layers.map(\.rank) == [1, 0])
        #expect(found.layers.map(\.color) == ["systemRed", nil])
        #expect(found.layers.map(\.rule) == [.winding, .evenOdd])
        let box = try #require(found.layers.first?.path.box)
        #expect(isNear(box.width, 0.5))
    }

    @Test("A picture without a symbol's groups is no template")
    func noTemplate() {
        let error = #expect(throws: SVGError.self) {
            _ = try template("<g id='Regular'><path d='M0 0h9'/></g>")
        }
        #expect(error?.description == "it has no group of a symbol, such as Regular-M or Regular-S")
    }
}
