// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Says what copying tokens puts on the pasteboard.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate, _UISearchTextFieldDelegateProbes {
    // @optional

    // placeholder: NSItemProvider()
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
