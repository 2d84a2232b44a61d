// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Provides the pasteboard items of copied tokens.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate, _UISearchTextFieldDelegateProbes {
    // @optional

    // placeholder: NSItemProvider()
    /// The pasteboard item of a token.
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
