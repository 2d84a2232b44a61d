// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// An element of a menu that is sent along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The stored properties of a command, beyond an element's.
    struct CommandStorage {
        var selector: Selector
        var propertyList: Any?
        var alternates: [UICommandAlternate] = []
        var discoverabilityTitle: String?
        var attributes: Attributes = []
        var state = State.off
        var selectedImage: UIImage?
        weak var sender: AnyObject?
    }

    var command: CommandStorage

    /// Makes a command.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title,
            subtitle: nil,
            image: image,
            action: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Makes a command with a second text.
    public convenience init(
        title: String = "",
        subtitle: String?,
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            selectedImage: nil,
            action: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Makes a command with a second text and a picture for when it is on.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage?,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        command = CommandStorage(
            selector: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            selectedImage: selectedImage
        )
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Reads an archived command.
    public required init?(coder: NSCoder) {
        let name = FieldDecoder(coder).string("action") ?? ""
        command = CommandStorage(selector: Selector(name))
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the command.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSStringFromSelector(command.selector) as NSString, forKey: "action")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ element: PropertyArchive<UICommand>) {
        element.keep(\.attributes, "attributes")
        element.keep(\.state, "state")
        element.keep(\.discoverabilityTitle, "discoverabilityTitle")
        element.keep(\.selectedImage, "selectedImage")
        element.keep("alternates", command.alternates as NSArray) {
            $0.command.alternates = $1 as? [UICommandAlternate] ?? []
        }
        element.keep("propertyList", command.propertyList.map { [$0] as NSArray }) {
            $0.command.propertyList = ($1 as? [Any])?.first
        }
    }

    /// The text of the command.
    open override var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    /// The picture beside the text.
    open override var image: UIImage? {
        get { storage.image }
        set { storage.image = newValue }
    }

    /// A longer text, for the overview of shortcuts.
    open var discoverabilityTitle: String? {
        get { command.discoverabilityTitle }
        set { command.discoverabilityTitle = newValue }
    }

    /// The selector sent along the responder chain.
    open var action: Selector { command.selector }

    /// Data that distinguishes commands with the same action.
    open var propertyList: Any? { command.propertyList }

    /// How the command looks and behaves in a menu.
    open var attributes: UIMenuElement.Attributes {
        get { command.attributes }
        set { command.attributes = newValue }
    }

    /// The mark beside the command in a menu.
    open var state: UIMenuElement.State {
        get { command.state }
        set { command.state = newValue }
    }

    /// The picture while the command is on; nil for the usual one.
    open var selectedImage: UIImage? {
        get { command.selectedImage }
        set { command.selectedImage = newValue }
    }

    /// The sender of the command, while it is performed.
    open var sender: Any? { command.sender }

    /// The source for a presentation by the command: the sender, if it can be one.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        command.sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// Sends the command to a target, or along the chain.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let former = command.sender
        command.sender = sender as AnyObject?
        MenuCommands.perform(self, from: MenuCommands.firstResponder(), target: target)
        command.sender = former
    }

    /// The alternates of the command, by modifier keys.
    open var alternates: [UICommandAlternate] { command.alternates }
}
