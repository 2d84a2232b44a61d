// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the font that is chosen.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol,
    _UIFontPickerViewControllerDelegateProbes
{
    // @optional

    /// Called when no font was chosen.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

    /// Told of the font; the picker goes by itself.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
