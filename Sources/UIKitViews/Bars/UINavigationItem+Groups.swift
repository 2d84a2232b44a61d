// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// The groups of buttons of a navigation bar's item, and what came with them in iOS 16.
struct ItemGroups {
    /// The groups at the leading edge; nil where the left buttons were set as a list.
    var leading: [UIBarButtonItemGroup]?
    /// The groups at the trailing edge; nil where the right buttons were set as a list.
    var trailing: [UIBarButtonItemGroup]?
    var center: [UIBarButtonItemGroup] = []
    /// The pinned group alone; nil for none.
    var pinned: [UIBarButtonItemGroup]?
    var customization: String?
    var titleMenu: (([UIMenuElement]) -> UIMenu?)?
    /// The objects whose classes are declared in a module above.
    var overflow: AnyObject?
    var documents: AnyObject?
    weak var renamer: AnyObject?
}

extension UINavigationItem {
    /// The left buttons, the outermost first.
    var leftItems: [UIBarButtonItem] { groups.leading?.flatMap(\.barButtonItems) ?? item.left }

    /// The right buttons, the outermost first.
    var rightItems: [UIBarButtonItem] {
        guard let trailing = groups.trailing else { return item.right }
        return trailing.flatMap(\.barButtonItems).reversed()
    }

    /// The left buttons that the bar shows, the outermost first.
    package final var shownLeftItems: [UIBarButtonItem] {
        groups.leading?.filter { !$0.isHidden }.flatMap(\.barButtonItems) ?? item.left
    }

    /// The right buttons that the bar shows, the outermost first.
    package final var shownRightItems: [UIBarButtonItem] {
        func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
            groups.filter { !$0.isHidden }.flatMap(\.barButtonItems).reversed()
        }
        return shown(groups.pinned ?? []) + (groups.trailing.map { shown($0) } ?? item.right)
    }

    var leadingGroups: [UIBarButtonItemGroup] {
        if groups.leading == nil, !item.left.isEmpty {
            take([.fixedGroup(items: item.left)], as: \.leading)
        }
        return groups.leading ?? []
    }

    var trailingGroups: [UIBarButtonItemGroup] {
        if groups.trailing == nil, !item.right.isEmpty {
            take([.fixedGroup(items: item.right.reversed())], as: \.trailing)
        }
        return groups.trailing ?? []
    }

    func setLeadingGroups(_ new: [UIBarButtonItemGroup]) {
        announcing(["leadingItemGroups", "leftBarButtonItems", "leftBarButtonItem"]) {
            item.left = []
            take(new, as: \.leading)
            changed()
        }
    }

    func setTrailingGroups(_ new: [UIBarButtonItemGroup]) {
        announcing(["trailingItemGroups", "rightBarButtonItems", "rightBarButtonItem"]) {
            item.right = []
            take(new, as: \.trailing)
            changed()
        }
    }

    func setCenterGroups(_ new: [UIBarButtonItemGroup]) {
        if !new.isEmpty { Unbuilt.report("UINavigationItem.centerItemGroups") }
        groups.center = new
    }

    func setPinnedGroup(_ new: UIBarButtonItemGroup?) {
        take(new.map { [$0] }, as: \.pinned)
        changed()
    }

    func setCustomization(_ identifier: String?) {
        if identifier != nil { Unbuilt.report("UINavigationItem.customizationIdentifier") }
        groups.customization = identifier
    }

    /// Takes groups, which tell the item of their changes from then on.
    private func take(
        _ new: [UIBarButtonItemGroup]?,
        as place: WritableKeyPath<ItemGroups, [UIBarButtonItemGroup]?>
    ) {
        release(&groups[keyPath: place])
        groups[keyPath: place] = new
        for group in new ?? [] { group.group.owner = self }
    }

    /// Lets groups go.
    func release(_ old: inout [UIBarButtonItemGroup]?) {
        for group in old ?? [] where group.group.owner === self { group.group.owner = nil }
        old = nil
    }

    /// The menu for a tap on the title; nil for none.
    package final var titleMenu: UIMenu? { groups.titleMenu?([]) }

    /// Whether a tap on the title shows a menu.
    package final var hasTitleMenu: Bool { groups.titleMenu != nil }

    /// The elements of the overflow menu; their class is declared in a module above.
    package final var overflow: AnyObject? {
        get { groups.overflow }
        set { groups.overflow = newValue }
    }

    /// The properties of the document; their class is declared in a module above.
    package final var documents: AnyObject? {
        get { groups.documents }
        set { groups.documents = newValue }
    }

    /// The delegate of renaming; its protocol is declared in a module above.
    package final var renamer: AnyObject? {
        get { groups.renamer }
        set { groups.renamer = newValue }
    }
}
