// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `UIPickerViewDelegate`: its methods have one base name.
@preconcurrency @MainActor
public protocol _UIPickerViewDelegateProbes: AnyObject {}

extension _UIPickerViewDelegateProbes {
    /// The methods called `pickerView`.
    public var pickerView: _UIPickerViewDelegatePickerView? {
        (self as? any UIPickerViewDelegate).map { _UIPickerViewDelegatePickerView(target: $0) }
    }
}

/// The methods of `UIPickerViewDelegate`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIPickerViewDelegatePickerView {
    let target: any UIPickerViewDelegate

    /// Calls `pickerView(_:widthForComponent:)`.
    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView,
        widthForComponent component: Int
    ) -> CGFloat? {
        _objcOptional(target, "pickerView(_:widthForComponent:)") {
            target.pickerView(pickerView, widthForComponent: component)
        }
    }

    /// Calls `pickerView(_:rowHeightForComponent:)`.
    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView,
        rowHeightForComponent component: Int
    ) -> CGFloat? {
        _objcOptional(target, "pickerView(_:rowHeightForComponent:)") {
            target.pickerView(pickerView, rowHeightForComponent: component)
        }
    }

    /// Calls `pickerView(_:titleForRow:forComponent:)`.
    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String? {
        _objcOptional(target, "pickerView(_:titleForRow:forComponent:)") {
            target.pickerView(pickerView, titleForRow: row, forComponent: component)
        } ?? nil
    }

    /// Calls `pickerView(_:attributedTitleForRow:forComponent:)`.
    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? {
        _objcOptional(target, "pickerView(_:attributedTitleForRow:forComponent:)") {
            target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        } ?? nil
    }

    /// Calls `pickerView(_:viewForRow:forComponent:reusing:)`.
    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView? {
        _objcOptional(target, "pickerView(_:viewForRow:forComponent:reusing:)") {
            target.pickerView(
                pickerView,
                viewForRow: row,
                forComponent: component,
                reusing: view
            )
        }
    }

    /// Calls `pickerView(_:didSelectRow:inComponent:)`.
    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView,
        didSelectRow row: Int,
        inComponent component: Int
    ) -> Void? {
        _objcOptional(target, "pickerView(_:didSelectRow:inComponent:)") {
            target.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
}
