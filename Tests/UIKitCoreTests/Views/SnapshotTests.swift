// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Raster
import Testing
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// Draws a red square of 10 points at its origin.
@MainActor
private final class RedCorner: UIView {
    var drawings = 0

    override func draw(_ rect: CGRect) {
        drawings += 1
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}

/// Views as pictures of themselves.
@MainActor
@Suite(.serialized)
struct SnapshotTests {
    private func scene() -> (UIView, RedCorner) {
        let view = UIView(frame: CGRect(x: 30, y: 60, width: 40, height: 20))
        view.backgroundColor = .green
        let corner = RedCorner(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        corner.isOpaque = false
        view.addSubview(corner)
        return (view, corner)
    }

    private func image(_ size: CGSize, _ body: () -> Void) throws -> PixelBuffer {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        defer { UIGraphicsEndImageContext() }
        body()
        return try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage).pixelBuffer
    }

    @Test("A snapshot shows what the view showed, and does not change with it")
    func snapshot() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, corner) = scene()
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(corner.drawings == 1 && snapshot.bounds.size == CGSize(width: 40, height: 20))
        view.backgroundColor = .blue
        corner.isHidden = true
        snapshot.frame.origin = CGPoint(x: 100, y: 200)
        app.show(snapshot)
        let picture = app.picture()
        #expect(picture[CGPoint(x: 105, y: 205)] == 0xFF00_FF00)
        #expect(picture[CGPoint(x: 125, y: 205)] == 0xFFFF_0000)
        #expect(picture[CGPoint(x: 135, y: 215)] == 0xFF00_FF00)
        #expect(view.snapshotView(afterScreenUpdates: false) != nil)
        let empty = UIView(frame: .zero).snapshotView(afterScreenUpdates: true)
        #expect(empty?.frame == .zero)
    }

    @Test("Caps keep their size where a snapshot of a part is stretched")
    func caps() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, _) = scene()
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 10, y: 0, width: 20, height: 10),
                afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 10)
            )
        )
        // Ten points of red stay ten at the right end.
        part.frame = CGRect(x: 100, y: 200, width: 100, height: 10)
        app.show(part)
        let picture = app.picture()
        #expect(picture[CGPoint(x: 105, y: 205)] == 0xFF00_FF00)
        #expect(picture[CGPoint(x: 188, y: 205)] == 0xFF00_FF00)
        #expect(picture[CGPoint(x: 192, y: 205)] == 0xFFFF_0000)
    }

    @Test("A hierarchy is drawn into a rectangle of the context, to its size")
    func hierarchy() throws {
        let (view, _) = scene()
        var isDrawn = false
        let picture = try image(CGSize(width: 100, height: 50)) {
            let rect = CGRect(x: 10, y: 5, width: 80, height: 40)
            isDrawn = view.drawHierarchy(in: rect, afterScreenUpdates: true)
        }
        #expect(isDrawn)
        #expect(picture[5, 2] == 0)
        #expect(picture[20, 20] == 0xFF00_FF00)
        #expect(picture[60, 20] == 0xFFFF_0000)
        #expect(picture[75, 20] == 0xFF00_FF00)
        #expect(picture[95, 48] == 0)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
}

/// When and over what `draw(_:)` draws.
@MainActor
@Suite(.serialized)
struct DrawingCycleTests {
    /// Draws a bar at a place that changes with each call.
    private final class Bars: UIView {
        var place: CGFloat = 0
        var rects: [CGRect] = []

        override func draw(_ rect: CGRect) {
            rects.append(rect)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: place, y: 0, width: 10, height: 40))
        }
    }

    private func shown(_ app: TestApp) -> Bars {
        let bars = Bars(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        bars.isOpaque = false
        app.show(bars)
        return bars
    }

    @Test("What was drawn before is cleared, unless the view says that it stays")
    func clearing() throws {
        let app = try TestApp(device: "iPhone 14")
        let bars = shown(app)
        bars.place = 50
        bars.setNeedsDisplay()
        var picture = app.picture()
        #expect(picture[CGPoint(x: 5, y: 110)] == 0xFFFF_FFFF)
        #expect(picture[CGPoint(x: 55, y: 110)] == 0xFFFF_0000)
        bars.clearsContextBeforeDrawing = false
        bars.place = 20
        bars.setNeedsDisplay()
        picture = app.picture()
        #expect(picture[CGPoint(x: 55, y: 110)] == 0xFFFF_0000)
        #expect(picture[CGPoint(x: 25, y: 110)] == 0xFFFF_0000)
        bars.clearsContextBeforeDrawing = true
        bars.setNeedsDisplay()
        picture = app.picture()
        #expect(picture[CGPoint(x: 55, y: 110)] == 0xFFFF_FFFF)
        #expect(picture[CGPoint(x: 25, y: 110)] == 0xFFFF_0000)
    }

    @Test("Of a stale part the rest stays, and only the part is drawn and cleared")
    func stalePart() throws {
        let app = try TestApp(device: "iPhone 14")
        let bars = shown(app)
        bars.place = 40
        bars.setNeedsDisplay(CGRect(x: 30, y: 0, width: 30, height: 40))
        let picture = app.picture()
        #expect(bars.rects == [bars.bounds, CGRect(x: 30, y: 0, width: 30, height: 40)])
        #expect(picture[CGPoint(x: 5, y: 110)] == 0xFFFF_0000)
        #expect(picture[CGPoint(x: 45, y: 110)] == 0xFFFF_0000)
        bars.place = 20
        bars.clearsContextBeforeDrawing = false
        bars.setNeedsDisplay(CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(app.picture()[CGPoint(x: 45, y: 110)] == 0xFFFF_0000)
        #expect(app.picture()[CGPoint(x: 5, y: 110)] == 0xFFFF_0000)
    }

    @Test("A new size draws again only where the mode is to redraw")
    func modes() throws {
        let app = try TestApp(device: "iPhone 14")
        let bars = shown(app)
        bars.frame.size.width = 200
        var picture = app.picture()
        #expect(bars.rects.count == 1 && picture[CGPoint(x: 15, y: 110)] == 0xFFFF_0000)
        bars.contentMode = .topLeft
        picture = app.picture()
        #expect(bars.rects.count == 1 && picture[CGPoint(x: 15, y: 110)] == 0xFFFF_FFFF)
        bars.contentMode = .redraw
        bars.frame.size.width = 300
        picture = app.picture()
        #expect(bars.rects.last == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(picture[CGPoint(x: 5, y: 110)] == 0xFFFF_0000)
    }

    @Test("Only the stretching part of the contents stretches")
    @available(*, deprecated)
    func stretch() throws {
        let app = try TestApp(device: "iPhone 14")
        let bars = shown(app)
        bars.contentStretch = CGRect(x: 0.5, y: 0, width: 0.1, height: 1)
        bars.frame.size.width = 300
        let picture = app.picture()
        #expect(picture[CGPoint(x: 8, y: 110)] == 0xFFFF_0000)
        #expect(picture[CGPoint(x: 12, y: 110)] == 0xFFFF_FFFF)
        #expect(bars.layer.contentsCenter == bars.contentStretch)
    }
}
