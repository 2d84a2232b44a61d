// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Symbols of the program's own, from the symbol sets of asset catalogues.
@MainActor
@Suite("Custom symbols")
final class CustomSymbolTests {
    private typealias Looks = UIImage.SymbolConfiguration

    private let folder =
        NSTemporaryDirectory()
        + "casement-symbols-\(ProcessInfo.processInfo.globallyUniqueString)"

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// A square of 80 in the regular weight, and of 100 in the black one, 100 from margin to margin, with
    /// a smaller square of a second rank in front, of which one is 4 below the baseline.
    private static let template = """
        <svg width="3300" height="2200"><style>.SFSymbolsPreviewWireframe{fill:none;stroke:black}</style>
        <g id="Guides"><line id="Baseline-M" x2="9" y1="1126" y2="1126"/>
        <line id="Capline-M" x2="9" y1="1055.541" y2="1055.541"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400"/>
        <line id="right-margin-Regular-M" x1="1500" x2="1500"/></g><g id="Symbols">
        <g id="Regular-M" transform="translate(1410 1050)">
        <path class="hierarchical-0:secondary multicolor-0:systemRedColor" d="M0 0h80v80h-80z"/>
        <path class="hierarchical-1:primary multicolor-1:systemGreenColor" d="M0 0h40v40h-40z"/></g>
        <g id="Black-M" transform="translate(2900 1050)"><path d="M0 0h100v80h-100z"/></g></g></svg>
        """

    private func bundle(_ template: String = template) throws -> Bundle {
        let set = URL(fileURLWithPath: "\(folder)/Media.xcassets/my.symbol.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(template.utf8).write(to: set.appendingPathComponent("my.svg"))
        let contents = #"{"symbols": [{"idiom": "universal", "filename": "my.svg"}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return try #require(Bundle(path: folder))
    }

    /// The symbol in some looks, at one pixel to a point.
    private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        let traits = UIImage.Configuration(traitCollection: UITraitCollection(displayScale: 1))
        let image = UIImage(named: "my.symbol", in: try bundle(), with: traits)
        return try #require(image?.applyingSymbolConfiguration(configuration))
    }

    /// A pixel of the image as it is drawn: red, green, blue and alpha.
    private func drawn(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        pixel(picture(image.size.width, image.size.height) { _ in image.draw(at: .zero) }, x, y)
    }

    @Test("A symbol set gives a symbol image, which is a template")
    func symbolImage() throws {
        let image = try #require(UIImage(named: "my.symbol", in: bundle(), with: nil))
        #expect(image.isSymbolImage)
        #expect(image.symbolConfiguration != nil)
        #expect(image.renderingMode == .automatic)
        #expect(image.description.contains("symbol(main: my.symbol)"))
        #expect(UIImage(systemName: "my.symbol") == nil)
    }

    @Test("Point size, weight and scale give its size, and the guides its baseline")
    func looks() throws {
        let usual = try symbol(.init(pointSize: 100))
        #expect(usual.size == CGSize(width: 100, height: 92))
        let baseline = try #require(usual.baselineOffsetFromBottom)
        #expect(abs(baseline - 9.75) < 0.001)
        #expect(try symbol(.init(pointSize: 50)).size == CGSize(width: 50, height: 46))
        let black = try symbol(.init(pointSize: 100, weight: .black))
        #expect(black.size.width == 120)
        let large = try symbol(.init(pointSize: 100, weight: .regular, scale: .large))
        #expect(large.size.width == 128)
        #expect(try symbol(.init(pointSize: 100, weight: .regular, scale: .small)).size.width == 80)
    }

    @Test("It is drawn in the tint, or in colours by rank or of its own")
    func colors() throws {
        let usual = Looks(pointSize: 100)
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
        let tinted = try symbol(usual).withTintColor(.blue)
        #expect(drawn(tinted, 70, 70) == blue)
        #expect(drawn(tinted, 30, 30) == blue)
        #expect(drawn(tinted, 3, 50) == [0, 0, 0, 0])
        let palette = try symbol(usual.applying(Looks(paletteColors: [.blue, .red])))
        #expect(drawn(palette, 30, 30) == blue)
        #expect(drawn(palette, 70, 70) == red)
        let shades = try symbol(usual.applying(Looks(hierarchicalColor: .blue)))
        #expect(drawn(shades, 30, 30) == blue)
        #expect(abs(Int(drawn(shades, 70, 70)[3]) - 128) <= 1)
        let own = try symbol(usual.applying(Looks.preferringMulticolor()))
        let (front, back) = (drawn(own, 30, 30), drawn(own, 70, 70))
        #expect(front[1] > front[0])
        #expect(back[0] > back[1])
    }

    @Test("An image view draws it in the looks that it prefers")
    func imageViews() throws {
        let view = UIImageView(image: UIImage(named: "my.symbol", in: try bundle(), with: nil))
        let usual = view.intrinsicContentSize
        view.preferredSymbolConfiguration = .init(pointSize: 170)
        #expect(abs(view.intrinsicContentSize.width - usual.width * 10) <= 10)
        #expect(view.intrinsicContentSize.width >= 170)
    }

    @Test("Two that look the same are equal, and an archive keeps the pixels")
    func equality() throws {
        let (one, two) = (try symbol(.init(pointSize: 40)), try symbol(.init(pointSize: 40)))
        #expect(one == two)
        #expect(try one != symbol(.init(pointSize: 41)))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: one,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
        #expect(read?.size == one.size)
    }

    @Test("A template that cannot be read is no image")
    func brokenTemplates() throws {
        #expect(
            UIImage(named: "my.symbol", in: try bundle("<svg><g id='A-M'/></svg>"), with: nil)
                == nil
        )
    }
}
