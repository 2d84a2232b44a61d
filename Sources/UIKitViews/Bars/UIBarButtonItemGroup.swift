// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Buttons of a bar that belong together and shrink to one where there is no room for all.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    /// What a group is.
    struct GroupState {
        var items: [UIBarButtonItem] = []
        var representative: UIBarButtonItem?
        var isShowingRepresentative = false
        var isHidden = false
        var isAlwaysAvailable = false
        var menu: UIMenuElement?
        /// Where somebody may put the group when the bar is customized; nil where nowhere.
        var customization: (identifier: String, isInDefault: Bool, isFixedInPlace: Bool)?
    }

    final var group = GroupState()

    /// Makes a group; a button that is in another group leaves it.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        super.init()
        group.representative = representativeItem
        adopt(barButtonItems)
    }

    /// Reads an archived group.
    public required init?(coder: NSCoder) {
        super.init()
        let decode = FieldDecoder(coder)
        group.representative = decode.object("UIRepresentativeItem") as? UIBarButtonItem
        adopt(decode.object("UIBarButtonItems") as? [UIBarButtonItem] ?? [])
    }

    /// Archives the buttons.
    open func encode(with coder: NSCoder) {
        coder.encode(group.items, forKey: "UIBarButtonItems")
        if let item = group.representative { coder.encode(item, forKey: "UIRepresentativeItem") }
    }

    /// The buttons, in the order of reading.
    open var barButtonItems: [UIBarButtonItem] {
        get { group.items }
        set { adopt(newValue) }
    }

    /// The button that stands for all where there is no room; nil lets them shrink one by one.
    open var representativeItem: UIBarButtonItem? {
        get { group.representative }
        set { group.representative = newValue }
    }

    /// Whether the bar shows the one that stands for all.
    open var isDisplayingRepresentativeItem: Bool { group.isShowingRepresentative }

    /// Whether the bar leaves the group out; false.
    open var isHidden: Bool {
        get { group.isHidden }
        set { group.isHidden = newValue }
    }

    /// Whether the group stays in the bar's menu when the bar itself leaves it out; false.
    open var alwaysAvailable: Bool {
        get { group.isAlwaysAvailable }
        set { group.isAlwaysAvailable = newValue }
    }

    /// The group as an element of a menu: unless set, a menu of what its buttons are in menus.
    open var menuRepresentation: UIMenuElement? {
        get { group.menu ?? makeMenu() }
        set { group.menu = newValue }
    }

    /// A group that the person can neither move nor remove.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the person can move but not remove.
    open class func movableGroup(
        customizationIdentifier: String,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(
            barButtonItems: items,
            representativeItem: representativeItem
        )
        group.group.customization = (customizationIdentifier, true, true)
        return group
    }

    /// A group that the person can move and remove.
    open class func optionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(
            barButtonItems: items,
            representativeItem: representativeItem
        )
        group.group.customization = (customizationIdentifier, isInDefaultCustomization, false)
        return group
    }

    private func adopt(_ items: [UIBarButtonItem]) {
        for item in group.items where item.button.group === self { item.button.group = nil }
        group.items = []
        for item in items {
            if let other = item.button.group, other !== self {
                other.group.items.removeAll { $0 === item }
            }
            item.button.group = self
            if !group.items.contains(where: { $0 === item }) { group.items.append(item) }
        }
    }

    private func makeMenu() -> UIMenuElement? {
        let elements = group.items.compactMap(\.menuRepresentation)
        guard !elements.isEmpty else { return nil }
        guard let item = group.representative else {
            return UIMenu(options: .displayInline, children: elements)
        }
        return UIMenu(title: item.title ?? "", image: item.image, children: elements)
    }
}
