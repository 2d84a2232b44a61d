// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Who takes what is dropped on a view.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol, _UIDropInteractionDelegateProbes {
    // @optional

    /// Whether the view has any interest in a drag; true unless told otherwise.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool

    /// The drag has come over the view.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    )

    // placeholder: UIDropProposal(operation: .cancel)
    /// What would happen if the items were dropped here now.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// The drag has left the view.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    )

    /// The items were dropped: ask for their data now.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    )

    /// The drop is done, animations included.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        concludeDrop session: any UIDropSession
    )

    /// The drag has ended, here or elsewhere.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    )

    /// Where an item goes when it is dropped; nil lets it fade.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// An item is about to go where it was dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    )
}
