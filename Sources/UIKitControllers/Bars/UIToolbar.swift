// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons, mostly at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private final var shownItems: [UIBarButtonItem] = []
    private final var buttons: [BarButton] = []
    private final let background = BarBackground()
    private final var standard = AppearanceSlot<UIToolbarAppearance>()
    /// How often the appearance had changed when the bar last showed it.
    private final var shownRevision = 0
    private final var pictures: [Int: UIImage] = [:]
    private final var shadows: [Int: UIImage] = [:]
    /// How far the background goes on below the frame.
    final var reach: CGFloat = 0

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Reads an archived bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        let decode = FieldDecoder(coder)
        decode.integer("UIBarStyle") { barStyle = UIBarStyle(rawValue: $0) ?? .default }
        decode.flag("UITranslucent") { isTranslucent = $0 }
        barTintColor = decode.object("UIBarTintColor") as? UIColor
        if let items = decode.object("UIItems") as? [UIBarButtonItem] { self.items = items }
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIToolbar.self)
    }

    /// Archives the bar with its items.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        coder.encode(isTranslucent, forKey: "UITranslucent")
        if let barTintColor { coder.encode(barTintColor, forKey: "UIBarTintColor") }
        coder.encode(shownItems, forKey: "UIItems")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIToolbar>) {
        properties.keep(\.compactAppearance, "UICompactAppearance")
        properties.keep(\.compactScrollEdgeAppearance, "UICompactScrollEdgeAppearance")
        properties.keep(\.scrollEdgeAppearance, "UIScrollEdgeAppearance")
        properties.keep(\.standard.value, "UIStandardAppearance")
        properties.keep(\.pictures, "UIBackgroundImages")
        properties.keep(\.shadows, "UIShadowImages")
        if properties.isReading { looksDidChange() }
    }

    private func setUp() {
        background.hasShadowOnTop = true
        insertSubview(background, at: 0)
        looksDidChange()
    }

    /// Who says where the bar is.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The buttons and the room between them, from the left.
    open var items: [UIBarButtonItem]? {
        get { shownItems.isEmpty ? nil : shownItems }
        set { announcing("items") { setItems(newValue, animated: false) } }
    }

    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        shownItems = items ?? []
        reload()
    }

    private func reload() {
        for button in buttons { button.removeFromSuperview() }
        buttons = shownItems.filter { !$0.isHidden }.map { item in
            item.host = nil
            AppearanceCenter.apply(to: item, in: self)
            item.host = self
            let appearance = shownAppearance
            let isDone = item.style == .done
            let button = BarButton(
                item,
                appearance: isDone ? appearance.doneButtonAppearance : appearance.buttonAppearance
            )
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    // MARK: Looks

    /// Light on dark or the other way; older than appearances.
    open var barStyle = UIBarStyle.default {
        didSet {
            customizes(.barStyle, \UIToolbar.barStyle, barStyle)
            looksDidChange()
        }
    }

    /// Whether content goes on below the bar.
    open var isTranslucent = true {
        didSet {
            customizes(.isTranslucent, \UIToolbar.isTranslucent, isTranslucent)
            looksDidChange()
        }
    }

    /// The colour of the background; older than appearances.
    open var barTintColor: UIColor? {
        didSet {
            customizes(.barTintColor, \UIToolbar.barTintColor, barTintColor)
            looksDidChange()
        }
    }

    /// How the bar looks.
    open var standardAppearance: UIToolbarAppearance {
        get {
            setNeedsLayout()
            if let known = standard.known { return known }
            let made = usualAppearance
            standard.lend(made)
            return made
        }
        set {
            customizes(.standardAppearance, \UIToolbar.standardAppearance, newValue)
            announcing("standardAppearance") {
                standard.value = newValue
                appearancesDidChange()
            }
        }
    }

    /// How the bar looks where it is low; nil for as usual.
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            customizes(.compactAppearance, \UIToolbar.compactAppearance, compactAppearance)
            appearancesDidChange()
        }
    }

    /// How the bar looks while no content lies below; nil for as usual.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            customizes(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance, scrollEdgeAppearance)
            appearancesDidChange()
        }
    }

    /// How a low bar looks while no content lies below.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        willSet { beginAnnouncing("compactScrollEdgeAppearance") }
        didSet {
            endAnnouncing("compactScrollEdgeAppearance")
            customizes(
                .compactScrollEdgeAppearance,
                \UIToolbar.compactScrollEdgeAppearance,
                compactScrollEdgeAppearance
            )
            appearancesDidChange()
        }
    }

    /// Sets what lies behind; older than appearances.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        customizes(
            .backgroundImageForMetrics,
            for: UInt64(topOrBottom.rawValue) << 32 | barMetrics.axis,
            { (target: UIToolbar) in
                target.setBackgroundImage(
                    backgroundImage,
                    forToolbarPosition: topOrBottom,
                    barMetrics: barMetrics
                )
            }
        )
        pictures[topOrBottom.rawValue] = backgroundImage
        looksDidChange()
    }

    /// The background image.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        pictures[topOrBottom.rawValue]
    }

    /// Sets the line at the edge; older than appearances.
    open func setShadowImage(
        _ shadowImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition
    ) {
        customizes(
            .shadowImageForPosition,
            for: UInt64(topOrBottom.rawValue),
            { (target: UIToolbar) in
                target.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
            }
        )
        shadows[topOrBottom.rawValue] = shadowImage
        looksDidChange()
    }

    /// The line at the edge.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadows[topOrBottom.rawValue]
    }

    /// Whether content that scrolls ends above the bar.
    final var isAtEdge = false {
        didSet { if isAtEdge != oldValue { appearancesDidChange() } }
    }

    private func appearancesDidChange() {
        looksDidChange()
        reload()
    }

    /// How often the appearances have changed in place.
    private var revision: Int {
        [compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
            .reduce(standard.revision) { $0 + ($1?.revision ?? 0) }
    }

    private func looksDidChange() {
        shownRevision = revision
        background.show(shownAppearance)
        setNeedsLayout()
    }

    /// The appearance for the bar's height and for what lies below it.
    private var shownAppearance: UIToolbarAppearance {
        let isCompact = barMetrics == .compact
        if isAtEdge {
            let low = isCompact ? compactScrollEdgeAppearance : nil
            if let edge = low ?? scrollEdgeAppearance { return edge }
        }
        return (isCompact ? compactAppearance : nil) ?? usualAppearance
    }

    /// What was set, or what the older settings say.
    private var usualAppearance: UIToolbarAppearance {
        if let set = standard.value { return set }
        let appearance = UIToolbarAppearance()
        if !isTranslucent { appearance.configureWithOpaqueBackground() }
        if let barTintColor { appearance.backgroundColor = barTintColor }
        if let image = pictures.values.first { appearance.backgroundImage = image }
        if let image = shadows.values.first {
            appearance.shadowImage = image
            if image.size == .zero { appearance.shadowColor = nil }
        }
        return appearance
    }

    // MARK: UIView

    /// At the bottom unless the delegate says otherwise.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// As high as bars are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.toolbarHeight)
    }

    /// As high as bars are, of any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight)
    }

    /// Shows the items as the proxies of appearance say here.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if AppearanceCenter.isUsed, window != nil { reload() }
    }

    /// Shows the appearance for the new height.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            appearancesDidChange()
        }
    }

    /// Places the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if revision != shownRevision { appearancesDidChange() }
        let above = barPosition == .topAttached ? distanceToTopEdge : 0
        let below = reach == 0 && barPosition == .bottom ? distanceToBottomEdge : reach
        background.frame = CGRect(
            x: 0,
            y: -above,
            width: bounds.width,
            height: above + bounds.height + below
        )
        let inset = max(safeAreaInsets.left, safeAreaInsets.right) + BarMetrics.sideInset
        let sizes = buttons.map { $0.sizeThatFits(bounds.size).width }
        let flexible = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
        let gaps = BarMetrics.gap * CGFloat(max(0, buttons.filter { !$0.item.isSpace }.count - 1))
        let fixed = zip(buttons, sizes).reduce(0) { sum, pair in
            sum + (pair.0.item.systemItem == .fixedSpace ? pair.0.item.width : pair.1)
        }
        let free = max(0, bounds.width - 2 * inset - fixed - (flexible == 0 ? gaps : 0))
        var x = inset
        for (button, size) in zip(buttons, sizes) {
            switch button.item.systemItem {
            case .flexibleSpace: x += free / CGFloat(flexible)
            case .fixedSpace: x += button.item.width
            default:
                button.frame = CGRect(x: x.rounded(), y: 0, width: size, height: bounds.height)
                x += size + (flexible == 0 ? BarMetrics.gap : 0)
            }
        }
    }
}

extension UIToolbar: BarItemHost {
    package func barItemDidChange(_ item: NSObject) { reload() }
}
