// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UIImagePickerControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIImagePickerControllerDelegateProbes: AnyObject {}

extension _UIImagePickerControllerDelegateProbes {
    private var target: (any UIImagePickerControllerDelegate)? {
        self as? any UIImagePickerControllerDelegate
    }

    /// The methods called `imagePickerController`, as a value.
    public var imagePickerController: _UIImagePickerControllerDelegateMethods? {
        target.map { _UIImagePickerControllerDelegateMethods(target: $0) }
    }

    /// `imagePickerControllerDidCancel(_:)`, if it is implemented.
    public var imagePickerControllerDidCancel: ((UIImagePickerController) -> Void)? {
        let name = "imagePickerControllerDidCancel(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.imagePickerControllerDidCancel(value) }
        }
    }
}

/// `imagePickerController` with its labels, as a value.
@preconcurrency @MainActor
public struct _UIImagePickerControllerDelegateMethods {
    let target: any UIImagePickerControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) -> Void? {
        _objcOptional(target, "imagePickerController(_:didFinishPickingMediaWithInfo:)") {
            target.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
        }
    }
}
