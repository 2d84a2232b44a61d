// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import UIKitControls

/// What stands before or after the content of a list's cell.
public struct UICellAccessory {
    /// Called when a person taps the accessory.
    public typealias ActionHandler = () -> Void

    /// Called with the menu when a person has chosen another of its elements.
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

    /// When an accessory is there.
    public enum DisplayedState: Hashable, Sendable {
        /// At all times.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// How wide an accessory is taken to be.
    public enum LayoutDimension: Sendable {
        /// As it is.
        case actual
        /// As images in lists are, so that they line up.
        case standard
        /// Some width, in points.
        case custom(CGFloat)
    }

    /// Which kind of accessory it is.
    public enum AccessoryType: Hashable {
        /// A check mark.
        case checkmark
        /// A chevron that says that there is more behind the row.
        case disclosureIndicator
        /// A button with an i.
        case detail
        /// A chevron that opens and closes a branch.
        case outlineDisclosure
        /// A minus sign.
        case delete
        /// A plus sign.
        case insert
        /// A grip by which the row is moved.
        case reorder
        /// A circle that says whether the row is selected.
        case multiselect
        /// A text.
        case label
        /// A button with a menu.
        case popUpMenu
        /// A view of the program's.
        case customView(UIView)
    }

    /// Where a view of the program's stands.
    public enum Placement {
        /// Finds a place among the accessories of the same side, counted from where lines begin.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Array.Index

        /// Before the content; by default next to it.
        case leading(
            displayed: UICellAccessory.DisplayedState = .always,
            at: UICellAccessory.Placement.Position = { $0.count }
        )
        /// After the content; by default next to it.
        case trailing(
            displayed: UICellAccessory.DisplayedState = .always,
            at: UICellAccessory.Placement.Position = { _ in 0 }
        )

        /// The place before an accessory; the first place if there is none of that type.
        public static func position(
            before accessoryType: UICellAccessory.AccessoryType
        ) -> UICellAccessory.Placement.Position {
            { all in all.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
        }

        /// The place after an accessory; the last place if there is none of that type.
        public static func position(
            after accessoryType: UICellAccessory.AccessoryType
        ) -> UICellAccessory.Placement.Position {
            { all in
                all.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? all.count
            }
        }
    }

    /// A view of the program's, and where it stands.
    public struct CustomViewConfiguration {
        /// The view, which is placed by its frame.
        public var customView: UIView
        /// Where the view stands.
        public var placement: UICellAccessory.Placement
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for its own.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// The view's tint; nil for the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has and is not asked for one.
        public var maintainsFixedSize: Bool

        /// Makes a configuration of a view.
        public init(
            customView: UIView,
            placement: UICellAccessory.Placement,
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    var values: Values

    /// Which kind of accessory it is.
    public var accessoryType: AccessoryType { values.type }

    // MARK: Kinds

    /// A check mark.
    public static func checkmark(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        make(
            .checkmark,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
    }

    /// A chevron that says that there is more behind the row.
    public static func disclosureIndicator(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        make(
            .disclosureIndicator,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
    }

    /// A button with an i.
    public static func detail(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.DetailOptions = DetailOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        var made = make(
            .detail,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
        made.values.action = actionHandler
        return made
    }

    /// A chevron that opens and closes a branch, by itself unless there is a handler.
    public static func outlineDisclosure(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        var made = make(
            .outlineDisclosure,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
        made.values.style = options.style
        made.values.action = actionHandler
        return made
    }

    /// A minus sign, which shows the actions of a swipe unless there is a handler.
    public static func delete(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.DeleteOptions = DeleteOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        var made = make(
            .delete,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
        made.values.background = options.backgroundColor
        made.values.action = actionHandler
        return made
    }

    /// A plus sign.
    public static func insert(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.InsertOptions = InsertOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        var made = make(
            .insert,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
        made.values.background = options.backgroundColor
        made.values.action = actionHandler
        return made
    }

    /// A grip by which the row is moved.
    public static func reorder(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var made = make(
            .reorder,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
        made.values.showsLine = options.showsVerticalSeparator
        return made
    }

    /// A circle that says whether the row is selected.
    public static func multiselect(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var made = make(
            .multiselect,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
        made.values.background = options.backgroundColor
        return made
    }

    /// A text.
    public static func label(
        text: String,
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = make(
            .label,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
        made.values.text = text
        made.values.font = options.font
        made.values.adjustsFont = options.adjustsFontForContentSizeCategory
        return made
    }

    /// A button that shows a menu and which of its elements is chosen.
    public static func popUpMenu(
        _ menu: UIMenu,
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var made = make(
            .popUpMenu,
            displayed,
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor
        )
        made.values.menu = menu
        made.values.menuHandler = selectedElementDidChangeHandler
        return made
    }

    /// A view of the program's.
    public static func customView(
        configuration: UICellAccessory.CustomViewConfiguration
    ) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _): displayed
            case .trailing(let displayed, _): displayed
            }
        var made = make(
            .customView(configuration.customView),
            displayed,
            configuration.isHidden,
            configuration.reservedLayoutWidth,
            configuration.tintColor
        )
        made.values.placement = configuration.placement
        made.values.keepsSize = configuration.maintainsFixedSize
        return made
    }
}

extension UICellAccessory {
    /// What an accessory was made with.
    struct Values {
        let type: AccessoryType
        let displayed: DisplayedState
        let isHidden: Bool
        let reserved: LayoutDimension?
        let tint: UIColor?
        var background: UIColor?
        var action: ActionHandler?
        var style = OutlineDisclosureOptions.Style.automatic
        var showsLine: Bool?
        var text: String?
        var font: UIFont?
        var adjustsFont = true
        var menu: UIMenu?
        var menuHandler: MenuSelectedElementDidChangeHandler?
        var placement: Placement?
        var keepsSize = false
    }

    private static func make(
        _ type: AccessoryType,
        _ displayed: DisplayedState,
        _ isHidden: Bool,
        _ reserved: LayoutDimension?,
        _ tint: UIColor?
    ) -> UICellAccessory {
        UICellAccessory(
            values: Values(
                type: type,
                displayed: displayed,
                isHidden: isHidden,
                reserved: reserved,
                tint: tint
            )
        )
    }

    /// Whether the accessory is there in a list that is edited, or not.
    func isDisplayed(isEditing: Bool) -> Bool {
        switch values.displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Whether the accessory stands before the content.
    var isLeading: Bool {
        switch values.type {
        case .delete, .insert, .multiselect: return true
        case .customView:
            if case .leading = values.placement { return true }
            return false
        default: return false
        }
    }

    /// The order of what the system has on one side, from where lines begin.
    private var rank: Int {
        switch values.type {
        case .multiselect, .label: 0
        case .delete, .popUpMenu: 1
        case .insert, .checkmark: 2
        case .detail: 3
        case .disclosureIndicator: 4
        case .outlineDisclosure: 5
        case .reorder: 6
        case .customView: 7
        }
    }

    /// The accessories of one side in their order, from where lines begin.
    static func ordered(_ all: [UICellAccessory], isLeading: Bool) -> [UICellAccessory] {
        let side = all.filter { $0.isLeading == isLeading }
        var found: [UICellAccessory] = []
        var custom: [UICellAccessory] = []
        for accessory in side {
            if accessory.values.placement != nil {
                custom.append(accessory)
            } else {
                // Stable: two of a kind keep the program's order.
                let place =
                    found.firstIndex { $0.rank > accessory.rank } ?? found.count
                found.insert(accessory, at: place)
            }
        }
        for accessory in custom {
            let position: Placement.Position? =
                switch accessory.values.placement {
                case .leading(_, let position): position
                case .trailing(_, let position): position
                case nil: nil
                }
            let place = position?(found) ?? found.count
            found.insert(accessory, at: max(0, min(place, found.count)))
        }
        return found
    }
}
