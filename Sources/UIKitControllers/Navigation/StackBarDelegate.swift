// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// A navigation controller as the delegate of its bar.
///
/// On iOS the class does not adopt the protocol in public, and apps' subclasses adopt it themselves, which
/// Swift refuses where the superclass does. This subclass adopts it in its place and is never made: its
/// conformance is lent to controllers that have none of their own. No method of the protocol is
/// implemented here, so that each call finds what the object's own class has.
@MainActor
final class StackBarDelegate: UINavigationController, UINavigationBarDelegate {
    /// The controller as the delegate of its bar.
    static func delegate(_ controller: UINavigationController) -> any UINavigationBarDelegate {
        if let own = controller as? any UINavigationBarDelegate { return own }
        // Unchecked, since the object is of a superclass; the subclass adds neither variables nor methods.
        let address = Unmanaged.passUnretained(controller).toOpaque()
        return Unmanaged<StackBarDelegate>.fromOpaque(address).takeUnretainedValue()
    }
}
