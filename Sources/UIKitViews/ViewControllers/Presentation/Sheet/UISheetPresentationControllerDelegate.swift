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
    /// Told that a finger has brought the card to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    /// Says that there is no such method.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        _objcDefault(
            self,
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            sheetPresentationController
        )
    }
}

/// The probes of `UISheetPresentationControllerDelegate`: its optional method by name.
@preconcurrency @MainActor
public protocol _UISheetPresentationControllerDelegateProbes: AnyObject {}

extension _UISheetPresentationControllerDelegateProbes {
    /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`, if it is implemented.
    public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
        ((UISheetPresentationController) -> Void)?
    {
        let name = "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
        guard let target = self as? any UISheetPresentationControllerDelegate,
            _objcImplements(target, name)
        else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
            }
        }
    }
}
