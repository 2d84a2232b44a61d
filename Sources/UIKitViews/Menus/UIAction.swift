// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something to do, with the title and picture under which menus and controls show it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The stored properties of an action, beyond an element's.
    struct ActionStorage {
        var identifier: Identifier
        var discoverabilityTitle: String?
        var attributes: Attributes
        var state: State
        var selectedImage: UIImage?
        weak var sender: AnyObject?
    }

    var action: ActionStorage
    let handler: UIActionHandler

    /// Makes an action.
    ///
    /// Without an identifier it gets a unique one.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title,
            subtitle: nil,
            image: image,
            selectedImage: nil,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
    }

    /// Makes an action with a second text.
    public convenience init(
        title: String = "",
        subtitle: String?,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            selectedImage: nil,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
    }

    /// Makes an action with a second text and a picture for when it is on.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage?,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        action = ActionStorage(
            identifier: identifier ?? .makeUnique(),
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            selectedImage: selectedImage
        )
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Reads an archived action, which shows what it showed and does nothing: archives hold no
    /// closures.
    public required init?(coder: NSCoder) {
        let name = FieldDecoder(coder).string("identifier") ?? ""
        action = ActionStorage(identifier: Identifier(rawValue: name), attributes: [], state: .off)
        handler = { _ in }
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives what the action shows.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue as NSString, forKey: "identifier")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ element: PropertyArchive<UIAction>) {
        element.keep(\.attributes, "attributes")
        element.keep(\.state, "state")
        element.keep(\.discoverabilityTitle, "discoverabilityTitle")
        element.keep(\.selectedImage, "selectedImage")
    }

    /// The text of the action.
    open override var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    /// The picture beside the text.
    open override var image: UIImage? {
        get { storage.image }
        set { storage.image = newValue }
    }

    /// The picture while the action is on; nil for the usual one.
    open var selectedImage: UIImage? {
        get { action.selectedImage }
        set { action.selectedImage = newValue }
    }

    /// A longer text, for the overview of shortcuts.
    open var discoverabilityTitle: String? {
        get { action.discoverabilityTitle }
        set { action.discoverabilityTitle = newValue }
    }

    /// The name by which a control holds one action for an event.
    open var identifier: UIAction.Identifier { action.identifier }

    /// How the action looks and behaves in a menu.
    open var attributes: UIMenuElement.Attributes {
        get { action.attributes }
        set { action.attributes = newValue }
    }

    /// The mark beside the action in a menu.
    open var state: UIMenuElement.State {
        get { action.state }
        set { action.state = newValue }
    }

    /// The sender of the action, while it runs.
    open var sender: Any? { action.sender }

    /// The source for a presentation by the action: the sender, if it can be one.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        action.sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// A copy with the same identifier and handler.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title,
            subtitle: subtitle,
            image: image,
            selectedImage: selectedImage,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
    }

    /// Performs the action.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender as AnyObject?)
    }

    package func perform(sender: AnyObject?) {
        let former = action.sender
        action.sender = sender
        handler(self)
        action.sender = former
    }
}

/// The handler of an action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
