// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// Every kind of transition from every side, a quarter and three quarters of its way.
@Suite(.serialized)
struct TransitionTests {
    private let clock = ManualClock(now: 100)

    init() { MediaTime.setClock(clock) }

    private static let old: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00]
    private static let new: [UInt32] = [0xFF00_0000, 0xFFFF_00FF, 0xFF00_FFFF, 0xFF80_8080]

    /// Four blocks of ten pixels.
    private func picture(_ colors: [UInt32]) -> RenderContents {
        let buffer = PixelBuffer(width: 20, height: 20)
        for y in 0..<20 {
            for x in 0..<20 { buffer[x, y] = colors[y / 10 * 2 + x / 10] }
        }
        return RenderContents(buffer: buffer, isOpaque: true)
    }

    private func channels(_ pixel: UInt32) -> [Double] {
        [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) }
    }

    private func mix(_ under: UInt32, _ over: UInt32, _ share: Double) -> UInt32 {
        zip(channels(under), channels(over)).reduce(0xFF) { sum, pair in
            sum << 8 | UInt32((pair.0 + (pair.1 - pair.0) * share).rounded())
        }
    }

    private func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
        zip(channels(a), channels(b)).allSatisfy { abs($0 - $1) <= 1.5 }
    }

    /// The colour of a picture that was moved; nil beyond its edges.
    private func color(_ colors: [UInt32], _ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> UInt32? {
        let (u, v) = (x - dx, y - dy)
        guard u >= 0, u < 20, v >= 0, v < 20 else { return nil }
        return colors[v / 10 * 2 + u / 10]
    }

    @Test(
        arguments: [CATransitionType.push, .moveIn, .reveal],
        [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom]
    )
    func picturesMove(type: CATransitionType, side: CATransitionSubtype) {
        let screen = Screen(width: 20, height: 20)
        let layer = screen.add(Paint.white, 0, 0, 20, 20)
        CATransaction.setDisableActions(true)
        layer.contents = picture(Self.old)
        screen.draw(at: 100)
        let transition = CATransition()
        transition.type = type
        transition.subtype = side
        transition.duration = 4
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(transition, forKey: nil)
        layer.contents = picture(Self.new)
        // Which way pictures go; the top of iOS is where y is largest.
        let (dx, dy) =
            switch side {
            case .fromLeft: (1, 0)
            case .fromRight: (-1, 0)
            case .fromTop: (0, -1)
            default: (0, 1)
            }
        screen.draw(at: 100)
        for (time, way) in [(101.0, 5), (103, 15)] {
            screen.draw(at: time)
            for (x, y) in [(2, 2), (7, 12), (12, 7), (17, 17), (2, 17), (17, 2)] {
                let left = 20 - way
                let comes = color(Self.new, x, y, -dx * left, -dy * left)
                let goes = color(Self.old, x, y, dx * way, dy * way)
                // Pushes fade on a white screen, and what reveals fades as it goes.
                let (share, white): (Double, UInt32) = (Double(way) / 20, 0xFFFF_FFFF)
                let expected: UInt32
                switch type {
                case .push:
                    expected =
                        comes.map { mix(white, $0, share) }
                        ?? mix(white, goes ?? white, 1 - share)
                case .moveIn: expected = comes ?? color(Self.old, x, y, 0, 0) ?? 0
                default:
                    let under = color(Self.new, x, y, 0, 0) ?? 0
                    expected = goes.map { mix(under, $0, 1 - share) } ?? under
                }
                let isNear = isNear(screen.pixel(x, y), expected)
                #expect(isNear, "\(type.rawValue) \(side.rawValue) at \(x), \(y)")
            }
        }
        screen.draw(at: 104)
        #expect(screen.pixel(2, 2) == Self.new[0] && screen.pixel(17, 17) == Self.new[3])
    }

    @Test func aPartOfATransitionBeginsAndEndsWhereItIsTold() {
        let screen = Screen(width: 20, height: 20)
        let layer = screen.add(Paint.black, 0, 0, 20, 20)
        screen.draw(at: 100)
        CATransaction.setDisableActions(true)
        let transition = CATransition()
        transition.duration = 1
        transition.startProgress = 0.25
        transition.endProgress = 0.75
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        transition.fillMode = .both
        transition.isRemovedOnCompletion = false
        layer.add(transition, forKey: nil)
        layer.backgroundColor = Paint.white
        for (time, share) in [(100.0, 0.25), (100.5, 0.5), (102, 0.75)] {
            screen.draw(at: time)
            #expect(abs(Double(screen.pixel(5, 5) & 255) - share * 255) <= 1)
        }
    }
}
