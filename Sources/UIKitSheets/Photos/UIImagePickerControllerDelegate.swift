// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the photo that was picked.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol,
    _UIImagePickerControllerDelegateProbes
{
    // @optional

    /// Told of a picture; takes the picker away. Without this method the picker goes by itself.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    )

    /// Called when nothing was picked; takes the picker away. Without this method it goes by
    /// itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
