// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// Something that tests find by a name, which is never read out.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIBarItem: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
    /// A name for tests; it is never read out.
    public var accessibilityIdentifier: String? {
        get { ownAccessibilityIdentifier }
        set { ownAccessibilityIdentifier = newValue }
    }
}

extension UIMenuElement: UIAccessibilityIdentification {}

extension NSObjectProtocol {
    /// A name for tests, of an object that is no responder.
    @MainActor package var ownAccessibilityIdentifier: String? {
        get { ownAccessibility.identifier }
        set { ownAccessibility.identifier = newValue }
    }
}
