// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import Testing

struct LayoutAndDisplayTests {
    /// Ends what an earlier test on the same thread left open.
    init() { CATransaction.flush() }

    /// Counts its layouts and draws a red square.
    final class Counting: CALayer {
        var layouts = 0
        var drawings = 0
        var onLayout: (() -> Void)?

        override func layoutSublayers() {
            layouts += 1
            super.layoutSublayers()
            onLayout?()
        }

        override func draw(in ctx: CGContext) {
            drawings += 1
            ctx.setFillColor(Paint.red)
            ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    final class Delegate: NSObject, CALayerDelegate {
        var layouts = 0
        var asked: [String] = []

        func layoutSublayers(of layer: CALayer) { layouts += 1 }

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return NSNull()
        }
    }

    @Test func changesOfSizeMarkTheLayerAndItsSuperlayer() {
        let (parent, child) = (Counting(), Counting())
        parent.addSublayer(child)
        parent.layoutIfNeeded()
        #expect(!parent.needsLayout() && !child.needsLayout())
        child.bounds.size = CGSize(width: 5, height: 5)
        #expect(parent.needsLayout() && child.needsLayout())
        parent.layoutIfNeeded()
        child.bounds.origin.y = 10
        #expect(!parent.needsLayout() && child.needsLayout())
    }

    @Test func layoutClimbsToTheHighestMarkedLayer() {
        let (root, parent, child) = (Counting(), Counting(), Counting())
        root.addSublayer(parent)
        parent.addSublayer(child)
        root.layoutIfNeeded()
        let before = (root.layouts, parent.layouts, child.layouts)
        parent.setNeedsLayout()
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(root.layouts == before.0)
        #expect(parent.layouts == before.1 + 1 && child.layouts == before.2 + 1)
    }

    @Test func resizingSublayersDuringLayoutMarksNobodyAgain() {
        let (parent, child) = (Counting(), CALayer())
        parent.addSublayer(child)
        var width: CGFloat = 1
        parent.onLayout = {
            width += 1
            child.bounds.size.width = width
        }
        parent.layoutIfNeeded()
        #expect(parent.layouts == 1 && !parent.needsLayout())
    }

    @Test func aLayoutThatNeverSettlesEnds() {
        let layer = Counting()
        layer.onLayout = { [unowned layer] in
            layer.marks.remove(.isInLayout)
            layer.setNeedsLayout()
        }
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(layer.layouts == 100)
    }

    @Test func theDelegateLaysOutAndChoosesActions() {
        let delegate = Delegate()
        let layer = CALayer()
        layer.delegate = delegate
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(delegate.layouts == 1)
        layer.opacity = 0.5
        #expect(delegate.asked == ["opacity"] && layer.animationKeys() == nil)
        layer.opacity = 0.5
        #expect(delegate.asked == ["opacity"])
    }

    @Test func drawnContentsAreShown() {
        let screen = Screen()
        let layer = Counting()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.setNeedsDisplay()
        screen.root.addSublayer(layer)
        screen.draw()
        #expect(layer.drawings == 1 && layer.contents != nil)
        #expect(screen.pixel(10, 10) == 0xFFFF_0000 && screen.pixel(14, 14) == 0xFFFF_0000)
        #expect(screen.pixel(15, 15) == 0xFFFF_FFFF)
        screen.draw()
        #expect(layer.drawings == 1)
    }

    @Test func aStalePartKeepsTheRest() {
        let screen = Screen()
        let layer = Counting()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.setNeedsDisplay()
        screen.root.addSublayer(layer)
        screen.draw()
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 2, height: 2))
        screen.draw()
        #expect(layer.drawings == 2)
        #expect(screen.pixel(1, 1) == 0xFFFF_0000 && screen.pixel(4, 4) == 0xFFFF_0000)
    }

    @Test func displayByTheDelegateReplacesDrawing() {
        final class Painter: NSObject, CALayerDelegate {
            func display(_ layer: CALayer) { layer.contents = CGImage(pixelBuffer: .quarters(2)) }
        }
        let painter = Painter()
        let layer = Counting()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.delegate = painter
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.drawings == 0 && layer.contents != nil && !layer.needsDisplay())
    }

    @Test func renderingIntoAContextGivesThePictureInItsCoordinates() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 500, y: 500, width: 10, height: 10)
        layer.backgroundColor = Paint.blue
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        child.backgroundColor = Paint.red
        layer.addSublayer(child)
        let pixels = PixelBuffer(width: 20, height: 20)
        let context = CGContext(drawingInto: pixels, baseTransform: .identity)
        context.translateBy(x: 4, y: 4)
        layer.render(in: context)
        context.flush()
        #expect(pixels[4, 4] == 0xFFFF_0000 && pixels[8, 8] == 0xFFFF_0000)
        #expect(pixels[9, 9] == 0xFF00_00FF && pixels[13, 13] == 0xFF00_00FF)
        #expect(pixels[14, 14] == 0 && pixels[3, 3] == 0)
        #expect(layer.presentation() == nil)
    }
}
