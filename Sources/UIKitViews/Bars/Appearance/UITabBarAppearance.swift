// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// How the items of a tab bar share it; `UITabBar.ItemPositioning` is the name to use.
public enum UITabBarItemPositioning: Int, Sendable {
    /// Items fill a phone's bar and are centred in wider ones.
    case automatic = 0
    /// They share the whole width.
    case fill = 1
    /// Items are centred, with the bar's width and spacing.
    case centered = 2
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The stored properties beyond those of all bars.
    @MainActor
    struct TabState {
        var stacked = UITabBarItemAppearance(style: .stacked)
        var inline = UITabBarItemAppearance(style: .inline)
        var compactInline = UITabBarItemAppearance(style: .compactInline)
        var indicator: UIImage?
        var indicatorTint: UIColor?
        var positioning = UITabBarItemPositioning.automatic
        var itemWidth: CGFloat = 0
        var itemSpacing: CGFloat = 0

        /// The same with appearances of items of its own.
        var copied: TabState {
            var copy = self
            copy.stacked = UITabBarItemAppearance(stacked)
            copy.inline = UITabBarItemAppearance(inline)
            copy.compactInline = UITabBarItemAppearance(compactInline)
            return copy
        }
    }

    private final lazy var parts = TabState()
    private final var changes = 0

    private final var tab: TabState {
        get { parts }
        set {
            changes += 1 + itemRevision
            parts = newValue
        }
    }

    private final var itemRevision: Int {
        parts.stacked.revision + parts.inline.revision + parts.compactInline.revision
    }

    package override var revision: Int { super.revision + changes + itemRevision }

    override func isLike(_ other: UIBarAppearance) -> Bool {
        guard super.isLike(other), let other = (other as? UITabBarAppearance)?.parts else {
            return false
        }
        return parts.stacked == other.stacked && parts.inline == other.inline
            && parts.compactInline == other.compactInline && parts.indicator == other.indicator
            && parts.indicatorTint == other.indicatorTint
            && parts.positioning == other.positioning && parts.itemWidth == other.itemWidth
            && parts.itemSpacing == other.itemSpacing
    }

    /// Makes the system's default appearance.
    public override init() { super.init() }

    /// Makes the default appearance on a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance with another's background and shadow.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance { tab = other.parts.copied }
    }

    /// Reads an archived appearance.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the appearance.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ look: PropertyArchive<UITabBarAppearance>) {
        look.keep(\.tab.stacked, "UIStackedLayoutAppearance")
        look.keep(\.tab.inline, "UIInlineLayoutAppearance")
        look.keep(\.tab.compactInline, "UICompactInlineLayoutAppearance")
        look.keep(\.tab.indicator, "UISelectionIndicatorImage")
        look.keep(\.tab.indicatorTint, "UISelectionIndicatorTintColor")
        look.keep(\.tab.positioning, "UIStackedItemPositioning")
        look.keep(\.tab.itemWidth, "UIStackedItemWidth")
        look.keep(\.tab.itemSpacing, "UIStackedItemSpacing")
    }

    /// A copy of the appearance.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UITabBarAppearance(barAppearance: self)
    }

    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { tab.stacked }
        set { tab.stacked = newValue }
    }

    /// The appearance of items with the title beside the image.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { tab.inline }
        set { tab.inline = newValue }
    }

    /// The appearance of items in a compact bar.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { tab.compactInline }
        set { tab.compactInline = newValue }
    }

    /// A picture behind the chosen item.
    open var selectionIndicatorImage: UIImage? {
        get { tab.indicator }
        set { tab.indicator = newValue }
    }

    /// The colour of that picture.
    open var selectionIndicatorTintColor: UIColor? {
        get { tab.indicatorTint }
        set { tab.indicatorTint = newValue }
    }

    /// How stacked items share the bar.
    open var stackedItemPositioning: UITabBarItemPositioning {
        get { tab.positioning }
        set { tab.positioning = newValue }
    }

    /// How wide stacked items are that do not fill the bar, in points; 0 for the system's way.
    open var stackedItemWidth: CGFloat {
        get { tab.itemWidth }
        set { tab.itemWidth = newValue }
    }

    /// The room between them, in points; 0 for the system's way.
    open var stackedItemSpacing: CGFloat {
        get { tab.itemSpacing }
        set { tab.itemSpacing = newValue }
    }
}
