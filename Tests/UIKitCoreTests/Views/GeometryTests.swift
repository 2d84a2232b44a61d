// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitViews

@MainActor
struct GeometryTests {
    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test func centreIsThePositionOfTheAnchorPoint() {
        let view = view(10, 20, 100, 50)
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.layer.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    }

    /// Counts what its own property hears.
    private final class Framed: UIView {
        var count = 0
        override var frame: CGRect { didSet { count += 1 } }
    }

    @Test func theInitializerDoesNotSetTheFrameByTheProperty() {
        let view = Framed(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.count == 0)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.frame.size.width = 5
        #expect(view.count == 1)
    }

    @Test func settingTheFrameKeepsTheOriginOfTheBounds() {
        let view = view(0, 0, 10, 10)
        view.bounds.origin = CGPoint(x: 30, y: 30)
        view.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        #expect(view.bounds == CGRect(x: 30, y: 30, width: 40, height: 40))
    }

    @Test func aScaledFrameIsTheBoundingBox() {
        let view = view(0, 0, 100, 100)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        #expect(view.bounds.size == CGSize(width: 25, height: 25))
    }

    @Test func pointInsideIsHalfOpen() {
        let view = view(0, 0, 100, 100)
        #expect(view.point(inside: CGPoint(x: 99, y: 99), with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 100), with: nil))
        view.bounds.origin.x = 50
        #expect(!view.point(inside: CGPoint(x: 10, y: 10), with: nil))
    }

    @Test func sizeToFitKeepsTheOriginOfTheFrame() {
        @MainActor final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
        }
        let view = Fitting(frame: CGRect(x: 7, y: 8, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 30, height: 20))
        #expect(
            UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).sizeThatFits(.zero).width == 9
        )
    }

    @Test func aFrameThatIsNoNumberEndsTheProgram() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("position") && said.contains("nan"))
    }

    // MARK: Conversion

    @Test func pointsConvertThroughScaledAncestors() {
        let root = view(0, 0, 200, 200)
        let scaled = view(10, 10, 60, 40)
        root.addSubview(scaled)
        scaled.layer.anchorPoint = .zero
        scaled.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(root.convert(CGPoint(x: 60, y: 20), to: scaled) == CGPoint(x: 25, y: 5))
        #expect(scaled.convert(CGPoint(x: 25, y: 5), to: root) == CGPoint(x: 60, y: 20))
        #expect(root.convert(CGPoint(x: 25, y: 5), from: scaled) == CGPoint(x: 60, y: 20))
    }

    @Test func siblingsConvertByTheirCommonSuperview() {
        let root = view(0, 0, 200, 200)
        let left = view(10, 10, 50, 50)
        let right = view(100, 20, 50, 50)
        root.addSubview(left)
        root.addSubview(right)
        #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -89, y: -8))
        right.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -84, y: -3))
    }

    @Test func aRotatedRectangleConvertsToItsBox() {
        let root = view(0, 0, 200, 200)
        let turned = view(50, 50, 100, 20)
        root.addSubview(turned)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let box = turned.convert(turned.bounds, to: root)
        #expect(abs(box.minX - 90) < 1e-9 && abs(box.minY - 10) < 1e-9)
        #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 100) < 1e-9)
        let back = root.convert(CGPoint(x: 100, y: 60), to: turned)
        #expect(abs(back.x - 50) < 1e-9 && abs(back.y - 10) < 1e-9)
    }

    @Test func nilStandsForTheWindowOrTheTopmostView() {
        let lone = view(30, 30, 10, 10)
        #expect(lone.convert(CGPoint(x: 1, y: 1), to: nil as UIView?) == CGPoint(x: 1, y: 1))
        let window = makeWindow()
        window.addSubview(lone)
        #expect(lone.convert(CGPoint(x: 1, y: 1), to: nil as UIView?) == CGPoint(x: 31, y: 31))
    }

    @Test func windowsMeetOnTheScreen() {
        let first = makeWindow()
        let second = makeWindow()
        first.isHidden = false
        second.isHidden = false
        second.frame.origin = CGPoint(x: 100, y: 50)
        #expect(second.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 101, y: 51))
        let inFirst = view(10, 10, 5, 5)
        let inSecond = view(20, 20, 5, 5)
        first.addSubview(inFirst)
        second.addSubview(inSecond)
        #expect(inSecond.convert(CGPoint.zero, to: inFirst) == CGPoint(x: 110, y: 60))
        #expect(inFirst.convert(CGPoint(x: 110, y: 60), to: inSecond) == CGPoint.zero)
    }

    @Test func aScreenIsACoordinateSpace() {
        let window = makeWindow()
        window.isHidden = false
        window.frame.origin = CGPoint(x: 10, y: 10)
        let inner = view(5, 5, 20, 20)
        window.addSubview(inner)
        let screen = UIScreen.main.coordinateSpace
        #expect(inner.convert(CGPoint.zero, to: screen) == CGPoint(x: 15, y: 15))
        #expect(screen.convert(CGPoint(x: 15, y: 15), to: inner) == CGPoint.zero)
        #expect(
            inner.convert(CGRect(x: 15, y: 15, width: 2, height: 2), from: screen).origin == .zero
        )
    }

    @Test func outsideAWindowTheTopmostViewStandsForTheScreen() {
        let outer = view(10, 10, 100, 100)
        let middle = view(20, 30, 50, 50)
        let inner = view(5, 5, 20, 20)
        outer.addSubview(middle)
        middle.addSubview(inner)
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        for screen in [UIScreen.main.coordinateSpace, UIScreen.main.fixedCoordinateSpace] {
            #expect(inner.convert(box, to: screen).origin == CGPoint(x: 26, y: 37))
            #expect(inner.convert(CGRect(x: 26, y: 37, width: 3, height: 4), from: screen) == box)
            #expect(inner.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 26, y: 37))
            #expect(screen.convert(CGPoint(x: 26, y: 37), to: inner) == CGPoint(x: 1, y: 2))
            #expect(screen.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: 26, y: 37))
        }
    }

    @Test func theFrameInAnotherViewNeedsAWindow() {
        let outer = view(10, 10, 100, 100)
        let inner = view(5, 5, 20, 20)
        outer.addSubview(inner)
        #expect(inner.frame(in: outer) == nil)
        let window = makeWindow()
        window.addSubview(outer)
        #expect(inner.frame(in: outer) == CGRect(x: 5, y: 5, width: 20, height: 20))
        #expect(inner.frame(in: window) == CGRect(x: 15, y: 15, width: 20, height: 20))
    }

    // MARK: Content mode

    @Test func contentModesNameTheLayersGravity() {
        let view = UIView()
        let expected: [(UIView.ContentMode, CALayerContentsGravity)] = [
            (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
            (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize), (.center, .center),
            (.top, .bottom), (.bottom, .top), (.left, .left), (.right, .right),
            (.topLeft, .bottomLeft), (.bottomRight, .topRight), (.topRight, .bottomRight),
            (.bottomLeft, .topLeft),
        ]
        for (mode, gravity) in expected {
            view.contentMode = mode
            #expect(view.layer.contentsGravity == gravity)
        }
    }

    // MARK: Description

    @Test func theDescriptionIsThatOfUIKit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let child = UIView(frame: CGRect(x: 512 + 1.0 / 3, y: 20, width: 20.5, height: 10))
        child.isUserInteractionEnabled = false
        child.isOpaque = false
        child.clipsToBounds = true
        child.alpha = 0.5
        child.tag = 4
        root.addSubview(child)
        let text = root.recursiveDescription.replacing(/: 0x[0-9a-f]+/, with: "")
        #expect(
            text == """
                <UIView; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer>>
                   | <UIView; frame = (512.333 20; 20.5 10); clipsToBounds = YES; alpha = 0.5; \
                opaque = NO; userInteractionEnabled = NO; tag = 4; layer = <CALayer>>
                """
        )
    }
}
