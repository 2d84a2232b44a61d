// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A list of actions, commands and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    private let name: Identifier
    private let appearance: Options
    private let elements: [UIMenuElement]
    private var elementSize = ElementSize.automatic
    private var preferences: UIMenuDisplayPreferences?

    /// Makes a menu.
    ///
    /// Without an identifier it gets a unique one.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            title: title,
            subtitle: nil,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: .automatic,
            children: children
        )
    }

    /// Makes a menu with a second text and a size of elements.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        name = identifier ?? .makeUnique()
        appearance = options
        elements = children
        elementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Reads an archived menu.
    public required init?(coder: NSCoder) {
        let decode = FieldDecoder(coder)
        name = decode.string("identifier").map { Identifier($0) } ?? .makeUnique()
        appearance = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options")))
        let children = coder.presentObject("children", NSArray.self, UIMenuElement.self)
        elements = children as? [UIMenuElement] ?? []
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the menu with its elements.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(name.rawValue as NSString, forKey: "identifier")
        coder.encode(Int(bitPattern: appearance.rawValue), forKey: "options")
        coder.encode(elements, forKey: "children")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ menu: PropertyArchive<UIMenu>) {
        menu.keep(\.preferredElementSize, "preferredElementSize")
        menu.keep(\.displayPreferences, "displayPreferences")
    }

    /// Names the menu.
    open var identifier: UIMenu.Identifier { name }

    /// How the menu is shown inside another.
    open var options: UIMenu.Options { appearance }

    /// The elements, in order.
    open var children: [UIMenuElement] { elements }

    /// The size of the elements.
    open var preferredElementSize: UIMenu.ElementSize {
        get { elementSize }
        set { announcing("preferredElementSize") { elementSize = newValue } }
    }

    /// How the elements are shown; nil for the usual way.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { preferences }
        set { announcing("displayPreferences") { preferences = newValue } }
    }

    /// The elements that are on, here and in the menus shown inline.
    open var selectedElements: [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            switch element {
            case let action as UIAction: action.state == .on ? [action] : []
            case let command as UICommand: command.state == .on ? [command] : []
            case let menu as UIMenu where menu.options.contains(.displayInline):
                menu.selectedElements
            default: []
            }
        }
    }

    /// A copy with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
        menu.displayPreferences = displayPreferences
        return menu
    }
}
