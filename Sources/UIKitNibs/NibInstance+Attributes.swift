// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitTables
import UIKitText

extension NibInstance {
    // MARK: Views

    func configure(_ view: UIView, _ element: NibElement) {
        if let frame = NibValues.rect(element.child(key: "frame")) { view.frame = frame }
        if let mask = element.child(key: "autoresizingMask") {
            view.autoresizingMask = NibValues.mask(mask)
        } else if element["fixedFrame"] != nil || element.child(key: "frame") != nil {
            view.autoresizingMask = []
        }
        if let flag = element.flag("translatesAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = flag
        }
        if let mode = NibValues.contentMode(element["contentMode"]) { view.contentMode = mode }
        // Interface Builder writes what differs from its own defaults, which are not the classes':
        // labels and pictures take touches unless the file says otherwise.
        view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
        if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
        if let flag = element.flag("clipsSubviews") {
            view.clipsToBounds = flag
        } else if view is UIScrollView {
            view.clipsToBounds = false
        }
        if let flag = element.flag("hidden") { view.isHidden = flag }
        if let flag = element.flag("opaque") { view.isOpaque = flag }
        if let flag = element.flag("clearsContextBeforeDrawing") {
            view.clearsContextBeforeDrawing = flag
        }
        if let flag = element.flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
        if let alpha = element.number("alpha") { view.alpha = CGFloat(alpha) }
        if let tag = element.integer("tag") { view.tag = tag }
        if let identifier = element["restorationIdentifier"] {
            view.restorationIdentifier = identifier
        }
        if let flag = element.flag("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = flag
        }
        if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = flag
        }
        if let insets = NibValues.insets(element.child(key: "layoutMargins")) {
            view.layoutMargins = insets
        }
        if let insets = element.child(key: "directionalLayoutMargins") {
            view.directionalLayoutMargins = NibValues.directionalInsets(insets)
        }
        if let color = NibValues.color(element.child(key: "backgroundColor"), in: bundle) {
            view.backgroundColor = color
        }
        if let color = NibValues.color(element.child(key: "tintColor"), in: bundle) {
            view.tintColor = color
        }
        switch element["semanticContentAttribute"] {
        case "playback": view.semanticContentAttribute = .playback
        case "spatial": view.semanticContentAttribute = .spatial
        case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
        default: break
        }
        if let flag = element.flag("exclusiveTouch") { view.isExclusiveTouch = flag }
        setPriorities(view, element)
        setAccessibility(view, element)
        switch view {
        case let label as UILabel: configure(label, element)
        case let button as UIButton: configure(button, element)
        case let imageView as UIImageView: configure(imageView, element)
        case let field as UITextField: configure(field, element)
        case let text as UITextView:
            configure(text as UIScrollView, element)
            configure(text, element)
        case let bar as UISearchBar: configure(bar, element)
        case let table as UITableView:
            configure(table as UIScrollView, element)
            configure(table, element)
        case let cell as UITableViewCell: configure(cell, element)
        case let items as UICollectionView:
            configure(items as UIScrollView, element)
            configure(items, element)
        case let cell as UICollectionViewCell: configure(cell, element)
        case let scrollView as UIScrollView: configure(scrollView, element)
        case let stack as UIStackView: configure(stack, element)
        case let bar as UINavigationBar: configure(bar, element)
        case let bar as UIToolbar: configure(bar, element)
        case let bar as UITabBar: configure(bar, element)
        case let effect as UIVisualEffectView: configure(effect, element)
        default: configureValue(view, element)
        }
        if let control = view as? UIControl { configureControl(control, element) }
        fill(view, element)
    }

    private func setPriorities(_ view: UIView, _ element: NibElement) {
        let axes: [(String, NSLayoutConstraint.Axis)] = [
            ("horizontal", .horizontal), ("vertical", .vertical),
        ]
        for (name, axis) in axes {
            if let value = element.number(name + "HuggingPriority") {
                view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
            }
            if let value = element.number(name + "CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(
                    UILayoutPriority(Float(value)),
                    for: axis
                )
            }
        }
    }

    private func setAccessibility(_ view: UIView, _ element: NibElement) {
        guard let accessibility = element.child("accessibility") else { return }
        if let label = accessibility.string("label") { view.accessibilityLabel = label }
        if let hint = accessibility.string("hint") { view.accessibilityHint = hint }
        if let identifier = accessibility["identifier"] {
            view.accessibilityIdentifier = identifier
        }
        if let flag = accessibility.child(key: "isElement")?.flag("value") {
            view.isAccessibilityElement = flag
        }
        guard let traits = accessibility.child(key: "traits") else { return }
        view.accessibilityTraits = NibNames.accessibilityTraits.reduce(into: []) { all, trait in
            if traits.flag(trait.name) == true { all.insert(trait.trait) }
        }
    }

    private func configure(_ label: UILabel, _ element: NibElement) {
        if let font = NibValues.font(element.child(key: "fontDescription")) { label.font = font }
        if let color = NibValues.color(element.child(key: "textColor"), in: bundle) {
            label.textColor = color
        }
        if let color = NibValues.color(element.child(key: "highlightedColor"), in: bundle) {
            label.highlightedTextColor = color
        }
        if let color = NibValues.color(element.child(key: "shadowColor"), in: bundle) {
            label.shadowColor = color
        }
        if let size = NibValues.size(element.child(key: "shadowOffset")) {
            label.shadowOffset = size
        }
        if let alignment = NibValues.alignment(element["textAlignment"]) {
            label.textAlignment = alignment
        }
        if let mode = NibValues.lineBreak(element["lineBreakMode"]) { label.lineBreakMode = mode }
        switch element["baselineAdjustment"] {
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
        if let lines = element.integer("numberOfLines") { label.numberOfLines = max(0, lines) }
        label.adjustsFontSizeToFitWidth = adjustsFontSize(element, "minimumScaleFactor")
        if let flag = element.flag("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = flag
        }
        if let scale = element.number("minimumScaleFactor") {
            label.minimumScaleFactor = CGFloat(scale)
        }
        if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
            label.preferredMaxLayoutWidth = CGFloat(width)
        }
        if let flag = element.flag("highlighted") { label.isHighlighted = flag }
        if let flag = element.flag("enabled") { label.isEnabled = flag }
        if let text = element.string("text") { label.text = text }
        if let text = NibValues.attributedString(element.child(key: "attributedText"), in: bundle) {
            label.attributedText = text
        }
    }

    /// Whether a text shrinks to its width: where the file has a smallest size and does not deny it.
    func adjustsFontSize(_ element: NibElement, _ smallest: String) -> Bool {
        element.flag("adjustsFontSizeToFit") ?? (element.number(smallest) != nil)
    }

    private func configure(_ imageView: UIImageView, _ element: NibElement) {
        imageView.image = NibValues.image(element["image"], catalog: element["catalog"], in: bundle)
        imageView.highlightedImage = NibValues.image(element["highlightedImage"], in: bundle)
        if let reference = element.child(key: "image") {
            imageView.image = NibValues.image(reference: reference, in: bundle)
        }
        if let symbol = element.child(key: "preferredSymbolConfiguration") {
            imageView.preferredSymbolConfiguration = NibValues.symbol(symbol)
        }
        if let flag = element.flag("highlighted") { imageView.isHighlighted = flag }
    }

    private func configure(_ scrollView: UIScrollView, _ element: NibElement) {
        if let flag = element.flag("bounces") { scrollView.bounces = flag }
        if let flag = element.flag("bouncesZoom") { scrollView.bouncesZoom = flag }
        if let flag = element.flag("pagingEnabled") { scrollView.isPagingEnabled = flag }
        if let flag = element.flag("scrollEnabled") { scrollView.isScrollEnabled = flag }
        if let flag = element.flag("directionalLockEnabled") {
            scrollView.isDirectionalLockEnabled = flag
        }
        scrollView.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
        if let flag = element.flag("alwaysBounceHorizontal") {
            scrollView.alwaysBounceHorizontal = flag
        }
        if let flag = element.flag("showsHorizontalScrollIndicator") {
            scrollView.showsHorizontalScrollIndicator = flag
        }
        if let flag = element.flag("showsVerticalScrollIndicator") {
            scrollView.showsVerticalScrollIndicator = flag
        }
        if let flag = element.flag("delaysContentTouches") {
            scrollView.delaysContentTouches = flag
        }
        if let flag = element.flag("canCancelContentTouches") {
            scrollView.canCancelContentTouches = flag
        }
        if let scale = element.number("minimumZoomScale") {
            scrollView.minimumZoomScale = CGFloat(scale)
        }
        if let scale = element.number("maximumZoomScale") {
            scrollView.maximumZoomScale = CGFloat(scale)
        }
        switch element["keyboardDismissMode"] {
        case "onDrag": scrollView.keyboardDismissMode = .onDrag
        case "interactive": scrollView.keyboardDismissMode = .interactive
        case "onDragWithAccessory": scrollView.keyboardDismissMode = .onDragWithAccessory
        case "interactiveWithAccessory":
            scrollView.keyboardDismissMode = .interactiveWithAccessory
        default: break
        }
        switch element["indicatorStyle"] {
        case "black": scrollView.indicatorStyle = .black
        case "white": scrollView.indicatorStyle = .white
        default: break
        }
        if let insets = NibValues.insets(element.child(key: "scrollIndicatorInsets")) {
            scrollView.verticalScrollIndicatorInsets = insets
            scrollView.horizontalScrollIndicatorInsets = insets
        }
        if let behavior = element["contentInsetAdjustmentBehavior"] {
            scrollView.contentInsetAdjustmentBehavior =
                behavior == "never" ? .never : behavior == "always" ? .always : .automatic
        }
        if let insets = NibValues.insets(element.child(key: "contentInset")) {
            scrollView.contentInset = insets
        }
        if let size = NibValues.size(element.child(key: "contentSize")) {
            scrollView.contentSize = size
        }
    }

    private func configure(_ stack: UIStackView, _ element: NibElement) {
        if element["axis"] == "vertical" { stack.axis = .vertical }
        if let spacing = element.number("spacing") { stack.spacing = CGFloat(spacing) }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        stack.distribution = NibNames.stackDistribution(element["distribution"])
        stack.alignment = NibNames.stackAlignment(element["alignment"])
        if let flag = element.flag("baselineRelativeArrangement") {
            stack.isBaselineRelativeArrangement = flag
        }
        if let flag = element.flag("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = flag
        }
    }

    private func configure(_ view: UIVisualEffectView, _ element: NibElement) {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
            "prominent": .prominent, "systemMaterial": .systemMaterial,
            "systemThinMaterial": .systemThinMaterial,
            "systemUltraThinMaterial": .systemUltraThinMaterial,
            "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
        ]
        let vibrancy = element.child("vibrancyEffect")
        let blur = element.child("blurEffect") ?? vibrancy?.child("blurEffect")
        guard let style = blur?["style"].flatMap({ styles[$0] }) else { return }
        let effect = UIBlurEffect(style: style)
        view.effect = vibrancy == nil ? effect : UIVibrancyEffect(blurEffect: effect)
    }

    // MARK: Bars

    private func configure(_ bar: UINavigationBar, _ element: NibElement) {
        if let flag = element.flag("largeTitles") { bar.prefersLargeTitles = flag }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let style = NibNames.barStyle(element["barStyle"]) { bar.barStyle = style }
        if let color = NibValues.color(element.child(key: "barTintColor"), in: bundle) {
            bar.barTintColor = color
        }
        if let texts = textAttributes(element.child(key: "titleTextAttributes")) {
            bar.titleTextAttributes = texts
        }
        if let texts = textAttributes(element.child(key: "largeTitleTextAttributes")) {
            bar.largeTitleTextAttributes = texts
        }
        if let appearance = appearance(element.child(key: "standardAppearance")) {
            bar.standardAppearance = appearance
        }
        if let appearance = appearance(element.child(key: "scrollEdgeAppearance")) {
            bar.scrollEdgeAppearance = appearance
        }
        if let appearance = appearance(element.child(key: "compactAppearance")) {
            bar.compactAppearance = appearance
        }
        if let appearance = appearance(element.child(key: "compactScrollEdgeAppearance")) {
            bar.compactScrollEdgeAppearance = appearance
        }
        let items = element.list("items").compactMap { makeNavigationItem($0) }
        if !items.isEmpty { bar.items = items }
    }

    private func appearance(_ element: NibElement?) -> UINavigationBarAppearance? {
        guard let element else { return nil }
        let appearance = UINavigationBarAppearance()
        if let color = NibValues.color(element.child(key: "backgroundColor"), in: bundle) {
            appearance.backgroundColor = color
        }
        if let color = NibValues.color(element.child(key: "shadowColor"), in: bundle) {
            appearance.shadowColor = color
        }
        if let texts = textAttributes(element.child(key: "titleTextAttributes")) {
            appearance.titleTextAttributes = texts
        }
        if let texts = textAttributes(element.child(key: "largeTitleTextAttributes")) {
            appearance.largeTitleTextAttributes = texts
        }
        return appearance
    }

    private func textAttributes(_ element: NibElement?) -> [NSAttributedString.Key: Any]? {
        guard let element else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = NibValues.font(element.child("fontDescription")) { attributes[.font] = font }
        if let color = NibValues.color(element.child(key: "textColor"), in: bundle) {
            attributes[.foregroundColor] = color
        }
        return attributes
    }

    private func configure(_ bar: UITabBar, _ element: NibElement) {
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let style = NibNames.barStyle(element["barStyle"]) { bar.barStyle = style }
        if let color = NibValues.color(element.child(key: "barTintColor"), in: bundle) {
            bar.barTintColor = color
        }
        if let color = NibValues.color(element.child(key: "selectedImageTintColor"), in: bundle) {
            bar.tintColor = color
        }
        switch element["itemPositioning"] {
        case "fill": bar.itemPositioning = .fill
        case "centered": bar.itemPositioning = .centered
        default: break
        }
        let items = element.list("items").compactMap { item -> UITabBarItem? in
            item.name == "tabBarItem" ? makeTabItem(item) : nil
        }
        if !items.isEmpty { bar.items = items }
    }

    private func configure(_ bar: UIToolbar, _ element: NibElement) {
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let style = NibNames.barStyle(element["barStyle"]) { bar.barStyle = style }
        if let color = NibValues.color(element.child(key: "barTintColor"), in: bundle) {
            bar.barTintColor = color
        }
        let items = element.list("items").compactMap { makeBarButton($0) }
        if !items.isEmpty { bar.items = items }
    }

    func configure(_ item: UIBarItem, _ element: NibElement) {
        if let title = element.string("title") { item.title = title }
        if let image = NibValues.image(element["image"], catalog: element["catalog"], in: bundle) {
            item.image = image
        }
        if let flag = element.flag("enabled") { item.isEnabled = flag }
        if let tag = element.integer("tag") { item.tag = tag }
        if let tab = item as? UITabBarItem {
            if let name = element["systemItem"], let system = NibNames.tabItems[name] {
                tab.adopt(system)
            }
            tab.selectedImage = NibValues.image(element["selectedImage"], in: bundle)
            tab.badgeValue = element["badgeValue"]
        }
        guard let button = item as? UIBarButtonItem else { return }
        if let name = element["systemItem"], let system = NibNames.barItems[name] {
            button.systemItem = system
            if name == "done" || name == "save" { button.style = .done }
        }
        if element["style"] == "done" { button.style = .done }
        if let width = element.number("width") { button.width = CGFloat(width) }
        if let color = NibValues.color(element.child(key: "tintColor"), in: bundle) {
            button.tintColor = color
        }
        if let menu = menu(of: element) { button.menu = menu }
        if let view = element.child(key: "customView") { button.customView = makeView(view) }
    }

    func configure(_ item: UINavigationItem, _ element: NibElement) {
        if let title = element.string("title") { item.title = title }
        item.prompt = element["prompt"]
        item.backButtonTitle = element["backButtonTitle"]
        switch element["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        for child in element.children {
            // Lists of buttons stand without a key.
            switch child["key"] ?? child.name {
            case "leftBarButtonItem": item.leftBarButtonItem = makeBarButton(child)
            case "rightBarButtonItem": item.rightBarButtonItem = makeBarButton(child)
            case "backBarButtonItem": item.backBarButtonItem = makeBarButton(child)
            case "leftBarButtonItems":
                item.leftBarButtonItems = child.children.compactMap { makeBarButton($0) }
            case "rightBarButtonItems":
                item.rightBarButtonItems = child.children.compactMap { makeBarButton($0) }
            case "titleView": item.titleView = makeView(child)
            default: break
            }
        }
    }

    // MARK: Recognizers

    func configure(_ recognizer: UIGestureRecognizer, _ element: NibElement) {
        if let flag = element.flag("enabled") { recognizer.isEnabled = flag }
        if let flag = element.flag("cancelsTouchesInView") {
            recognizer.cancelsTouchesInView = flag
        }
        if let flag = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
        if let flag = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let count = element.integer("numberOfTapsRequired") {
                tap.numberOfTapsRequired = count
            }
            if let count = element.integer("numberOfTouchesRequired") {
                tap.numberOfTouchesRequired = count
            }
        case let press as UILongPressGestureRecognizer:
            if let seconds = element.number("minimumPressDuration") {
                press.minimumPressDuration = seconds
            }
            if let way = element.number("allowableMovement") {
                press.allowableMovement = CGFloat(way)
            }
            if let count = element.integer("numberOfTapsRequired") {
                press.numberOfTapsRequired = count
            }
            if let count = element.integer("numberOfTouchesRequired") {
                press.numberOfTouchesRequired = count
            }
        case let swipe as UISwipeGestureRecognizer:
            let names: [(String, UISwipeGestureRecognizer.Direction)] = [
                ("right", .right), ("left", .left), ("up", .up), ("down", .down),
            ]
            let direction = element.child(key: "direction")
            var all: UISwipeGestureRecognizer.Direction = []
            for (name, bit) in names
            where direction?.flag(name) == true || element["direction"] == name {
                all.insert(bit)
            }
            if !all.isEmpty { swipe.direction = all }
            if let count = element.integer("numberOfTouchesRequired") {
                swipe.numberOfTouchesRequired = count
            }
        case let pan as UIPanGestureRecognizer:
            if let count = element.integer("minimumNumberOfTouches") {
                pan.minimumNumberOfTouches = max(1, count)
            }
            if let count = element.integer("maximumNumberOfTouches") {
                pan.maximumNumberOfTouches = max(1, count)
            }
            if let edges = element.child(key: "edges") {
                (pan as? UIScreenEdgePanGestureRecognizer)?.edges = NibValues.edges(edges)
            }
        default: break
        }
    }
}
