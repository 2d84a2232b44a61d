// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing

@testable import UIKitValues
@testable import UIKitViews

@MainActor
private final class Log {
    var entries: [String] = []
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A controller that notes the calls of its life.
@MainActor
private final class Witness: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.entries.append("\(name).\(call)") }

    override func loadView() {
        note("loadView")
        super.loadView()
    }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func willMove(toParent parent: UIViewController?) {
        note("willMove \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
        note("didMove \(parent == nil ? "nil" : "parent")")
    }
}

@MainActor
struct LifeCycleTests {
    private let log = Log()

    // Source: tests of the library PagingKit, whose containers tell pages that are in no window.
    @Test func aContainerMayHideAControllerThatWasNeverShown() {
        let controller = Witness("A", log)
        controller.beginAppearanceTransition(false, animated: false)
        #expect(log.take() == ["A.willDisappear"])
        controller.endAppearanceTransition()
        #expect(log.take() == ["A.didDisappear"])
        controller.endAppearanceTransition()
        #expect(log.take().isEmpty)
    }

    @Test func theViewIsLoadedWhenAskedFor() {
        let controller = Witness("A", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["A.loadView", "A.didLoad"])
        #expect(controller.view.next === controller)
        controller.view = nil
        #expect(!controller.isViewLoaded)
        _ = controller.view
        #expect(log.take() == ["A.loadView", "A.didLoad"])
    }

    @Test func theRootAppearsInIOSOrder() {
        let window = makeWindow()
        let controller = Witness("A", log)
        window.rootViewController = controller
        #expect(log.take().isEmpty)
        window.makeKeyAndVisible()
        #expect(log.take() == ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing"])
        #expect(controller.view.frame == window.bounds && controller.view.window === window)
        CATransaction.flush()
        #expect(log.take() == ["A.willLayout", "A.didLayout", "A.didAppear"])
        window.isHidden = true
        #expect(log.take() == ["A.willDisappear", "A.didDisappear"])
        window.isHidden = false
        CATransaction.flush()
        let calls = log.take()
        #expect(calls.first == "A.willAppear" && calls.last == "A.didAppear")
    }

    @Test func anotherRootTakesTheFirstAway() {
        let window = makeWindow()
        window.rootViewController = Witness("A", log)
        window.makeKeyAndVisible()
        CATransaction.flush()
        _ = log.take()
        let second = Witness("B", log)
        window.rootViewController = second
        let calls = log.take()
        #expect(calls.prefix(2) == ["A.willDisappear", "A.didDisappear"])
        #expect(calls.suffix(2) == ["B.willAppear", "B.isAppearing"])
        #expect(window.subviews == [second.view])
    }

    @Test func childrenAppearAlongWithTheParent() {
        let window = makeWindow()
        let parent = Witness("P", log)
        let child = Witness("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            log.take() == [
                "C.willMove parent", "P.loadView", "P.didLoad", "C.loadView", "C.didLoad",
                "C.didMove parent",
            ]
        )
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(
            log.take() == [
                "P.willAppear", "C.willAppear", "P.isAppearing", "C.isAppearing",
            ]
        )
        CATransaction.flush()
        #expect(log.take().suffix(2) == ["P.didAppear", "C.didAppear"])
    }

    @Test func aChildAddedLaterAppearsAtOnce() {
        let window = makeWindow()
        let parent = Witness("P", log)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        CATransaction.flush()
        _ = log.take()
        let child = Witness("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            log.take() == [
                "C.willMove parent", "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing",
                "C.didAppear", "C.didMove parent",
            ]
        )
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.take() == [
                "C.willMove nil", "C.willDisappear", "C.didDisappear", "C.didMove nil",
            ]
        )
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test func transitionExchangesChildren() {
        let window = makeWindow()
        let parent = Witness("P", log)
        let old = Witness("A", log)
        let new = Witness("B", log)
        window.rootViewController = parent
        parent.addChild(old)
        parent.view.addSubview(old.view)
        parent.addChild(new)
        window.makeKeyAndVisible()
        CATransaction.flush()
        _ = log.take()
        var isFinished = false
        parent.transition(from: old, to: new, duration: 0, animations: nil) { isFinished = $0 }
        #expect(
            log.take() == [
                "A.willDisappear", "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing",
            ]
        )
        #expect(!isFinished)
        // Without duration the exchange ends at the next turn.
        Deadlines.shared.run()
        #expect(log.take() == ["B.didAppear", "A.didDisappear"])
        #expect(isFinished && new.view.superview === parent.view && old.view.superview == nil)
    }

    // Devices log that the view is loaded first; source: rudin_, "iOS LifeCycle in Modal" (velog.io).
    @Test func presentingOverEverythingTellsBoth() {
        let window = makeWindow()
        let below = Witness("A", log)
        let above = Witness("B", log)
        window.rootViewController = below
        window.makeKeyAndVisible()
        CATransaction.flush()
        _ = log.take()
        above.modalPresentationStyle = .fullScreen
        var isDone = false
        below.present(above, animated: false) { isDone = true }
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
                "B.didAppear", "A.didDisappear",
            ]
        )
        #expect(isDone && below.presentedViewController === above)
        #expect(above.presentingViewController === below && below.view.window == nil)
        #expect(above.view.frame == window.bounds)
        above.dismiss(animated: false)
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear",
                "B.didDisappear",
            ]
        )
        #expect(below.presentedViewController == nil && below.view.window === window)
        #expect(above.view.window == nil)
    }

    @Test func aCardLeavesTheOneBelowWhereItIs() {
        let window = makeWindow()
        let below = Witness("A", log)
        let card = Witness("B", log)
        window.rootViewController = below
        window.makeKeyAndVisible()
        CATransaction.flush()
        _ = log.take()
        below.present(card, animated: false)
        #expect(!log.take().contains { $0.hasPrefix("A") })
        #expect(below.view.window === window)
        #expect(card.view.convert(card.view.bounds, to: window).minY > 0)
        let third = Witness("C", log)
        card.present(third, animated: false)
        #expect(card.presentedViewController === third)
        below.dismiss(animated: false)
        #expect(below.presentedViewController == nil && third.view.window == nil)
        #expect(third.presentingViewController == nil)
    }

    @Test func aChildPresentsByItsTopmostParent() {
        let window = makeWindow()
        let parent = Witness("P", log)
        let child = Witness("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        let other = Witness("O", log)
        child.present(other, animated: false)
        #expect(other.presentingViewController === parent)
        #expect(child.presentedViewController === other)
        child.dismiss(animated: false)
        #expect(parent.presentedViewController == nil)
    }

    @Test func defaultsAreThoseOfIOS() {
        let controller = UIViewController()
        #expect(controller.edgesForExtendedLayout == .all)
        #expect(
            !controller.extendedLayoutIncludesOpaqueBars && !controller.definesPresentationContext
        )
        #expect(controller.modalPresentationStyle == .automatic && controller.nibName == nil)
        #expect(controller.viewRespectsSystemMinimumLayoutMargins)
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func theChainGoesFromViewToControllerToWindow() {
        let window = makeWindow()
        let parent = UIViewController()
        let child = UIViewController()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let leaf = UIView()
        child.view.addSubview(leaf)
        let application = UIApplication.shared
        let chain = leaf.responderChain
        let expected: [UIResponder] = [leaf, child.view, child, parent.view, parent, window]
        #expect(Array(chain.prefix(6)) == expected)
        #expect(chain[6] === window.windowScene && chain[7] === application)
    }
}

@MainActor
struct FirstResponderTests {
    @MainActor private final class Field: UIView {
        var mayResign = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
    }

    @Test func oneResponderIsFirstInAWindow() {
        let window = makeWindow()
        let first = Field()
        let second = Field()
        #expect(!first.becomeFirstResponder())
        window.addSubview(first)
        window.addSubview(second)
        #expect(first.becomeFirstResponder() && first.isFirstResponder)
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder && second.isFirstResponder)
        second.mayResign = false
        #expect(!first.becomeFirstResponder() && second.isFirstResponder)
        #expect(!window.endEditing(false))
        #expect(window.endEditing(true) && !second.isFirstResponder)
    }

    @Test func aViewThatLeavesTheWindowIsFirstNoLonger() {
        let window = makeWindow()
        let outer = UIView()
        let field = Field()
        window.addSubview(outer)
        outer.addSubview(field)
        field.becomeFirstResponder()
        outer.removeFromSuperview()
        #expect(!field.isFirstResponder && window.firstResponderState.responder == nil)
    }

    @Test func aPlainViewCannotBeFirst() {
        let window = makeWindow()
        let view = UIView()
        window.addSubview(view)
        #expect(!view.becomeFirstResponder() && !view.canBecomeFirstResponder)
    }
}
