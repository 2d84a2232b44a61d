// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderServer
import Testing

/// What `render(in:)` does otherwise than the screen, as Core Graphics draws it on iOS.
struct ContextRenderingTests {
    private let root = CALayer()
    private let pixels = PixelBuffer(width: 20, height: 20)

    init() { root.bounds = CGRect(x: 0, y: 0, width: 20, height: 20) }

    private func add(_ layer: CALayer, _ frame: CGRect) {
        layer.frame = frame
        root.addSublayer(layer)
    }

    private func render() {
        let context = CGContext(drawingInto: pixels, baseTransform: .identity)
        root.render(in: context)
        context.flush()
    }

    @Test func transformsInSpaceDoNotCount() {
        let layer = CALayer()
        layer.backgroundColor = Paint.red
        add(layer, CGRect(x: 2, y: 2, width: 10, height: 10))
        var turn = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
        turn.m41 = 5
        layer.transform = turn
        render()
        #expect(pixels[2, 2] == 0xFFFF_0000 && pixels[11, 11] == 0xFFFF_0000)
        #expect(pixels[12, 11] == 0 && pixels[1, 2] == 0)
    }

    @Test func transformsInThePlaneCountWhateverBecomesOfDepth() {
        let layer = CALayer()
        layer.backgroundColor = Paint.red
        add(layer, CGRect(x: 4, y: 4, width: 12, height: 12))
        layer.transform = CATransform3DMakeScale(0.5, 0.5, 0.5)
        render()
        #expect(pixels[6, 6] == 0 && pixels[7, 7] == 0xFFFF_0000)
    }

    @Test func gradientsAreMixedInTheSpaceOfOldDisplays() {
        let gradient = CAGradientLayer()
        let color = CGColor(srgbRed: 0.855, green: 0.133, blue: 1, alpha: 1)
        gradient.colors = [color, color]
        add(gradient, root.bounds)
        render()
        let pixel = pixels[10, 10]
        // It has no green as little as this.
        #expect(abs(Int(pixel >> 8 & 255) - 60) <= 1)
        #expect(abs(Int(pixel >> 16 & 255) - 218) <= 1 && pixel & 255 >= 254)
        // What is grey stays grey.
        gradient.colors = [
            CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
            CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
        ]
        render()
        for y in 0..<20 {
            let (r, g, b) = (pixels[3, y] >> 16 & 255, pixels[3, y] >> 8 & 255, pixels[3, y] & 255)
            #expect(max(r, g, b) - min(r, g, b) <= 1)
        }
    }

    @Test func gradientsAreDithered() {
        let gradient = CAGradientLayer()
        let half = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        gradient.colors = [half, half]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        add(gradient, CGRect(x: 2, y: 3, width: 16, height: 16))
        render()
        // Half of the pixels get the level below, at places that begin at the layer's corner.
        let block = (3..<19).map { y in (2..<18).map { Int(pixels[$0, y] & 255) } }
        #expect(Set(block.joined()) == [127, 128])
        #expect(block.joined().count { $0 == 128 } == 128)
        #expect(
            block[0] == [
                128, 128, 127, 128, 127, 128, 128, 128, 127, 128, 127, 128, 128, 127, 128, 128,
            ]
        )
    }

    @Test func enlargedPicturesAreReadInEightSteps() {
        let picture = PixelBuffer(width: 2, height: 1)
        picture[0, 0] = 0xFF00_0000
        picture[1, 0] = 0xFFFF_FFFF
        let layer = CALayer()
        layer.contents = RenderContents(buffer: picture, isOpaque: true)
        add(layer, CGRect(x: 0, y: 0, width: 16, height: 4))
        render()
        // The middles lie at 4 and 12; between them pixels are an eighth apart.
        let row = (0..<16).map { pixels[$0, 1] & 255 }
        #expect(Array(row[0...3]) == [0, 0, 0, 0] && Array(row[12...15]) == [255, 255, 255, 255])
        let weights: [Double] = [1, 2, 4, 8, 12, 14, 15, 16]
        for (index, weight) in weights.enumerated() {
            #expect(abs(Double(row[4 + index]) - weight / 16 * 255) <= 1, "\(index)")
        }
        for (a, b) in zip(row, row.dropFirst()) { #expect(a <= b) }
    }

    @Test func layersAreGivenAContextWithYDownwardsUnlessTheyAreFlipped() {
        final class Corner: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(Paint.red)
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
            }
        }
        let plain = Corner()
        #expect(plain.contentsAreFlipped())
        add(plain, CGRect(x: 0, y: 0, width: 10, height: 10))
        let flipped = Corner()
        flipped.isGeometryFlipped = true
        #expect(!flipped.contentsAreFlipped())
        add(flipped, CGRect(x: 10, y: 0, width: 10, height: 10))
        plain.setNeedsDisplay()
        flipped.setNeedsDisplay()
        render()
        #expect(pixels[5, 0] == 0xFFFF_0000 && pixels[5, 9] == 0)
        #expect(pixels[15, 0] == 0 && pixels[15, 9] == 0xFFFF_0000)
        let inner = Corner()
        inner.isGeometryFlipped = true
        flipped.addSublayer(inner)
        #expect(inner.contentsAreFlipped())
    }

    @Test func opacityIsThatOfAllThatIsBelowAtOnce() {
        let faded = CALayer()
        faded.opacity = 0.5
        add(faded, root.bounds)
        let middle = CALayer()
        middle.frame = root.bounds
        faded.addSublayer(middle)
        for color in [Paint.blue, Paint.red] {
            let layer = CALayer()
            layer.backgroundColor = color
            layer.frame = root.bounds
            middle.addSublayer(layer)
        }
        root.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        render()
        // The blue under the red does not shine through.
        let pixel = pixels[10, 10]
        #expect(pixel >> 16 & 255 == 255)
        #expect(abs(Int(pixel >> 8 & 255) - 128) <= 1 && abs(Int(pixel & 255) - 128) <= 1)
    }
}
