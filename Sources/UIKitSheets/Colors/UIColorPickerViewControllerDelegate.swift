// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// Hears of the colours that are chosen.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol,
    _UIColorPickerViewControllerDelegateProbes
{
    // @optional

    /// Told of a colour, continuously while a finger moves.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    )

    /// Told of a colour, where the newer method is not implemented.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Called when the picker is gone.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
