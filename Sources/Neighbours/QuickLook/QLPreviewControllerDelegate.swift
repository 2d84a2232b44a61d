// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKit

/// How an item can be changed in its preview.
public enum QLPreviewItemEditingMode: Int, Sendable {
    /// It cannot.
    case disabled = 0
    /// The file itself is changed.
    case updateContents = 1
    /// A copy is changed.
    case createCopy = 2
}

/// Receives what happens in a preview controller.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject, _QLPreviewControllerDelegateProbes {
    // @optional

    /// The controller is about to be dismissed.
    func previewControllerWillDismiss(_ controller: QLPreviewController)

    /// The controller has been dismissed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)

    /// Whether an address in an item may be opened.
    func previewController(
        _ controller: QLPreviewController,
        shouldOpen url: URL,
        for item: any QLPreviewItem
    ) -> Bool

    /// Where the preview comes out of; never asked, since it comes from below.
    func previewController(
        _ controller: QLPreviewController,
        frameFor item: any QLPreviewItem,
        inSourceView view: UnsafeMutablePointer<UIView?>
    ) -> CGRect

    /// The picture that grows into the preview; never asked.
    func previewController(
        _ controller: QLPreviewController,
        transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage?

    /// The view that grows into the preview; never asked.
    func previewController(
        _ controller: QLPreviewController,
        transitionViewFor item: any QLPreviewItem
    ) -> UIView?

    /// Whether an item can be changed; never asked, since none can.
    func previewController(
        _ controller: QLPreviewController,
        editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode

    /// An item was changed; never the case.
    func previewController(
        _ controller: QLPreviewController,
        didUpdateContentsOf previewItem: any QLPreviewItem
    )

    /// A changed copy of an item was saved; never the case.
    func previewController(
        _ controller: QLPreviewController,
        didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    )
}
