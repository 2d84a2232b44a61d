// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// Manages the views of one presentation from its beginning to its end.
///
/// The methods of a subclass that a transitioning delegate returns are called in iOS's order:
/// `presentationTransitionWillBegin()` with the container in the window, the animation,
/// `presentationTransitionDidEnd(_:)`; likewise for the dismissal.
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

    /// The presenting controller; before the presentation, the presented one.
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

    /// The delegate, which adapts the style and is notified of dismissals by the user.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { state.delegate }
        set { announcing("delegate") { state.delegate = newValue } }
    }

    // MARK: Focus

    /// The preferred focus: the presented controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        presented.map { [$0] } ?? []
    }

    /// The controller below.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { state.presenting }

    /// The view around the presented one.
    open var focusItemContainer: (any UIFocusItemContainer)? { state.container }

    /// Requests a focus update at the end of this run-loop turn, if the focus is in this
    /// environment.
    open func setNeedsFocusUpdate() { presented?.setNeedsFocusUpdate() }

    /// Updates the focus now if an update was requested.
    open func updateFocusIfNeeded() { presented?.updateFocusIfNeeded() }

    /// Whether a focus update is allowed; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus has moved to, from or inside the presentation.
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

    /// The style for traits; `none` keeps the style.
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

    /// The animated view: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The final frame of ``presentedView`` in the container's space; all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { state.container?.bounds ?? .zero }

    /// Called before the container is laid out.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container was laid out.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Course

    /// Called before the presentation, with the container in the window.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation, or after it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal, or after it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits

    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection {
        state.container?.traitCollection ?? presentingViewController.traitCollection
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the presented controller that override the surrounding ones.
    open var overrideTraitCollection: UITraitCollection? {
        get { state.overrideTraits }
        set { announcing("overrideTraitCollection") { setOverrideTraits(newValue) } }
    }

    // MARK: UIContentContainer

    /// The preferred size of the presented controller.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the preferred size of the presented controller changes.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        state.container?.setNeedsLayout()
    }

    /// Called when constraints change the size of the presented controller.
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size of the presented controller in a parent container; all of it by default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Called before the container's size changes; overrides call the base class.
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

    /// Called before the traits change; overrides call the base class.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Hooks

    /// The style that is used in some traits.
    func styleForTraits(_ traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The default animator of this presentation; nil for the system's.
    func ownAnimator(isComing: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Arranges the container's views; called in each of its layouts.
    func layOutContainer() {}
}
