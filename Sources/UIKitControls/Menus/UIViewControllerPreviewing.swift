// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime
public import UIKitViews

/// What a controller knows of a view whose contents it previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// Begins the preview; others may be made to wait for its failure.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }

    /// Makes the controller that is previewed.
    var delegate: any UIViewControllerPreviewingDelegate { get }

    /// The view that is pressed.
    var sourceView: UIView { get }

    /// The part of the view that stays sharp while the preview comes; all of it unless set.
    var sourceRect: CGRect { get set }
}

/// Makes controllers for previews and shows them for good.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller to preview for a place of the source view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController?

    /// Shows the previewed controller for good.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    )
}

extension UIViewController {
    /// Lets a view's contents be previewed by a long press, as context menus are opened.
    ///
    /// The previewed controller's `previewActionItems` stand below it; a tap on it commits.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate,
        sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate, sourceView)
    }

    /// Ends previews of a view's contents.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        (previewing as? PreviewingContext)?.end()
    }
}

/// A view whose contents are previewed: a context menu whose preview is the delegate's controller.
///
/// The view's interaction keeps it alive.
@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing,
    UIContextMenuInteractionDelegate
{
    private weak var maker: (any UIViewControllerPreviewingDelegate)?
    private weak var source: UIView?
    private var ownRect: CGRect?
    private var previewed: UIViewController?
    private weak var interaction: PreviewingInteraction?
    private weak var recognizer: UIGestureRecognizer?

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        maker = delegate
        source = sourceView
        super.init()
        let interaction = PreviewingInteraction(delegate: self)
        interaction.context = self
        let before = sourceView.gestureRecognizers ?? []
        sourceView.addInteraction(interaction)
        recognizer = sourceView.gestureRecognizers?.first { !before.contains($0) }
        self.interaction = interaction
    }

    func end() {
        guard let interaction else { return }
        source?.removeInteraction(interaction)
        interaction.context = nil
        self.interaction = nil
    }

    // MARK: UIViewControllerPreviewing

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
        recognizer ?? UILongPressGestureRecognizer()
    }

    var delegate: any UIViewControllerPreviewingDelegate {
        guard let maker else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "UIViewControllerPreviewing.delegate: the delegate is gone; keep it alive until "
                    + "unregisterForPreviewing(withContext:)"
            )
        }
        return maker
    }

    var sourceView: UIView { source ?? UIView() }

    var sourceRect: CGRect {
        get { ownRect ?? source?.bounds ?? .zero }
        set { ownRect = newValue }
    }

    // MARK: UIContextMenuInteractionDelegate

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        ownRect = nil
        guard let made = maker?.previewingContext(self, viewControllerForLocation: location) else {
            return nil
        }
        previewed = made
        return UIContextMenuConfiguration(identifier: nil, previewProvider: { made })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let source, source.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        if let ownRect { parameters.visiblePath = UIBezierPath(rect: ownRect) }
        return UITargetedPreview(view: source, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let previewed else { return }
        animator.addCompletion { [weak self] in
            guard let self else { return }
            self.maker?.previewingContext(self, commit: previewed)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        previewed = nil
    }
}

/// The interaction of a previewed view, which keeps its context alive.
@MainActor
private final class PreviewingInteraction: UIContextMenuInteraction {
    var context: PreviewingContext?
}
