// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a bitmap context's pixels lie in memory.
struct BitmapLayout: Hashable {
    /// The components of a pixel.
    enum Content: Hashable {
        /// Alpha alone.
        case alpha
        /// One component, opaque.
        case gray
        /// Three components with alpha or padding.
        case rgb
    }

    var content: Content
    var bitsPerComponent: Int
    var bitsPerPixel: Int
    var alpha: CGImageAlphaInfo
    var order: CGImageByteOrderInfo
    var isFloat: Bool

    /// Whether the memory can be drawn on as it is: B, G, R, A bytes.
    var isNative: Bool {
        content == .rgb && bitsPerComponent == 8 && order == .order32Little && isAlphaFirst
    }

    /// Whether there is no alpha, so that every pixel is opaque.
    var isOpaque: Bool {
        switch alpha {
        case .none, .noneSkipFirst, .noneSkipLast: true
        default: false
        }
    }

    /// Floats in their premultiplied order, as layers of deep bitmaps have them.
    static let floats = BitmapLayout(
        content: .rgb,
        bitsPerComponent: 32,
        bitsPerPixel: 128,
        alpha: .premultipliedLast,
        order: .order32Little,
        isFloat: true
    )

    /// Whether alpha or padding precedes the colours.
    var isAlphaFirst: Bool { alpha == .premultipliedFirst || alpha == .noneSkipFirst }

    /// The combinations that bitmap contexts take on iOS; why not, for all others.
    /// - Source: Docs/facts.md, "Pixel formats": straight alpha and RGB without a fourth component
    ///   are refused.
    static func make(
        bitsPerComponent bits: Int,
        model: CGColorSpaceModel?,
        info: CGBitmapInfo
    ) -> Result<BitmapLayout, Refusal> {
        func layout(_ content: Content, _ bitsPerPixel: Int) -> Result<BitmapLayout, Refusal> {
            .success(
                BitmapLayout(
                    content: content,
                    bitsPerComponent: bits,
                    bitsPerPixel: bitsPerPixel,
                    alpha: info.alpha,
                    order: info.order,
                    isFloat: info.isFloat
                )
            )
        }
        guard info.format == .packed || (info.format == .RGB555 && bits == 5) else {
            return .failure(Refusal("pixel format \(info.format)"))
        }
        if info.alpha == .alphaOnly {
            guard bits == 8, !info.isFloat else {
                return .failure(Refusal("alpha only needs 8 bits per component, not \(bits)"))
            }
            return layout(.alpha, 8)
        }
        switch model {
        case nil:
            return .failure(Refusal("only alphaOnly goes without a colour space"))
        case .monochrome:
            guard info.alpha == .none else {
                return .failure(Refusal("gray takes no alpha, not \(info.alpha)"))
            }
            guard info.isFloat ? [16, 32].contains(bits) : [8, 16].contains(bits) else {
                return .failure(Refusal("gray of \(bits) bits per component"))
            }
            return layout(.gray, bits)
        case .rgb:
            return makeRGB(bits, info).flatMap { layout(.rgb, $0) }
        case .some(let other):
            return .failure(Refusal("colour space model \(other)"))
        }
    }

    /// The bits of an RGB pixel, or why not.
    private static func makeRGB(_ bits: Int, _ info: CGBitmapInfo) -> Result<Int, Refusal> {
        let last: [CGImageAlphaInfo] = [.premultipliedLast, .noneSkipLast]
        let first: [CGImageAlphaInfo] = [.premultipliedFirst, .noneSkipFirst]
        switch (bits, info.isFloat) {
        case (5, false):
            guard info.alpha == .noneSkipFirst else {
                return .failure(Refusal("5 bits per component need noneSkipFirst"))
            }
            return .success(16)
        case (8, false):
            guard (last + first).contains(info.alpha) else {
                return .failure(Refusal("RGB needs premultiplied or skipped alpha"))
            }
            guard [.orderDefault, .order32Big, .order32Little].contains(info.order) else {
                return .failure(Refusal("8-bit components go with 32-bit byte orders"))
            }
            return .success(32)
        case (16, _), (32, true):
            guard last.contains(info.alpha) else {
                return .failure(Refusal("\(bits)-bit components need alpha last"))
            }
            return .success(bits * 4)
        default:
            return .failure(Refusal("RGB of \(bits) bits per component"))
        }
    }

    /// Why a combination is refused.
    struct Refusal: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }
}
