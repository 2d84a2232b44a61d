// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing
import UIKit

/// Programs give UIKit's methods other implementations while they run.
@Suite(.serialized) @MainActor
struct ReplacedMethodTests {
    /// Replaces a method by a block for the time of a body.
    private func replacing(
        _ aClass: AnyClass,
        _ name: String,
        by block: @escaping (IMP) -> Any,
        _ body: () throws -> Void
    ) throws {
        let method = try #require(class_getInstanceMethod(aClass, Selector(name)))
        let old = method_getImplementation(method)
        method_setImplementation(method, imp_implementationWithBlock(block(old)))
        defer { method_setImplementation(method, old) }
        try body()
    }

    private typealias Message = (AnyObject, Selector) -> Void

    @Test func layoutReachesTheReplacementThroughSubclassesThatCallSuper() throws {
        final class Panel: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                log.append("panel")
            }
        }
        var views: [UIView] = []
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        log = []
        let block: (IMP) -> Any = { old in
            let layout = _objcBitCast(old, to: Message.self)
            let new: (UIView) -> Void = { view in
                views.append(view)
                layout(view, Selector("layoutSubviews"))
            }
            return new
        }
        try replacing(UIView.self, "layoutSubviews", by: block) {
            for view in [panel, plain, UITableView(frame: plain.frame)] {
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
        }
        #expect(views.count >= 3)
        #expect(views[0] === panel && views[1] === plain && views.contains { $0 is UITableView })
        #expect(log == ["panel"])
        views = []
        plain.setNeedsLayout()
        plain.layoutIfNeeded()
        #expect(views.isEmpty)
    }

    // Source: the library CollectionKit's tests, which exchange `location(in:)` of taps.
    @Test func aTapsPlaceIsThatOfTheReplacement() throws {
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        let block: (IMP) -> Any = { _ in
            let new: (UIGestureRecognizer, UIView?) -> CGPoint = { _, _ in CGPoint(x: 3, y: 4) }
            return new
        }
        try replacing(UITapGestureRecognizer.self, "locationInView:", by: block) {
            #expect(tap.location(in: nil) == CGPoint(x: 3, y: 4))
            // The method is that of all recognizers.
            #expect(pan.location(in: nil) == CGPoint(x: 3, y: 4))
        }
        try replacing(UIPanGestureRecognizer.self, "velocityInView:", by: block) {
            #expect(pan.velocity(in: nil) == CGPoint(x: 3, y: 4))
        }
        #expect(tap.location(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    }

    @Test func paragraphStylesAreComparedByTheReplacement() throws {
        let style = NSParagraphStyle()
        let other = NSMutableParagraphStyle()
        var compared = 0
        let block: (IMP) -> Any = { old in
            let isEqual = _objcBitCast(old, to: ((AnyObject, Selector, Any?) -> Bool).self)
            let new: (NSParagraphStyle, Any?) -> Bool = { style, object in
                compared += 1
                return !isEqual(style, Selector("isEqual:"), object)
            }
            return new
        }
        #expect(style.isEqual(other))
        try replacing(NSParagraphStyle.self, "isEqual:", by: block) {
            #expect(!style.isEqual(other))
        }
        #expect(compared == 1)
        #expect(style.isEqual(other))
    }

    @Test func viewsAreAskedForActionsByTheReplacement() throws {
        let block: (IMP) -> Any = { _ in
            let new: (UIView, CALayer, String) -> (any CAAction)? = { _, _, key in
                log.append(key)
                return nil
            }
            return new
        }
        log = []
        try replacing(UIView.self, "actionForLayer:forKey:", by: block) {
            let view = UIView()
            view.layer.cornerRadius = 3
            #expect(view.layer.cornerRadius == 3)
        }
        #expect(log.contains("cornerRadius"))
    }

    @Test func theOrientationsOfAControllerAreReplaced() throws {
        let block: (IMP) -> Any = { _ in
            let new: (UIViewController) -> UIInterfaceOrientationMask = { _ in .landscapeLeft }
            return new
        }
        let own = UIViewController().supportedInterfaceOrientations
        #expect(own != .landscapeLeft)
        try replacing(UIViewController.self, "supportedInterfaceOrientations", by: block) {
            #expect(UIViewController().supportedInterfaceOrientations == .landscapeLeft)
        }
        #expect(UIViewController().supportedInterfaceOrientations == own)
    }

    @Test func aSetterAndAResultAreReplaced() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let setter: (IMP) -> Any = { old in
            typealias SetBounds = (AnyObject, Selector, CGRect) -> Void
            let set = _objcBitCast(old, to: SetBounds.self)
            let new: (UIView, CGRect) -> Void = {
                set($0, Selector("setBounds:"), $1.integral.insetBy(dx: -1, dy: 0))
            }
            return new
        }
        try replacing(UIView.self, "setBounds:", by: setter) {
            view.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        }
        #expect(view.bounds == CGRect(x: -1, y: 0, width: 22, height: 20))
        let size: (IMP) -> Any = { _ in
            let new: (UIView, CGSize) -> CGSize = { CGSize(width: $1.width / 2, height: $0.alpha) }
            return new
        }
        try replacing(UIView.self, "sizeThatFits:", by: size) {
            #expect(view.sizeThatFits(CGSize(width: 8, height: 8)) == CGSize(width: 4, height: 1))
        }
        #expect(view.sizeThatFits(.zero) == view.bounds.size)
    }

    @Test func aHitTestMayAnswerNil() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
        let block: (IMP) -> Any = { _ in
            let new: (UIView, CGPoint, UIEvent?) -> UIView? = { _, _, _ in nil }
            return new
        }
        try replacing(UIView.self, "hitTest:withEvent:", by: block) {
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        }
    }

    @Test func controllersTellTheReplacement() throws {
        final class Page: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                log.append("page \(animated)")
            }
        }
        log = []
        let block: (IMP) -> Any = { old in
            typealias Appear = (AnyObject, Selector, Bool) -> Void
            let appear = _objcBitCast(old, to: Appear.self)
            let new: (UIViewController, Bool) -> Void = { page, animated in
                log.append("\(type(of: page)) appears")
                appear(page, Selector("viewDidAppear:"), animated)
            }
            return new
        }
        try replacing(UIViewController.self, "viewDidAppear:", by: block) {
            Page().viewDidAppear(true)
        }
        Page().viewDidAppear(false)
        #expect(log == ["Page appears", "page true", "page false"])
    }

    @Test func pushesArriveWithTheirArguments() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let next = UIViewController()
        var pushed: [UIViewController] = []
        let block: (IMP) -> Any = { old in
            typealias Push = (AnyObject, Selector, UIViewController, Bool) -> Void
            let push = _objcBitCast(old, to: Push.self)
            let new: (UINavigationController, UIViewController, Bool) -> Void = {
                pushed.append($1)
                push($0, Selector("pushViewController:animated:"), $1, $2)
            }
            return new
        }
        try replacing(UINavigationController.self, "pushViewController:animated:", by: block) {
            navigation.pushViewController(next, animated: false)
        }
        #expect(pushed == [next])
        #expect(navigation.topViewController === next)
    }

    @Test func systemFontsComeFromTheReplacement() throws {
        let method = try #require(
            class_getClassMethod(UIFont.self, Selector("systemFontOfSize:"))
        )
        let block: (AnyObject, CGFloat) -> UIFont = { _, size in .boldSystemFont(ofSize: size + 1) }
        let old = method_setImplementation(method, imp_implementationWithBlock(block))
        defer { method_setImplementation(method, old) }
        #expect(UIFont.systemFont(ofSize: 12) == .boldSystemFont(ofSize: 13))
    }

    /// Every listed method is one that its class has, and runs as its own when called as the original.
    @Test func ownImplementationsOfViewsRun() throws {
        let names = [
            "layoutSubviews", "didMoveToWindow", "didMoveToSuperview", "setNeedsLayout",
            "layoutIfNeeded", "updateConstraints", "tintColorDidChange", "safeAreaInsetsDidChange",
        ]
        let view = UIView()
        for name in names {
            let method = try #require(class_getInstanceMethod(UIView.self, Selector(name)))
            let own = _objcBitCast(method_getImplementation(method), to: Message.self)
            own(view, Selector(name))
        }
    }
}

@MainActor private var log: [String] = []
