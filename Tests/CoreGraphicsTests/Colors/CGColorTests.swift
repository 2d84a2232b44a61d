// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Colours")
struct CGColorTests {
    @Test("Colours have the components and spaces of iOS")
    func components() {
        let rgb = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(rgb.numberOfComponents == 4)
        #expect(rgb.components == [0.1, 0.2, 0.3, 0.4])
        #expect(rgb.alpha == 0.4)
        #expect(rgb.colorSpace?.model == .rgb)
        let gray = CGColor(genericGrayGamma2_2Gray: 0.1, alpha: 0.2)
        #expect(gray.numberOfComponents == 2)
        #expect(gray.colorSpace?.model == .monochrome)
        let cmyk = CGColor(
            genericCMYKCyan: 0.1,
            magenta: 0.2,
            yellow: 0.3,
            black: 0.4,
            alpha: 0.5
        )
        #expect(cmyk.numberOfComponents == 5)
        #expect(cmyk.alpha == 0.5)
    }

    @Test("A literal is a colour of sRGB")
    func literals() {
        // swift-format-ignore: NoPlaygroundLiterals
        let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(color.components == [1, 0.5, 0, 0.25])
        #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    }

    @Test("Colours are equal by space and components")
    func equality() {
        let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Set([color, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
        #expect(color != color.copy(alpha: 0.5))
        #expect(color.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
        let device = CGColor(
            colorSpace: CGColorSpaceCreateDeviceRGB(),
            components: [1, 0, 0, 1]
        )
        #expect(device != color)
    }

    @Test("A pixel is premultiplied and clipped")
    func pixels() {
        let color = CGColor(srgbRed: 2, green: 0.5, blue: -1, alpha: 0.5)
        #expect(color.premultipliedPixel == 0x8080_4000)
        let broken = CGColor(srgbRed: .nan, green: .infinity, blue: 0, alpha: .nan)
        #expect(broken.premultipliedPixel == 0)
    }

    @Test("A pattern colour needs a space of patterns, and a base for a stencil")
    func patterns() throws {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, _ in },
            releaseInfo: nil
        )
        func pattern(isColored: Bool) throws -> CGPattern {
            try #require(
                CGPattern(
                    info: nil,
                    bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
                    matrix: .identity,
                    xStep: 4,
                    yStep: 4,
                    tiling: .constantSpacing,
                    isColored: isColored,
                    callbacks: &callbacks
                )
            )
        }
        let plain = try #require(CGColorSpace(patternBaseSpace: nil))
        let stencil = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let colored = try pattern(isColored: true)
        let color = try #require(
            CGColor(patternSpace: plain, pattern: colored, components: [0.5])
        )
        #expect(color.pattern == colored)
        #expect(color.alpha == 0.5)
        let uncolored = try pattern(isColored: false)
        #expect(CGColor(patternSpace: plain, pattern: uncolored, components: [1, 1]) == nil)
        let red = CGColor(patternSpace: stencil, pattern: uncolored, components: [1, 0, 0, 1])
        #expect(red?.numberOfComponents == 4)
        #expect(CGColor(colorSpace: plain, components: [1, 1]) == nil)
        #expect(
            CGColor(
                patternSpace: CGColorSpaceCreateDeviceRGB(),
                pattern: colored,
                components: [1]
            ) == nil
        )
    }
}

@Suite("Gradients and shadings")
struct GradientTests {
    private let colors: [CGColor] = [
        CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0),
        CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
    ]

    @Test("A gradient needs no space and no locations, but a colour")
    func creation() throws {
        let array = colors as NSArray
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: array, locations: nil)
        )
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(gradient.stops[2].color.components == [0, 0, 1, 1])
        #expect(CGGradient(colorsSpace: nil, colors: NSArray(), locations: nil) == nil)
        #expect(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(),
                colorComponents: [0, 1],
                locations: nil,
                count: 0
            ) == nil
        )
    }

    @Test("Locations out of order are sorted, and stops of one place keep their order")
    func locations() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(),
                colorComponents: [0.1, 1, 0.2, 1, 0.3, 1, 0.4, 1],
                locations: [0.5, 7, 0.5, .nan],
                count: 4
            )
        )
        #expect(gradient.stops.map(\.location) == [0, 0.5, 0.5, 1])
        #expect(gradient.stops.map { $0.color.components?.first } == [0.4, 0.1, 0.3, 0.2])
    }

    @Test("A shading samples its function within domain and range")
    func shading() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0]
                output[1] = 5
            },
            releaseInfo: nil
        )
        let function = try #require(
            CGFunction(
                info: nil,
                domainDimension: 1,
                domain: [0, 0.5],
                rangeDimension: 2,
                range: [0, 1, 0, 1],
                callbacks: &callbacks
            )
        )
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceGray(),
                start: .zero,
                end: CGPoint(x: 10, y: 0),
                function: function,
                extendStart: true,
                extendEnd: false
            )
        )
        #expect(shading.gradient.stops.last?.color.components == [0.5, 1])
        #expect(shading.options == .drawsBeforeStartLocation)
        #expect(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(),
                start: .zero,
                end: .zero,
                function: function,
                extendStart: true,
                extendEnd: true
            ) == nil
        )
    }
}
