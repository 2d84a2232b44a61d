// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// One controller shown over another: the calls to both, in iOS's order, and the views.
@MainActor
struct Presentation {
    let presenter: UIViewController
    let presented: UIViewController
    let window: UIWindow?

    /// Seconds that a controller takes to come or go.
    private static let duration: TimeInterval = 0.5

    private var style: UIModalPresentationStyle {
        switch presented.presentation.style {
        case .automatic, .none, .popover: .pageSheet
        case .custom, .blurOverFullScreen: .overFullScreen
        case let style: style
        }
    }

    private var covers: Bool { style.coversScreen }

    // MARK: Coming

    func present(animated: Bool, _ completion: (() -> Void)?) {
        guard let place = style.isInContext ? presenter.view.superview : window else { return }
        let animated = animated && UIView.areAnimationsEnabled
        let container = UIView(frame: place.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        presented.presentation.container = container
        presented.presentation.isBeingPresented = true
        presented.presentation.isDriving = true
        presenter.presentation.isDriving = true

        if covers { presenter.beginTransition(isAppearing: false, animated: animated) }
        presented.beginTransition(isAppearing: true, animated: animated)
        place.addSubview(container)
        let view = presented.loadedView
        view.frame = frame(in: container)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        presented.isAppearingNow()

        let start = { hide(view, in: container) }
        let end = { show(view, in: container) }
        run(animated, from: start, to: end) {
            if covers { takeCoveredViewAway() }
            presented.endTransition()
            if covers { presenter.endTransition() }
            presented.presentation.isBeingPresented = false
            presented.presentation.isDriving = false
            presenter.presentation.isDriving = false
            completion?()
        }
    }

    // MARK: Going

    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        let animated = animated && UIView.areAnimationsEnabled && window != nil
        presented.presentation.isBeingDismissed = true
        presented.presentation.isDriving = true
        presenter.presentation.isDriving = true

        presented.beginTransition(isAppearing: false, animated: animated)
        if covers {
            presenter.beginTransition(isAppearing: true, animated: animated)
            bringCoveredViewBack()
            presenter.isAppearingNow()
        }
        let container = presented.presentation.container
        let view = presented.loadedView
        let end = { if let container { hide(view, in: container) } }
        let start = {}
        run(animated, from: start, to: end) {
            view.removeFromSuperview()
            container?.removeFromSuperview()
            presented.presentation.container = nil
            presenter.presentation.presented = nil
            presented.presentation.presenting = nil
            if covers { presenter.endTransition() }
            presented.endTransition()
            presented.presentation.isBeingDismissed = false
            presented.presentation.isDriving = false
            presenter.presentation.isDriving = false
            completion?()
        }
    }

    // MARK: Views

    private func run(
        _ animated: Bool,
        from start: () -> Void,
        to end: @escaping () -> Void,
        _ finish: @escaping () -> Void
    ) {
        guard animated else {
            // What is shown at once is also seen at once; the rest waits for nothing.
            UIView.performWithoutAnimation { finish() }
            return
        }
        UIView.performWithoutAnimation(start)
        let finishAnimation = { (_: Bool) in finish() }
        UIView.animate(
            withDuration: Presentation.duration,
            animations: end,
            completion: finishAnimation
        )
    }

    private func hide(_ view: UIView, in container: UIView) {
        if presented.presentation.transitionStyle == .crossDissolve {
            view.alpha = 0
        } else {
            view.frame.origin.y = container.bounds.maxY
        }
    }

    private func show(_ view: UIView, in container: UIView) {
        if presented.presentation.transitionStyle == .crossDissolve {
            view.alpha = 1
        } else {
            view.frame.origin.y = frame(in: container).minY
        }
    }

    /// How far below the safe area's top a card begins, and the size of one in the middle.
    private static let cardGap: CGFloat = 10
    private static let formSize = CGSize(width: 540, height: 620)

    private func frame(in container: UIView) -> CGRect {
        let bounds = container.bounds
        let isRegular = presenter.effectiveTraits.horizontalSizeClass == .regular
        switch style {
        case .pageSheet, .formSheet:
            if isRegular {
                let wish = presented.preferredContentSize
                let size = wish == .zero ? Presentation.formSize : wish
                let width = min(size.width, bounds.width)
                let height = min(size.height, bounds.height)
                return CGRect(
                    x: bounds.midX - width / 2,
                    y: bounds.midY - height / 2,
                    width: width,
                    height: height
                )
            }
            let top = (window?.safeAreaInsets.top ?? 0) + Presentation.cardGap
            return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        default:
            return bounds
        }
    }

    private func takeCoveredViewAway() {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        presented.presentation.coveredView = PresentationState.CoveredView(
            view: view,
            superview: superview
        )
        view.removeFromSuperview()
    }

    private func bringCoveredViewBack() {
        guard let covered = presented.presentation.coveredView else { return }
        presented.presentation.coveredView = nil
        covered.view.frame = covered.superview.bounds
        covered.superview.insertSubview(covered.view, at: 0)
    }
}
