// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The default animations of presentation and dismissal.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isComing: Bool

    /// Durations by style, in seconds; iOS publishes none.
    private static let slide: TimeInterval = 0.5
    private static let fade: TimeInterval = 0.35
    private static let flip: TimeInterval = 0.75

    init(_ style: UIModalTransitionStyle, isComing: Bool) {
        self.style = style
        self.isComing = isComing
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        switch style {
        case .coverVertical, .partialCurl: ModalAnimator.slide
        case .crossDissolve: ModalAnimator.fade
        case .flipHorizontal: ModalAnimator.flip
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isComing ? .to : .from
        guard let view = transitionContext.view(forKey: key),
            let controller = transitionContext.viewController(forKey: isComing ? .to : .from)
        else { return transitionContext.completeTransition(true) }
        if isComing {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
        }
        let seconds = transitionDuration(using: transitionContext)
        let isAnimated = transitionContext.isAnimated
        let end = { (_: Bool) in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        switch style {
        case .crossDissolve:
            let former = view.alpha
            if isComing, isAnimated { UIView.performWithoutAnimation { view.alpha = 0 } }
            run(seconds, isAnimated) {
                view.alpha = self.isComing ? former : 0
            } completion: { finished in
                view.alpha = former
                end(finished)
            }
        case .flipHorizontal:
            turn(view, transitionContext, seconds, end)
        case .coverVertical, .partialCurl:
            if style == .partialCurl { Unbuilt.report("UIModalTransitionStyle.partialCurl") }
            let place = view.frame
            let below = place.offsetBy(
                dx: 0,
                dy: transitionContext.containerView.bounds.maxY - place.minY
            )
            if isComing, isAnimated { UIView.performWithoutAnimation { view.frame = below } }
            run(seconds, isAnimated) {
                view.frame = self.isComing ? place : below
            } completion: {
                end($0)
            }
        }
    }

    private func run(
        _ seconds: TimeInterval,
        _ isAnimated: Bool,
        _ animations: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        guard isAnimated else {
            animations()
            return completion(true)
        }
        UIView.animate(
            withDuration: seconds,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            animations: animations,
            completion: completion
        )
    }

    /// The new view on the back of the old one.
    private func turn(
        _ view: UIView,
        _ context: any UIViewControllerContextTransitioning,
        _ seconds: TimeInterval,
        _ end: @escaping (Bool) -> Void
    ) {
        let other = context.view(forKey: isComing ? .from : .to)
        var flat = CATransform3DIdentity
        flat.m34 = -1 / 1000
        let back = CATransform3DRotate(flat, .pi, 0, 1, 0)
        let otherBack = CATransform3DRotate(flat, -.pi, 0, 1, 0)
        let isDoubleSided = view.layer.isDoubleSided
        guard context.isAnimated else { return end(true) }
        UIView.performWithoutAnimation {
            view.layer.isDoubleSided = false
            view.transform3D = isComing ? back : flat
            other?.layer.isDoubleSided = false
            other?.transform3D = isComing ? flat : otherBack
        }
        UIView.animate(withDuration: seconds) {
            view.transform3D = self.isComing ? flat : back
            other?.transform3D = self.isComing ? otherBack : flat
        } completion: { finished in
            for side in [view, other].compactMap(\.self) {
                side.transform3D = CATransform3DIdentity
                side.layer.isDoubleSided = isDoubleSided
            }
            end(finished)
        }
    }
}
