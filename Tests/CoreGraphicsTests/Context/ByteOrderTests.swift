// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

/// Bitmap contexts whose pixels are four bytes in any order.
struct ByteOrderTests {
    struct Order: Sendable, CustomStringConvertible {
        let alpha: CGImageAlphaInfo
        let order: CGImageByteOrderInfo
        /// The places of red, green, blue and alpha.
        let places: [Int]

        var description: String { "\(alpha), \(order)" }
        var isOpaque: Bool { alpha == .noneSkipFirst || alpha == .noneSkipLast }
    }

    static let orders: [Order] =
        [CGImageAlphaInfo.premultipliedLast, .noneSkipLast]
        .flatMap { alpha in
            [
                Order(alpha: alpha, order: .orderDefault, places: [0, 1, 2, 3]),
                Order(alpha: alpha, order: .order32Big, places: [0, 1, 2, 3]),
                Order(alpha: alpha, order: .order32Little, places: [3, 2, 1, 0]),
            ]
        }
        + [CGImageAlphaInfo.premultipliedFirst, .noneSkipFirst]
        .flatMap { alpha in
            [
                Order(alpha: alpha, order: .orderDefault, places: [1, 2, 3, 0]),
                Order(alpha: alpha, order: .order32Big, places: [1, 2, 3, 0]),
            ]
        }

    private static let width = 37
    private static let height = 5
    private static let bytesPerRow = width * 4 + 8

    /// Bytes without meaning, the same in each run.
    private static func noise() -> [UInt8] {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        return (0..<bytesPerRow * height).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
    }

    private static func context(
        _ memory: UnsafeMutableRawPointer,
        _ alpha: CGImageAlphaInfo,
        _ order: CGImageByteOrderInfo,
        bytesPerRow: Int = bytesPerRow
    ) -> CGContext? {
        CGContext(
            data: memory,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: alpha.rawValue | order.rawValue
        )
    }

    @Test(arguments: orders)
    func picturesOfTheMemoryHaveItsColours(_ order: Order) throws {
        var bytes = Self.noise()
        let before = bytes
        var copy = [UInt8](repeating: 0, count: Self.width * Self.height * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let base = try #require(memory.baseAddress)
            let context = try #require(Self.context(base, order.alpha, order.order))
            let image = try #require(context.makeImage())
            try copy.withUnsafeMutableBytes { target in
                let place = try #require(target.baseAddress)
                let native = try #require(
                    Self.context(
                        place,
                        .premultipliedFirst,
                        .order32Little,
                        bytesPerRow: Self.width * 4
                    )
                )
                native.setBlendMode(.copy)
                native.draw(
                    image,
                    in: CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
                )
            }
        }
        #expect(bytes == before)
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let from = Array(before[(y * Self.bytesPerRow + x * 4)...].prefix(4))
                let alpha = order.isOpaque ? 255 : from[order.places[3]]
                let colours = order.places.prefix(3).map { min(from[$0], alpha) }
                let to = Array(copy[((y * Self.width + x) * 4)...].prefix(4))
                #expect(to == [colours[2], colours[1], colours[0], alpha], "\(x), \(y)")
            }
        }
    }

    @Test(arguments: orders)
    func onlyWhatIsDrawnChanges(_ order: Order) throws {
        var bytes = Self.noise()
        let before = bytes
        try bytes.withUnsafeMutableBytes { memory in
            let base = try #require(memory.baseAddress)
            let context = try #require(Self.context(base, order.alpha, order.order))
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 3, y: 1, width: 30, height: 3))
        }
        for y in 0..<Self.height {
            for x in 0..<Self.bytesPerRow / 4 {
                let place = y * Self.bytesPerRow + x * 4
                let now = Array(bytes[place...].prefix(4))
                if (3..<33).contains(x), (1..<4).contains(y) {
                    #expect(order.places.map { now[$0] } == [255, 51, 0, 255], "\(x), \(y)")
                } else {
                    #expect(now == Array(before[place...].prefix(4)), "\(x), \(y)")
                }
            }
        }
    }
}
