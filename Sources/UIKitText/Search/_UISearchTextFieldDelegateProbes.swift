// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The probes of `UISearchTextFieldDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UISearchTextFieldDelegateProbes: AnyObject {}

extension _UISearchTextFieldDelegateProbes {
    private var target: (any UISearchTextFieldDelegate)? { self as? any UISearchTextFieldDelegate }

    /// The methods called `searchTextField`.
    public var searchTextField: _UISearchTextFieldDelegateSearchTextField? {
        target.map { _UISearchTextFieldDelegateSearchTextField(target: $0) }
    }
}

/// The methods of `UISearchTextFieldDelegate` called `searchTextField`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchTextFieldDelegateSearchTextField {
    let target: any UISearchTextFieldDelegate

    /// Calls `searchTextField(_:itemProviderForCopying:)`.
    @discardableResult
    public func callAsFunction(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider? {
        _objcOptional(target, "searchTextField(_:itemProviderForCopying:)") {
            target.searchTextField(searchTextField, itemProviderForCopying: token)
        }
    }

    /// Calls `searchTextField(_:didSelect:)`.
    @discardableResult
    public func callAsFunction(
        _ searchTextField: UISearchTextField,
        didSelect suggestion: any UISearchSuggestion
    ) -> Void? {
        _objcOptional(target, "searchTextField(_:didSelect:)") {
            target.searchTextField(searchTextField, didSelect: suggestion)
        }
    }
}
