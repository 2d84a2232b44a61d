// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// What a view does for its layer.
@MainActor
@Suite(.serialized)
struct LayerDelegateTests {
    /// Draws by its layer's calls.
    private final class Drawing: UIView {
        var calls: [String] = []
        override func layerWillDraw(_ layer: CALayer) {
            calls.append("will")
            super.layerWillDraw(layer)
        }
        override func draw(_ layer: CALayer, in context: CGContext) {
            calls.append("layer")
            super.draw(layer, in: context)
        }
        override func draw(_ rect: CGRect) {
            calls.append("view")
            UIColor.red.setFill()
            UIRectFill(bounds)
        }
        override func layoutSublayers(of layer: CALayer) {
            calls.append("layout")
            super.layoutSublayers(of: layer)
        }
        override func layoutSubviews() { calls.append("subviews") }
    }

    /// Gives its layer a picture instead of drawing it.
    private final class Shown: UIView {
        var picture: CGImage?
        var drawings = 0
        override func display(_ layer: CALayer) { layer.contents = picture }
        override func draw(_ rect: CGRect) { drawings += 1 }
    }

    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 14") }

    @Test func theLayersCallsLeadToTheViews() {
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        app.show(view)
        #expect(view.calls == ["layout", "subviews", "will", "layer", "view"])
        #expect(app.picture()[CGPoint(x: 10, y: 10)] == 0xFFFF_0000)
        #expect(view.layer.delegate === view)
    }

    @Test func aViewMayShowAPictureInsteadOfDrawing() {
        let view = Shown(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.picture =
            UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { context in
                UIColor.green.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }.cgImage
        app.show(view)
        #expect(app.picture()[CGPoint(x: 10, y: 10)] == 0xFF00_FF00 && view.drawings == 0)
    }

    @Test func aSubclassMayChooseTheAnimations() {
        final class Slow: UIView {
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                guard event == "cornerRadius" else {
                    return super.action(for: layer, forKey: event)
                }
                let animation = CABasicAnimation(keyPath: event)
                animation.duration = 7
                return animation
            }
        }
        let view = Slow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        app.show(view)
        view.layer.cornerRadius = 9
        view.layer.borderWidth = 2
        #expect(view.layer.animationKeys() == ["cornerRadius"])
        #expect(view.layer.animation(forKey: "cornerRadius")?.duration == 7)
    }
}
