// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct ScrollViewTests {
    // MARK: Offset

    @Test
    func section5TheOffsetIsTheOriginOfTheBounds() {
        let view = UIScrollView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
        let recorder = ScrollRecorder()
        view.delegate = recorder
        view.contentOffset = CGPoint(x: 3, y: 40)
        #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
        view.bounds.origin.y = 10
        #expect(view.contentOffset == CGPoint(x: 3, y: 10))
        #expect(recorder.calls == ["didScroll"])
        view.frame.origin.x = 50
        #expect(view.contentOffset == CGPoint(x: 3, y: 10))
    }

    @Test
    func section5AnOffsetThatIsNotANumberIsNotTaken() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentOffset = CGPoint(x: CGFloat.nan, y: 3)
        view.setContentOffset(CGPoint(x: CGFloat.infinity, y: 3), animated: false)
        #expect(view.contentOffset == .zero)
    }

    @Test
    func section5ContentThatShrinksPullsTheOffsetAlong() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentOffset.y = 900
        view.contentSize.height = 500
        #expect(view.contentOffset.y == 400)
    }

    @Test
    func section5ARectangleIsRevealedByTheLeastMove() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 0)
        view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 110)
        view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 50)
        view.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 50)
    }

    @Test
    func section5AnAnimatedScrollTakesItsTimeAndSaysWhenItIsOver() throws {
        let (app, view, recorder) = try showScrollView()
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(view.isScrollAnimating)
        #expect(view.contentOffset.y == 0)
        app.advance(by: 0.15)
        #expect(abs(view.contentOffset.y - 250) < 20)
        app.advance(by: 0.2)
        #expect(view.contentOffset.y == 500)
        #expect(!view.isScrollAnimating)
        #expect(recorder.calls == ["didScroll", "didEndScrollingAnimation"])
        #expect(app.settle())
    }

    // MARK: Drags

    @Test
    func section5ASlowDragMovesTheContentWithTheFingerLessTheSlop() throws {
        let (app, view, recorder) = try showScrollView()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 400))
        #expect(view.isTracking && !view.isDragging)
        finger.move(to: CGPoint(x: 150, y: 390))
        #expect(view.isDragging)
        finger.move(to: CGPoint(x: 150, y: 290), duration: 0.3)
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        app.advance(by: 0.3)
        finger.up()
        #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
        #expect(recorder.velocity == .zero)
        #expect(
            recorder.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
            ]
        )
    }

    @Test
    func section5AThrowGoesOnInTheOrderOfCallsOfTheSystem() throws {
        let (app, view, recorder) = try showScrollView()
        app.drag(
            from: CGPoint(x: 150, y: 450),
            to: CGPoint(x: 150, y: 250),
            velocity: CGVector(dx: 0, dy: -1000)
        )
        #expect(view.isDecelerating)
        #expect(abs(recorder.velocity.y - 1) < 0.05)
        let rest = view.contentOffset.y + recorder.velocity.y * 1000 / 2.002
        #expect(abs(recorder.proposed.y - rest) < 2)
        #expect(app.settle())
        #expect(abs(view.contentOffset.y - recorder.proposed.y) < 0.51)
        #expect(
            recorder.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ]
        )
    }

    @Test
    func section5TheDelegateChoosesWhereAThrowEnds() throws {
        let (app, view, recorder) = try showScrollView()
        recorder.target = CGPoint(x: 0, y: 1234)
        app.drag(
            from: CGPoint(x: 150, y: 450),
            to: CGPoint(x: 150, y: 250),
            velocity: CGVector(dx: 0, dy: -1000)
        )
        #expect(app.settle())
        #expect(view.contentOffset.y == 1234)
    }

    @Test
    func section5ContentPulledBeyondItsTopResistsAndComesBack() throws {
        let (app, view, _) = try showScrollView()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 160))
        finger.move(to: CGPoint(x: 150, y: 360), duration: 0.2)
        let shown = -ScrollPhysics.rubberBand(200, dimension: 400)
        #expect(abs(view.contentOffset.y - shown) <= 0.5)
        app.advance(by: 0.2)
        finger.up()
        #expect(view.isDecelerating)
        #expect(app.settle())
        #expect(view.contentOffset.y == 0)
    }

    @Test
    func section5WithoutBouncingTheFingerCannotPull() throws {
        let (app, view, _) = try showScrollView()
        view.bounces = false
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 360), duration: 0.2)
        #expect(view.contentOffset.y == 0)
        finger.up()
    }

    @Test
    func section5ContentThatFitsScrollsOnlyIfItAlwaysBounces() throws {
        let (app, view, recorder) = try showScrollView(content: CGSize(width: 300, height: 100))
        app.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 300))
        #expect(recorder.calls.isEmpty)
        view.alwaysBounceVertical = true
        app.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 300))
        #expect(recorder.calls.first == "willBeginDragging")
        #expect(app.settle())
        #expect(view.contentOffset == .zero)
    }

    @Test
    func section5AFingerStopsTheContentThatItIsPutOn() throws {
        let (app, view, recorder) = try showScrollView()
        app.drag(
            from: CGPoint(x: 150, y: 450),
            to: CGPoint(x: 150, y: 250),
            velocity: CGVector(dx: 0, dy: -1000)
        )
        app.advance(by: 0.1)
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 300))
        #expect(!view.isDecelerating)
        let place = view.contentOffset
        app.advance(by: 0.5)
        finger.up()
        #expect(view.contentOffset == place)
        #expect(recorder.calls.last == "didEndDecelerating")
    }

    @Test
    func section5PagesTurnOneAtATime() throws {
        let (app, view, _) = try showScrollView(content: CGSize(width: 1500, height: 400))
        view.isPagingEnabled = true
        app.drag(
            from: CGPoint(x: 280, y: 300),
            to: CGPoint(x: 80, y: 300),
            velocity: CGVector(dx: -3000, dy: 0)
        )
        #expect(app.settle())
        #expect(view.contentOffset == CGPoint(x: 300, y: 0))
        let finger = app.finger()
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 160, y: 300), duration: 0.2)
        app.advance(by: 0.3)
        finger.up()
        #expect(app.settle())
        #expect(view.contentOffset == CGPoint(x: 300, y: 0))
    }

    @Test
    func section5ALockedDragStaysOnItsAxis() throws {
        let (app, view, _) = try showScrollView(content: CGSize(width: 2000, height: 2000))
        view.isDirectionalLockEnabled = true
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 148, y: 380))
        finger.move(to: CGPoint(x: 50, y: 300), duration: 0.2)
        #expect(view.contentOffset.x == 0)
        #expect(view.contentOffset.y > 50)
        finger.up()
    }

    @Test
    func section5ADragGoesOnFromAnOffsetThatTheProgramSets() throws {
        let (app, view, _) = try showScrollView()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 150, y: 390))
        view.contentOffset.y = 1000
        finger.move(to: CGPoint(x: 150, y: 370))
        #expect(view.contentOffset.y == 1020)
        finger.up()
        _ = app
    }

    // MARK: Nesting

    @Test
    func section5ADragThatTheInnerViewCannotFollowIsTheOuters() throws {
        let (app, outer, _) = try showScrollView()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.contentSize = CGSize(width: 900, height: 400)
        outer.addSubview(inner)
        app.update()
        app.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 350))
        #expect(outer.contentOffset.y > 50)
        #expect(inner.contentOffset == .zero)
        outer.setContentOffset(.zero, animated: false)
        app.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 300))
        #expect(inner.contentOffset.x > 50)
        #expect(outer.contentOffset == .zero)
    }

    @Test
    func section5AnInnerViewAtItsEdgeLeavesTheDragToTheOuterUnlessToldNotTo() throws {
        let (app, outer, _) = try showScrollView()
        outer.contentOffset.y = 100
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        inner.contentSize = CGSize(width: 300, height: 900)
        outer.addSubview(inner)
        app.update()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 200), duration: 0.2)
        #expect(outer.contentOffset.y < 100)
        finger.up()
        #expect(app.settle())
        outer.contentOffset.y = 100
        inner.transfersVerticalScrollingToParent = false
        let other = app.finger()
        other.down(at: CGPoint(x: 150, y: 150))
        other.move(to: CGPoint(x: 150, y: 200), duration: 0.2)
        #expect(outer.contentOffset.y == 100)
        #expect(inner.contentOffset.y < 0)
        other.up()
    }

    // MARK: Touches of the content

    @Test
    func section5TouchesWaitForAMomentAndAreGivenOnWhenNothingScrolls() throws {
        let (app, view, _) = try showScrollView()
        let content = TouchCounter(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        view.addSubview(content)
        app.update()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 200))
        #expect(content.calls.isEmpty)
        app.advance(by: 0.2)
        #expect(content.calls == ["began"])
        finger.move(to: CGPoint(x: 150, y: 170))
        #expect(content.calls == ["began", "cancelled"])
        #expect(view.isDragging)
        finger.up()
        #expect(app.settle())
        content.calls = []
        app.tap(at: CGPoint(x: 150, y: 200))
        #expect(content.calls == ["began", "ended"])
        content.calls = []
        app.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.1)
        #expect(content.calls.isEmpty)
    }

    @Test
    func section5ContentThatMayNotBeCancelledKeepsItsTouches() throws {
        let (app, view, _) = try showScrollView()
        view.canCancelContentTouches = false
        view.delaysContentTouches = false
        let content = TouchCounter(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        view.addSubview(content)
        app.update()
        app.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        #expect(content.calls == ["began", "moved", "ended"])
        #expect(view.contentOffset == .zero)
    }

    // MARK: Wheels and keys

    @Test
    func section5AWheelScrollsAndStopsAtTheEdge() throws {
        let (app, view, recorder) = try showScrollView()
        app.scroll(by: CGVector(dx: 0, dy: -120), at: CGPoint(x: 150, y: 300))
        #expect(view.contentOffset.y == 120)
        app.scroll(by: CGVector(dx: 0, dy: 500), at: CGPoint(x: 150, y: 300))
        #expect(view.contentOffset.y == 0)
        app.advance(by: 0.5)
        #expect(!view.isDragging)
        #expect(recorder.calls.last == "didEndDragging(false)")
    }

    // MARK: Insets and guides

    @Test
    func section5TheSafeAreaIsAddedAlongAxesThatScroll() throws {
        let app = try TestApp(device: "iPhone 15")
        let view = UIScrollView()
        app.show(view)
        let area = view.safeAreaInsets
        #expect(area.top > 0)
        #expect(view.adjustedContentInset == .zero)
        view.contentSize = CGSize(width: 100, height: 5000)
        #expect(view.adjustedContentInset.top == area.top)
        #expect(view.contentOffset.y == -area.top)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == .zero)
        #expect(view.contentOffset.y == 0)
        view.contentInset.top = 7
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset.top == area.top + 7)
    }

    @Test
    func aCentreOfAScrollViewIsThatOfItsFrame() throws {
        let (app, view, _) = try showScrollView(content: .zero)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        // The height of the content is at least that of the view, where there is little in it.
        let middle = content.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        middle.priority = .defaultLow
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.widthAnchor.constraint(equalToConstant: 80),
            content.heightAnchor.constraint(equalToConstant: 40),
            middle,
        ])
        app.update()
        #expect(content.frame.midX == view.bounds.width / 2)
        #expect(content.frame.midY == view.bounds.height / 2)
    }

    @Test
    func section5ConstraintsToTheContentGuideSayHowLargeTheContentIs() throws {
        let (app, view, _) = try showScrollView(content: .zero)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let guide = view.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        app.update()
        #expect(view.contentSize == CGSize(width: 300, height: 930))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    }

    @Test
    func section5TheEdgesOfAScrollViewAreItsContentsToWhatIsInside() throws {
        let (app, view, _) = try showScrollView(content: .zero)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalTo: view.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1200),
        ])
        app.update()
        #expect(view.contentSize == CGSize(width: 300, height: 1200))
    }

    @Test
    func section5WhatIsTiedToTheFrameGuideStaysInSight() throws {
        let (app, view, _) = try showScrollView()
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        let guide = view.frameLayoutGuide
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
            badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        view.contentOffset.y = 700
        app.update()
        #expect(badge.frame.minY == 705)
    }

    // MARK: Zooming

    @Test
    func section5TheProgramZoomsAboutTheMiddle() throws {
        let (_, view, recorder) = try showScrollView(content: CGSize(width: 300, height: 400))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.addSubview(content)
        recorder.zoomed = content
        #expect(view.pinchGestureRecognizer == nil)
        view.maximumZoomScale = 4
        #expect(view.pinchGestureRecognizer != nil)
        view.zoomScale = 2
        #expect(view.contentSize == CGSize(width: 600, height: 800))
        #expect(view.contentOffset == CGPoint(x: 150, y: 200))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        view.zoomScale = 99
        #expect(view.zoomScale == 4)
        view.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 200), animated: false)
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == .zero)
    }

    @Test
    func section5APinchKeepsWhatIsBetweenTheFingersAndComesBackWithinItsLimits() throws {
        let (app, view, recorder) = try showScrollView(content: CGSize(width: 300, height: 400))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.addSubview(content)
        recorder.zoomed = content
        view.maximumZoomScale = 2
        app.pinch(at: CGPoint(x: 150, y: 300), from: 40, to: 260)
        #expect(recorder.calls.contains("willBeginZooming"))
        #expect(view.zoomScale > 2)
        #expect(view.isZoomBouncing)
        #expect(app.settle())
        #expect(view.zoomScale == 2)
        #expect(recorder.calls.last == "didEndZooming")
        #expect(view.contentOffset.x >= 0 && view.contentOffset.x <= 300)
    }

    @Test
    func anAnimatedScrollEndsWhereAnotherBegins() throws {
        let (app, view, recorder) = try showScrollView()
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(recorder.calls == ["didEndScrollingAnimation"])
        #expect(view.contentOffset.y == 0)
        #expect(app.settle())
        #expect(view.contentOffset.y == 400)
        #expect(recorder.calls.count { $0 == "didEndScrollingAnimation" } == 2)
    }

    // MARK: Refreshing

    @Test
    func section5APullRefreshesAndKeepsRoomUntilItIsOver() throws {
        let (app, view, _) = try showScrollView()
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        view.refreshControl = control
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 120))
        finger.move(to: CGPoint(x: 150, y: 480), duration: 0.4)
        #expect(count == 1)
        #expect(control.isRefreshing)
        finger.up()
        app.advance(by: 2)
        #expect(view.contentOffset.y == -60)
        control.endRefreshing()
        app.advance(by: 2)
        #expect(view.contentOffset.y == 0)
        #expect(count == 1)
    }

    @Test
    func aRefreshControlIsMadeByItsOwnInitialiser() throws {
        let (app, view, _) = try showScrollView()
        let control = TintedRefreshControl()
        #expect(control.tintColor == .systemPurple)
        #expect(control.frame.height == UIRefreshControl(frame: .zero).frame.height)
        view.refreshControl = control
        app.advance(by: 0.1)
        #expect(control.frame.width == view.bounds.width)
    }

    // MARK: The rest

    @Test
    func section5TheStatusBarScrollsToTheTop() throws {
        let (app, view, recorder) = try showScrollView()
        view.contentOffset.y = 700
        #expect(view.scrollToTop())
        #expect(app.settle())
        #expect(view.contentOffset.y == 0)
        #expect(recorder.calls.last == "didScrollToTop")
    }

    @Test
    func section5IndicatorsAppearWithTheDragAndFade() throws {
        let (app, view, _) = try showScrollView()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 150, y: 300), duration: 0.2)
        let bar = try #require(
            view.subviews.compactMap { $0 as? ScrollIndicatorView }.last { !$0.isHidden }
        )
        #expect(bar.alpha == 1)
        #expect(bar.frame.maxX == view.bounds.maxX - 3)
        #expect(bar.frame.width == 3)
        app.advance(by: 0.3)
        finger.up()
        #expect(app.settle())
        #expect(bar.alpha == 0)
    }

    @Test(arguments: [(100.0, false), (5_000.0, true)])
    func indicatorsFlashForContentThatDoesNotFit(height: Double, flashes: Bool) throws {
        let (_, view, _) = try showScrollView()
        view.alwaysBounceVertical = true
        view.contentSize = CGSize(width: 100, height: height)
        view.flashScrollIndicators()
        let bars = view.subviews.filter { $0 is ScrollIndicatorView && !$0.isHidden }
        #expect(bars.contains { $0.alpha == 1 } == flashes)
    }

    @Test func aFlashEndsWhenTheContentFitsAfterAll() throws {
        let (_, view, _) = try showScrollView()
        view.alwaysBounceVertical = true
        view.contentSize = CGSize(width: 100, height: 5_000)
        view.flashScrollIndicators()
        view.contentSize.height = 100
        #expect(!view.subviews.contains { $0 is ScrollIndicatorView && !$0.isHidden })
    }

    @Test
    func section5SettingsSurviveAnArchive() throws {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.contentSize = CGSize(width: 70, height: 80)
        view.isPagingEnabled = true
        view.bounces = false
        view.maximumZoomScale = 3
        view.indicatorStyle = .white
        view.keyboardDismissMode = .interactive
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: view,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let copy = try #require(
            reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIScrollView
        )
        #expect(copy.contentSize == view.contentSize)
        #expect(copy.isPagingEnabled && !copy.bounces)
        #expect(copy.maximumZoomScale == 3)
        #expect(copy.indicatorStyle == .white)
        #expect(copy.keyboardDismissMode == .interactive)
    }
}

/// Writes down what it is told of touches, moves once.
private final class TouchCounter: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if calls.last != "moved" { calls.append("moved") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
    }
}

/// A control that overrides the designated initialiser by a convenience one, as on iOS one may.
private final class TintedRefreshControl: UIRefreshControl {
    override convenience init() {
        self.init(frame: .zero)
        tintColor = .systemPurple
    }
}
