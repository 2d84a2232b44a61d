// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import GoldenPictures
import Raster
import Testing
import UIKitCore

@Suite("The looks of symbols")
struct SymbolLookTests {
    private let traits = UITraitCollection(displayScale: 3)

    private func image(
        _ name: String,
        _ looks: UIImage.SymbolConfiguration? = nil,
        value: Double = 1
    ) throws -> UIImage {
        let base = UIImage.SymbolConfiguration(traitCollection: traits)
        let all = looks.map { base.applying($0) } ?? base
        return try #require(
            UIImage(systemName: name, variableValue: value, configuration: all),
            "\(name)"
        )
    }

    @Test("A symbol in a circle has the size it has on iOS")
    func recordedSize() throws {
        #expect(try image("checkmark.circle.fill").size == CGSize(width: 20, height: 19))
        #expect(try image("xmark.circle").size == CGSize(width: 20, height: 19))
    }

    @Test("Sizes follow point size, scale and text style")
    func sizes() throws {
        let plain = try image("square").size
        let twice = try image("square", .init(pointSize: 34)).size
        #expect(abs(twice.width - plain.width * 2) < 0.7)
        let small = try image("square", .init(scale: .small)).size
        let large = try image("square", .init(scale: .large)).size
        #expect(small.width < plain.width && plain.width < large.width)
        let title = try image("square", .init(textStyle: .largeTitle)).size
        let foot = try image("square", .init(textStyle: .footnote)).size
        #expect(title.width > foot.width * 2)
        #expect(try image("square", .init(pointSize: .nan)).size == plain)
    }

    /// The pixels of a picture, row by row.
    private func words(_ image: CGImage?) throws -> [UInt32] {
        let pixels = try #require(image).pixelBuffer
        return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }
    }

    /// How much of the picture is covered.
    private func cover(_ image: UIImage) throws -> Int {
        try words(image.cgImage).reduce(0) { $0 + Int($1 >> 24) }
    }

    @Test("Heavier symbols have more ink, and thick lines are not cut off at the edges")
    func weights() throws {
        let all: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        for name in ["xmark", "circle", "person", "ellipsis.circle"] {
            var last = 0
            for weight in all {
                let ink = try cover(image(name, .init(pointSize: 40, weight: weight)))
                #expect(ink > last, "\(name), \(weight)")
                last = ink
            }
        }
        let black = try image("circle", .init(pointSize: 40, weight: .black))
        let pixels = try #require(black.cgImage).pixelBuffer
        let edges = (0..<pixels.width).map { pixels[$0, 0] >> 24 }
        #expect(edges.allSatisfy { $0 < 200 })
    }

    @Test("The variable value lights the steps of a symbol one after the other")
    func variableValues() throws {
        for (name, steps) in [("wifi", 3), ("speaker.wave.3", 3), ("chart.bar.fill", 3)] {
            var last = -1
            for step in 0...steps {
                let value = Double(step) / Double(steps)
                let ink = try cover(image(name, .init(pointSize: 40), value: value))
                #expect(ink > last, "\(name) at \(value)")
                last = ink
            }
            let all = try cover(image(name, .init(pointSize: 40)))
            #expect(all == last)
        }
        let whole = try image("star", .init(pointSize: 40))
        #expect(try cover(image("star", .init(pointSize: 40), value: 0)) == cover(whole))
        let dim = try image("wifi", value: 0)
        let larger = try #require(dim.applyingSymbolConfiguration(.init(pointSize: 40)))
        #expect(try cover(larger) == cover(image("wifi", .init(pointSize: 40), value: 0)))
    }

    /// The colours that are there, by how much of the picture they cover, the most first.
    private func colors(_ image: UIImage) throws -> [UInt32] {
        var counts: [UInt32: Int] = [:]
        for word in try words(image.cgImage) where word != 0 { counts[word, default: 0] += 1 }
        return counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.map(\.key)
    }

    @Test("A palette gives the sign in a frame the first colour and the frame the second")
    func palette() throws {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let looks = UIImage.SymbolConfiguration(paletteColors: [red, blue])
            .applying(UIImage.SymbolConfiguration(pointSize: 60))
        let shown = try image("plus.circle.fill", looks)
        #expect(shown.renderingMode == .alwaysOriginal)
        #expect(Array(try colors(shown).prefix(2)) == [0xFF00_00FF, 0xFFFF_0000])
    }

    @Test("In a hierarchy the sign is full, what is around it fainter, and nothing darker twice")
    func hierarchy() throws {
        let color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        let looks = UIImage.SymbolConfiguration(hierarchicalColor: color)
            .applying(UIImage.SymbolConfiguration(pointSize: 60))
        let shown = try image("folder.fill.badge.plus", looks)
        let found = try colors(shown).prefix(2).map { $0 >> 24 }
        #expect(Set(found) == [128, 255])
    }

    @Test("A symbol with colours of its own shows them when it may")
    func multicolor() throws {
        let looks = UIImage.SymbolConfiguration.preferringMulticolor()
        let trash = try image("trash.fill", looks)
        #expect(trash.renderingMode == .alwaysOriginal)
        let red = UIColor.systemRed.cgColor.components ?? []
        let shown = try #require(colors(trash).first)
        for (index, part) in red.prefix(3).enumerated() {
            let byte = (shown >> UInt32(16 - 8 * index)) & 0xFF
            #expect(abs(CGFloat(byte) / 255 - part) < 0.01)
        }
        #expect(try image("arrow.up", looks).renderingMode == .automatic)
        let back = trash.applyingSymbolConfiguration(.preferringMonochrome())
        #expect(back?.renderingMode == .automatic)
    }

    /// The largest difference in opacity between pixels of two pictures.
    private func distance(_ one: [UInt32], _ other: [UInt32]) -> Int {
        guard one.count == other.count else { return .max }
        return zip(one, other).reduce(0) { max($0, abs(Int($1.0 >> 24) - Int($1.1 >> 24))) }
    }

    @Test("Mirrored symbols are drawn the other way round from right to left")
    func mirrored() throws {
        let left = try image("chevron.left")
        let back = try image("chevron.backward")
        #expect(back.flipsForRightToLeftLayoutDirection)
        #expect(try words(left.cgImage) == words(back.cgImage))
        let right = try image("chevron.right")
        let size = back.size
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        func drawn(_ image: UIImage, _ direction: UITraitEnvironmentLayoutDirection) -> CGImage? {
            var result: CGImage?
            UITraitCollection(layoutDirection: direction).performAsCurrent {
                result =
                    UIGraphicsImageRenderer(size: size, format: format)
                    .image { _ in image.draw(at: .zero) }.cgImage
            }
            return result
        }
        let mirrored = try words(drawn(back, .rightToLeft))
        #expect(try distance(mirrored, words(drawn(right, .leftToRight))) < 8)
        #expect(try distance(mirrored, words(drawn(left, .rightToLeft))) > 100)
    }

    @Test(
        "Symbols look as they did",
        arguments: [
            "house", "gearshape.fill", "bubble.left.and.bubble.right", "mic.slash.fill",
            "folder.badge.plus", "cloud.sun.rain.fill", "person.crop.circle", "cart.fill",
        ]
    )
    func pictures(_ name: String) throws {
        let shown = try image(name, .init(pointSize: 24))
        let pixels = try #require(shown.cgImage).pixelBuffer
        let file = name.replacingOccurrences(of: ".", with: "-")
        try GoldenPicture("UIKit/Symbols/\(file)").expect(pixels)
    }
}
