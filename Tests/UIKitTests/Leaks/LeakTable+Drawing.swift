// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import UIKit

/// Core Graphics and Core Text.
extension LeakTable {
    static let drawing: [LeakRow] = [
        LeakRow(CGColor.self) { CGColor(red: 1, green: 0.5, blue: 0, alpha: 1) },
        LeakRow(CGColorConversionInfo.self) {
            CGColorConversionInfo(
                src: CGColorSpaceCreateDeviceRGB(),
                dst: CGColorSpaceCreateDeviceGray()
            )
        },
        LeakRow(CGColorSpace.self) {
            CGColorSpace(
                labWhitePoint: [0.95, 1, 1.08],
                blackPoint: nil,
                range: [-100, 100, -100, 100]
            )
        },
        LeakRow(CGContext.self) {
            let context = bitmap()
            context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            return context
        },
        LeakRow(CGDataConsumer.self) { CGDataConsumer(data: NSMutableData()) },
        LeakRow(CGDataProvider.self) { CGDataProvider(data: NSData(data: Data([1, 2, 3]))) },
        LeakRow(CGFunction.self) {
            var callbacks = CGFunctionCallbacks(
                version: 0,
                evaluate: { _, _, output in output[0] = 1 },
                releaseInfo: nil
            )
            return CGFunction(
                info: nil,
                domainDimension: 1,
                domain: [0, 1],
                rangeDimension: 1,
                range: [0, 1],
                callbacks: &callbacks
            )
        },
        LeakRow(CGGradient.self) {
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(),
                colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
                locations: [0, 1],
                count: 2
            )
        },
        LeakRow(CGImage.self) { bitmap()?.makeImage() },
        LeakRow(CGLayer.self) {
            bitmap().flatMap { CGLayer($0, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil) }
        },
        LeakRow(CGPath.self) {
            CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        },
        LeakRow(CGMutablePath.self) {
            let path = CGMutablePath()
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
            return path
        },
        LeakRow(CGPattern.self) {
            var callbacks = CGPatternCallbacks(
                version: 0,
                drawPattern: { _, _ in },
                releaseInfo: nil
            )
            return CGPattern(
                info: nil,
                bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
                matrix: .identity,
                xStep: 4,
                yStep: 4,
                tiling: .constantSpacing,
                isColored: true,
                callbacks: &callbacks
            )
        },
        LeakRow(CGPDFDocument.self) { document() },
        LeakRow(CGPDFPage.self) { document()?.page(at: 1) },
        LeakRow(CGShading.self) {
            var callbacks = CGFunctionCallbacks(
                version: 0,
                evaluate: { _, _, output in for index in 0..<4 { output[index] = 1 } },
                releaseInfo: nil
            )
            return CGFunction(
                info: nil,
                domainDimension: 1,
                domain: [0, 1],
                rangeDimension: 4,
                range: [0, 1, 0, 1, 0, 1, 0, 1],
                callbacks: &callbacks
            )
            .flatMap {
                CGShading(
                    axialSpace: CGColorSpaceCreateDeviceRGB(),
                    start: .zero,
                    end: CGPoint(x: 4, y: 4),
                    function: $0,
                    extendStart: true,
                    extendEnd: true
                )
            }
        },
        LeakRow(CTFontDescriptor.self) { CTFontDescriptorCreateWithNameAndSize("Inter", 17) },
        LeakRow(CTTypesetter.self) { CTTypesetterCreateWithAttributedString(sentence) },
        LeakRow(CTFramesetter.self) { CTFramesetterCreateWithAttributedString(sentence) },
        LeakRow(CTLine.self) { CTLineCreateWithAttributedString(sentence) },
        LeakRow(CTFrame.self) {
            CTFramesetterCreateFrame(
                CTFramesetterCreateWithAttributedString(sentence),
                CFRangeMake(0, 0),
                CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil),
                nil
            )
        },
        LeakRow(CTRun.self) {
            (CTLineGetGlyphRuns(CTLineCreateWithAttributedString(sentence)) as? [CTRun])?.first
        },
        LeakRow(CGFont.self) { CGFont("Inter-Regular" as NSString) },
        LeakRow(CTFont.self) { CTFontCreateWithName("Inter", 171, nil) },
        LeakRow(CTRunDelegate.self) {
            var callbacks = CTRunDelegateCallbacks(
                version: kCTRunDelegateVersion1,
                dealloc: { _ in },
                getAscent: { _ in 10 },
                getDescent: { _ in 2 },
                getWidth: { _ in 20 }
            )
            return CTRunDelegateCreate(&callbacks, nil)
        },
        LeakRow(CTParagraphStyle.self) { CTParagraphStyleCreate(nil, 0) },
    ]
}

extension LeakTable {
    private static var sentence: NSAttributedString {
        NSAttributedString(string: "Soak in several words")
    }

    private static func bitmap() -> CGContext? {
        CGContext(
            data: nil,
            width: 8,
            height: 8,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
    }

    private static func document() -> CGPDFDocument? {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
            .pdfData { $0.beginPage() }
        return CGDataProvider(data: NSData(data: data)).flatMap { CGPDFDocument($0) }
    }
}
