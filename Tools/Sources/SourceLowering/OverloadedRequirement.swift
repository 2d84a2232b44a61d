// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Optional requirements that differ from another one of the same full name only in a type.
///
/// The framework's protocols mark them with `listed as` (Docs/subsystems/optional-requirements.md);
/// a class lists them by that name, too, so that one is not taken for the other.
enum OverloadedRequirement {
    /// The names by which they are listed, by full name and by the type that tells them apart.
    private static let names: [String: [String: String]] = [
        "contactPicker(_:didSelect:)": [
            "CNContactProperty": "contactPicker(_:didSelectContactProperty:)",
            "[CNContact]": "contactPicker(_:didSelectContacts:)",
        ],
        "mapView(_:didAdd:)": [
            "[MKAnnotationView]": "mapView(_:didAddAnnotationViews:)",
            "[MKOverlayRenderer]": "mapView(_:didAddOverlayRenderers:)",
        ],
        "webView(_:decidePolicyFor:decisionHandler:)": [
            "WKNavigationResponse": "webView(_:decidePolicyForResponse:decisionHandler:)"
        ],
        "gestureRecognizer(_:shouldReceive:)": [
            "UIPress": "gestureRecognizer(_:shouldReceivePress:)",
            "UIEvent": "gestureRecognizer(_:shouldReceiveEvent:)",
        ],
    ]

    /// The name that a class lists a method by.
    static func listedName(of node: FunctionDeclSyntax) -> String {
        let known = names[node.fullName] ?? [:]
        let types = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
        return types.lazy.compactMap { known[$0] }.first ?? node.fullName
    }
}
