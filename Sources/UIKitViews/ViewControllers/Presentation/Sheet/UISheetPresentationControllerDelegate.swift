// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Hears of a card's heights.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate,
    _UISheetPresentationControllerDelegateProbes
{
    // @optional

    /// Told that a finger has brought the card to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}
