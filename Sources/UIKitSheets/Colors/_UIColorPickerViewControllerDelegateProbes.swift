// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `UIColorPickerViewControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIColorPickerViewControllerDelegateProbes: AnyObject {}

extension _UIColorPickerViewControllerDelegateProbes {
    private var target: (any UIColorPickerViewControllerDelegate)? {
        self as? any UIColorPickerViewControllerDelegate
    }

    /// The methods called `colorPickerViewController`, as a value.
    public var colorPickerViewController: _UIColorPickerViewControllerDelegateMethods? {
        target.map { _UIColorPickerViewControllerDelegateMethods(target: $0) }
    }

    /// `colorPickerViewControllerDidSelectColor(_:)`, if it is implemented.
    public var colorPickerViewControllerDidSelectColor: ((UIColorPickerViewController) -> Void)? {
        let name = "colorPickerViewControllerDidSelectColor(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) {
                target.colorPickerViewControllerDidSelectColor(value)
            }
        }
    }

    /// `colorPickerViewControllerDidFinish(_:)`, if it is implemented.
    public var colorPickerViewControllerDidFinish: ((UIColorPickerViewController) -> Void)? {
        let name = "colorPickerViewControllerDidFinish(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.colorPickerViewControllerDidFinish(value) }
        }
    }
}

/// `colorPickerViewController` with its labels, as a value.
@preconcurrency @MainActor
public struct _UIColorPickerViewControllerDelegateMethods {
    let target: any UIColorPickerViewControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) -> Void? {
        _objcOptional(target, "colorPickerViewController(_:didSelect:continuously:)") {
            target.colorPickerViewController(
                viewController,
                didSelect: color,
                continuously: continuously
            )
        }
    }
}
