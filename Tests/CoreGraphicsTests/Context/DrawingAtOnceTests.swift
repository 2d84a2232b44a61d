// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("Shapes and pictures that are drawn at once")
struct DrawingAtOnceTests {
    /// A context whose pixels can be drawn on as they are, and one whose pixels lie otherwise, so
    /// that every call goes the long way.
    private static func contexts(scale: CGFloat) -> [CGContext] {
        let orders: [(CGImageAlphaInfo, CGImageByteOrderInfo)] = [
            (.premultipliedFirst, .order32Little), (.premultipliedLast, .order32Big),
        ]
        return orders.compactMap { alpha, order in
            let context = CGContext(
                data: nil,
                width: 96,
                height: 80,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(alpha: alpha, order: order).rawValue
            )
            context?.translateBy(x: 0, y: 80)
            context?.scaleBy(x: scale, y: -scale)
            return context
        }
    }

    private static func picture() -> CGImage {
        let pixels = PixelBuffer(width: 20, height: 12)
        for y in 0..<12 {
            for x in 0..<20 {
                let alpha = UInt32(x * 12)
                pixels[x, y] = alpha << 24 | (alpha / 2) << 16 | UInt32(y) * alpha / 40
            }
        }
        return CGImage(pixelBuffer: pixels)
    }

    private static func draw(_ context: CGContext, seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            let value = CGFloat.random(in: range, using: &dice)
            return Bool.random(using: &dice) ? value.rounded() : value
        }
        let picture = picture()
        for _ in 0..<30 {
            context.saveGState()
            context.setFillColor(
                red: number(0...1),
                green: number(0...1),
                blue: number(0...1),
                alpha: number(0...1)
            )
            if Int.random(in: 0..<4, using: &dice) == 0 { context.setAlpha(0.7) }
            if Int.random(in: 0..<5, using: &dice) == 0 {
                context.clip(to: CGRect(x: 8, y: 9, width: 50, height: 41.5))
            }
            context.translateBy(x: number(-10...60), y: number(-10...50))
            switch Int.random(in: 0..<6, using: &dice) {
            case 0: context.scaleBy(x: -1.5, y: 1.5)
            case 1: context.rotate(by: .pi / 2)
            case 2: context.rotate(by: 0.3)
            default: break
            }
            let box = CGRect(x: 0, y: 0, width: number(-3...40), height: number(-3...30))
            switch Int.random(in: 0..<8, using: &dice) {
            case 0: context.fill(box)
            case 1: context.fillEllipse(in: box)
            case 2:
                context.addPath(CGPath(ellipseIn: box, transform: nil))
                context.fillPath()
            case 3:
                let radius = max(0, min(box.standardized.width, box.standardized.height) / 3)
                context.addPath(
                    CGPath(
                        roundedRect: box,
                        cornerWidth: radius,
                        cornerHeight: radius,
                        transform: nil
                    )
                )
                context.fillPath()
            case 4:
                let path = CGMutablePath()
                path.addRect(box)
                path.addEllipse(in: box.insetBy(dx: 3, dy: 3))
                context.addPath(path)
                context.fillPath(using: .evenOdd)
            case 5:
                context.addPath(CGPath(rect: box, transform: nil))
                context.addLine(to: CGPoint(x: 30, y: 3))
                context.addPath(CGPath(ellipseIn: box, transform: nil))
                context.fillPath()
            default:
                context.scaleBy(x: 1, y: -1)
                context.draw(picture, in: CGRect(x: 0, y: 0, width: 20, height: 12))
            }
            #expect(context.isPathEmpty)
            context.restoreGState()
        }
    }

    @Test(
        "give the bytes of the long way",
        arguments: [CGFloat(1), 2, 3]
    )
    func sameBytes(scale: CGFloat) throws {
        for seed in 0..<10 {
            let contexts = Self.contexts(scale: scale)
            for context in contexts { Self.draw(context, seed: UInt64(seed)) }
            let pictures = try contexts.map { try #require($0.makeImage()).pixelBuffer }
            var differing = 0
            for y in 0..<80 {
                for x in 0..<96 where pictures[0][x, y] != pictures[1][x, y] { differing += 1 }
            }
            #expect(differing == 0, "seed \(seed)")
        }
    }

    @Test("A path that waits is the current path to every question about it")
    func waitingPath() throws {
        let context = try #require(Self.contexts(scale: 2).first)
        context.addPath(CGPath(rect: CGRect(x: 3, y: 4, width: 10, height: 20), transform: nil))
        #expect(!context.isPathEmpty)
        #expect(context.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 10, height: 20))
        #expect(context.currentPointOfPath == CGPoint(x: 3, y: 4))
        // The matrix of the time counts at which the path was added.
        context.scaleBy(x: 8, y: 8)
        context.addPath(CGPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1), transform: nil))
        #expect(context.boundingBoxOfPath == CGRect(x: 0.375, y: 0.5, width: 1.625, height: 2.5))
        context.beginPath()
        #expect(context.isPathEmpty)
    }

    @Test("A form is forgotten as soon as something is added")
    func forms() {
        var path = PathElements()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        guard case .rect = path.form else { return #expect(Bool(false), "a rectangle at first") }
        path.addLine(to: CGPoint(x: 9, y: 9))
        guard case .any = path.form else { return #expect(Bool(false), "a line was added") }
        var turned = PathElements()
        turned.addEllipse(
            in: CGRect(x: 0, y: 0, width: 4, height: 4),
            transform: CGAffineTransform(rotationAngle: 1)
        )
        guard case .any = turned.form else { return #expect(Bool(false), "it is turned") }
    }
}
