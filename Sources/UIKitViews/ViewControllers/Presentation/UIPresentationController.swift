// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// Arranges one presented controller's view over what is below, from its coming to its going.
///
/// A subclass that a transitioning delegate returns has its methods called in iOS's order:
/// `presentationTransitionWillBegin()` with the container in the window, then the animation, then
/// `presentationTransitionDidEnd(_:)`; the same for the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment
{
    /// What the controller is at present.
    @MainActor
    struct State {
        weak var presenting: UIViewController?
        weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        var style = UIModalPresentationStyle.custom
        var container: UIView?
        var overrideTraits: UITraitCollection?
        var traits = UIView.TraitState()
    }

    final var state = State()
    private final weak var presented: UIViewController?
    private final let fallback: UIViewController?

    /// Makes an object for one presentation.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        fallback = nil
        super.init()
        state.presenting = presentingViewController
    }

    // MARK: Who

    /// The controller below; until somebody presents, the presented one itself.
    open var presentingViewController: UIViewController {
        state.presenting ?? presentedViewController
    }

    /// The controller above.
    open var presentedViewController: UIViewController {
        guard let presented else {
            fatalError(
                "UIPresentationController.presentedViewController: the controller is gone; keep it "
                    + "as long as its presentation."
            )
        }
        return presented
    }

    /// Who may change the style where there is little room, and hears of dismissals by hand.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { state.delegate }
        set { state.delegate = newValue }
    }

    // MARK: Focus

    /// Where the focus should go: to the presented controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        presented.map { [$0] } ?? []
    }

    /// The controller below.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { state.presenting }

    /// The view around the presented one.
    open var focusItemContainer: (any UIFocusItemContainer)? { state.container }

    /// Asks for the focus to be looked for anew at the end of this turn, if it is in here.
    open func setNeedsFocusUpdate() { presented?.setNeedsFocusUpdate() }

    /// Looks for the focus anew at once, if that was asked for.
    open func updateFocusIfNeeded() { presented?.updateFocusIfNeeded() }

    /// Whether the focus may move as a context says; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Told after the focus has moved to, from or inside the presentation.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: How

    /// The style of the presentation, before it is adapted.
    open var presentationStyle: UIModalPresentationStyle { state.style }

    /// The style that is used in the present traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// The style that is used in some traits; `none` keeps the style.
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        styleForTraits(traitCollection)
    }

    /// Whether the whole screen is covered and not only the presenting controller's place.
    open var shouldPresentInFullscreen: Bool { !state.style.isInContext }

    /// Whether the presenting controller's view is taken away when the animation is over.
    open var shouldRemovePresentersView: Bool { state.style.coversScreen }

    // MARK: Views

    /// The view that everything happens in, while the controller is presented.
    open var containerView: UIView? { state.container }

    /// What is animated: the presented controller's view, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where ``presentedView`` ends up, in the container's space; all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { state.container?.bounds ?? .zero }

    /// Told before the container is laid out.
    open func containerViewWillLayoutSubviews() {}

    /// Told after the container was laid out.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Course

    /// Told before the controller comes, with the container in place.
    open func presentationTransitionWillBegin() {}

    /// Told when the controller has come, or was held back.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Told before the controller goes.
    open func dismissalTransitionWillBegin() {}

    /// Told when the controller has gone, or stays after all.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits

    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection {
        state.container?.traitCollection ?? presentingViewController.traitCollection
    }

    /// Told after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that the presented controller has instead of those around it.
    open var overrideTraitCollection: UITraitCollection? {
        get { state.overrideTraits }
        set { setOverrideTraits(newValue) }
    }

    // MARK: UIContentContainer

    /// The size that the presented controller would like to have.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Told that the presented controller would like to have another size.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        state.container?.setNeedsLayout()
    }

    /// Told that constraints give the presented controller another size.
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size of the presented controller in a container of a size; all of it by default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Told before the container's size changes; overrides call the base class.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let own = self.size(
            forChildContentContainer: presentedViewController,
            withParentContainerSize: size
        )
        presentedViewController.viewWillTransition(to: own, with: coordinator)
    }

    /// Told before the traits change; overrides call the base class.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Hooks

    /// The style that is used in some traits.
    func styleForTraits(_ traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Who animates where nobody else wants to; nil for the usual.
    func ownAnimator(isComing: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Arranges the container's views; called in each of its layouts.
    func layOutContainer() {}
}
