// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// Something that tests find by a name, which is never read out.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
