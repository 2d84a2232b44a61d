// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import ObjCRuntime
public import UIKitCore

/// Is told what a `UIDocumentInteractionController` shows, and says where previews are shown.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol,
    _UIDocumentInteractionControllerDelegateProbes
{
    // @optional

    /// The controller that the preview is shown on.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController

    /// The rectangle that the preview comes out of, in its view.
    func documentInteractionControllerRectForPreview(
        _ controller: UIDocumentInteractionController
    ) -> CGRect

    /// The view that the preview comes out of; nil for a fade.
    func documentInteractionControllerViewForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIView?

    /// The preview is about to be shown.
    func documentInteractionControllerWillBeginPreview(
        _ controller: UIDocumentInteractionController
    )

    /// The preview is gone.
    func documentInteractionControllerDidEndPreview(
        _ controller: UIDocumentInteractionController
    )

    /// The menu of options is about to be shown.
    func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
    )

    /// The menu of options is gone.
    func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    )

    /// The menu of programs is about to be shown.
    func documentInteractionControllerWillPresentOpenInMenu(
        _ controller: UIDocumentInteractionController
    )

    /// The menu of programs is gone.
    func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    )

    /// The file is about to be handed to a program.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        willBeginSendingToApplication application: String?
    )

    /// The file was handed to a program.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        didEndSendingToApplication application: String?
    )

    /// Whether the application itself can do an action of an older menu.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        canPerformAction action: Selector?
    ) -> Bool

    /// Does an action of an older menu; answers whether it was done.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        performAction action: Selector?
    ) -> Bool
}
