// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Sizes of bars, in points, as those of iOS 17 appear.
enum BarMetrics {
    static let height: CGFloat = 44
    static let compactHeight: CGFloat = 32
    static let largeTitleHeight: CGFloat = 52
    static let subtitleFontSize: CGFloat = 12
    static let largeSubtitleFontSize: CGFloat = 15
    static let largeSubtitleHeight: CGFloat = 22
    static let promptHeight: CGFloat = 30
    static let tabHeight: CGFloat = 49
    static let toolbarHeight: CGFloat = 44
    static let sideInset: CGFloat = 16
    static let backInset: CGFloat = 8
    static let gap: CGFloat = 16
    static let fontSize: CGFloat = 17
    static let largeFontSize: CGFloat = 34
    static let minimumTouch: CGFloat = 44
    static let backdropHeight: CGFloat = 30
    static let backdropMargin: CGFloat = 8
}

/// What lies behind the items of a bar: effect, colour, picture, and the line at the edge.
@MainActor
final class BarBackground: UIView, ViewPart {
    private let effect = UIVisualEffectView(effect: nil)
    private let color = UIView()
    private let picture = UIImageView()
    private let shadow = UIImageView()
    /// Whether the line is at the upper edge.
    var hasShadowOnTop = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        picture.clipsToBounds = true
        for view in [effect, color, picture, shadow] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an appearance.
    func show(_ appearance: UIBarAppearance) {
        effect.effect = appearance.backgroundEffect
        effect.isHidden = appearance.backgroundEffect == nil
        color.backgroundColor = appearance.backgroundColor
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        shadow.image = appearance.shadowImage
        shadow.tintColor = appearance.shadowColor
        shadow.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effect, color, picture] { view.frame = bounds }
        let height = shadow.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        shadow.frame = CGRect(
            x: 0,
            y: hasShadowOnTop ? -height : bounds.height,
            width: bounds.width,
            height: height
        )
    }
}

/// One button of a bar.
@MainActor
final class BarButton: UIControl, ViewPart {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let picture = UIImageView()
    private let attributes: UIBarButtonItemAppearance?
    private let badge: BarBadge?
    private let backdrop = UIImageView()
    private var titleOffset = UIOffset.zero
    private var backdropOffset = UIOffset.zero

    init(_ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance?) {
        self.item = item
        attributes = appearance
        badge = item.badge.map { BarBadge($0) }
        super.init(frame: .zero)
        item.shownView = self
        if let view = item.customView {
            addSubview(view)
        } else if let image = item.shownImage, item.title == nil || item.image != nil {
            picture.image =
                image.renderingMode == .automatic
                ? image.withRenderingMode(.alwaysTemplate) : image
            picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
                pointSize: BarMetrics.fontSize,
                weight: item.style == .done ? .semibold : .regular,
                scale: .large
            )
            addSubview(picture)
        } else {
            label.text = item.shownTitle
            addSubview(label)
        }
        if let badge { addSubview(badge) }
        accessibilityValue = item.badge?.stringValue
        if let tint = item.tintColor { tintColor = tint }
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        accessibilityLabel =
            item.accessibilityLabel ?? item.shownTitle ?? item.systemItem?.spokenName
        accessibilityIdentifier = item.accessibilityIdentifier
        isAccessibilityElement = true
        accessibilityTraits = .button
        isActivatedByDrags = item.isSpringLoaded
        if item.menu != nil {
            showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
            isContextMenuInteractionEnabled = true
        }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.item.perform(from: self.item, event: nil)
            },
            for: .touchUpInside
        )
        refreshColors()
    }

    required init?(coder: NSCoder) { nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.menu else { return nil }
        let shown = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        shown.preferredMenuElementOrder = item.preferredMenuElementOrder
        return shown
    }

    override var isHighlighted: Bool {
        didSet { refreshColors() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColors()
    }

    private func refreshColors() {
        let isDone = item.style == .done
        let weight: UIFont.Weight = isDone ? .semibold : .regular
        var texts: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetrics.fontSize, weight: weight),
            .foregroundColor: isEnabled ? tintColor ?? .systemBlue : UIColor.tertiaryLabel,
        ]
        let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
        let own =
            !isEnabled
            ? attributes?.disabled : isHighlighted ? attributes?.highlighted : attributes?.normal
        texts.merge(own?.titleTextAttributes ?? [:]) { $1 }
        texts.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        texts.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        label.attributedText = item.shownTitle.map {
            NSAttributedString(string: $0, attributes: texts)
        }
        let metrics = barMetrics
        titleOffset = item.titlePositionAdjustment(for: metrics) + own?.titlePositionAdjustment
        backdropOffset = own?.backgroundImagePositionAdjustment ?? .zero
        backdropOffset.vertical += item.backgroundVerticalPositionAdjustment(for: metrics)
        show(
            backdrop: item.backgroundImage(for: state, style: item.style, barMetrics: metrics)
                ?? item.backgroundImage(for: .normal, style: item.style, barMetrics: metrics)
                ?? own?.backgroundImage ?? attributes?.normal.backgroundImage
        )
        setNeedsLayout()
        picture.tintColor = isEnabled ? nil : .tertiaryLabel
        alpha = isHighlighted && item.customView == nil ? 0.3 : 1
    }

    private func show(backdrop image: UIImage?) {
        backdrop.image = image
        if image == nil || item.customView != nil {
            backdrop.removeFromSuperview()
        } else if backdrop.superview == nil {
            insertSubview(backdrop, at: 0)
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = CGSize.zero
        if let view = item.customView {
            let own = view.bounds.size
            fitting = own == .zero ? view.systemLayoutSizeFitting(.zero) : own
        } else if picture.superview != nil {
            fitting = picture.sizeThatFits(.zero)
        } else {
            fitting = label.sizeThatFits(size)
        }
        if item.width > 0 { fitting.width = item.width }
        return CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = sizeThatFits(bounds.size)
        let place = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
        item.customView?.frame = place
        let insets = item.imageInsets
        picture.frame = pictureFrame.offsetBy(
            dx: (insets.left - insets.right) / 2,
            dy: (insets.top - insets.bottom) / 2
        )
        label.frame = place.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        let room = max(0, min(bounds.height, BarMetrics.backdropHeight) - place.height) / 2
        backdrop.frame = place.insetBy(dx: -BarMetrics.backdropMargin, dy: -room)
            .offsetBy(dx: backdropOffset.horizontal, dy: backdropOffset.vertical)
        badge?.place(at: CGPoint(x: isRightToLeft ? place.minX : place.maxX, y: place.minY))
    }

    /// Where the picture stands in its own size, on whole pixels.
    private var pictureFrame: CGRect {
        let size = picture.sizeThatFits(.zero)
        let scale = max(traitCollection.displayScale, 1)
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.down) / scale }
        return CGRect(
            x: pixels((bounds.width - size.width) / 2),
            y: pixels((bounds.height - size.height) / 2),
            width: size.width,
            height: size.height
        )
    }

    /// As much as a finger needs, where the bar is that high.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(0, BarMetrics.minimumTouch - bounds.width) / 2
        return bounds.insetBy(dx: -missing, dy: -6).contains(point)
    }
}

/// The button that goes back: an arrow and the title of the item before.
@MainActor
final class BackButton: UIControl, ViewPart {
    private let arrow = UIImageView()
    private let label = UILabel()
    private static let gap: CGFloat = 5

    private let titleOffset: UIOffset

    init(
        title: String?,
        indicator: UIImage?,
        attributes: [NSAttributedString.Key: Any],
        titleOffset: UIOffset
    ) {
        self.titleOffset = titleOffset
        var texts: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetrics.fontSize)
        ]
        texts.merge(attributes) { $1 }
        self.texts = texts
        text = title
        super.init(frame: .zero)
        let symbol = UIImage(
            systemName: "chevron.backward",
            withConfiguration: UIImage.SymbolConfiguration(
                pointSize: BarMetrics.fontSize,
                weight: .semibold,
                scale: .large
            )
        )
        arrow.image = (indicator ?? symbol)?.withRenderingMode(.alwaysTemplate)
        addSubview(arrow)
        addSubview(label)
        accessibilityLabel = title ?? "Back"
        isAccessibilityElement = true
        accessibilityTraits = .button
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private let texts: [NSAttributedString.Key: Any]
    private let text: String?

    private func refresh() {
        var shown = texts
        if shown[.foregroundColor] == nil { shown[.foregroundColor] = tintColor ?? .systemBlue }
        label.attributedText = text.map { NSAttributedString(string: $0, attributes: shown) }
        alpha = isHighlighted ? 0.3 : 1
    }

    override var isHighlighted: Bool {
        didSet { refresh() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let mark = arrow.image?.size ?? .zero
        let words = label.sizeThatFits(size)
        let gap = text == nil ? 0 : BackButton.gap
        return CGSize(
            width: (mark.width + gap + words.width).rounded(.up),
            height: max(mark.height, words.height).rounded(.up)
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mark = arrow.image?.size ?? .zero
        arrow.frame = CGRect(
            x: 0,
            y: ((bounds.height - mark.height) / 2).rounded(),
            width: mark.width,
            height: mark.height
        )
        let words = label.sizeThatFits(bounds.size)
        let x = mark.width + BackButton.gap
        label.frame = CGRect(
            x: x + titleOffset.horizontal,
            y: ((bounds.height - words.height) / 2).rounded() + titleOffset.vertical,
            width: max(0, bounds.width - x),
            height: words.height
        )
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -6).contains(point)
    }
}

extension UIView {
    /// The metrics of bars here: compact on phones in landscape.
    var barMetrics: UIBarMetrics {
        traitCollection.verticalSizeClass == .compact
            && traitCollection.userInterfaceIdiom == .phone ? .compact : .default
    }
}

extension UIOffset {
    static func + (one: UIOffset, other: UIOffset?) -> UIOffset {
        UIOffset(
            horizontal: one.horizontal + (other?.horizontal ?? 0),
            vertical: one.vertical + (other?.vertical ?? 0)
        )
    }
}
