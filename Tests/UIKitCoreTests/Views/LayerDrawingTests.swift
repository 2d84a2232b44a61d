// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime
import QuartzCore
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// Views whose layers draw, or that draw as delegates of layers.
@MainActor
struct LayerDrawingTests {
    private final class FilledLayer: CALayer {
        var count = 0
        override func draw(in ctx: CGContext) {
            count += 1
            ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill([bounds])
        }
    }

    private final class FilledView: UIView {
        override class var layerClass: AnyClass { FilledLayer.self }
    }

    private final class TextLayerView: UIView {
        override class var layerClass: AnyClass { CATextLayer.self }
    }

    private final class Delegate: UIView {
        var drawn: [CALayer] = []
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            drawn.append(layer)
            super.draw(layer, in: ctx)
        }
    }

    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func aLayersClassDrawsInAView() {
        let view = FilledView(frame: box)
        let layer = view.layer as? FilledLayer
        view.layer.displayIfNeeded()
        #expect(layer?.count == 0 && layer?.contents == nil)
        view.layer.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(layer?.count == 1 && layer?.contents != nil)
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(layer?.count == 2)
    }

    @Test func aTextLayerOfAViewShowsItsText() {
        let view = TextLayerView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        (view.layer as? CATextLayer)?.string = "Text"
        view.layer.displayIfNeeded()
        #expect(view.layer.contents != nil)
    }

    @Test func aViewDrawsForOtherLayers() {
        let view = Delegate(frame: box)
        let layer = CALayer()
        layer.frame = box
        layer.delegate = view
        view.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(view.drawn == [layer])
        view.layer.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.drawn == [layer, view.layer])
    }

    @Test func aViewThatDrawsNothingKeepsItsLayersContents() {
        let view = UIView(frame: box)
        view.layer.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.layer.contents == nil)
    }
}
