// SPDX-License-Identifier: Apache-2.0

public import Contacts
import Foundation
import ObjCRuntime

/// Receives what happens to the contact that is shown.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol,
    _CNContactViewControllerDelegateProbes
{
    // @optional

    /// Whether a tap on a property does what is usual, such as calling a number.
    func contactViewController(
        _ viewController: CNContactViewController,
        shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool

    /// The contact was saved, or not: nil.
    func contactViewController(
        _ viewController: CNContactViewController,
        didCompleteWith contact: CNContact?
    )
}
