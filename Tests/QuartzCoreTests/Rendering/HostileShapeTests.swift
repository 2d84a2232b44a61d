// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Raster
import RenderServer
import Testing

/// Shape layers whose paths are of numbers that are none, infinite, huge and tiny.
struct HostileShapeTests {
    private static let absurd: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e30, -1e18, 1e9, 1e-300, 70_000, -70_000,
    ]

    private static func point(_ dice: inout DamageTests.Dice) -> CGPoint {
        func number() -> CGFloat {
            dice.below(6) > 0 ? dice.unit() * 120 - 20 : absurd[dice.below(absurd.count)]
        }
        let x = number()
        return CGPoint(x: x, y: number())
    }

    private static func path(_ dice: inout DamageTests.Dice) -> CGPath {
        let path = CGMutablePath()
        path.move(to: point(&dice))
        for _ in 0..<2 + dice.below(6) {
            switch dice.below(5) {
            case 0: path.addLine(to: point(&dice))
            case 1: path.addQuadCurve(to: point(&dice), control: point(&dice))
            case 2: path.closeSubpath()
            default:
                let end = point(&dice)
                path.addCurve(to: end, control1: point(&dice), control2: point(&dice))
            }
        }
        return path
    }

    private static func change(_ layer: CAShapeLayer, _ dice: inout DamageTests.Dice) {
        layer.path = path(&dice)
        layer.fillRule = dice.below(2) == 0 ? .evenOdd : .nonZero
        layer.fillColor = CGColor(red: dice.unit(), green: dice.unit(), blue: 0, alpha: 0.7)
        layer.strokeColor =
            dice.below(2) == 0 ? nil : CGColor(red: 0, green: dice.unit(), blue: 1, alpha: 0.6)
        layer.lineWidth = dice.below(5) == 0 ? absurd[dice.below(absurd.count)] : dice.unit() * 9
        layer.shadowOpacity = dice.below(5) == 0 ? 0.5 : 0
    }

    @Test(arguments: 0..<6)
    func theDamageComesToTheWholePictureOnAnyNumberOfThreads(seed: Int) {
        var dice = DamageTests.Dice(state: UInt64(seed) &+ 4_321)
        let screen = Screen(width: 96, height: 400, threads: 2)
        let shapes = (0..<6).map { index in
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 96, height: 80)
            screen.root.addSublayer(shape)
            Self.change(shape, &dice)
            return shape
        }
        screen.draw()
        for step in 0..<5 {
            Self.change(shapes[dice.below(shapes.count)], &dice)
            if dice.below(3) == 0 { shapes[dice.below(shapes.count)].frame.origin.y += 7 }
            screen.draw()
            for threads in [1, 2, 4] {
                let whole = PixelBuffer(width: 96, height: 400)
                let fresh = RenderContext(backdrop: 0xFFFF_FFFF, threads: threads)
                if let tree = screen.context.currentTree { fresh.commit(tree) }
                _ = fresh.drawFrame(into: whole, age: 0, at: 0)
                let isSame = whole.words == screen.buffer.words
                #expect(isSame, "seed \(seed), step \(step), \(threads) threads")
                if !isSame { return }
            }
        }
    }
}
