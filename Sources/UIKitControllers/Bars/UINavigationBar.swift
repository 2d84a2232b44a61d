// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// A bar with a title, a way back, and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// What a bar is.
    @MainActor
    struct State {
        weak var delegate: (any UINavigationBarDelegate)?
        weak var owner: UINavigationController?
        var items: [UINavigationItem] = []
        var likesLargeTitles = false
        var looks = OlderBarLooks()
        var titleAttributes: [NSAttributedString.Key: Any]?
        var largeTitleAttributes: [NSAttributedString.Key: Any]?
        var standard = AppearanceSlot<UINavigationBarAppearance>()
        /// How often appearances had changed when the bar last showed them.
        var shownRevision = 0
        var compact: UINavigationBarAppearance?
        var scrollEdge: UINavigationBarAppearance?
        var compactScrollEdge: UINavigationBarAppearance?
        var backgrounds: [Int: UIImage] = [:]
        var backIndicator: UIImage?
        var backIndicatorMask: UIImage?
        var titleOffsets: [Int: CGFloat] = [:]
        /// How much of the large title is seen, in points.
        var largeTitleShown = CGFloat.infinity
        /// Whether no content lies below the bar.
        var isAtEdge = true
        /// How far the bar goes on above its frame.
        var reach: CGFloat = 0
        var content: NavigationBarContent?
        /// Where the search bar of the topmost item stands.
        var searchArea: UIView?
        weak var search: UISearchController?
        /// How much of the search bar is seen, in points.
        var searchShown = CGFloat.infinity
    }

    final var bar = State()
    final let background = BarBackground()

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    /// Reads an archived bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        insertSubview(background, at: 0)
        let decode = FieldDecoder(coder)
        decode.integer("UIBarStyle") { barStyle = UIBarStyle(rawValue: $0) ?? .default }
        decode.flag("UITranslucent") { isTranslucent = $0 }
        decode.flag("UIPrefersLargeTitles") { prefersLargeTitles = $0 }
        barTintColor = decode.object("UIBarTintColor") as? UIColor
        if let items = decode.object("UIItems") as? [UINavigationItem] { self.items = items }
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UINavigationBar.self)
    }

    /// Archives the bar with its items.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        coder.encode(isTranslucent, forKey: "UITranslucent")
        coder.encode(prefersLargeTitles, forKey: "UIPrefersLargeTitles")
        if let barTintColor { coder.encode(barTintColor, forKey: "UIBarTintColor") }
        coder.encode(bar.items, forKey: "UIItems")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UINavigationBar>) {
        properties.keep(\.backIndicatorImage, "UIBackIndicatorImage")
        properties.keep(\.backIndicatorTransitionMaskImage, "UIBackIndicatorTransitionMaskImage")
        properties.keep(\.compactAppearance, "UICompactAppearance")
        properties.keep(\.compactScrollEdgeAppearance, "UICompactScrollEdgeAppearance")
        properties.keep(\.scrollEdgeAppearance, "UIScrollEdgeAppearance")
        properties.keep(\.bar.standard.value, "UIStandardAppearance")
        properties.keep(\.shadowImage, "UIShadowImage")
        properties.keep(\.bar.backgrounds, "UIBackgroundImages")
        properties.keep(\.bar.titleOffsets, "UITitleVerticalPositionAdjustments")
        properties.keep(attributes: \.titleTextAttributes, "UITitleTextAttributes")
        properties.keep(attributes: \.largeTitleTextAttributes, "UILargeTitleTextAttributes")
        if properties.isReading { looksDidChange() }
    }

    // MARK: Items

    /// Who is asked before items come and go; the navigation controller that the bar belongs to.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { bar.delegate ?? bar.owner.map { StackBarDelegate.delegate($0) } }
        set { announcing("delegate") { bar.delegate = newValue } }
    }

    /// The items, the topmost last.
    open var items: [UINavigationItem]? {
        get { bar.items }
        set { announcing("items") { setItems(newValue, animated: false) } }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { bar.items.last }

    /// The item below it, to which the back button leads.
    open var backItem: UINavigationItem? { bar.items.dropLast().last }

    /// Adds an item, unless the delegate says no.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated) }

    /// Takes the topmost item away, unless the delegate says no.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated) }

    /// Sets all items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        show(items ?? [], animated: animated, isPush: true)
    }

    // MARK: Looks

    /// Whether titles are large until the content is scrolled.
    open var prefersLargeTitles: Bool {
        get { bar.likesLargeTitles }
        set {
            announcing("prefersLargeTitles") {
                customizes(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles, newValue)
                guard newValue != bar.likesLargeTitles else { return }
                bar.likesLargeTitles = newValue
                heightMayHaveChanged()
            }
        }
    }

    /// Light on dark or the other way; older than appearances.
    open var barStyle: UIBarStyle {
        get { bar.looks.style }
        set {
            customizes(.barStyle, \UINavigationBar.barStyle, newValue)
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
            customizes(.isTranslucent, \UINavigationBar.isTranslucent, newValue)
            announcing("isTranslucent", "translucent") {
                bar.looks.isTranslucent = newValue
                looksDidChange()
                bar.owner?.barsMayHaveChanged()
            }
        }
    }

    /// The colour of the background; older than appearances.
    open var barTintColor: UIColor? {
        get { bar.looks.tint }
        set {
            customizes(.barTintColor, \UINavigationBar.barTintColor, newValue)
            announcing("barTintColor") {
                bar.looks.tint = newValue
                looksDidChange()
            }
        }
    }

    /// How titles look; older than appearances.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { bar.titleAttributes }
        set {
            customizes(.titleTextAttributes, \UINavigationBar.titleTextAttributes, newValue)
            bar.titleAttributes = newValue
            looksDidChange()
        }
    }

    /// How large titles look; older than appearances.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { bar.largeTitleAttributes }
        set {
            customizes(
                .largeTitleTextAttributes,
                \UINavigationBar.largeTitleTextAttributes,
                newValue
            )
            bar.largeTitleAttributes = newValue
            looksDidChange()
        }
    }

    /// The line at the edge; older than appearances.
    open var shadowImage: UIImage? {
        get { bar.looks.shadow }
        set {
            customizes(.shadowImage, \UINavigationBar.shadowImage, newValue)
            announcing("shadowImage") {
                bar.looks.shadow = newValue
                looksDidChange()
            }
        }
    }

    /// The picture beside back buttons' texts; nil for the system's arrow.
    open var backIndicatorImage: UIImage? {
        get { bar.backIndicator }
        set {
            customizes(.backIndicatorImage, \UINavigationBar.backIndicatorImage, newValue)
            announcing("backIndicatorImage") {
                bar.backIndicator = newValue
                looksDidChange()
            }
        }
    }

    /// What hides a back button's text when it moves under the picture.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { bar.backIndicatorMask }
        set {
            announcing("backIndicatorTransitionMaskImage") {
                customizes(
                    .backIndicatorTransitionMaskImage,
                    \UINavigationBar.backIndicatorTransitionMaskImage,
                    newValue
                )
                bar.backIndicatorMask = newValue
            }
        }
    }

    /// How the bar looks.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            setNeedsLayout()
            if let known = bar.standard.known { return known }
            let made = older
            bar.standard.lend(made)
            return made
        }
        set {
            customizes(.standardAppearance, \UINavigationBar.standardAppearance, newValue)
            announcing("standardAppearance") {
                bar.standard.value = newValue
                looksDidChange()
            }
        }
    }

    /// How the bar looks where it is low; nil for as usual.
    open var compactAppearance: UINavigationBarAppearance? {
        get { bar.compact }
        set {
            customizes(.compactAppearance, \UINavigationBar.compactAppearance, newValue)
            announcing("compactAppearance") {
                bar.compact = newValue?.copy() as? UINavigationBarAppearance
                looksDidChange()
            }
        }
    }

    /// How the bar looks while no content lies below; nil for as usual, without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { bar.scrollEdge }
        set {
            customizes(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance, newValue)
            announcing("scrollEdgeAppearance") {
                bar.scrollEdge = newValue?.copy() as? UINavigationBarAppearance
                looksDidChange()
            }
        }
    }

    /// How a low bar looks while no content lies below.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { bar.compactScrollEdge }
        set {
            announcing("compactScrollEdgeAppearance") {
                customizes(
                    .compactScrollEdgeAppearance,
                    \UINavigationBar.compactScrollEdgeAppearance,
                    newValue
                )
                bar.compactScrollEdge = newValue?.copy() as? UINavigationBarAppearance
                looksDidChange()
            }
        }
    }

    /// Sets what lies behind; older than appearances.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        customizes(
            .backgroundImageForMetrics,
            for: barMetrics.axis,
            { (target: UINavigationBar) in
                target.setBackgroundImage(backgroundImage, for: barMetrics)
            }
        )
        bar.backgrounds[barMetrics.rawValue] = backgroundImage
        looksDidChange()
    }

    /// The background image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        bar.backgrounds[barMetrics.rawValue]
    }

    /// Sets what lies behind where the bar is; one picture serves all places.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// What lies behind where the bar is.
    open func backgroundImage(
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Moves titles down.
    open func setTitleVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) {
        customizes(
            .titleVerticalPositionAdjustment,
            for: barMetrics.axis,
            { (target: UINavigationBar) in
                target.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
            }
        )
        bar.titleOffsets[barMetrics.rawValue] = adjustment
        looksDidChange()
    }

    /// How far titles are moved down.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        bar.titleOffsets[barMetrics.rawValue] ?? 0
    }

    // MARK: UIView

    /// At the top of the screen in a navigation controller, else where the delegate says.
    open var barPosition: UIBarPosition { position }

    /// As high as title, prompt and large title need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        replaced("sizeThatFits:", in: UINavigationBar.self, [size])
            ?? CGSize(width: size.width, height: wantedHeight)
    }

    /// As high as needed, of any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }

    /// Places the background and the items.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UINavigationBar.self) { return result }
        super.layoutSubviews()
        showChangedLooks()
        arrange()
    }

    /// Shows the items as the proxies of appearance say here.
    open override func didMoveToWindow() {
        if let result: Void = replaced("didMoveToWindow", in: UINavigationBar.self) {
            return result
        }
        super.didMoveToWindow()
        if AppearanceCenter.isUsed, window != nil { reload() }
    }

    /// Shows the new colours.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightMayHaveChanged()
    }
}
