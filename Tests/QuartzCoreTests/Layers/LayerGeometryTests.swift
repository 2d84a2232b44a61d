// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing

struct LayerGeometryTests {
    private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    @Test func defaultsAreThoseOfTheHeaders() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.position == .zero && layer.zPosition == 0)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.anchorPointZ == 0)
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(CATransform3DIsIdentity(layer.sublayerTransform))
        #expect(!layer.isHidden && layer.isDoubleSided && !layer.isGeometryFlipped)
        #expect(layer.sublayers == nil && layer.mask == nil && !layer.masksToBounds)
        #expect(layer.contents == nil && layer.contentsScale == 1)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsGravity == .resize && layer.contentsFormat == .RGBA8Uint)
        #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
        #expect(layer.minificationFilterBias == 0 && !layer.isOpaque)
        #expect(!layer.needsDisplayOnBoundsChange && !layer.drawsAsynchronously)
        #expect(layer.backgroundColor == nil && layer.cornerRadius == 0 && layer.borderWidth == 0)
        #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
        #expect(layer.borderColor?.alpha == 1 && layer.shadowColor?.alpha == 1)
        #expect(layer.opacity == 1 && layer.allowsGroupOpacity && layer.filters == nil)
        #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
        #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.actions == nil && layer.name == nil && layer.delegate == nil)
        #expect(layer.style == nil && layer.edgeAntialiasingMask.rawValue == 15)
        #expect(layer.speed == 1 && layer.duration == .infinity && layer.animationKeys() == nil)
        #expect(layer.presentation() == nil && layer.model() === layer)
    }

    @Test func settingTheFrameKeepsOriginOfBoundsAnchorAndTransform() {
        let layer = CALayer()
        layer.bounds.origin = CGPoint(x: 30, y: 30)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(layer.bounds == CGRect(x: 30, y: 30, width: 40, height: 60))
        #expect(layer.position == CGPoint(x: 10, y: 80))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
    }

    @Test func aScaledLayersFrameRoundTrips() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.1, y: 0.1)
        layer.transform = CATransform3DMakeScale(0.25, 0.75, 1)
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(abs(layer.bounds.width - 160) < 1e-5 && abs(layer.bounds.height - 80) < 1e-5)
        let frame = layer.frame
        #expect(abs(frame.minX - 10) < 1e-5 && abs(frame.minY - 20) < 1e-5)
        #expect(abs(frame.width - 40) < 1e-5 && abs(frame.height - 60) < 1e-5)
    }

    @Test func theFrameOfATurnedLayerIsTheBoxAroundIt() {
        let layer = self.layer(0, 0, 100, 100)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(layer.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        #expect(abs(layer.frame.width - 100 * 2.0.squareRoot()) < 1e-9)
    }

    @Test func changingTheSizeKeepsThePositionAndTheAnchorMovesTheFrame() {
        let layer = self.layer(0, 0, 100, 100)
        layer.bounds.size = CGSize(width: 50, height: 50)
        #expect(layer.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        layer.anchorPoint = .zero
        #expect(layer.position == CGPoint(x: 50, y: 50))
        #expect(layer.frame.origin == CGPoint(x: 50, y: 50))
    }

    @Test func pointsConvertThroughScalesAndScrolls() {
        let root = layer(100, 100, 400, 400)
        let parent = layer(20, 20, 200, 200)
        let child = layer(10, 10, 60, 40)
        root.addSublayer(parent)
        parent.addSublayer(child)
        child.anchorPoint = .zero
        child.position = CGPoint(x: 10, y: 10)
        child.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(child.convert(CGPoint(x: 60, y: 20), from: parent) == CGPoint(x: 25, y: 5))
        #expect(child.convert(CGPoint(x: 25, y: 5), to: parent) == CGPoint(x: 60, y: 20))
        #expect(child.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 40, y: 40))
        #expect(root.convert(CGPoint(x: 40, y: 40), to: child) == CGPoint(x: 5, y: 5))
        parent.bounds.origin.y = 50
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: -20))
        let rect = child.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        #expect(rect == CGRect(x: 30, y: -20, width: 20, height: 20))
    }

    @Test func aLayerOfItsOwnConvertsToNobodyAsItIs() {
        let lone = layer(30, 40, 10, 10)
        #expect(lone.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
        #expect(lone.convert(CGPoint(x: 1, y: 2), from: nil) == CGPoint(x: 1, y: 2))
        #expect(lone.convertTime(0, to: nil) == 0)
    }

    @Test func rectanglesConvertToTheBoxOfTheirCorners() {
        let root = layer(0, 0, 100, 100)
        let child = layer(0, 0, 100, 100)
        root.addSublayer(child)
        child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let rect = child.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: root)
        #expect(abs(rect.minX - 90) < 1e-9 && abs(rect.minY) < 1e-9)
        #expect(abs(rect.width - 10) < 1e-9 && abs(rect.height - 20) < 1e-9)
    }

    @Test func convertingThroughATransformWithoutInverseEnds() {
        let root = layer(0, 0, 100, 100)
        let child = layer(10, 10, 20, 20)
        root.addSublayer(child)
        child.transform = CATransform3DMakeScale(0, 0, 1)
        let point = child.convert(CGPoint(x: 5, y: 5), from: root)
        #expect(point.x.isFinite && point.y.isFinite)
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) != nil)
    }

    @Test func boundsContainTheirFirstEdgesOnly() {
        let layer = self.layer(0, 0, 100, 100)
        #expect(layer.contains(.zero) && layer.contains(CGPoint(x: 99.9, y: 99.9)))
        #expect(!layer.contains(CGPoint(x: 100, y: 100)))
    }

    @Test func hitTestsFindTheTopmostByDepthAndOrder() {
        let root = layer(0, 0, 100, 100)
        let low = layer(0, 0, 50, 50)
        let high = layer(0, 0, 50, 50)
        root.addSublayer(low)
        root.addSublayer(high)
        let point = CGPoint(x: 10, y: 10)
        #expect(root.hitTest(point) === high)
        low.zPosition = 1
        #expect(root.hitTest(point) === low)
        low.isHidden = true
        #expect(root.hitTest(point) === high)
        #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 0)) == nil)
    }

    @Test func visibleRectanglesStopAtClips() {
        let root = layer(0, 0, 100, 100)
        root.masksToBounds = true
        let child = layer(50, 50, 100, 100)
        root.addSublayer(child)
        #expect(child.visibleRect == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test func keyPathsReachPartsOfGeometry() {
        let layer = self.layer(0, 0, 10, 20)
        layer.setValue(33, forKeyPath: "position.x")
        #expect(layer.position == CGPoint(x: 33, y: 10))
        layer.setValue(5.5, forKeyPath: "bounds.size.width")
        #expect(layer.bounds.width == 5.5)
        #expect(layer.value(forKeyPath: "bounds.size.height") as? Double == 20)
        layer.setValue(1.25, forKeyPath: "transform.rotation.z")
        #expect(
            abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - 1.25) < 1e-9
        )
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0) - 2) < 1e-9)
        layer.setValue(7, forKeyPath: "transform.translation.y")
        #expect(layer.transform.m42 == 7)
        layer.setValue(0.5, forKey: "opacity")
        #expect(layer.opacity == 0.5)
        #expect(layer.value(forKey: "hidden") as? Bool == false)
    }

    @Test func anyOtherKeyKeepsWhatItIsGiven() {
        let layer = CALayer()
        #expect(layer.value(forKey: "owner") == nil)
        layer.setValue("me", forKey: "owner")
        #expect(layer.value(forKey: "owner") as? String == "me")
        layer.style = ["shade": 3]
        #expect(layer.value(forKey: "shade") as? Int == 3)
    }

    @Test func transformsTravelInValues() {
        let t = CATransform3DMakeTranslation(1, 2, 3)
        let back = NSValue(caTransform3D: t).caTransform3DValue
        #expect(CATransform3DEqualToTransform(back, t))
        let layer = CALayer()
        layer.setValue(NSValue(caTransform3D: t), forKey: "transform")
        #expect(CATransform3DEqualToTransform(layer.transform, t))
    }
}
