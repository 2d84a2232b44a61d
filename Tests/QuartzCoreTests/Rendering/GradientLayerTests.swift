// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import RenderServer
import Testing

/// How the colours of a gradient layer lie in its bounds.
@Suite struct GradientLayerTests {
    private static let forms: [CAGradientLayerType] = [.axial, .radial, .conic]

    private func drawing(
        _ type: CAGradientLayerType,
        width: Int,
        height: Int,
        from start: CGPoint,
        to end: CGPoint
    ) -> Screen {
        let screen = Screen(width: width, height: height)
        let gradient = CAGradientLayer()
        gradient.type = type
        gradient.colors = [Paint.red, Paint.green, Paint.blue]
        gradient.startPoint = start
        gradient.endPoint = end
        gradient.frame = CGRect(x: 0, y: 0, width: width, height: height)
        screen.root.addSublayer(gradient)
        screen.draw()
        return screen
    }

    private func difference(_ a: UInt32, _ b: UInt32) -> Int {
        stride(from: 0, to: 32, by: 8)
            .map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
    }

    @Test func theMiddleOfADiagonalRunsThroughTheOtherCorners() {
        let screen = drawing(.axial, width: 240, height: 40, from: .zero, to: CGPoint(x: 1, y: 1))
        let middle = screen.pixel(120, 20)
        for (x, y) in [(1, 39), (238, 0), (60, 29), (180, 9)] {
            #expect(difference(screen.pixel(x, y), middle) <= 12)
        }
        #expect(difference(screen.pixel(0, 0), 0xFFFF_0000) <= 8)
        #expect(difference(screen.pixel(239, 39), 0xFF00_00FF) <= 8)
    }

    @Test(arguments: forms)
    func oblongBoundsStretchTheSquare(type: CAGradientLayerType) {
        let start = CGPoint(x: 0.2, y: 0.35)
        let end = CGPoint(x: 0.9, y: 0.75)
        let square = drawing(type, width: 200, height: 200, from: start, to: end)
        let oblong = drawing(type, width: 200, height: 50, from: start, to: end)
        for y in stride(from: 0, to: 50, by: 7) {
            for x in stride(from: 0, to: 200, by: 13) {
                // The middle of a low pixel lies between two rows of the square.
                let above = square.pixel(x, 4 * y + 1)
                let below = square.pixel(x, 4 * y + 2)
                let found = oblong.pixel(x, y)
                let least = min(difference(found, above), difference(found, below))
                #expect(least <= max(3, difference(above, below)))
            }
        }
    }
}
