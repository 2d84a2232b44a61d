// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// Dims what is below and places the alert.
@MainActor
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()

    private static let color = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2)
    }

    override var shouldRemovePresentersView: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let alert = presentedView as? AlertView else {
            return .zero
        }
        return alert.place(in: container.bounds, safe: container.safeAreaInsets)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = AlertPresentationController.color
        dimming.alpha = 0
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] _ in
            (self?.presentedViewController as? UIAlertController)?.touchedOutside()
        }
        dimming.addPart(tap)
        container.insertSubview(dimming, at: 0)
        fade(to: 1)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fade(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let alert = presentedView, alert.superview === containerView,
            presentedViewController.transitionCoordinator == nil
        else { return }
        alert.frame = frameOfPresentedViewInContainerView
    }

    private func fade(to alpha: CGFloat) {
        let coordinator = presentedViewController.transitionCoordinator
        let dimming = dimming
        coordinator?.animate(alongsideTransition: { _ in dimming.alpha = alpha }, completion: nil)
    }
}

/// An alert comes out of the screen, a sheet of actions from its bottom.
@MainActor
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isComing: Bool
    private let isSheet: Bool

    private static let comingSeconds: TimeInterval = 0.3
    private static let goingSeconds: TimeInterval = 0.2
    private static let largeScale: CGFloat = 1.2

    init(isComing: Bool, isSheet: Bool) {
        self.isComing = isComing
        self.isSheet = isSheet
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        isComing ? AlertAnimator.comingSeconds : AlertAnimator.goingSeconds
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isComing ? .to : .from),
            let controller = context.viewController(forKey: isComing ? .to : .from)
        else { return context.completeTransition(true) }
        let container = context.containerView
        if isComing {
            container.addSubview(view)
            view.frame = context.finalFrame(for: controller)
        }
        guard context.isAnimated else { return context.completeTransition(true) }
        let isSheet = isSheet
        let isComing = isComing
        let hide = {
            if isSheet {
                let way = container.bounds.maxY - view.frame.minY
                view.transform = CGAffineTransform(translationX: 0, y: way)
            } else {
                view.alpha = 0
                let scale = isComing ? AlertAnimator.largeScale : 1
                view.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        if isComing { UIView.performWithoutAnimation(hide) }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            options: isComing ? .curveEaseOut : .curveEaseIn
        ) {
            guard isComing else { return hide() }
            view.alpha = 1
            view.transform = .identity
        } completion: { _ in
            view.alpha = 1
            view.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
