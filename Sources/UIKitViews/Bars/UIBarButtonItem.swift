// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
    /// The stored properties of a button, beyond an item's.
    struct ButtonState {
        var style = UIBarButtonItem.Style.plain
        var system: UIBarButtonItem.SystemItem?
        weak var target: AnyObject?
        var action: Selector?
        var primaryAction: UIAction?
        var menu: UIMenu?
        var customView: UIView?
        var width: CGFloat = 0
        var tint: UIColor?
        var possibleTitles: Set<String>?
        var isHidden = false
        var sharesBackground = true
        var hidesSharedBackground = false
        var identifier: String?
        var badge: Badge?
        weak var group: UIBarButtonItemGroup?
        var isSelected = false
        var togglesSelection = false
        var isSymbolAnimationEnabled = false
        var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
        var backgrounds: [ImageKey: UIImage] = [:]
        var backBackgrounds: [ImageKey: UIImage] = [:]
        var titleOffsets: [Int: UIOffset] = [:]
        var backTitleOffsets: [Int: UIOffset] = [:]
        var backgroundOffsets: [Int: CGFloat] = [:]
        var backBackgroundOffsets: [Int: CGFloat] = [:]
        /// The view that shows the button in a bar.
        weak var shown: UIView?

        /// For which state, bar and style a picture is.
        struct ImageKey: Hashable, Codable {
            let state: UInt
            let metrics: Int
            var style: Int?
        }
    }

    final var button = ButtonState()

    /// Makes an empty button.
    public override init() { super.init() }

    /// Reads an archived button.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIBarButtonItem.self)
    }

    /// Archives the button; closures cannot be archived.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ bar: PropertyArchive<UIBarButtonItem>) {
        bar.keep(\.button.style, "UIStyle")
        bar.keep(\.button.system, "UISystemItem")
        bar.keep(\.button.width, "UIWidth")
        bar.keep(\.button.customView, "UICustomView")
        bar.keep(\.button.tint, "UITintColor")
        bar.keep(\.button.menu, "UIMenu")
        bar.keep(\.button.isHidden, "UIHidden")
        bar.keep(\.button.sharesBackground, "UISharesBackground")
        bar.keep(\.button.hidesSharedBackground, "UIHidesSharedBackground")
        bar.keep(\.button.identifier, "UIIdentifier")
        bar.keep(\.button.isSelected, "UISelected")
        bar.keep(\.button.togglesSelection, "UIChangesSelectionAsPrimaryAction")
        bar.keep(\.button.isSymbolAnimationEnabled, "UISymbolAnimationEnabled")
        bar.keep(\.button.menuOrder, "UIPreferredMenuElementOrder")
        bar.keep(\.button.backgrounds, "UIBackgroundImages")
        bar.keep(\.button.backBackgrounds, "UIBackButtonBackgroundImages")
        bar.keep(\.button.titleOffsets, "UITitlePositionAdjustments")
        bar.keep(\.button.backTitleOffsets, "UIBackButtonTitlePositionAdjustments")
        bar.keep(\.button.backgroundOffsets, "UIBackgroundVerticalOffsets")
        bar.keep(\.button.backBackgroundOffsets, "UIBackButtonBackgroundVerticalOffsets")
        bar.keep(\.heldSpringLoading, "UISpringLoaded")
        bar.keep("UIAction", button.action.map { NSStringFromSelector($0) as NSString }) {
            $0.button.action = String.unarchived($1).map { Selector($0) }
        }
        bar.keep("UIPossibleTitles", button.possibleTitles.flatMap { $0.sorted().archived }) {
            $0.button.possibleTitles = [String].unarchived($1).map { Set($0) }
        }
    }

    /// Makes a button with a picture.
    public convenience init(
        image: UIImage?,
        style: UIBarButtonItem.Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.image = image
        setUp(style, target, action)
    }

    /// Makes a button with a picture and another for a phone on its side.
    public convenience init(
        image: UIImage?,
        landscapeImagePhone: UIImage?,
        style: UIBarButtonItem.Style,
        target: Any?,
        action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes a button with a title.
    public convenience init(
        title: String?,
        style: UIBarButtonItem.Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.title = title
        setUp(style, target, action)
    }

    /// Makes a button with a system title or image.
    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        button.system = systemItem
        setUp(systemItem.isDone ? .done : .plain, target, action)
    }

    /// Makes a button that shows a custom view.
    public convenience init(customView: UIView) {
        self.init()
        button.customView = customView
    }

    /// Makes a button with a system title or image, and an action or a menu.
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        button.primaryAction = primaryAction
        button.menu = menu
    }

    /// Makes a button with an action or a menu; title and image are the action's unless given.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        item.title = title ?? primaryAction?.title
        item.image = image ?? primaryAction?.image
        button.primaryAction = primaryAction
        button.menu = menu
    }

    /// Makes a button with an action or a menu.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        target: AnyObject? = nil,
        action: Selector? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        item.title = title
        item.image = image
        setUp(.plain, target, action)
        button.menu = menu
    }

    /// Room that grows with the bar.
    open class func flexibleSpace() -> Self { make(.flexibleSpace, 0) }

    /// Room of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self { make(.fixedSpace, width) }

    // MARK: What it does

    /// The target of ``action``; nil for the first responder that implements it.
    open weak var target: AnyObject? {
        get { button.target }
        set { announcing("target") { button.target = newValue } }
    }

    /// The selector that is sent.
    open var action: Selector? {
        get { button.action }
        set { announcing("action") { button.action = newValue } }
    }

    /// The action, used before ``action``; it supplies the title and the image.
    open var primaryAction: UIAction? {
        get { button.primaryAction }
        set { announcing("primaryAction") { adopt(newValue) } }
    }

    /// The menu, shown by a long press, or by a tap if there is no action.
    open var menu: UIMenu? {
        get { button.menu }
        set { changing("menu") { button.menu = newValue } }
    }

    /// The order of the menu's elements.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { button.menuOrder }
        set { announcing("preferredMenuElementOrder") { button.menuOrder = newValue } }
    }

    /// Whether a tap switches ``isSelected``, or the menu's choice the title.
    open var changesSelectionAsPrimaryAction: Bool {
        get { button.togglesSelection }
        set { announcing("changesSelectionAsPrimaryAction") { button.togglesSelection = newValue } }
    }

    // MARK: Looks

    /// Plain or done.
    open var style: UIBarButtonItem.Style {
        get { button.style }
        set { changing("style") { button.style = newValue } }
    }

    /// The width in points; 0 for that of the content.
    open var width: CGFloat {
        get { button.width }
        set { changing("width") { button.width = newValue } }
    }

    /// The titles that the button may get, so that it is wide enough from the beginning.
    open var possibleTitles: Set<String>? {
        get { button.possibleTitles }
        set { changing("possibleTitles") { button.possibleTitles = newValue } }
    }

    /// The view that is shown in the button's place.
    open var customView: UIView? {
        get { button.customView }
        set { changing("customView") { button.customView = newValue } }
    }

    /// The button's own colour; nil for the bar's.
    open var tintColor: UIColor? {
        get { button.tint }
        set {
            customizes(.tintColor, \UIBarButtonItem.tintColor, newValue)
            changing("tintColor") { button.tint = newValue }
        }
    }

    /// Whether the background of glass goes on behind the buttons beside; true by default.
    open var sharesBackground: Bool {
        get { button.sharesBackground }
        set { button.sharesBackground = newValue }
    }

    /// Whether the button has no background of glass; false by default.
    open var hidesSharedBackground: Bool {
        get { button.hidesSharedBackground }
        set { button.hidesSharedBackground = newValue }
    }

    /// A name that stays the same where another button takes this one's place.
    open var identifier: String? {
        get { button.identifier }
        set { button.identifier = newValue }
    }

    /// Whether the button is left out.
    open var isHidden: Bool {
        get { button.isHidden }
        set { changing("isHidden", "hidden") { button.isHidden = newValue } }
    }

    /// Whether the button is on.
    open var isSelected: Bool {
        get { button.isSelected }
        set { changing("isSelected", "selected") { button.isSelected = newValue } }
    }

    /// Whether a change of the symbol is animated.
    open var isSymbolAnimationEnabled: Bool {
        get { button.isSymbolAnimationEnabled }
        set {
            announcing("isSymbolAnimationEnabled", "symbolAnimationEnabled") {
                button.isSymbolAnimationEnabled = newValue
            }
        }
    }

    /// The element that stands for the button in an overflow menu.
    open var menuRepresentation: UIMenuElement? {
        get { primaryAction }
        set { announcing("menuRepresentation") { adopt(newValue as? UIAction) } }
    }

    /// The group of the button; held weakly.
    open var buttonGroup: UIBarButtonItemGroup? { button.group }

    /// Makes a fixed group of this button.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// A new group of this button, which the person can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A new group of this button, which the person can move and remove.
    open func creatingOptionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self]
        )
    }

    /// The button's frame in the space of a view; null if it is not shown.
    open func frame(in referenceView: UIView) -> CGRect? { button.shown?.frame(in: referenceView) }

    // MARK: Pictures behind

    /// Sets the background image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        customizes(
            .backgroundImageForState,
            for: state.axis(barMetrics),
            { (target: UIBarButtonItem) in
                target.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            }
        )
        set(backgroundImage, state, nil, barMetrics)
    }

    /// Sets the background image of a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) {
        customizes(
            .backgroundImageForStyle,
            for: state.axis(barMetrics, style.rawValue),
            { (target: UIBarButtonItem) in
                target.setBackgroundImage(
                    backgroundImage,
                    for: state,
                    style: style,
                    barMetrics: barMetrics
                )
            }
        )
        set(backgroundImage, state, style, barMetrics)
    }

    /// The background image.
    open func backgroundImage(
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        background(state, nil, barMetrics)
    }

    /// The background image of a style.
    open func backgroundImage(
        for state: UIControl.State,
        style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        background(state, style, barMetrics)
    }

    /// Sets the background image of the back button.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        customizes(
            .backButtonBackgroundImage,
            for: state.axis(barMetrics),
            { (target: UIBarButtonItem) in
                target.setBackButtonBackgroundImage(
                    backgroundImage,
                    for: state,
                    barMetrics: barMetrics
                )
            }
        )
        button.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)] =
            backgroundImage
        changed()
    }

    /// The background image of the back button.
    open func backButtonBackgroundImage(
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        button.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)]
    }

    // MARK: Offsets

    /// Moves the title.
    open func setTitlePositionAdjustment(
        _ adjustment: UIOffset,
        for barMetrics: UIBarMetrics
    ) {
        customizes(
            .titlePositionAdjustment,
            for: barMetrics.axis,
            { (target: UIBarButtonItem) in
                target.setTitlePositionAdjustment(adjustment, for: barMetrics)
            }
        )
        button.titleOffsets[barMetrics.rawValue] = adjustment
        changed()
    }

    /// The offset of the title.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        button.titleOffsets[barMetrics.rawValue] ?? .zero
    }

    /// Moves the title when it is a back button's.
    open func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset,
        for barMetrics: UIBarMetrics
    ) {
        customizes(
            .backButtonTitlePositionAdjustment,
            for: barMetrics.axis,
            { (target: UIBarButtonItem) in
                target.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
            }
        )
        button.backTitleOffsets[barMetrics.rawValue] = adjustment
        changed()
    }

    /// The offset of the back button's title.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        button.backTitleOffsets[barMetrics.rawValue] ?? .zero
    }

    /// Sets the vertical offset of the background image.
    open func setBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) {
        customizes(
            .backgroundVerticalPositionAdjustment,
            for: barMetrics.axis,
            { (target: UIBarButtonItem) in
                target.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            }
        )
        button.backgroundOffsets[barMetrics.rawValue] = adjustment
        changed()
    }

    /// The vertical offset of the background image.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        button.backgroundOffsets[barMetrics.rawValue] ?? 0
    }

    /// Sets the vertical offset of the back button's background image.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) {
        customizes(
            .backButtonBackgroundVerticalPositionAdjustment,
            for: barMetrics.axis,
            { (target: UIBarButtonItem) in
                target.setBackButtonBackgroundVerticalPositionAdjustment(
                    adjustment,
                    for: barMetrics
                )
            }
        )
        button.backBackgroundOffsets[barMetrics.rawValue] = adjustment
        changed()
    }

    /// The vertical offset of the back button's background image.
    open func backButtonBackgroundVerticalPositionAdjustment(
        for barMetrics: UIBarMetrics
    ) -> CGFloat {
        button.backBackgroundOffsets[barMetrics.rawValue] ?? 0
    }
}
