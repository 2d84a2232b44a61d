// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Raster
import Testing
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// How a view's settings show, and what they leave alone.
@MainActor
@Suite(.serialized)
struct ViewAppearanceTests {
    /// Counts the calls of its methods.
    private final class Counting: UIView {
        var layouts = 0
        var drawings = 0
        var scales: [CGFloat] = []
        override func layoutSubviews() { layouts += 1 }
        override func draw(_ rect: CGRect) {
            drawings += 1
            scales.append(contentScaleFactor)
        }
    }

    private let app: TestApp
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        root.backgroundColor = .white
        app.show(root)
    }

    private func box(_ x: CGFloat, _ y: CGFloat, in parent: UIView, _ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: 50, height: 50))
        view.backgroundColor = color
        parent.addSubview(view)
        return view
    }

    private func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        app.picture()[CGPoint(x: x, y: y)]
    }

    @Test func aNewViewIsClearShownAndWhole() {
        let view = UIView()
        #expect(view.frame == .zero && view.backgroundColor == nil && view.alpha == 1)
        #expect(!view.isHidden && view.isOpaque && !view.clipsToBounds)
        #expect(view.clearsContextBeforeDrawing && view.contentMode == .scaleToFill)
        #expect(view.autoresizesSubviews && view.autoresizingMask == [])
        #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch && view.tag == 0 && view.mask == nil)
        #expect(view.superview == nil && view.window == nil && view.subviews.isEmpty)
        #expect(view.layer.delegate === view && view.transform == .identity)
    }

    @Test func aHiddenViewKeepsItsPlaceAndHidesWhatIsInside() {
        let view = box(10, 100, in: root, .red)
        let inner = box(0, 0, in: view, .blue)
        #expect(pixel(20, 110) == 0xFF00_00FF)
        view.isHidden = true
        #expect(pixel(20, 110) == 0xFFFF_FFFF)
        #expect(view.frame == CGRect(x: 10, y: 100, width: 50, height: 50))
        #expect(view.superview === root && !inner.isHidden)
        view.isHidden = false
        #expect(pixel(20, 110) == 0xFF00_00FF)
    }

    @Test func alphaIsKeptWithinItsRangeAndCountsForAllInside() {
        let view = box(10, 100, in: root, .black)
        let inner = box(0, 0, in: view, .black)
        view.alpha = 0.5
        inner.alpha = 0.5
        #expect(inner.alpha == 0.5)
        // The group is mixed as a whole: black on black stays black.
        #expect(abs(Int(pixel(20, 110) & 0xFF) - 0x80) <= 1)
        view.alpha = 7
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
    }

    @Test func clippingCutsWhatIsSeenAndNothingElse() {
        let view = box(10, 100, in: root, .red)
        let inner = box(40, 0, in: view, .blue)
        #expect(pixel(80, 110) == 0xFF00_00FF)
        view.clipsToBounds = true
        #expect(pixel(80, 110) == 0xFFFF_FFFF && pixel(55, 110) == 0xFF00_00FF)
        #expect(inner.frame == CGRect(x: 40, y: 0, width: 50, height: 50))
        // What reaches outside is hit in neither case; what is asked directly, in both.
        #expect(root.hitTest(CGPoint(x: 80, y: 110), with: nil) === root)
        view.clipsToBounds = false
        #expect(root.hitTest(CGPoint(x: 80, y: 110), with: nil) === root)
        #expect(inner.hitTest(CGPoint(x: 30, y: 10), with: nil) === inner)
    }

    @Test func theMaskCutsByItsAlpha() {
        let view = box(10, 100, in: root, .red)
        let mask = UIView(frame: CGRect(x: 25, y: 0, width: 25, height: 50))
        mask.backgroundColor = .black
        view.mask = mask
        #expect(pixel(20, 110) == 0xFFFF_FFFF && pixel(50, 110) == 0xFFFF_0000)
        #expect(mask.superview == nil && view.subviews.isEmpty && view.layer.mask === mask.layer)
        view.mask = nil
        #expect(pixel(20, 110) == 0xFFFF_0000)
    }

    @Test func theBackgroundIsBehindWhatIsDrawn() {
        let view = Counting(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        view.backgroundColor = .green
        root.addSubview(view)
        #expect(pixel(20, 110) == 0xFF00_FF00 && view.drawings == 1)
        view.backgroundColor = nil
        view.isOpaque = false
        #expect(pixel(20, 110) == 0xFFFF_FFFF)
    }

    @Test func aViewWithAlphaInItsBackgroundDoesNotClaimToBeOpaque() {
        let view = Counting(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        view.backgroundColor = .green
        #expect(view.isOpaque && view.layer.isOpaque)
        view.backgroundColor = UIColor.green.withAlphaComponent(0.5)
        #expect(view.isOpaque && !view.layer.isOpaque)
        view.isOpaque = false
        view.backgroundColor = .green
        #expect(!view.layer.isOpaque)
    }

    @Test func whatIsMarkedSeveralTimesIsDrawnOnce() {
        let view = Counting(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        root.addSubview(view)
        app.update()
        #expect(view.drawings == 1)
        view.setNeedsDisplay()
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(view.drawings == 1)
        app.update()
        #expect(view.drawings == 2)
        app.update()
        view.frame.origin.x = 20
        app.update()
        #expect(view.drawings == 2)
    }

    @Test func theScaleIsTheScreensUnlessItIsSet() {
        let view = Counting(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        root.addSubview(view)
        app.update()
        #expect(view.contentScaleFactor == 3 && view.layer.contentsScale == 3)
        view.contentScaleFactor = 1
        app.update()
        #expect(view.scales == [3, 1])
        #expect((view.layer.contents as AnyObject?) != nil)
        #expect(view.bounds.size == CGSize(width: 50, height: 50))
    }

    @Test func aTransformLeavesBoundsAndCentre() {
        let view = box(100, 100, in: root, .red)
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(view.center == CGPoint(x: 125, y: 125))
        #expect(view.frame == CGRect(x: 75, y: 100, width: 100, height: 50))
        #expect(pixel(80, 125) == 0xFFFF_0000)
        #expect(root.hitTest(CGPoint(x: 80, y: 125), with: nil) === view)
    }

    @Test func aTransformInSpaceHasTheFlatOneInIt() {
        let view = box(100, 100, in: root, .red)
        view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        // Turned away, it is half as wide.
        #expect(abs(view.frame.width - 25) < 1e-9 && abs(view.frame.minX - 112.5) < 1e-9)
        #expect(pixel(105, 125) == 0xFFFF_FFFF && pixel(125, 125) == 0xFFFF_0000)
        view.transform3D = CATransform3DMakeScale(3, 2, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 3, y: 2))
        view.transform = CGAffineTransform(translationX: 5, y: 0)
        #expect(view.transform3D.m41 == 5 && view.transform3D.m11 == 1)
    }

    @Test func theAnchorPointIsWhatTheCentrePlaces() {
        let view = box(100, 100, in: root, .red)
        view.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 125, y: 125))
        #expect(view.frame == CGRect(x: 125, y: 125, width: 50, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 125, y: 125, width: 100, height: 100))
        #expect(view.layer.anchorPoint == .zero)
    }

    @Test func boundsScrollWhatIsInside() {
        let view = box(100, 100, in: root, .red)
        let inner = box(0, 0, in: view, .blue)
        view.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 50, height: 50))
        #expect(inner.frame.origin == .zero)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 100, y: 70))
        #expect(pixel(110, 80) == 0xFF00_00FF && pixel(110, 130) == 0xFFFF_0000)
    }

    @Test func sizesGrowAboutTheCentreInBoundsAndFromTheCornerInFrames() {
        let view = box(100, 100, in: root, .red)
        view.bounds.size = CGSize(width: 70, height: 50)
        #expect(view.center == CGPoint(x: 125, y: 125) && view.frame.minX == 90)
        view.frame.size.width = 50
        #expect(view.frame.origin == CGPoint(x: 90, y: 100) && view.center.x == 115)
    }

    @Test func whatIsNotTouchableIsLeftOutWithAllInside() {
        let view = box(100, 100, in: root, .red)
        let inner = box(0, 0, in: view, .blue)
        let point = CGPoint(x: 110, y: 110)
        #expect(root.hitTest(point, with: nil) === inner)
        view.isUserInteractionEnabled = false
        #expect(inner.isUserInteractionEnabled && root.hitTest(point, with: nil) === root)
        view.isUserInteractionEnabled = true
        view.isHidden = true
        #expect(root.hitTest(point, with: nil) === root)
        // Whether a point is inside is a matter of geometry alone.
        #expect(view.point(inside: CGPoint(x: 1, y: 1), with: nil))
    }

    @Test func colorsMayStayWhereTheDisplayInvertsThem() {
        let view = UIView()
        #expect(!view.accessibilityIgnoresInvertColors)
        view.accessibilityIgnoresInvertColors = true
        #expect(view.accessibilityIgnoresInvertColors)
    }
}
