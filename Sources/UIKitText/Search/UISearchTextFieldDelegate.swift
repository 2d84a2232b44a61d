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
}
