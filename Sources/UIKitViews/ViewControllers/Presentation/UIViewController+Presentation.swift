// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// How a controller is or was presented.
@MainActor
struct PresentationState {
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    var capturesStatusBar = false
    var definesContext = false
    var providesTransitionStyle = false
    weak var delegate: (any UIViewControllerTransitioningDelegate)?
    var presented: UIViewController?
    weak var presenting: UIViewController?
    weak var search: UIViewController?
    var isBeingPresented = false
    var isBeingDismissed = false
    /// Whether a container drives the appearance, so that moves of the view do not.
    var isDriving = false
    /// The presentation of this controller, while it lasts.
    var session: Presentation?
    /// The presentation controller; made on first use.
    var controller: UIPresentationController?
    /// The transition of the controller that is under way.
    var transition: ViewTransition?
}

/// A container with its own way of showing controllers.
@MainActor
package protocol ShowingContainer: UIViewController {
    /// Whether `show(_:sender:)` ends here.
    var showsControllers: Bool { get }
    /// Whether `showDetailViewController(_:sender:)` ends here.
    var showsDetailControllers: Bool { get }
}

/// A controller with its own presentation controller, such as an alert.
@MainActor
package protocol SelfPresenting: UIViewController {
    func makeOwnPresentationController() -> UIPresentationController
    /// Makes its animator; nil for the default.
    func makeOwnAnimator(isComing: Bool) -> (any UIViewControllerAnimatedTransitioning)?
}

/// A controller that shows itself where it is to be presented, such as a search controller.
@MainActor
package protocol SelfShowing: UIViewController {
    func show(over presenter: UIViewController, animated: Bool, _ completion: (() -> Void)?)
}

extension UIViewController {
    func startPresenting(
        _ other: UIViewController,
        _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        MainThread.check("UIViewController.present(_:animated:completion:)")
        if let other = other as? any SelfShowing {
            return other.show(over: self, animated: animated, completion)
        }
        let presenter = presenter(for: other)
        guard presenter.presentation.presented == nil, other.presentation.presenting == nil,
            other !== self, other.parent == nil
        else {
            return warn(
                "Attempt to present \(other) on \(self) which is already presenting, or "
                    + "which is being presented already"
            )
        }
        guard let window = presenter.view.window else {
            return warn(
                "Attempt to present \(other) on \(self) whose view is not in the window hierarchy"
            )
        }
        let choice = other.choosePresentation(over: presenter, source: self)
        let place = choice.controller.shouldPresentInFullscreen ? window : presenter.view.superview
        guard let place else { return }
        let session = Presentation(
            choice.presented,
            over: presenter,
            by: choice.controller,
            style: choice.style,
            in: place
        )
        choice.presented.presentation.controller = choice.controller
        choice.presented.presentation.session = session
        choice.presented.presentation.presenting = presenter
        presenter.presentation.presented = choice.presented
        session.present(in: place, source: self, animated: animated, completion)
    }

    /// The search controller that searches this controller's view, and counts as presented by it.
    package final var activeSearch: UIViewController? {
        get { presentation.search }
        set { presentation.search = newValue }
    }

    func startDismissing(_ animated: Bool, _ completion: (() -> Void)?) {
        MainThread.check("UIViewController.dismiss(animated:completion:)")
        if presentation.presented == nil, let search = presentation.search, search !== self {
            return search.dismiss(animated: animated, completion: completion)
        }
        let presenter: UIViewController? =
            presentation.presented != nil
            ? self
            : presentedViewController.flatMap(\.presentation.presenting)
                ?? presentingViewController
        guard let presented = presenter?.presentation.presented else {
            completion?()
            return
        }
        guard !presented.presentation.isBeingDismissed else { return }
        // Controllers presented by the dismissed one are dismissed without animation.
        presented.presentation.presented?.dismissUnseen()
        presented.presentation.session?.dismiss(animated: animated, completion)
    }

    private func dismissUnseen() {
        presentation.presented?.dismissUnseen()
        presentation.session?.dismiss(animated: false, nil)
    }

    /// Dismisses all presentations, as when a window gets another root.
    func dismissEverything() {
        for child in children { child.dismissEverything() }
        presentation.presented?.dismissUnseen()
    }

    /// The controller that a style covers: the nearest that defines a context, else the topmost
    /// parent.
    private func presenter(for other: UIViewController) -> UIViewController {
        var candidate = self
        while let parent = candidate.parent {
            if other.presentation.style.isInContext, candidate.presentation.definesContext {
                return candidate
            }
            candidate = parent
        }
        return candidate
    }

    func showByAncestor(_ other: UIViewController, _ sender: Any?, isDetail: Bool) {
        var ancestor = parent
        while let current = ancestor {
            if current.showsOthers(isDetail: isDetail) {
                if isDetail {
                    current.showDetailViewController(other, sender: sender)
                } else {
                    current.show(other, sender: sender)
                }
                return
            }
            ancestor = current.parent
        }
        present(other, animated: UIView.areAnimationsEnabled)
    }

    private func showsOthers(isDetail: Bool) -> Bool {
        guard let container = self as? any ShowingContainer else { return false }
        return isDetail ? container.showsDetailControllers : container.showsControllers
    }

    // MARK: What parents take part in

    var nearestPresentationController: UIPresentationController? {
        var candidate = self
        while candidate.presentation.session == nil, let parent = candidate.parent {
            candidate = parent
        }
        // Before its presentation, its style decides.
        return candidate.presentation.session == nil
            ? parent == nil ? ownPresentationController : nil
            : candidate.presentation.controller
    }

    var nearestActivePresentationController: UIPresentationController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.presentation.session != nil { return current.presentation.controller }
            candidate = current.parent
        }
        return nil
    }

    var nearestTransition: ViewTransition? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let transition = current.presentation.transition { return transition }
            candidate = current.parent
        }
        return nil
    }

    /// Gives a container the transition of its children, which does not drive the container's
    /// appearance.
    package func noteTransition(_ transition: ViewTransition?) {
        if !presentation.isDriving { presentation.transition = transition }
    }

    /// The transition under way; containers set it for both sides.
    package var transitionUnderWay: ViewTransition? {
        get { presentation.transition }
        set {
            presentation.transition = newValue
            presentation.isDriving = newValue != nil
        }
    }

    private func warn(_ message: String) {
        FileHandle.standardError.write(Data("Casement: \(message)\n".utf8))
    }
}
