// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// One of the choices of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
    /// The stored properties of a tab item, beyond an item's.
    struct TabState {
        var selectedImage: UIImage?
        var badge: String?
        var badgeColor: UIColor?
        var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
        var offset = UIOffset.zero
        var standard: UITabBarAppearance?
        var scrollEdge: UITabBarAppearance?
        var system: UITabBarItem.SystemItem?
    }

    final var tab = TabState()
    /// The view that shows the item in a bar.
    package final weak var shownView: UIView?

    /// Where the item is in the space of a view; null where it is not shown.
    open func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }

    /// Makes an empty item.
    public override init() { super.init() }

    /// Reads an archived item.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UITabBarItem.self)
    }

    /// Archives the item.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ bar: PropertyArchive<UITabBarItem>) {
        bar.keep(\.tab.selectedImage, "UISelectedImage")
        bar.keep(\.tab.badge, "UIBadgeValue")
        bar.keep(\.tab.badgeColor, "UIBadgeColor")
        bar.keep(\.tab.offset, "UITitlePositionAdjustment")
        bar.keep(\.tab.standard, "UIStandardAppearance")
        bar.keep(\.tab.scrollEdge, "UIScrollEdgeAppearance")
        bar.keep(\.tab.system, "UISystemItem")
        bar.keep(attributesByState: \.tab.badgeAttributes, "UIBadgeTextAttributes")
        bar.keep(\.heldSpringLoading, "UISpringLoaded")
    }

    /// Makes an item with a number to find it by.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        item.title = title
        item.image = image
        item.tag = tag
    }

    /// Makes an item with a second picture for when it is chosen.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        item.title = title
        item.image = image
        tab.selectedImage = selectedImage
    }

    /// Makes an item with a system title and image.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        adopt(systemItem)
        item.tag = tag
    }

    package final func adopt(_ systemItem: UITabBarItem.SystemItem) {
        tab.system = systemItem
        item.title = systemItem.title
        item.image = UIImage(systemName: systemItem.symbol)
    }

    /// The picture while the item is chosen; nil for ``UIBarItem/image``.
    open var selectedImage: UIImage? {
        get { tab.selectedImage }
        set { changing("selectedImage") { tab.selectedImage = newValue } }
    }

    /// A short text in a red spot beside the picture.
    open var badgeValue: String? {
        get { tab.badge }
        set { changing("badgeValue") { tab.badge = newValue } }
    }

    /// The colour of that spot; red by default.
    open var badgeColor: UIColor? {
        get { tab.badgeColor }
        set {
            customizes(.badgeColor, \UITabBarItem.badgeColor, newValue)
            changing("badgeColor") { tab.badgeColor = newValue }
        }
    }

    /// Moves the title.
    open var titlePositionAdjustment: UIOffset {
        get { tab.offset }
        set {
            customizes(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment, newValue)
            changing("titlePositionAdjustment") { tab.offset = newValue }
        }
    }

    /// How the bar looks while the item is chosen; nil for the bar's own way.
    open var standardAppearance: UITabBarAppearance? {
        get { tab.standard }
        set {
            customizes(.standardAppearance, \UITabBarItem.standardAppearance, newValue)
            tab.standard = newValue?.copy() as? UITabBarAppearance
            changed()
        }
    }

    /// The appearance while no content is below the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { tab.scrollEdge }
        set {
            customizes(.scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance, newValue)
            tab.scrollEdge = newValue?.copy() as? UITabBarAppearance
            changed()
        }
    }

    /// Sets how the badge's text looks in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        customizes(
            .badgeTextAttributes,
            for: state.axis,
            { (target: UITabBarItem) in
                target.setBadgeTextAttributes(textAttributes, for: state)
            }
        )
        tab.badgeAttributes[state.rawValue] = textAttributes
        changed()
    }

    /// How the badge's text looks in a state, as it was set.
    open func badgeTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        tab.badgeAttributes[state.rawValue]
    }
}

extension UITabBarItem {
    /// An item with a system title and image.
    public enum SystemItem: Int, Sendable {
        /// More.
        case more = 0
        /// Favorites.
        case favorites = 1
        /// Featured.
        case featured = 2
        /// Top Rated.
        case topRated = 3
        /// Recents.
        case recents = 4
        /// Contacts.
        case contacts = 5
        /// History.
        case history = 6
        /// Bookmarks.
        case bookmarks = 7
        /// Search.
        case search = 8
        /// Downloads.
        case downloads = 9
        /// Most Recent.
        case mostRecent = 10
        /// Most Viewed.
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down"
            case .mostViewed: "list.number"
            }
        }
    }
}
