// SPDX-License-Identifier: Apache-2.0

public import Contacts
public import Foundation
import ObjCRuntime
public import UIKit

/// Shows a contact, and lets a person change or save it.
///
/// It belongs into a navigation controller, whose bar has its buttons.
/// - Source: developer.apple.com/documentation/contactsui/cncontactviewcontroller
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    @usableFromInline
    enum Kind {
        case known
        case unknown
        case new
    }

    private final let kind: Kind
    private final var shown: UIViewController?
    private final var editor: ContactEditorController?

    /// The contact that is shown, with the changes that were saved.
    open private(set) var contact: CNContact

    /// The keys that contacts must have for `init(for:)`.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNContact.descriptorForAllKeys()
    }

    /// Shows a contact of the store; traps for one without the required keys.
    public convenience init(for contact: CNContact) {
        if !contact.areKeysAvailable([Self.descriptorForRequiredKeys()]) {
            Diagnostics.trap(
                NSExceptionName("CNPropertyNotFetchedException"),
                "CNContactViewController(for:): the contact lacks keys; fetch it with "
                    + "CNContactViewController.descriptorForRequiredKeys()"
            )
        }
        self.init(contact, .known)
    }

    /// Shows a contact that is in no store; it can be saved into one.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }

    /// Asks for a new contact, beginning with the values of another.
    public convenience init(forNewContact contact: CNContact?) {
        self.init(contact ?? CNContact(), .new)
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ contact: CNContact, _ kind: Kind) {
        self.contact = contact
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    /// Nil: the controller is not archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: Settings

    /// The keys of the properties that are shown; nil for all.
    open var displayedPropertyKeys: [Any]?
    /// Receives what happens to the contact.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Where the contact was fetched from, or is saved into.
    open var contactStore: CNContactStore?
    /// The group that a new contact is added to.
    open var parentGroup: CNGroup?
    /// The container that a new contact is added to; nil for the default one.
    open var parentContainer: CNContainer?
    /// What stands in the place of a name that is not there.
    open var alternateName: String?
    /// What stands below the name.
    open var message: String?
    /// Whether the contact can be changed.
    open var allowsEditing = true { didSet { fillBar() } }
    /// Whether taps on properties do something, and a contact can be shared.
    open var allowsActions = true
    /// Whether linked contacts are shown, too; there are none.
    open var shouldShowLinkedContacts = false

    private final var highlighted: (key: String, identifier: String?)?

    /// Shows a property in the tint colour; an identifier names one of several values.
    open func highlightProperty(withKey key: String, identifier: String?) {
        highlighted = (key, identifier)
        (shown as? ContactCardController)?.highlighted = highlighted
    }

    // MARK: View

    /// Shows the contact, or the fields for a new one.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        if kind == .new { edit() } else { showCard() }
    }

    private final func showCard() {
        editor = nil
        let keys = displayedPropertyKeys?.compactMap { key in
            key as? String ?? (key as? NSString).map { "\($0)" }
        }
        let card = ContactCardController(contact: contact, keys: keys)
        card.alternateName = alternateName
        card.message = message
        card.highlighted = highlighted
        card.onTap = { [weak self] in self?.didTap($0) }
        card.actions = actions
        show(card)
    }

    private final func edit() {
        let editor = ContactEditorController(contact: contact)
        self.editor = editor
        show(editor)
    }

    private final func show(_ controller: UIViewController) {
        shown?.willMove(toParent: nil)
        shown?.view.removeFromSuperview()
        shown?.removeFromParent()
        shown = controller
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        fillBar()
    }

    private final func fillBar() {
        if editor != nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak self] _ in self?.cancel() }
            )
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in self?.save() }
            )
            return
        }
        navigationItem.leftBarButtonItem = nil
        navigationItem.rightBarButtonItem =
            kind == .known && allowsEditing
            ? UIBarButtonItem(
                systemItem: .edit,
                primaryAction: UIAction { [weak self] _ in self?.edit() }
            ) : nil
    }

    private final var actions: [ContactCardController.Action] {
        var actions: [ContactCardController.Action] = []
        if kind == .unknown, contactStore != nil {
            actions.append(
                .init(title: "Create New Contact") { [weak self] in self?.edit() }
            )
        }
        if allowsActions {
            actions.append(.init(title: "Share Contact") { [weak self] in self?.share() })
        }
        return actions
    }

    // MARK: Actions

    private final func didTap(_ property: CNContactProperty) {
        guard allowsActions else { return }
        let isUsual =
            delegate?.contactViewController?(self, shouldPerformDefaultActionFor: property) ?? true
        if isUsual { ContactAction.perform(property) }
    }

    private final func share() {
        guard let card = try? CNContactVCardSerialization.data(with: [contact]) else { return }
        let sheet = UIActivityViewController(activityItems: [card], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }

    private final func cancel() {
        if kind == .new {
            delegate?.contactViewController?(self, didCompleteWith: nil)
        } else {
            showCard()
        }
    }

    private final func save() {
        guard let editor else { return }
        let edited = editor.edited()
        let request = CNSaveRequest()
        if kind == .known {
            request.update(edited)
        } else {
            request.add(edited, toContainerWithIdentifier: parentContainer?.identifier)
            if let parentGroup { request.addMember(edited, to: parentGroup) }
        }
        do {
            try (contactStore ?? CNContactStore()).execute(request)
        } catch {
            let alert = UIAlertController(
                title: "The contact could not be saved.",
                message: (error as NSError).localizedDescription,
                preferredStyle: .alert
            )
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return
        }
        contact = edited.copy() as? CNContact ?? edited
        if kind != .new { showCard() }
        delegate?.contactViewController?(self, didCompleteWith: contact)
    }
}
