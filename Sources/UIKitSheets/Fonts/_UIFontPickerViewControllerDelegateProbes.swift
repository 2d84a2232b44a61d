// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UIFontPickerViewControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIFontPickerViewControllerDelegateProbes: AnyObject {}

extension _UIFontPickerViewControllerDelegateProbes {
    private var target: (any UIFontPickerViewControllerDelegate)? {
        self as? any UIFontPickerViewControllerDelegate
    }

    /// `fontPickerViewControllerDidCancel(_:)`, if it is implemented.
    public var fontPickerViewControllerDidCancel: ((UIFontPickerViewController) -> Void)? {
        let name = "fontPickerViewControllerDidCancel(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.fontPickerViewControllerDidCancel(value) }
        }
    }

    /// `fontPickerViewControllerDidPickFont(_:)`, if it is implemented.
    public var fontPickerViewControllerDidPickFont: ((UIFontPickerViewController) -> Void)? {
        let name = "fontPickerViewControllerDidPickFont(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.fontPickerViewControllerDidPickFont(value) }
        }
    }
}
