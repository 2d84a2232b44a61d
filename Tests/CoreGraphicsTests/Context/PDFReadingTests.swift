// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import GoldenPictures
import Raster
import Testing

/// What is written to a PDF looks the same when it is read and drawn.
@Suite("Reading PDF", .serialized)
struct PDFReadingTests {
    private static let side = 120

    /// Draws a scene at once and by way of a file; answers how the pictures differ.
    private func distance(
        _ name: String,
        _ draw: (CGContext) throws -> Void
    ) throws -> PictureDistance {
        let side = PDFReadingTests.side
        let target = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: side, height: side)
        let consumer = try Require.value(CGDataConsumer(data: target))
        let writer = try Require.value(CGContext(consumer: consumer, mediaBox: &box, nil))
        writer.beginPDFPage(nil)
        try draw(writer)
        writer.endPDFPage()
        writer.closePDF()
        let provider = try Require.value(CGDataProvider(data: target))
        let document = try Require.value(CGPDFDocument(provider))
        #expect(document.numberOfPages == 1)
        let page = try Require.value(document.page(at: 1))
        let read = try Scene.context(side, side)
        read.fillColor(0xFFFFFF)
        read.fill(box)
        read.drawPDFPage(page)
        let direct = try Scene.context(side, side)
        direct.fillColor(0xFFFFFF)
        direct.fill(box)
        try draw(direct)
        let one = try Require.value(read.makeImage()).pixelBuffer
        let other = try Require.value(direct.makeImage()).pixelBuffer
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
            let place = URL(fileURLWithPath: "\(folder)/pdf-\(name)")
            try (target as Data).write(to: place.appendingPathExtension("pdf"))
            for (ending, pixels) in [("read.png", one), ("direct.png", other)] {
                try PortableNetworkGraphic.encode(pixels)
                    .write(to: place.appendingPathExtension(ending))
            }
        }
        return PictureDistance(one, other)
    }

    private func expectNear(
        _ draw: (CGContext) throws -> Void,
        share: Double = 0.002,
        edges: Double = 12,
        name: String = #function,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let distance = try distance(String(name.prefix { $0 != "(" }), draw)
        #expect(distance.flatShare <= share, "\(distance)", sourceLocation: sourceLocation)
        #expect(distance.edgeMean <= edges, "\(distance)", sourceLocation: sourceLocation)
    }

    @Test("Paths are filled and stroked by every rule, cap, join and dash")
    func paths() throws {
        try expectNear { context in
            context.fillColor(0x3366CC)
            context.move(to: CGPoint(x: 10, y: 10))
            context.addCurve(
                to: CGPoint(x: 100, y: 30),
                control1: CGPoint(x: 40, y: 90),
                control2: CGPoint(x: 80, y: -40)
            )
            context.addLine(to: CGPoint(x: 60, y: 60))
            context.closePath()
            context.addRect(CGRect(x: 40, y: 20, width: 30, height: 30))
            context.fillPath(using: .evenOdd)
            context.setStrokeColor(CGColor(red: 0.8, green: 0.1, blue: 0, alpha: 1))
            context.setLineWidth(7)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            context.setLineDash(phase: 3, lengths: [14, 11])
            context.addLines(between: [
                CGPoint(x: 15, y: 75), CGPoint(x: 60, y: 110), CGPoint(x: 105, y: 75),
            ])
            context.strokePath()
        }
    }

    @Test("Clips, matrices and saved states nest")
    func states() throws {
        try expectNear { context in
            context.saveGState()
            context.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
            context.clip()
            context.translateBy(x: 50, y: 50)
            context.rotate(by: 0.4)
            context.fillColor(0x22AA44)
            context.fill(CGRect(x: -30, y: -30, width: 60, height: 60))
            context.restoreGState()
            context.fillColor(0xAA2244, alpha: 0.5)
            context.fill(CGRect(x: 60, y: 60, width: 50, height: 50))
        }
    }

    @Test("Gradients go along lines and between circles")
    func gradients() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let colors: [CGFloat] = [1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1]
        let gradient = try Require.value(
            CGGradient(
                colorSpace: space,
                colorComponents: colors,
                locations: [0, 0.4, 1],
                count: 3
            )
        )
        try expectNear(
            { context in
                context.saveGState()
                context.clip(to: CGRect(x: 0, y: 0, width: 120, height: 60))
                context.drawLinearGradient(
                    gradient,
                    start: CGPoint(x: 20, y: 0),
                    end: CGPoint(x: 100, y: 20),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
                )
                context.restoreGState()
                context.clip(to: CGRect(x: 0, y: 60, width: 120, height: 60))
                context.drawRadialGradient(
                    gradient,
                    startCenter: CGPoint(x: 60, y: 90),
                    startRadius: 5,
                    endCenter: CGPoint(x: 60, y: 90),
                    endRadius: 28,
                    options: []
                )
            },
            share: 0.05
        )
    }

    @Test("Pictures keep their pixels and their transparency")
    func images() throws {
        let small = try Scene.context(4, 4)
        for y in 0..<4 {
            for x in 0..<4 {
                small.fillColor(x * 0x500000 + y * 0x003C, alpha: y == 2 ? 0.5 : 1)
                small.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let image = try Require.value(small.makeImage())
        try expectNear(
            { context in
                context.interpolationQuality = .none
                context.draw(image, in: CGRect(x: 20, y: 20, width: 80, height: 80))
            },
            edges: 40
        )
    }

    @Test(
        "Text has the same letters at the same places",
        .enabled(
            if: TestFont.isInstalled(.dejaVu, .inter),
            "DejaVu Sans or Inter is not installed"
        ),
        arguments: [TestFont.dejaVu, .inter]
    )
    func text(in letters: TestFont) throws {
        let font = try letters.load()
        let glyphs = "Hamburg!".unicodeScalars.map { font.face.glyph(for: $0) }
        try expectNear(
            { context in
                context.setFont(font)
                context.setFontSize(24)
                context.fillColor(0x000000)
                var x: CGFloat = 4
                var positions: [CGPoint] = []
                for glyph in glyphs {
                    positions.append(CGPoint(x: x, y: 40))
                    x +=
                        CGFloat(font.face.advance(glyph)) * 24
                        / CGFloat(font.face.info.unitsPerEm)
                }
                context.showGlyphs(glyphs, at: positions)
                context.textMatrix = CGAffineTransform(rotationAngle: 0.5)
                context.setFontSize(14)
                context.showGlyphs(
                    [glyphs[0], glyphs[1]],
                    at: [.zero, CGPoint(x: 14, y: 0)].map {
                        CGPoint(x: $0.x + 60, y: $0.y + 50)
                    }
                )
            },
            edges: 25
        )
    }

    @Test("Groups, modes and soft masks are put together alike")
    func compositing() throws {
        try expectNear({ context in
            context.fillColor(0x88AAEE)
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 70))
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fillColor(0xFF0000)
            context.fill(CGRect(x: 10, y: 10, width: 60, height: 60))
            context.fillColor(0x00FF00)
            context.fill(CGRect(x: 40, y: 40, width: 60, height: 60))
            context.endTransparencyLayer()
            context.setAlpha(1)
            context.setBlendMode(.multiply)
            context.fillColor(0xEEDD22)
            context.fill(CGRect(x: 80, y: 10, width: 30, height: 80))
        })
    }

    @Test("Patterns are repeated from where they begin")
    func patterns() throws {
        try expectNear(
            { context in
                var callbacks = CGPatternCallbacks(
                    version: 0,
                    drawPattern: { _, context in
                        context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
                        context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
                    },
                    releaseInfo: nil
                )
                let pattern = try Require.value(
                    CGPattern(
                        info: nil,
                        bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
                        matrix: .identity,
                        xStep: 10,
                        yStep: 10,
                        tiling: .constantSpacing,
                        isColored: true,
                        callbacks: &callbacks
                    )
                )
                let space = try Require.value(CGColorSpace(patternBaseSpace: nil))
                context.setFillColorSpace(space)
                context.setFillPattern(pattern, colorComponents: [1])
                context.fill(CGRect(x: 20, y: 20, width: 80, height: 80))
            },
            share: 0.02,
            edges: 30
        )
    }
}
