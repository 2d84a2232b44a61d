// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// A row of choices at the bottom, one of which is chosen.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// How the items share the bar.
    public typealias ItemPositioning = UITabBarItemPositioning

    /// What a bar is.
    @MainActor
    struct State {
        weak var delegate: (any UITabBarDelegate)?
        weak var owner: UITabBarController?
        var items: [UITabBarItem] = []
        weak var selected: UITabBarItem?
        var buttons: [TabButton] = []
        var looks = OlderBarLooks()
        var unselectedTint: UIColor?
        var selectedImageTint: UIColor?
        var background: UIImage?
        var indicator: UIImage?
        var positioning = UITabBar.ItemPositioning.automatic
        var itemWidth: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var standard = AppearanceSlot<UITabBarAppearance>()
        /// How often appearances had changed when the bar last showed them.
        var shownRevision = 0
        var scrollEdge: UITabBarAppearance?
        /// Whether no content lies below the bar.
        var isAtEdge = false
        var isCustomizing = false
    }

    final var bar = State()
    final let background = BarBackground()
    final let indicator = UIImageView()

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Reads an archived bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeBar(coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UITabBar.self)
    }

    /// Archives the bar with its items.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UITabBar>) {
        properties.keep(\.backgroundImage, "UIBackgroundImage")
        properties.keep(\.isSpringLoaded, "UISpringLoaded")
        properties.keep(\.itemPositioning, "UIItemPositioning")
        properties.keep(\.itemSpacing, "UIItemSpacing")
        properties.keep(\.itemWidth, "UIItemWidth")
        properties.keep(\.scrollEdgeAppearance, "UIScrollEdgeAppearance")
        properties.keep(\.bar.standard.value, "UIStandardAppearance")
        properties.keep(\.selectedImageTintColor, "UISelectedImageTintColor")
        properties.keep(\.selectionIndicatorImage, "UISelectionIndicatorImage")
        properties.keep(\.shadowImage, "UIShadowImage")
    }

    // MARK: Items

    /// Who hears of the items that are chosen.
    open weak var delegate: (any UITabBarDelegate)? {
        get { bar.delegate }
        set {
            announcing("delegate") {
                if let owner = bar.owner, newValue !== owner {
                    fatalError(
                        "UITabBar.delegate: the bar belongs to a tab bar controller; set the "
                            + "controller's delegate."
                    )
                }
                bar.delegate = newValue
            }
        }
    }

    /// The choices, from the leading edge.
    open var items: [UITabBarItem]? {
        get { bar.items.isEmpty ? nil : bar.items }
        set { announcing("items") { setItems(newValue, animated: false) } }
    }

    /// Sets the choices; one that is chosen and stays remains so.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        if bar.owner != nil {
            fatalError(
                "UITabBar.setItems: the bar belongs to a tab bar controller; set the controller's "
                    + "viewControllers."
            )
        }
        show(items ?? [], animated: animated)
    }

    /// The item that is chosen; setting it does not tell the delegate.
    open weak var selectedItem: UITabBarItem? {
        get { bar.selected }
        set { announcing("selectedItem") { select(newValue) } }
    }

    /// Lets people choose which of some items the bar has; not built yet.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        Unbuilt.report("UITabBar.beginCustomizingItems(_:)")
    }

    /// Ends that; says whether it had begun.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { false }

    /// Whether people are choosing items.
    open var isCustomizing: Bool { bar.isCustomizing }

    // MARK: Looks

    /// Light on dark or the other way; older than appearances.
    open var barStyle: UIBarStyle {
        get { bar.looks.style }
        set {
            customizes(.barStyle, \UITabBar.barStyle, newValue)
            announcing("barStyle") {
                bar.looks.style = newValue
                looksDidChange()
            }
        }
    }

    /// Whether content goes on below the bar.
    open var isTranslucent: Bool {
        get { bar.looks.isTranslucent }
        set {
            customizes(.isTranslucent, \UITabBar.isTranslucent, newValue)
            announcing("isTranslucent", "translucent") {
                bar.looks.isTranslucent = newValue
                looksDidChange()
                bar.owner?.barMayHaveChanged()
            }
        }
    }

    /// The colour of the background; older than appearances.
    open var barTintColor: UIColor? {
        get { bar.looks.tint }
        set {
            customizes(.barTintColor, \UITabBar.barTintColor, newValue)
            announcing("barTintColor") {
                bar.looks.tint = newValue
                looksDidChange()
            }
        }
    }

    /// The colour of what is not chosen; nil for grey.
    open var unselectedItemTintColor: UIColor? {
        get { bar.unselectedTint }
        set {
            customizes(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, newValue)
            announcing("unselectedItemTintColor") {
                bar.unselectedTint = newValue
                looksDidChange()
            }
        }
    }

    /// The colour of the chosen item; older than `tintColor`.
    open var selectedImageTintColor: UIColor? {
        get { bar.selectedImageTint }
        set {
            customizes(.selectedImageTintColor, \UITabBar.selectedImageTintColor, newValue)
            announcing("selectedImageTintColor") {
                bar.selectedImageTint = newValue
                looksDidChange()
            }
        }
    }

    /// What lies behind; older than appearances.
    open var backgroundImage: UIImage? {
        get { bar.background }
        set {
            customizes(.backgroundImage, \UITabBar.backgroundImage, newValue)
            announcing("backgroundImage") {
                bar.background = newValue
                looksDidChange()
            }
        }
    }

    /// The line at the upper edge; older than appearances.
    open var shadowImage: UIImage? {
        get { bar.looks.shadow }
        set {
            customizes(.shadowImage, \UITabBar.shadowImage, newValue)
            announcing("shadowImage") {
                bar.looks.shadow = newValue
                looksDidChange()
            }
        }
    }

    /// What lies behind the chosen item; older than appearances.
    open var selectionIndicatorImage: UIImage? {
        get { bar.indicator }
        set {
            customizes(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, newValue)
            announcing("selectionIndicatorImage") {
                bar.indicator = newValue
                looksDidChange()
            }
        }
    }

    /// How the items share the bar.
    open var itemPositioning: UITabBar.ItemPositioning {
        get { bar.positioning }
        set {
            customizes(.itemPositioning, \UITabBar.itemPositioning, newValue)
            announcing("itemPositioning") {
                bar.positioning = newValue
                setNeedsLayout()
            }
        }
    }

    /// How wide items are that do not fill the bar, in points; 0 for the system's way.
    open var itemWidth: CGFloat {
        get { bar.itemWidth }
        set {
            customizes(.itemWidth, \UITabBar.itemWidth, newValue)
            announcing("itemWidth") {
                bar.itemWidth = newValue
                setNeedsLayout()
            }
        }
    }

    /// The room between them, in points; 0 for the system's way.
    open var itemSpacing: CGFloat {
        get { bar.itemSpacing }
        set {
            customizes(.itemSpacing, \UITabBar.itemSpacing, newValue)
            announcing("itemSpacing") {
                bar.itemSpacing = newValue
                setNeedsLayout()
            }
        }
    }

    /// How the bar looks.
    open var standardAppearance: UITabBarAppearance {
        get {
            setNeedsLayout()
            if let known = bar.standard.known { return known }
            let made = older
            bar.standard.lend(made)
            return made
        }
        set {
            customizes(.standardAppearance, \UITabBar.standardAppearance, newValue)
            announcing("standardAppearance") {
                bar.standard.value = newValue
                looksDidChange()
            }
        }
    }

    /// How the bar looks while no content lies below; nil for as usual, without background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { bar.scrollEdge }
        set {
            customizes(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance, newValue)
            announcing("scrollEdgeAppearance") {
                bar.scrollEdge = newValue?.copy() as? UITabBarAppearance
                looksDidChange()
            }
        }
    }

    // MARK: UIView

    /// As high as the items and what the screen needs below them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wantedHeight)
    }

    /// As high as needed, of any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }

    /// Grows with what the screen needs below.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Places the background and the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showChangedLooks()
        arrange()
    }

    /// Shows the items as the proxies of appearance say here.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard AppearanceCenter.isUsed, window != nil else { return }
        for item in bar.items { dress(item) }
        looksDidChange()
    }

    /// Shows what fits the new circumstances.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        looksDidChange()
    }

    /// Whether a drag that rests over any tab chooses it.
    open var isSpringLoaded: Bool {
        get { heldSpringLoading }
        set {
            announcing("isSpringLoaded", "springLoaded") {
                heldSpringLoading = newValue
                for button in bar.buttons {
                    button.isActivatedByDrags = newValue || button.item.isSpringLoaded
                }
            }
        }
    }
}
