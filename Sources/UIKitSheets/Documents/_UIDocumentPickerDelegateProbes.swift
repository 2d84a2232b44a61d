// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The probes of `UIDocumentPickerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIDocumentPickerDelegateProbes: AnyObject {}

extension _UIDocumentPickerDelegateProbes {
    private var target: (any UIDocumentPickerDelegate)? { self as? any UIDocumentPickerDelegate }

    /// The methods called `documentPicker`, as a value.
    public var documentPicker: _UIDocumentPickerDelegateMethods? {
        target.map { _UIDocumentPickerDelegateMethods(target: $0) }
    }

    /// `documentPickerWasCancelled(_:)`, if it is implemented.
    public var documentPickerWasCancelled: ((UIDocumentPickerViewController) -> Void)? {
        let name = "documentPickerWasCancelled(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.documentPickerWasCancelled(value) }
        }
    }
}

/// `documentPicker` with its labels, as a value.
@preconcurrency @MainActor
public struct _UIDocumentPickerDelegateMethods {
    let target: any UIDocumentPickerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    ) -> Void? {
        _objcOptional(target, "documentPicker(_:didPickDocumentsAt:)") {
            target.documentPicker(controller, didPickDocumentsAt: urls)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentAt url: URL
    ) -> Void? {
        _objcOptional(target, "documentPicker(_:didPickDocumentAt:)") {
            target.documentPicker(controller, didPickDocumentAt: url)
        }
    }
}
