// SPDX-License-Identifier: Apache-2.0

public import Contacts
import Foundation
import ObjCRuntime

/// Receives what a person picks.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says; which of them are there
/// says what can be picked.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol, _CNContactPickerDelegateProbes {
    // @optional

    /// Nothing was picked.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)

    /// A contact was picked.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)

    // listed as: contactPicker(_:didSelectContactProperty:)
    /// A property of a contact was picked.
    func contactPicker(
        _ picker: CNContactPickerViewController,
        didSelect contactProperty: CNContactProperty
    )

    // listed as: contactPicker(_:didSelectContacts:)
    /// Several contacts were picked.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])

    /// Properties of several contacts were picked.
    func contactPicker(
        _ picker: CNContactPickerViewController,
        didSelectContactProperties contactProperties: [CNContactProperty]
    )
}
