// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing

/// Values that others have read off Apple's Core Animation, asked of ours.
///
/// - Source: the asserts of GNUstep's Quartz Core tests that say they were checked against Apple's;
///   the values, in our own words.
@Suite("What Core Animation's layers were seen to do")
struct LayerFactTests {
    private let tolerance: CGFloat = 1e-9

    private func layer(
        _ bounds: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50),
        at position: CGPoint = CGPoint(x: 200, y: 300)
    ) -> CALayer {
        let layer = CALayer()
        layer.bounds = bounds
        layer.position = position
        return layer
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: w, height: h)
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
            && abs(a.width - b.width) < tolerance && abs(a.height - b.height) < tolerance
    }

    private func isClose(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(a.x - x) < tolerance && abs(a.y - y) < tolerance
    }

    // MARK: Defaults

    @Test("A new layer has no size, stands at the origin and is held at its centre")
    func defaults() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.position == .zero)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.anchorPointZ == 0)
        #expect(layer.zPosition == 0 && layer.contentsScale == 1)
        #expect(!layer.masksToBounds && !layer.isGeometryFlipped && !layer.isHidden)
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(CATransform3DIsIdentity(layer.sublayerTransform))
        #expect(layer.superlayer == nil)
    }

    @Test("Each property reads as it was set")
    func properties() {
        let layer = layer(rect(1, 2, 3, 4), at: CGPoint(x: 5, y: 6))
        layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        layer.anchorPointZ = 7
        layer.zPosition = -5
        layer.contentsScale = 2
        layer.masksToBounds = true
        layer.isGeometryFlipped = true
        layer.isHidden = true
        layer.transform = CATransform3DMakeScale(2, 3, 4)
        layer.sublayerTransform = CATransform3DMakeTranslation(8, 9, 10)
        #expect(layer.bounds == rect(1, 2, 3, 4) && layer.position == CGPoint(x: 5, y: 6))
        #expect(layer.anchorPoint == CGPoint(x: 0.25, y: 0.75) && layer.anchorPointZ == 7)
        #expect(layer.zPosition == -5 && layer.contentsScale == 2)
        #expect(layer.masksToBounds && layer.isGeometryFlipped && layer.isHidden)
        let transform = layer.transform
        #expect(transform.m11 == 2 && transform.m22 == 3 && transform.m33 == 4)
        let inner = layer.sublayerTransform
        #expect(inner.m41 == 8 && inner.m42 == 9 && inner.m43 == 10)
    }

    @Test("Bounds leave position and anchor alone, and a negative size is turned over")
    func bounds() {
        let layer = layer(.zero, at: CGPoint(x: 7, y: 9))
        layer.anchorPoint = CGPoint(x: 2, y: -1)
        layer.bounds = rect(0, 0, 30, 40)
        #expect(layer.position == CGPoint(x: 7, y: 9))
        #expect(layer.anchorPoint == CGPoint(x: 2, y: -1))
        layer.bounds = rect(0, 0, -100, -50)
        #expect(layer.bounds == rect(-100, -50, 100, 50))
    }

    // MARK: Frame

    @Test("The frame is the bounds' size, its anchor on the position")
    func frame() {
        let layer = layer()
        #expect(layer.frame == rect(150, 275, 100, 50))
        for (anchor, origin) in [
            (CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 300)),
            (CGPoint(x: 1, y: 1), CGPoint(x: 100, y: 250)),
            (CGPoint(x: 2, y: -1), CGPoint(x: 0, y: 350)),
        ] {
            layer.anchorPoint = anchor
            #expect(layer.frame == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
            #expect(layer.position == CGPoint(x: 200, y: 300))
        }
        let shifted = self.layer(rect(11, 22, 100, 50))
        #expect(shifted.frame == rect(150, 275, 100, 50))
        shifted.zPosition = 17
        shifted.anchorPointZ = 25
        shifted.isGeometryFlipped = true
        shifted.contentsScale = 2
        #expect(shifted.frame == rect(150, 275, 100, 50))
        #expect(self.layer(.zero, at: CGPoint(x: 10, y: 20)).frame == rect(10, 20, 0, 0))
    }

    @Test("A frame that is set keeps the anchor and the origin of the bounds")
    func frameIsSet() {
        for (anchor, position) in [
            (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 60, y: 45)),
            (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)),
            (CGPoint(x: 1, y: 1), CGPoint(x: 110, y: 70)),
        ] {
            let layer = layer(rect(11, 22, 5, 5))
            layer.anchorPoint = anchor
            layer.frame = rect(10, 20, 100, 50)
            #expect(layer.bounds == rect(11, 22, 100, 50) && layer.position == position)
            #expect(layer.anchorPoint == anchor && layer.frame == rect(10, 20, 100, 50))
        }
        let turned = CALayer()
        turned.frame = rect(0, 0, -100, -50)
        #expect(turned.bounds == rect(0, 0, 100, 50))
        #expect(turned.position == CGPoint(x: -50, y: -25))
        turned.frame = rect(10, 20, 0, 0)
        #expect(turned.bounds == .zero && turned.position == CGPoint(x: 10, y: 20))
    }

    @Test("The frame of a transformed layer is the box around it, both ways")
    func transformedFrame() {
        let layer = layer()
        layer.transform = CATransform3DMakeScale(2, 4, 1)
        #expect(layer.frame == rect(100, 200, 200, 200))
        layer.frame = rect(10, 20, 100, 50)
        #expect(layer.bounds == rect(0, 0, 50, 12.5))
        #expect(layer.position == CGPoint(x: 60, y: 45) && layer.frame == rect(10, 20, 100, 50))

        let moved = self.layer()
        moved.transform = CATransform3DMakeTranslation(10, 20, 0)
        #expect(moved.frame == rect(160, 295, 100, 50))
        moved.frame = rect(10, 20, 100, 50)
        #expect(moved.bounds == rect(0, 0, 100, 50))
        #expect(moved.position == CGPoint(x: 50, y: 25))

        let rotated = self.layer(rect(0, 0, 100, 100), at: .zero)
        rotated.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        let half = 50 * 2.0.squareRoot()
        #expect(isClose(rotated.frame, rect(-half, -half, 2 * half, 2 * half)))
    }

    // MARK: Tree

    @Test("Layers have one superlayer, and the order that was asked for")
    func tree() {
        let parent = CALayer()
        let layers = (0..<3).map { _ in CALayer() }
        parent.addSublayer(layers[0])
        parent.addSublayer(layers[1])
        parent.insertSublayer(layers[2], at: 1)
        #expect(parent.sublayers == [layers[0], layers[2], layers[1]])
        #expect(layers[0].superlayer === parent)
        layers[2].removeFromSuperlayer()
        #expect(parent.sublayers?.count == 2 && layers[2].superlayer == nil)
        parent.insertSublayer(layers[2], below: layers[0])
        #expect(parent.sublayers?.first === layers[2])
        layers[2].removeFromSuperlayer()
        parent.insertSublayer(layers[2], above: layers[0])
        #expect(parent.sublayers?[1] === layers[2])
        let other = CALayer()
        other.addSublayer(layers[0])
        #expect(parent.sublayers?.count == 2 && layers[0].superlayer === other)
    }

    @Test("Keys read and write, and the class has values for those that are not zero")
    func keys() {
        let layer = layer()
        #expect(layer.value(forKey: "bounds") != nil && layer.value(forKey: "position") != nil)
        layer.setValue(9.0, forKey: "zPosition")
        #expect(layer.zPosition == 9)
        #expect(CALayer.defaultValue(forKey: "anchorPoint") != nil)
        for key in ["bounds", "position", "frame"] {
            #expect(CALayer.defaultValue(forKey: key) == nil, "\(key)")
        }
        #expect((CALayer.defaultValue(forKey: "contentsScale") as? NSNumber)?.doubleValue == 1)
    }

    // MARK: Conversion

    @Test("Points and rectangles go between a layer and its superlayer")
    func conversion() {
        let parent = layer(rect(0, 0, 200, 200), at: CGPoint(x: 100, y: 100))
        let child = layer(rect(0, 0, 50, 50), at: CGPoint(x: 100, y: 50))
        parent.addSublayer(child)
        let origin = CGPoint.zero
        #expect(isClose(child.convert(origin, to: parent), 75, 25))
        #expect(isClose(child.convert(CGPoint(x: 50, y: 50), to: parent), 125, 75))
        #expect(isClose(parent.convert(origin, to: child), -75, -25))
        #expect(isClose(child.convert(origin, from: parent), -75, -25))
        #expect(isClose(parent.convert(origin, from: child), 75, 25))
        #expect(isClose(child.convert(rect(0, 0, 10, 20), to: parent), rect(75, 25, 10, 20)))
        #expect(isClose(parent.convert(rect(0, 0, 10, 20), to: child), rect(-75, -25, 10, 20)))
        #expect(isClose(child.convert(CGPoint(x: 3, y: 4), to: child), 3, 4))
        parent.bounds.origin = CGPoint(x: 10, y: 20)
        #expect(isClose(child.convert(origin, to: parent), 75, 25))
    }

    @Test("Transforms count in conversion: the layer's own and the superlayer's for its sublayers")
    func transformedConversion() {
        let parent = layer(rect(0, 0, 200, 200), at: CGPoint(x: 100, y: 100))
        let child = layer(rect(0, 0, 50, 50), at: CGPoint(x: 100, y: 50))
        parent.addSublayer(child)
        child.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(isClose(child.convert(CGPoint.zero, to: parent), 50, 0))
        #expect(isClose(child.convert(CGPoint(x: 50, y: 50), to: parent), 150, 100))
        #expect(isClose(child.convert(rect(0, 0, 10, 20), to: parent), rect(50, 0, 20, 40)))
        child.transform = CATransform3DIdentity
        parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
        #expect(isClose(child.convert(CGPoint.zero, to: parent), 85, 45))
        parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        child.transform = CATransform3DMakeTranslation(5, 6, 0)
        #expect(isClose(child.convert(CGPoint.zero, to: parent), 60, -38))

        let turned = layer(rect(0, 0, 100, 100), at: CGPoint(x: 100, y: 100))
        let home = layer(rect(0, 0, 200, 200), at: CGPoint(x: 100, y: 100))
        home.addSublayer(turned)
        turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        let half = 50 * 2.0.squareRoot()
        let box = rect(100 - half, 100 - half, 2 * half, 2 * half)
        #expect(isClose(turned.convert(rect(0, 0, 100, 100), to: home), box))
        #expect(isClose(turned.convert(CGPoint(x: 50, y: 50), to: home), 100, 100))
    }

    @Test("Layers of different trees meet through their roots")
    func conversionAcross() {
        let top = layer(rect(0, 0, 400, 400), at: CGPoint(x: 200, y: 200))
        let middle = layer(rect(0, 0, 200, 200), at: CGPoint(x: 100, y: 100))
        let leaf = layer(rect(0, 0, 50, 50), at: CGPoint(x: 25, y: 25))
        let sibling = layer(rect(0, 0, 50, 50), at: CGPoint(x: 125, y: 25))
        top.addSublayer(middle)
        middle.addSublayer(leaf)
        middle.addSublayer(sibling)
        #expect(isClose(leaf.convert(CGPoint.zero, to: top), 0, 0))
        #expect(isClose(top.convert(CGPoint.zero, to: leaf), 0, 0))
        #expect(isClose(leaf.convert(CGPoint.zero, to: sibling), -100, 0))
        let near = layer(rect(0, 0, 50, 50), at: CGPoint(x: 25, y: 25))
        let far = layer(rect(0, 0, 50, 50), at: CGPoint(x: 500, y: 500))
        #expect(isClose(near.convert(CGPoint.zero, to: far), -475, -475))
        let parent = layer(rect(0, 0, 200, 200), at: CGPoint(x: 100, y: 100))
        let loose = layer(rect(0, 0, 50, 50), at: CGPoint(x: 100, y: 50))
        parent.addSublayer(loose)
        loose.removeFromSuperlayer()
        #expect(isClose(loose.convert(CGPoint.zero, to: parent), 75, 25))
    }

    @Test("A transform that is not flat reads as the identity")
    func affine() {
        let layer = CALayer()
        #expect(layer.affineTransform() == .identity)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
        layer.transform = CATransform3DMakeTranslation(3, 4, 0)
        #expect(layer.affineTransform() == CGAffineTransform(translationX: 3, y: 4))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        for flatless in [
            CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
            CATransform3DMakeTranslation(0, 0, 5), perspective,
        ] {
            layer.transform = flatless
            #expect(layer.affineTransform() == .identity)
        }
        layer.transform = CATransform3DMakeScale(9, 9, 9)
        layer.setAffineTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
        let set = layer.transform
        #expect([set.m11, set.m12, set.m21, set.m22, set.m41, set.m42] == [2, 3, 4, 5, 6, 7])
        #expect(set.m33 == 1 && set.m44 == 1)
    }
}
