// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Raster
import Testing

/// What `render(in:)` writes into documents: the page is read back and drawn.
struct DocumentRenderingTests {
    private let root = CALayer()

    init() { root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100) }

    private func add(_ layer: CALayer, _ frame: CGRect) {
        layer.frame = frame
        root.addSublayer(layer)
    }

    /// The document, its page being as large as the root, y down.
    private func document() throws -> Data {
        let data = NSMutableData()
        var box = root.bounds
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.translateBy(x: 0, y: box.height)
        context.scaleBy(x: 1, y: -1)
        root.render(in: context)
        context.endPDFPage()
        context.closePDF()
        return Data(bytes: data.bytes, count: data.length)
    }

    private func drawn() throws -> PixelBuffer {
        let provider = try #require(CGDataProvider(data: try document() as CFData))
        let page = try #require(CGPDFDocument(provider)?.page(at: 1))
        let pixels = PixelBuffer(width: 100, height: 100)
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 100)
        let context = CGContext(drawingInto: pixels, baseTransform: flip)
        context.drawPDFPage(page)
        context.flush()
        return pixels
    }

    /// Whether a document has a picture in it.
    private func hasPicture(_ document: Data) -> Bool {
        document.range(of: Data("/Subtype /Image".utf8)) != nil
    }

    @Test func backgroundsBordersAndCornersAreShapes() throws {
        let card = CALayer()
        card.backgroundColor = Paint.red
        card.borderColor = Paint.blue
        card.borderWidth = 4
        card.cornerRadius = 20
        add(card, CGRect(x: 10, y: 10, width: 60, height: 60))
        let pixels = try drawn()
        #expect(pixels[40, 40] == 0xFFFF_0000 && pixels[40, 12] == 0xFF00_00FF)
        #expect(pixels[11, 11] == 0 && pixels[40, 15] == 0xFFFF_0000)
        #expect(try !hasPicture(document()))
    }

    @Test func onlyNamedCornersAreRound() throws {
        let card = CALayer()
        card.backgroundColor = Paint.red
        card.cornerRadius = 20
        card.maskedCorners = [.layerMaxXMaxYCorner]
        add(card, CGRect(x: 0, y: 0, width: 60, height: 60))
        let pixels = try drawn()
        #expect(pixels[1, 1] == 0xFFFF_0000 && pixels[58, 1] == 0xFFFF_0000)
        #expect(pixels[1, 58] == 0xFFFF_0000 && pixels[58, 58] == 0)
    }

    @Test func childrenAreClippedTurnedAndOrderedByDepth() throws {
        let clip = CALayer()
        clip.masksToBounds = true
        add(clip, CGRect(x: 20, y: 20, width: 40, height: 40))
        let wide = CALayer()
        wide.backgroundColor = Paint.green
        wide.frame = CGRect(x: -20, y: 10, width: 100, height: 10)
        let tall = CALayer()
        tall.backgroundColor = Paint.blue
        tall.zPosition = -1
        tall.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
        tall.position = CGPoint(x: 20, y: 20)
        tall.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        clip.sublayers = [wide, tall]
        let pixels = try drawn()
        #expect(pixels[22, 35] == 0xFF00_FF00 && pixels[40, 35] == 0xFF00_FF00)
        #expect(pixels[40, 22] == 0xFF00_00FF && pixels[40, 58] == 0xFF00_00FF)
        #expect(pixels[10, 35] == 0 && pixels[40, 10] == 0 && pixels[70, 35] == 0)
    }

    @Test func groupsFadeAsOne() throws {
        let group = CALayer()
        group.opacity = 0.5
        add(group, CGRect(x: 0, y: 0, width: 100, height: 100))
        for x in [0, 20] {
            let layer = CALayer()
            layer.backgroundColor = Paint.black
            layer.frame = CGRect(x: x, y: 0, width: 40, height: 40)
            group.addSublayer(layer)
        }
        let pixels = try drawn()
        #expect(pixels[10, 10] == pixels[30, 10])
        #expect((0x7F...0x80).contains(pixels[10, 10] >> 24))
    }

    @Test func picturesAreUprightAndGoWhereTheGravityPutsThem() throws {
        let layer = CALayer()
        layer.contents = CGImage(pixelBuffer: .quarters(10))
        layer.contentsGravity = .center
        add(layer, CGRect(x: 0, y: 0, width: 60, height: 60))
        let pixels = try drawn()
        #expect(pixels[22, 22] == 0xFFFF_0000 && pixels[38, 22] == 0xFF00_FF00)
        #expect(pixels[22, 38] == 0xFF00_00FF && pixels[38, 38] == 0xFFFF_FF00)
        #expect(pixels[10, 10] == 0)
    }

    @Test func shapesAreFilledAndStroked() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
        shape.fillColor = Paint.red
        shape.strokeColor = Paint.blue
        shape.lineWidth = 6
        add(shape, CGRect(x: 0, y: 0, width: 100, height: 100))
        let pixels = try drawn()
        #expect(pixels[30, 30] == 0xFFFF_0000 && pixels[11, 30] == 0xFF00_00FF)
        #expect(pixels[8, 30] == 0xFF00_00FF && pixels[5, 30] == 0)
        #expect(try !hasPicture(document()))
    }

    @Test func textStaysText() throws {
        let text = CATextLayer()
        text.string = "Casement"
        text.fontSize = 20
        text.foregroundColor = Paint.black
        add(text, CGRect(x: 0, y: 0, width: 100, height: 30))
        let bytes = try document()
        #expect(bytes.range(of: Data("/Font".utf8)) != nil)
        #expect(!hasPicture(bytes))
    }

    @Test func whatDocumentsHaveNoWordsForIsAPicture() throws {
        let gradient = CAGradientLayer()
        gradient.type = .conic
        gradient.colors = [Paint.red, Paint.red]
        gradient.mask = CALayer()
        gradient.mask?.backgroundColor = Paint.black
        gradient.mask?.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        add(gradient, CGRect(x: 10, y: 10, width: 40, height: 40))
        let pixels = try drawn()
        #expect(pixels[20, 20] >> 24 == 0xFF && pixels[20, 20] & 0xFF00 < 0x4000)
        #expect(pixels[40, 40] == 0)
        #expect(try hasPicture(document()))
    }

    @Test func aShadowFallsOutsideItsLayer() throws {
        let card = CALayer()
        card.backgroundColor = Paint.white
        card.shadowOpacity = 1
        card.shadowRadius = 2
        card.shadowOffset = CGSize(width: 0, height: 8)
        add(card, CGRect(x: 20, y: 20, width: 40, height: 40))
        let pixels = try drawn()
        #expect(pixels[40, 40] == 0xFFFF_FFFF)
        #expect(pixels[40, 64] >> 24 > 0xC0 && pixels[40, 64] & 0xFF < 0x40)
        #expect(pixels[40, 15] == 0)
    }

    @Test func theLayersOwnPlaceDoesNotCount() throws {
        root.position = CGPoint(x: 500, y: 500)
        root.bounds.origin = CGPoint(x: 0, y: 0)
        root.backgroundColor = Paint.green
        #expect(try drawn()[50, 50] == 0xFF00_FF00)
    }
}
