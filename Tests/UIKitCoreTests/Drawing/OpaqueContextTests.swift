// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitCore

/// Images of opaque contexts have no alpha channel.
@MainActor
struct OpaqueContextTests {
    private static let opaque: [CGImageAlphaInfo] = [.none, .noneSkipFirst, .noneSkipLast]

    @Test(arguments: [true, false])
    func aContextHasAlphaUnlessItIsOpaque(isOpaque: Bool) throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), isOpaque, 1)
        defer { UIGraphicsEndImageContext() }
        let context = try #require(UIGraphicsGetCurrentContext())
        #expect(Self.opaque.contains(context.alphaInfo) == isOpaque)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        #expect(Self.opaque.contains(image.alphaInfo) == isOpaque)
    }

    @Test func aRendererOfAnOpaqueFormatMakesImagesWithoutAlpha() throws {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
        let image = try #require(
            renderer.image { context in
                UIColor.white.withAlphaComponent(0.5).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
            }.cgImage
        )
        #expect(Self.opaque.contains(image.alphaInfo))
        // What was not drawn on is black, as on iOS.
        let copy = try #require(
            CGContext(
                data: nil,
                width: 2,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: 8,
                space: CGColorSpace(name: CGColorSpace.sRGB),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        copy.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        let bytes = try #require(copy.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<4).map { bytes[$0] } == [128, 128, 128, 255])
        #expect((4..<8).map { bytes[$0] } == [0, 0, 0, 255])
    }
}
