// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@Suite("Graphics contexts")
struct GraphicsContextTests {
    @Test("There is no current context until one is begun, and none after it has ended")
    func nesting() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        let outer = UIGraphicsGetCurrentContext()
        #expect(outer != nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 3)
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("Ending what was not begun does nothing")
    func unbalanced() throws {
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        UIGraphicsEndPDFContext()
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndImageContext()
    }

    @Test("A size without area begins nothing")
    func emptySize() {
        for size in [
            CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1),
        ] {
            UIGraphicsBeginImageContext(size)
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }

    @Test("A renderer shows the part of space within its bounds")
    func rendererBounds() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(
            bounds: CGRect(x: 10, y: 20, width: 2, height: 2),
            format: format
        )
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 11, y: 21, width: 1, height: 1))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
        #expect(pixel(image, 0, 0) == [0, 0, 0, 0])
        #expect(renderer.format.bounds == CGRect(x: 10, y: 20, width: 2, height: 2))
    }

    @Test("A renderer without area gives an image without size")
    func emptyRenderer() {
        let renderer = UIGraphicsImageRenderer(size: .zero)
        var ran = false
        let image = renderer.image { _ in ran = true }
        #expect(!ran)
        #expect(image.size == .zero)
    }

    @Test("A frame is one point wide inside the rectangle")
    func frames() {
        let image = picture(6, 6) { _ in
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
        #expect(pixel(image, 4, 3) == [255, 0, 0, 255])
        #expect(pixel(image, 2, 2) == [0, 0, 0, 0])
        #expect(pixel(image, 0, 0) == [0, 0, 0, 0])
    }

    @Test("UIRectFill replaces what was there")
    func fillReplaces() {
        let image = picture(1, 1) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.clear.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixel(image, 0, 0) == [0, 0, 0, 0])
    }

    @Test("The clip of a path keeps drawing inside it")
    func clipping() {
        let image = picture(4, 1) { context in
            UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1)).addClip()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect((0..<4).map { pixel(image, $0, 0)[3] } == [0, 255, 255, 0])
    }

    @Test("Filling and stroking leave the state of the context alone")
    func stateIsKept() {
        let image = picture(8, 8) { context in
            UIColor.red.setFill()
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4))
            path.lineWidth = 5
            path.fill(with: .clear, alpha: 0.5)
            path.stroke(with: .clear, alpha: 0.5)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(pixel(image, 3, 3) == [255, 0, 0, 255])
    }

    @Test("PDF data hold the pages that were begun")
    func documents() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let data = renderer.pdfData { context in
            context.beginPage()
            #expect(context.pdfContextBounds.width == 200)
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
            #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 50, height: 60))
        }
        #expect(data.starts(with: Data("%PDF".utf8)))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/Count 2"))
        let old = NSMutableData()
        UIGraphicsBeginPDFContextToData(old, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsEndPDFContext()
        #expect((old as Data).starts(with: Data("%PDF".utf8)))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("An extended range keeps colours beyond sRGB, and a standard one does not")
    func extendedRange() throws {
        for range in [UIGraphicsImageRendererFormat.Range.extended, .automatic, .standard] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            format.preferredRange = range
            let renderer = UIGraphicsImageRenderer(
                size: CGSize(width: 4, height: 3),
                format: format
            )
            let image = renderer.image { context in
                UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
                UIColor(red: 1.5, green: 0.5, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            }
            let pixels = try #require(image.cgImage)
            #expect(image.size == CGSize(width: 4, height: 3))
            guard range == .extended else {
                #expect(pixels.bitsPerComponent == 8)
                continue
            }
            #expect(pixels.bitsPerComponent == 16)
            #expect(pixels.bitmapInfo.contains(.floatComponents))
            #expect(pixels.colorSpace?.isWideGamutRGB == true)
            // The top left pixel, brighter than white: 1.5 is 0x3E00.
            let data = try #require(pixels.dataProvider?.data)
            let bytes = Data(referencing: data)
            #expect(bytes[0] == 0x00 && bytes[1] == 0x3E)
            // A file has 16 bits a component, in Display P3.
            let file = try #require(image.pngData())
            #expect(file[24] == 16)
            let back = try #require(UIImage(data: file)?.cgImage)
            #expect(back.bitsPerComponent == 16)
            // On bytes, as on the screen, the same is clipped.
            let shown = UIGraphicsImageRenderer(size: image.size, format: .init()).image { _ in
                image.draw(at: .zero)
            }
            #expect(shown.cgImage?.bitsPerComponent == 8)
        }
    }
}
