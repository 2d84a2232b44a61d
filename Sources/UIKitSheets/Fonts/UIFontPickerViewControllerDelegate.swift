// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the font that is chosen.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol,
    _UIFontPickerViewControllerDelegateProbes
{
    // @optional

    /// Told that no font was chosen.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

    /// Told of the font; the picker goes by itself.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
