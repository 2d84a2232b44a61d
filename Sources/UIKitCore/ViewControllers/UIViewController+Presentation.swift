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
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var isBeingPresented = false
    var isBeingDismissed = false
    /// Somebody tells the controller of its appearance, so that moves of the view do not.
    var isDriving = false
    /// Holds the presented view above what it covers.
    var container: UIView?
    /// The superview to which a covered view comes back, and its place there.
    var coveredView: CoveredView?

    /// A view that was taken away by what covers it.
    struct CoveredView {
        let view: UIView
        let superview: UIView
    }
}

extension UIViewController {
    func startPresenting(
        _ other: UIViewController,
        _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        MainThread.check("UIViewController.present(_:animated:completion:)")
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
        presenter.presentation.presented = other
        other.presentation.presenting = presenter
        Presentation(presenter: presenter, presented: other, window: window)
            .present(animated: animated, completion)
    }

    func startDismissing(_ animated: Bool, _ completion: (() -> Void)?) {
        MainThread.check("UIViewController.dismiss(animated:completion:)")
        let presenter: UIViewController? =
            presentation.presented != nil
            ? self
            : presentedViewController.flatMap(\.presentation.presenting)
                ?? presentingViewController
        guard let presenter, let presented = presenter.presentation.presented else {
            completion?()
            return
        }
        guard !presented.presentation.isBeingDismissed else { return }
        // What the dismissed controller itself presents goes with it, unseen.
        presented.presentation.presented?.dismissUnseen()
        Presentation(presenter: presenter, presented: presented, window: presenter.view.window)
            .dismiss(animated: animated, completion)
    }

    private func dismissUnseen() {
        presentation.presented?.dismissUnseen()
        guard let presenter = presentation.presenting else { return }
        Presentation(presenter: presenter, presented: self, window: nil)
            .dismiss(animated: false, nil)
    }

    /// Takes away all that is presented from here on, as when a window gets another root.
    func dismissEverything() {
        for child in children { child.dismissEverything() }
        presentation.presented?.dismissUnseen()
    }

    /// The controller that a style says is covered.
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
        isDetail ? showsDetailControllers : showsControllers
    }

    private func warn(_ message: String) {
        FileHandle.standardError.write(Data("Casement: \(message)\n".utf8))
    }
}
