// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing
import UIKitInteraction
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// Notes what a presentation controller is told.
@MainActor
private final class NotingController: UIPresentationController {
    var calls: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 10, y: 20, width: 100, height: 50)
    }
    override func presentationTransitionWillBegin() { calls.append("willBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        calls.append("didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() { calls.append("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        calls.append("dismissalDidEnd \(completed)")
    }
}

/// Slides a view in from the left in a second.
@MainActor
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isComing: Bool
    var ended: [Bool] = []

    init(isComing: Bool) {
        self.isComing = isComing
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isComing ? .to : .from),
            let controller = context.viewController(forKey: isComing ? .to : .from)
        else { return }
        let place = isComing ? context.finalFrame(for: controller) : view.frame
        let away = place.offsetBy(dx: -200, dy: 0)
        if isComing {
            context.containerView.addSubview(view)
            view.frame = away
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = self.isComing ? place : away
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    var noting: NotingController?
    let coming = Slide(isComing: true)
    let going = Slide(isComing: false)
    var leader: UIPercentDrivenInteractiveTransition?

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let made = NotingController(presentedViewController: presented, presenting: presenting)
        noting = made
        return made
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { coming }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { going }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
}

@MainActor
private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var mayDismiss = true
    var calls: [String] = []

    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style ?? .none }

    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { mayDismiss }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { calls.append("attempt") }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
    }
}

@MainActor
@Suite(.serialized)
struct PresentationTests {
    private func start() throws -> (TestApp, UIViewController) {
        let app = try TestApp(device: "iPhone 15")
        let root = UIViewController()
        root.view.backgroundColor = .white
        app.show(root)
        app.advance(by: 0.1)
        return (app, root)
    }

    // Source: the library Sheeeeeeeeet's tests, which set both, one of them to nil.
    @Test func aPopoverWithoutAButtonKeepsItsView() throws {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        let popover = try #require(controller.popoverPresentationController)
        let view = UIView()
        popover.sourceView = view
        popover.barButtonItem = nil
        #expect(popover.sourceView === view)
        let button = UIBarButtonItem()
        popover.barButtonItem = button
        popover.sourceView = nil
        #expect(popover.barButtonItem === button)
        #expect(popover.sourceView == nil)
        popover.sourceItem = nil
        #expect(popover.barButtonItem == nil)
    }

    @Test func aPopoverHoldsItsView() throws {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        let popover = try #require(controller.popoverPresentationController)
        popover.sourceView = UIView()
        #expect(popover.sourceView != nil)
    }

    @Test func aCustomPresentationIsToldInOrderAndPlacesTheView() throws {
        let (app, root) = try start()
        let chooser = Chooser()
        let card = UIViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = chooser
        var isDone = false
        root.present(card, animated: true) { isDone = true }
        let controller = try #require(chooser.noting)
        #expect(card.presentationController === controller && card.isBeingPresented)
        #expect(controller.calls == ["willBegin"] && !isDone)
        #expect(card.transitionCoordinator != nil)
        app.advance(by: 1.2)
        #expect(isDone && controller.calls == ["willBegin", "didEnd true"])
        #expect(chooser.coming.ended == [true])
        #expect(card.view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(root.view.window != nil && card.transitionCoordinator == nil)
        card.dismiss(animated: true)
        #expect(card.isBeingDismissed)
        app.advance(by: 1.2)
        #expect(controller.calls.suffix(2) == ["dismissalWillBegin", "dismissalDidEnd true"])
        #expect(card.view.window == nil && root.presentedViewController == nil)
    }

    @Test func aFingerCanLeadADismissalAndGiveItUp() throws {
        let (app, root) = try start()
        let chooser = Chooser()
        let card = UIViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = chooser
        root.present(card, animated: false)
        let leader = UIPercentDrivenInteractiveTransition()
        chooser.leader = leader
        card.dismiss(animated: true)
        leader.update(0.5)
        app.advance(by: 0.5)
        let seen = try #require(card.view.layer.presentation())
        #expect(abs(seen.frame.minX - (10 - 100)) < 1)
        #expect(card.transitionCoordinator?.isInteractive == true)
        leader.cancel()
        app.advance(by: 1.2)
        #expect(card.presentingViewController === root && card.view.window != nil)
        #expect(card.view.frame.minX == 10 && chooser.going.ended == [false])
        card.dismiss(animated: true)
        leader.update(0.5)
        leader.finish()
        app.advance(by: 1.2)
        #expect(root.presentedViewController == nil && chooser.going.ended == [false, true])
    }

    @Test func blocksAlongsideAnimateWithTheTransition() throws {
        let (app, root) = try start()
        let card = UIViewController()
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(mark)
        root.present(card, animated: true)
        var isOver = false
        card.transitionCoordinator?.animate { _ in
            mark.alpha = 0
        } completion: { _ in
            isOver = true
        }
        app.advance(by: 0.2)
        let alpha = mark.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.01 && alpha < 0.99 && !isOver)
        app.advance(by: 1)
        #expect(isOver && mark.alpha == 0)
    }

    @Test func aCardRestsAtItsDetents() throws {
        let (app, root) = try start()
        let card = UIViewController()
        card.view.backgroundColor = .systemBackground
        let sheet = try #require(card.sheetPresentationController)
        sheet.detents = [.medium(), .large(), .custom { _ in 100 }]
        sheet.selectedDetentIdentifier = .medium
        root.present(card, animated: false)
        app.advance(by: 0.1)
        func top() -> CGFloat { card.view.convert(CGPoint.zero, to: nil).y }
        // 852 high, 59 and 34 unsafe, 10 between.
        #expect(top() == 852 - 34 - (749 * 0.54).rounded())
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        app.advance(by: 1.5)
        #expect(top() == 69)
        #expect(card.traitCollection.userInterfaceLevel == .elevated)
        sheet.selectedDetentIdentifier = nil
        #expect(abs(top() - 718) < 0.01)
    }

    @Test func aFingerDragsACardAway() throws {
        let (app, root) = try start()
        let card = UIViewController()
        let adapter = Adapter()
        card.presentationController?.delegate = adapter
        root.present(card, animated: false)
        app.advance(by: 0.1)
        adapter.mayDismiss = false
        app.drag(from: CGPoint(x: 190, y: 100), to: CGPoint(x: 190, y: 800), duration: 0.3)
        app.advance(by: 1.5)
        #expect(adapter.calls == ["attempt"] && root.presentedViewController === card)
        #expect(card.view.convert(CGPoint.zero, to: nil).y == 69)
        adapter.mayDismiss = true
        app.drag(from: CGPoint(x: 190, y: 100), to: CGPoint(x: 190, y: 800), duration: 0.3)
        app.advance(by: 1.5)
        #expect(adapter.calls == ["attempt", "will", "did"])
        #expect(root.presentedViewController == nil && root.view.transform.isIdentity)
    }

    @Test func aDelegateMakesACardCoverTheScreen() throws {
        let (_, root) = try start()
        let card = UIViewController()
        let adapter = Adapter()
        adapter.style = .fullScreen
        card.presentationController?.delegate = adapter
        root.present(card, animated: false)
        #expect(root.view.window == nil && card.view.frame == UIScreen.main.bounds)
        card.dismiss(animated: false)
        #expect(root.view.window != nil)
    }

    @Test func aPopoverIsBesideItsSourceOnAPadAndACardOnAPhone() throws {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        let root = UIViewController()
        app.show(root)
        let source = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
        root.view.addSubview(source)
        let bubble = UIViewController()
        bubble.modalPresentationStyle = .popover
        bubble.preferredContentSize = CGSize(width: 200, height: 150)
        bubble.popoverPresentationController?.sourceView = source
        root.present(bubble, animated: false)
        app.advance(by: 0.1)
        let popover = try #require(bubble.popoverPresentationController)
        #expect(popover.arrowDirection == .up)
        #expect(
            bubble.view.convert(bubble.view.bounds, to: nil)
                == CGRect(x: 250, y: 253, width: 200, height: 150)
        )
        app.tap(at: CGPoint(x: 700, y: 900))
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func aPlaceHasTheArrowWhereThereIsRoom() {
        let area = CGRect(x: 0, y: 0, width: 400, height: 400)
        let size = CGSize(width: 200, height: 150)
        let low = PopoverPlacement.best(
            for: size,
            beside: CGRect(x: 10, y: 350, width: 20, height: 20),
            in: area,
            permitted: .any
        )
        #expect(low.direction == .down && low.frame.maxY == 350 && low.frame.minX == 0)
        let side = PopoverPlacement.best(
            for: size,
            beside: CGRect(x: 10, y: 200, width: 20, height: 20),
            in: area,
            permitted: [.left, .right]
        )
        #expect(side.direction == .left && side.frame.minX == 30 && side.tip.x == 0)
        let none = PopoverPlacement.best(
            for: CGSize(width: 1000, height: 1000),
            beside: CGRect(x: 0, y: 0, width: 400, height: 400),
            in: area,
            permitted: .up
        )
        #expect(none.direction == .up && none.frame.width <= 400)
        let target = CGRect(x: 150, y: 150, width: 100, height: 150)
        let small = PopoverPlacement.best(for: size, beside: target, in: area, permitted: .up)
        #expect(small.frame == CGRect(x: 100, y: 300, width: 200, height: 100))
        let whole = PopoverPlacement.best(
            for: size,
            beside: target,
            in: area,
            permitted: .up,
            mayCover: true
        )
        #expect(whole.frame == CGRect(x: 100, y: 237, width: 200, height: 163))
        #expect(whole.tip == CGPoint(x: 100, y: 0))
    }
}
