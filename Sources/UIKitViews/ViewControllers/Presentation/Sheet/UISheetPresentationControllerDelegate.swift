// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Is notified of a sheet's detents.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate,
    _UISheetPresentationControllerDelegateProbes
{
    // @optional

    /// Called when a finger has brought the card to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}
