// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// One controller over another, as long as it lasts: the calls to both in iOS's order, and the
/// views.
@MainActor
final class Presentation {
    let presenter: UIViewController
    let presented: UIViewController
    let controller: UIPresentationController
    private let style: UIModalPresentationStyle
    private let container: PresentationContainer
    /// The superview that the covered view returns to.
    private var coveredSuperview: UIView?
    /// The view behind whose tint is dimmed.
    var dimmedView: UIView?

    private var covers: Bool { controller.shouldRemovePresentersView }

    init(
        _ presented: UIViewController,
        over presenter: UIViewController,
        by controller: UIPresentationController,
        style: UIModalPresentationStyle,
        in place: UIView
    ) {
        self.presenter = presenter
        self.presented = presented
        self.controller = controller
        self.style = style
        // In a context, the presented view covers the presenter's, wherever that is.
        let covered = style.isInContext ? presenter.viewIfLoaded : nil
        container = PresentationContainer(frame: covered?.frame ?? place.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentationController = controller
        controller.begin(in: container, presenter: presenter)
    }

    /// How the presented controller comes and goes; a controller that is the context of the
    /// presentation may say.
    private var transitionStyle: UIModalTransitionStyle {
        let isInContext = style == .currentContext || style == .overCurrentContext
        let chooser =
            isInContext && presenter.providesPresentationContextTransitionStyle
            ? presenter : presented
        return chooser.modalTransitionStyle
    }

    // MARK: Coming

    func present(
        in place: UIView,
        source: UIViewController,
        animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let delegate = presented.transitioningDelegate
        let animated = animated && UIView.areAnimationsEnabled
        let chosen: (any UIViewControllerAnimatedTransitioning)? =
            animated
            ? delegate?.animationController?(
                forPresented: presented,
                presenting: presenter,
                source: source
            ) : nil
        let animator =
            chosen ?? ownAnimator(isComing: true)
            ?? ModalAnimator(transitionStyle, isComing: true)
        let leader = delegate?.interactionControllerForPresentation?(using: animator)
        let transition = ViewTransition(
            in: container,
            from: ViewTransition.Side(presenter, view: nil),
            to: ViewTransition.Side(presented, view: nil),
            style: style,
            isAnimated: animated,
            animator: animator,
            interaction: leader
        )
        presented.presentation.isBeingPresented = true
        begin(transition)
        controller.delegate?.presentationController?(
            controller,
            willPresentWithAdaptiveStyle: style == presented.presentation.style ? .none : style,
            transitionCoordinator: transition
        )

        presented.loadViewIfNeeded()
        if covers { presenter.beginTransition(isAppearing: false, animated: animated) }
        presented.beginTransition(isAppearing: true, animated: animated)
        place.addSubview(container)
        controller.presentationTransitionWillBegin()
        dimTint(along: transition)
        let view = controller.presentedView ?? presented.loadedView
        let below = presenter.viewIfLoaded
        let belowFrame = below.map { container.convert($0.bounds, from: $0) } ?? .zero
        transition.from = ViewTransition.Side(
            presenter,
            view: covers ? below : nil,
            from: belowFrame,
            to: covers ? .zero : belowFrame
        )
        transition.to = ViewTransition.Side(
            presented,
            view: view,
            to: controller.frameOfPresentedViewInContainerView
        )
        if !covers || style.coversScreen { view.autoresizingMask = autoresizing(of: view) }
        // Retains the transition's objects until its end.
        transition.didEnd = { self.didPresent($0, completion) }
        if chosen == nil, animator is ModalAnimator {
            view.frame = transition.finalFrame(for: presented)
            container.addSubview(view)
            presented.isAppearingNow()
        }
        transition.start()
        // An animator of the app's own has added the view by now.
        presented.isAppearingIfShown()
    }

    /// A view that fills the container keeps filling it; other frames stay.
    private func autoresizing(of view: UIView) -> UIView.AutoresizingMask {
        view === presented.viewIfLoaded ? [.flexibleWidth, .flexibleHeight] : view.autoresizingMask
    }

    private func didPresent(_ completed: Bool, _ completion: (() -> Void)?) {
        if completed {
            if covers { takeCoveredViewAway() }
        } else {
            presented.beginTransition(isAppearing: false, animated: false)
            if covers { presenter.beginTransition(isAppearing: true, animated: false) }
            takePresentedViewAway()
            restoreTint()
        }
        controller.presentationTransitionDidEnd(completed)
        presented.endTransition()
        if covers { presenter.endTransition() }
        presented.presentation.isBeingPresented = false
        finish()
        if !completed { forget() }
        completion?()
    }

    // MARK: Going

    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        let delegate = presented.transitioningDelegate
        let animated = animated && UIView.areAnimationsEnabled && container.window != nil
        let chosen: (any UIViewControllerAnimatedTransitioning)? =
            animated ? delegate?.animationController?(forDismissed: presented) : nil
        let animator =
            chosen ?? ownAnimator(isComing: false)
            ?? ModalAnimator(transitionStyle, isComing: false)
        let leader = delegate?.interactionControllerForDismissal?(using: animator)
        let view = controller.presentedView ?? presented.loadedView
        let transition = ViewTransition(
            in: container,
            from: ViewTransition.Side(presented, view: view, from: view.frame),
            to: ViewTransition.Side(presenter, view: nil),
            style: style,
            isAnimated: animated,
            animator: animator,
            interaction: leader
        )
        presented.presentation.isBeingDismissed = true
        begin(transition)
        presented.beginTransition(isAppearing: false, animated: animated)
        if covers {
            presenter.beginTransition(isAppearing: true, animated: animated)
            bringCoveredViewBack()
            presenter.isAppearingNow()
        }
        controller.dismissalTransitionWillBegin()
        restoreTint(along: transition)
        let below = presenter.viewIfLoaded
        let belowFrame = below.map { container.convert($0.bounds, from: $0) } ?? .zero
        transition.to = ViewTransition.Side(
            presenter,
            view: covers ? below : nil,
            from: belowFrame,
            to: belowFrame
        )
        transition.didEnd = { self.didDismiss($0, completion) }
        transition.start()
    }

    private func didDismiss(_ completed: Bool, _ completion: (() -> Void)?) {
        if !completed { dimTint() }
        if completed {
            // An animator may have taken the covered view into the container.
            if covers { bringCoveredViewBack() }
            takePresentedViewAway()
            forget()
        } else {
            presented.beginTransition(isAppearing: true, animated: false)
            if covers {
                presenter.beginTransition(isAppearing: false, animated: false)
                takeCoveredViewAway()
            }
        }
        controller.dismissalTransitionDidEnd(completed)
        if covers { presenter.endTransition() }
        presented.endTransition()
        presented.presentation.isBeingDismissed = false
        finish()
        completion?()
    }

    /// The animator that the presented controller or its presentation provides.
    private func ownAnimator(isComing: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        if let own = presented as? any SelfPresenting {
            return own.makeOwnAnimator(isComing: isComing)
        }
        return controller.ownAnimator(isComing: isComing)
    }

    // MARK: Views

    private func begin(_ transition: ViewTransition) {
        for side in [presented, presenter] {
            side.presentation.isDriving = true
            side.presentation.transition = transition
        }
    }

    private func finish() {
        for side in [presented, presenter] {
            side.presentation.isDriving = false
            side.presentation.transition = nil
        }
    }

    /// Ends the relation of the two controllers.
    private func forget() {
        presenter.presentation.presented = nil
        presented.presentation.presenting = nil
        presented.presentation.session = nil
        presented.presentation.controller = nil
        controller.end()
    }

    private func takePresentedViewAway() {
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
    }

    private func takeCoveredViewAway() {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        if superview !== container { coveredSuperview = superview }
        view.removeFromSuperview()
    }

    private func bringCoveredViewBack() {
        guard let view = presenter.viewIfLoaded, let superview = coveredSuperview,
            view.superview !== superview
        else { return }
        view.frame = superview.bounds
        superview.insertSubview(view, at: 0)
    }
}
