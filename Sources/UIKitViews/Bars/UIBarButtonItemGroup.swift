// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A group of bar buttons, which collapses into one button where space is short.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    struct GroupState {
        var items: [UIBarButtonItem] = []
        var representative: UIBarButtonItem?
        var isShowingRepresentative = false
        var isHidden = false
        var isAlwaysAvailable = false
        var menu: UIMenuElement?
        /// The identity and defaults of a customizable group; nil if it is not customizable.
        var customization: (identifier: String, isInDefault: Bool, isFixedInPlace: Bool)?
        /// The item whose bar shows the group.
        weak var owner: UINavigationItem?
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
        archive(PropertyArchive(self, from: coder))
    }

    private final func archive(_ bar: PropertyArchive<UIBarButtonItemGroup>) {
        bar.keep(\.group.isHidden, "UIHidden")
        bar.keep(\.group.isAlwaysAvailable, "UIAlwaysAvailable")
        bar.keep(\.group.menu, "UIMenuRepresentation")
    }

    /// Archives the buttons.
    open func encode(with coder: NSCoder) {
        coder.encode(group.items, forKey: "UIBarButtonItems")
        if let item = group.representative { coder.encode(item, forKey: "UIRepresentativeItem") }
        archive(PropertyArchive(self, to: coder))
    }

    /// The buttons, in the order of reading.
    open var barButtonItems: [UIBarButtonItem] {
        get { group.items }
        set { announcing("barButtonItems") { adopt(newValue) } }
    }

    /// The button that replaces the group where space is short; nil lets its buttons collapse one
    /// by one.
    open var representativeItem: UIBarButtonItem? {
        get { group.representative }
        set { announcing("representativeItem") { group.representative = newValue } }
    }

    /// Whether the bar shows the representative item.
    open var isDisplayingRepresentativeItem: Bool { group.isShowingRepresentative }

    /// Whether the bar leaves the group out; false.
    open var isHidden: Bool {
        get { group.isHidden }
        set {
            announcing("isHidden", "hidden") {
                group.isHidden = newValue
                group.owner?.changed()
            }
        }
    }

    /// Whether the group stays in the overflow menu when the bar omits it; false.
    open var alwaysAvailable: Bool {
        get { group.isAlwaysAvailable }
        set { announcing("alwaysAvailable") { group.isAlwaysAvailable = newValue } }
    }

    /// The element that stands for the group in a menu; by default a menu of its buttons.
    open var menuRepresentation: UIMenuElement? {
        get { group.menu ?? makeMenu() }
        set { announcing("menuRepresentation") { group.menu = newValue } }
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
        group.owner?.changed()
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
