// SPDX-License-Identifier: Apache-2.0

import Contacts
public import Foundation
public import UIKit

/// Lets a person pick contacts, or properties of contacts.
///
/// The program needs no access to contacts for it. The controller ends itself once its delegate
/// has been told.
/// - Source: developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// What a tap on a contact leads to.
    enum Mode {
        case contact
        case contacts
        case property
        case properties
    }

    private final var hasEnded = false
    private final var list: ContactListController?

    /// A picker of all contacts.
    public init() { super.init(nibName: nil, bundle: nil) }

    /// A picker of all contacts; nothing is loaded from nib files.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Nil: a picker is not archived.
    public required init?(coder: NSCoder) { nil }

    /// The keys of the properties that are shown of a contact; nil for all.
    open var displayedPropertyKeys: [String]?

    /// Receives what is picked.
    open weak var delegate: (any CNContactPickerDelegate)?

    /// Which contacts can be picked; nil for all.
    open var predicateForEnablingContact: Foundation.NSPredicate?

    /// Which contacts are picked by a tap; the properties of others are shown.
    ///
    /// Nil for all.
    open var predicateForSelectionOfContact: Foundation.NSPredicate?

    /// Which properties are picked by a tap; others do what is usual.
    ///
    /// Nil for all.
    open var predicateForSelectionOfProperty: Foundation.NSPredicate?

    /// Shows the contacts.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = ContactListController(picker: self, mode: mode)
        self.list = list
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    /// A picker that is drawn away has picked nothing.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { cancel() }
    }

    /// What the delegate's methods ask for: several before one, contacts before properties.
    private final var mode: Mode {
        guard let target = delegate else { return .contact }
        if _objcImplements(target, "contactPicker(_:didSelectContacts:)") { return .contacts }
        if _objcImplements(target, "contactPicker(_:didSelectContactProperties:)") {
            return .properties
        }
        if _objcImplements(target, "contactPicker(_:didSelect:)") { return .contact }
        if _objcImplements(target, "contactPicker(_:didSelectContactProperty:)") {
            return .property
        }
        return .contact
    }

    /// Whether taps on properties pick them where taps on contacts do not.
    final var picksProperties: Bool {
        guard let target = delegate else { return false }
        return _objcImplements(target, "contactPicker(_:didSelectContactProperty:)")
            || _objcImplements(target, "contactPicker(_:didSelectContactProperties:)")
    }

    /// Ends the picker with nothing.
    final func cancel() {
        end { picker, delegate in delegate?.contactPickerDidCancel?(picker) }
    }

    /// Ends the picker with a contact.
    final func pick(_ contact: CNContact) {
        end { picker, delegate in delegate?.contactPicker?(picker, didSelect: contact) }
    }

    /// Ends the picker with contacts.
    final func pick(_ contacts: [CNContact]) {
        end { picker, delegate in delegate?.contactPicker?(picker, didSelect: contacts) }
    }

    /// Ends the picker with a property.
    final func pick(_ property: CNContactProperty) {
        end { picker, delegate in delegate?.contactPicker?(picker, didSelect: property) }
    }

    /// Ends the picker with properties.
    final func pick(_ properties: [CNContactProperty]) {
        end { picker, delegate in
            delegate?.contactPicker?(picker, didSelectContactProperties: properties)
        }
    }

    private final func end(
        _ tell: (CNContactPickerViewController, (any CNContactPickerDelegate)?) -> Void
    ) {
        guard !hasEnded else { return }
        hasEnded = true
        tell(self, delegate)
        if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
    }
}
