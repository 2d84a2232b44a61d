// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct MarginAndSafeAreaTests {
    init() { UIScreen.useStandardDevice() }

    private func insets(
        _ top: CGFloat,
        _ left: CGFloat,
        _ bottom: CGFloat,
        _ right: CGFloat
    )
        -> UIEdgeInsets
    {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test func theSafeAreaIsTheOverlapWithTheBands() {
        let window = makeWindow()
        #expect(window.safeAreaInsets == insets(47, 0, 34, 0))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.safeAreaInsets == .zero)
        window.addSubview(view)
        #expect(view.safeAreaInsets == insets(47, 0, 0, 0))
        view.frame.origin.y = 30
        #expect(view.safeAreaInsets == insets(17, 0, 0, 0))
        view.frame.origin.y = 100
        #expect(view.safeAreaInsets == .zero)
        view.frame = CGRect(x: 0, y: 744, width: 100, height: 90)
        #expect(view.safeAreaInsets == insets(0, 0, 24, 0))
        // What reaches beyond the edge has no more than is there.
        view.frame = CGRect(x: -10, y: -20, width: 100, height: 100)
        #expect(view.safeAreaInsets == insets(47, 0, 0, 0))
        view.frame = CGRect(x: 0, y: 800, width: 100, height: 90)
        #expect(view.safeAreaInsets == insets(0, 0, 34, 0))
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    /// A row at the end of the screen had its content squeezed by the home indicator's area, which the
    /// table's insets keep free.
    @Test func whatAScrollViewsInsetsKeepFreeIsNoMarginOfItsContent() {
        let window = makeWindow()
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentInsetAdjustmentBehavior = .always
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        window.addSubview(scroll)
        #expect(scroll.adjustedContentInset == insets(47, 0, 34, 0))
        scroll.contentOffset = .zero
        let row = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
        row.preservesSuperviewLayoutMargins = true
        scroll.addSubview(row)
        #expect(row.layoutMargins == insets(8, 8, 8, 8))
        // Without the insets the content has to keep away by itself.
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset = .zero
        row.frame.origin.y = 799
        row.frame.origin.y = 800
        #expect(row.layoutMargins == insets(8, 8, 42, 8))
    }

    @Test func theKeyboardsGuideGoesDownToTheEndOfTheWindow() {
        let window = makeWindow()
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        let end = window.bounds.maxY
        #expect(
            view.keyboardLayoutGuide.layoutFrame
                == CGRect(x: 0, y: end - 34, width: 390, height: 34)
        )
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
        let below = view.keyboardLayoutGuide.layoutFrame
        #expect(below == CGRect(x: 0, y: 80, width: 100, height: end - 100))
        view.removeFromSuperview()
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 80, width: 100, height: 0))
    }

    @Test func changesAreToldBeforeLayout() {
        @MainActor final class Told: UIView {
            var count = 0
            override func safeAreaInsetsDidChange() { count += 1 }
        }
        let window = makeWindow()
        let view = Told(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        window.addSubview(view)
        #expect(view.count == 0)
        view.center.y = 10
        #expect(view.count == 1)
        view.center.x = 50
        #expect(view.count == 1)
    }

    @Test func aControllerAddsToTheSafeAreaOfItsView() {
        let window = makeWindow()
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = insets(10, 1, 2, 3)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        controller.view.addSubview(inner)
        #expect(controller.view.safeAreaInsets == insets(57, 1, 36, 3))
        #expect(inner.safeAreaInsets == insets(57, 1, 0, 3))
        #expect(
            controller.view.safeAreaLayoutGuide.layoutFrame
                == CGRect(x: 1, y: 57, width: 386, height: 751)
        )
    }

    @Test func marginsOfOrdinaryViewsAreEight() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.directionalLayoutMargins.leading == 2)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == insets(1, 2, 3, 4))
        #expect(view.directionalLayoutMargins.leading == 4)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0,
            leading: 10,
            bottom: 0,
            trailing: 20
        )
        #expect(view.layoutMargins == insets(0, 20, 0, 10))
    }

    @Test func theRootViewHasTheSystemsMarginsAndTheSafeArea() {
        let window = makeWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.layoutMargins == insets(47, 16, 34, 16))
        controller.view.layoutMargins = insets(5, 5, 5, 30)
        #expect(controller.view.layoutMargins == insets(52, 16, 39, 30))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == insets(52, 5, 39, 30))
        controller.view.insetsLayoutMarginsFromSafeArea = false
        #expect(controller.view.layoutMargins == insets(5, 5, 5, 30))
    }

    @Test func wideRootViewsHaveTheWiderMargin() {
        let window = makeWindow(width: 430, height: 932)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.layoutMargins.left == 20)
    }

    @Test func preservingKeepsTheSuperviewsMargins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.layoutMargins = insets(40, 40, 40, 40)
        let inner = UIView(frame: CGRect(x: 10, y: 50, width: 85, height: 50))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == insets(8, 8, 8, 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == insets(8, 30, 40, 35))
    }

    @Test func marginChangesAreTold() {
        @MainActor final class Told: UIView {
            var count = 0
            override func layoutMarginsDidChange() { count += 1 }
        }
        let view = Told()
        view.layoutMargins = insets(8, 8, 8, 8)
        #expect(view.count == 0)
        view.layoutMargins = insets(9, 8, 8, 8)
        #expect(view.count == 1)
    }

    @Test func readableContentIsInTheMiddleOfAWideView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 100))
        let frame = view.readableContentGuide.layoutFrame
        #expect(frame.width == 672 && frame.midX == 512)
        view.frame.size.width = 300
        #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    }

    @Test func guidesBelongToOneView() {
        let first = UIView()
        let second = UIView()
        let guide = UILayoutGuide()
        first.addLayoutGuide(guide)
        #expect(guide.owningView === first && first.layoutGuides == [guide])
        second.addLayoutGuide(guide)
        #expect(guide.owningView === second && first.layoutGuides.isEmpty)
        first.removeLayoutGuide(guide)
        #expect(guide.owningView === second)
        second.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
    }
}

@MainActor
struct GeometryValueTests {
    @Test func insetsAreWrittenAndReadAsText() {
        let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: -3, right: 1.0 / 3)
        let text = NSCoder.string(for: insets)
        #expect(text == "{1, 2.5, -3, 0.3333333333333333}")
        #expect(NSCoder.uiEdgeInsets(for: text) == insets)
        #expect(NSCoder.uiEdgeInsets(for: "nonsense") == .zero)
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3}") == .zero)
        #expect(NSCoder.uiOffset(for: "{4, 5}") == UIOffset(horizontal: 4, vertical: 5))
        #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1,2,3,4}").trailing == 4)
    }

    @Test func insetsAreCodedAsAListOfNumbers() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let data = try JSONEncoder().encode(["a": insets])
        #expect(String(decoding: data, as: UTF8.self) == #"{"a":[1,2,3,4]}"#)
        #expect(try JSONDecoder().decode([String: UIEdgeInsets].self, from: data)["a"] == insets)
        let range = UIFloatRange(minimum: -1, maximum: 2)
        let coded = try JSONEncoder().encode([range])
        #expect(try JSONDecoder().decode([UIFloatRange].self, from: coded) == [range])
        #expect(UIFloatRange.infinite.isInfinite && !range.isInfinite)
    }

    @Test func rectanglesAreInset() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    }

    @Test(
        "A root view's margins are 20 where the window is wide both ways, otherwise 16",
        arguments: [
            (320.0, 568.0, 16.0), (568, 320, 16), (375, 812, 16), (812, 375, 16), (844, 390, 16),
            (414, 896, 20), (896, 414, 20), (428, 926, 20), (932, 430, 20), (768, 1024, 20),
        ]
    )
    func rootMargins(width: CGFloat, height: CGFloat, side: CGFloat) {
        let window = makeWindow(width: width, height: height)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let minimum = controller.systemMinimumLayoutMargins
        #expect(minimum.leading == side)
        #expect(minimum.trailing == side)
        let root = controller.view
        let safeArea = root?.safeAreaInsets ?? .zero
        #expect(root?.layoutMargins.left == side + safeArea.left)
        #expect(root?.layoutMargins.right == side + safeArea.right)
    }

    @Test func aViewThatAGuideWasAskedForLivesUntilThePoolEnds() {
        weak var view: UIView?
        let guide = UILayoutGuide()
        autoreleasepool {
            do {
                let owner = UIView()
                owner.addLayoutGuide(guide)
                view = guide.owningView
            }
            #expect(view != nil)
        }
        #expect(view == nil && guide.owningView == nil)
    }
}
