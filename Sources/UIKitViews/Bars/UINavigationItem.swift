// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    struct State {
        var title: String?
        var texts = Texts()
        var prompt: String?
        var titleView: UIView?
        var left: [UIBarButtonItem] = []
        var right: [UIBarButtonItem] = []
        var back: UIBarButtonItem?
        var backTitle: String?
        var backAction: UIAction?
        var backMode = BackButtonDisplayMode.default
        var hidesBack = false
        var leftSupplementsBack = false
        var largeTitle = LargeTitleDisplayMode.automatic
        var hidesSearch = true
        var search: AnyObject?
        var searchPlacement = SearchBarPlacement.automatic
        var searchGoesToToolbar = true
        var style = ItemStyle.navigator
        var standard: UINavigationBarAppearance?
        var compact: UINavigationBarAppearance?
        var scrollEdge: UINavigationBarAppearance?
        var compactScrollEdge: UINavigationBarAppearance?
        weak var host: (any BarItemHost)?
    }

    final var item = State()
    final var groups = ItemGroups()

    /// Makes an item with a title.
    public init(title: String) {
        super.init()
        item.title = title
    }

    /// Makes an item without a title.
    public override init() { super.init() }

    /// Reads an archived item.
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UINavigationItem.self)
    }

    /// Archives the item.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private final func archive(_ bar: PropertyArchive<UINavigationItem>) {
        bar.keep(\.item.title, "UITitle")
        bar.keep(\.item.texts.subtitle, "UISubtitle")
        bar.keep(\.item.texts.subtitleView, "UISubtitleView")
        bar.keep(\.item.texts.largeTitle, "UILargeTitle")
        bar.keep(\.item.texts.largeSubtitle, "UILargeSubtitle")
        bar.keep(\.item.texts.largeSubtitleView, "UILargeSubtitleView")
        bar.keep(\.item.prompt, "UIPrompt")
        bar.keep(\.item.titleView, "UITitleView")
        bar.keep(\.leftBarButtonItems, "UILeftBarButtonItems")
        bar.keep(\.rightBarButtonItems, "UIRightBarButtonItems")
        bar.keep(\.item.back, "UIBackBarButtonItem")
        bar.keep(\.item.backTitle, "UIBackButtonTitle")
        bar.keep(\.item.backMode, "UIBackButtonDisplayMode")
        bar.keep(\.item.hidesBack, "UIHidesBackButton")
        bar.keep(\.item.leftSupplementsBack, "UILeftItemsSupplementBackButton")
        bar.keep(\.item.largeTitle, "UILargeTitleDisplayMode")
        bar.keep(\.item.hidesSearch, "UIHidesSearchBarWhenScrolling")
        bar.keep(\.item.searchPlacement, "UIPreferredSearchBarPlacement")
        bar.keep(\.item.searchGoesToToolbar, "UISearchBarPlacementAllowsToolbarIntegration")
        bar.keep(\.item.style, "UIStyle")
        bar.keep(\.item.standard, "UIStandardAppearance")
        bar.keep(\.item.compact, "UICompactAppearance")
        bar.keep(\.item.scrollEdge, "UIScrollEdgeAppearance")
        bar.keep(\.item.compactScrollEdge, "UICompactScrollEdgeAppearance")
        bar.keep(\.pinnedTrailingGroup, "UIPinnedTrailingGroup")
        bar.keep(\.groups.customization, "UICustomizationIdentifier")
    }

    // MARK: Title

    /// The text in the middle, and that of the next item's back button.
    open var title: String? {
        get { item.title }
        set {
            announcing("title") {
                guard newValue != item.title else { return }
                item.title = newValue
                changed()
            }
        }
    }

    /// The text below the title; that of the attributed subtitle, if there is one.
    open var subtitle: String? {
        get { attributedSubtitle.map { String($0.characters) } ?? item.texts.subtitle }
        set { change(\.subtitle, newValue) }
    }

    /// A view below the title, instead of the subtitle.
    open var subtitleView: UIView? {
        get { item.texts.subtitleView }
        set { change(\.subtitleView, newValue) }
    }

    /// The large title; nil for ``title``.
    open var largeTitle: String? {
        get { item.texts.largeTitle }
        set { change(\.largeTitle, newValue) }
    }

    /// The text below a large title; nil for ``subtitle``.
    open var largeSubtitle: String? {
        get { largeAttributedSubtitle.map { String($0.characters) } ?? item.texts.largeSubtitle }
        set { change(\.largeSubtitle, newValue) }
    }

    /// A view below a large title, instead of its subtitle.
    open var largeSubtitleView: UIView? {
        get { item.texts.largeSubtitleView }
        set { change(\.largeSubtitleView, newValue) }
    }

    /// A line above everything else.
    open var prompt: String? {
        get { item.prompt }
        set { changing("prompt") { item.prompt = newValue } }
    }

    /// A view in the title's place.
    open var titleView: UIView? {
        get { item.titleView }
        set { changing("titleView") { item.titleView = newValue } }
    }

    /// Whether the title is large where the bar prefers large titles.
    open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
        get { item.largeTitle }
        set { changing("largeTitleDisplayMode") { item.largeTitle = newValue } }
    }

    /// How the bar is arranged.
    open var style: UINavigationItem.ItemStyle {
        get { item.style }
        set { changing("style") { item.style = newValue } }
    }

    /// Whether the search bar is hidden when the content scrolls.
    open var hidesSearchBarWhenScrolling: Bool {
        get { item.hidesSearch }
        set { changing("hidesSearchBarWhenScrolling") { item.hidesSearch = newValue } }
    }

    /// The controller whose search bar is shown; its class is declared in a module above.
    package final var searchOwner: AnyObject? {
        get { item.search }
        set {
            guard newValue !== item.search else { return }
            item.search = newValue
            changed()
        }
    }

    /// The preferred placement of the search bar; by default below the row of buttons.
    open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
        get { item.searchPlacement }
        set { changing("preferredSearchBarPlacement") { item.searchPlacement = newValue } }
    }

    /// The placement of the search bar: below the row of buttons.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    /// Whether the search bar may move into a toolbar; stored, but it stays in the bar.
    open var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { item.searchGoesToToolbar }
        set {
            announcing("searchBarPlacementAllowsToolbarIntegration") {
                item.searchGoesToToolbar = newValue
            }
        }
    }

    // MARK: Back

    /// The button that the next item shows for this one; nil for one with the title.
    open var backBarButtonItem: UIBarButtonItem? {
        get { item.back }
        set { changing("backBarButtonItem") { item.back = newValue } }
    }

    /// The text of the next item's back button; nil for the title.
    open var backButtonTitle: String? {
        get { item.backTitle }
        set { changing("backButtonTitle") { item.backTitle = newValue } }
    }

    /// How much of its title the next item's back button shows.
    open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
        get { item.backMode }
        set { changing("backButtonDisplayMode") { item.backMode = newValue } }
    }

    /// The action of the back button; nil goes back.
    open var backAction: UIAction? {
        get { item.backAction }
        set { changing("backAction") { item.backAction = newValue } }
    }

    /// Whether there is no back button.
    open var hidesBackButton: Bool {
        get { item.hidesBack }
        set { announcing("hidesBackButton") { setHidesBackButton(newValue, animated: false) } }
    }

    /// Sets whether there is no back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        item.hidesBack = hidesBackButton
        changed()
    }

    /// Whether the back button stays visible beside the left buttons.
    open var leftItemsSupplementBackButton: Bool {
        get { item.leftSupplementsBack }
        set { changing("leftItemsSupplementBackButton") { item.leftSupplementsBack = newValue } }
    }

    // MARK: Buttons

    /// The buttons at the left, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The buttons at the right, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The outermost button at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The outermost button at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets the buttons at the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        announcing("leftBarButtonItems", "leftBarButtonItem") {
            release(&groups.leading)
            item.left = items ?? []
            changed()
        }
    }

    /// Sets the buttons at the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        announcing("rightBarButtonItems", "rightBarButtonItem") {
            release(&groups.trailing)
            item.right = items ?? []
            changed()
        }
    }

    /// Sets the only button at the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the only button at the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Groups

    /// The groups at the leading edge; the left buttons are one fixed group.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroups }
        set { setLeadingGroups(newValue) }
    }

    /// The groups at the trailing edge in the order of reading; the right buttons are one fixed group,
    /// reversed.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroups }
        set { setTrailingGroups(newValue) }
    }

    /// The groups in the middle of wide bars; stored, but not shown yet.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set { announcing("centerItemGroups") { setCenterGroups(newValue) } }
    }

    /// The group behind all others at the trailing edge.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned?.first }
        set { announcing("pinnedTrailingGroup") { setPinnedGroup(newValue) } }
    }

    /// The name under which the person's arrangement of the groups is kept; nobody can arrange them yet.
    open var customizationIdentifier: String? {
        get { groups.customization }
        set { announcing("customizationIdentifier") { setCustomization(newValue) } }
    }

    /// Makes the menu that a tap on the title shows, of the system's elements, which are none here.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { groups.titleMenu }
        set { changing("titleMenuProvider") { groups.titleMenu = newValue } }
    }

    // MARK: Looks

    /// How the bar looks for this item; nil for the bar's own way.
    open var standardAppearance: UINavigationBarAppearance? {
        get { item.standard }
        set {
            item.standard = newValue?.copy() as? UINavigationBarAppearance
            changed()
        }
    }

    /// The appearance in a compact bar.
    open var compactAppearance: UINavigationBarAppearance? {
        get { item.compact }
        set {
            item.compact = newValue?.copy() as? UINavigationBarAppearance
            changed()
        }
    }

    /// The appearance while no content is below the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { item.scrollEdge }
        set {
            item.scrollEdge = newValue?.copy() as? UINavigationBarAppearance
            changed()
        }
    }

    /// The appearance in a compact bar while no content is below it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { item.compactScrollEdge }
        set {
            announcing("compactScrollEdgeAppearance") {
                item.compactScrollEdge = newValue?.copy() as? UINavigationBarAppearance
                changed()
            }
        }
    }

    /// The class, the address and the title.
    open override nonisolated var description: String {
        MainThread.describe(self) {
            let head = "<\(_objcPrinted($0))>"
            return $0.item.title.map { "\(head) title='\($0)'" } ?? head
        }
    }

    /// Changes a property with notifications to its observers, and shows it.
    private final func changing(_ key: String, _ change: () -> Void) {
        announcing(key) {
            change()
            changed()
        }
    }

    package final func changed() { item.host?.barItemDidChange(self) }

    /// The bar that shows the item.
    package final var host: (any BarItemHost)? {
        get { item.host }
        set { item.host = newValue }
    }
}

extension UINavigationItem {
    /// Whether a title is large where the bar prefers large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item before.
        case automatic = 0
        /// Large.
        case always = 1
        /// In the middle.
        case never = 2
        /// In the row of the buttons.
        case inline = 3
    }

    /// The placement of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// As suits the bar.
        case automatic = 0
        /// In the row of the title.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    /// How much of its title a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title if it fits.
        case `default` = 0
        /// Always "Back".
        case generic = 1
        /// Only the arrow.
        case minimal = 2
    }

    /// How a bar is arranged.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator = 0
        /// With back and forward.
        case browser = 1
        /// With the title at the left.
        case editor = 2
    }
}
