// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Testing

/// Drawing a presentation layer by hand, as tests of animations do.
@Suite(.serialized)
struct PresentationDrawingTests {
    private let clock = ManualClock(now: 10)
    private let root = CALayer()
    private let child = CALayer()
    private let host: LayerHost

    init() {
        MediaTime.setClock(clock)
        root.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
        child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(child)
        host = LayerHost(layer: root, context: RenderContext())
        host.commitTree()
    }

    /// The red of the pixel in the middle of each quarter.
    private func reds(of layer: CALayer?) throws -> [UInt8] {
        let context = try #require(
            CGContext(
                data: nil,
                width: 40,
                height: 10,
                bitsPerComponent: 8,
                bytesPerRow: 160,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        layer?.render(in: context)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return [5, 15, 25, 35].map { bytes[5 * 160 + $0 * 4] }
    }

    @Test func sublayersAreDrawnWhereTheyAreSeen() throws {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 5
        move.toValue = 35
        move.duration = 3
        child.add(move, forKey: nil)
        host.commitTree()
        clock.advance(by: 1)
        #expect(try reds(of: root.presentation()) == [0, 255, 0, 0])
        clock.advance(by: 1)
        #expect(try reds(of: root.presentation()) == [0, 0, 255, 0])
        #expect(try reds(of: root) == [255, 0, 0, 0])
    }

    @Test func theMaskIsTheOneThatIsSeen() throws {
        child.frame = root.bounds
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        mask.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        root.mask = mask
        host.commitTree()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 5
        move.toValue = 35
        move.duration = 3
        mask.add(move, forKey: nil)
        host.commitTree()
        clock.advance(by: 2)
        #expect(try reds(of: root.presentation()) == [0, 0, 255, 0])
    }
}
