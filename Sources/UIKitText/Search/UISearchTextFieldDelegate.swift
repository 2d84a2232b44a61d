// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Says what copying tokens puts on the pasteboard.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate, _UISearchTextFieldDelegateProbes {
    /// What a token is on the pasteboard.
    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider

    /// A suggestion was chosen.
    func searchTextField(
        _ searchTextField: UISearchTextField,
        didSelect suggestion: any UISearchSuggestion
    )
}

extension UISearchTextFieldDelegate {
    /// Says that there is no such method.
    public func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        _objcDefault(
            self,
            "searchTextField(_:itemProviderForCopying:)",
            searchTextField,
            token,
            else: NSItemProvider()
        )
    }

    /// Says that there is no such method.
    public func searchTextField(
        _ searchTextField: UISearchTextField,
        didSelect suggestion: any UISearchSuggestion
    ) {
        _objcDefault(self, "searchTextField(_:didSelect:)", searchTextField, suggestion)
    }
}
