// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// One item of a tab bar: picture, title and badge.
@MainActor
final class TabButton: UIControl, ViewPart {
    /// How an item looks in one moment, all sources taken together.
    struct Looks {
        var style = UITabBarItemAppearance.Style.stacked
        var tint: UIColor?
        var unselectedTint: UIColor?
        var appearance: UITabBarItemAppearance?
    }

    /// Sizes in points, as those of iOS 17 appear.
    private enum Metrics {
        static let stackedFont: CGFloat = 10
        static let inlineFont: CGFloat = 13
        static let compactFont: CGFloat = 12
        static let symbol: CGFloat = 18
        static let compactSymbol: CGFloat = 14
        /// From the upper edge to the middle of a stacked picture.
        static let pictureMiddle: CGFloat = 18
        /// From the upper edge to the upper edge of a stacked title.
        static let titleTop: CGFloat = 35
        static let gap: CGFloat = 7
        static let badgeHeight: CGFloat = 18
        static let badgeFont: CGFloat = 13
        static let badgePadding: CGFloat = 5
        /// How far a badge covers the picture.
        static let badgeOverlap: CGFloat = 9
        static let badgeTop: CGFloat = 2
    }

    /// The colour of what is not chosen, as it appears on iOS.
    private static let gray = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.459 : 0.6, alpha: 1)
    }

    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UIView()
    private let badgeLabel = UILabel()
    private var looks = Looks()

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        addSubview(picture)
        addSubview(label)
        badge.addSubview(badgeLabel)
        badge.isUserInteractionEnabled = false
        addSubview(badge)
        isAccessibilityElement = true
        isActivatedByDrags = item.isSpringLoaded
        showsLargeContentViewer = true
        largeContentTitle = item.title
        largeContentImage = item.largeContentSizeImage
        largeContentImageInsets = item.largeContentSizeImageInsets
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { refresh() } }
    }

    /// Shows the item in another way.
    func show(_ looks: Looks) {
        self.looks = looks
        refresh()
    }

    private var stateLooks: UITabBarItemStateAppearance? {
        guard let appearance = looks.appearance else { return nil }
        return !isEnabled
            ? appearance.disabled : isSelected ? appearance.selected : appearance.normal
    }

    private func refresh() {
        isEnabled = item.isEnabled
        let color =
            isSelected
            ? looks.tint ?? tintColor ?? .systemBlue : looks.unselectedTint ?? TabButton.gray
        refreshPicture(color)
        refreshTitle(color)
        refreshBadge()
        alpha = isEnabled ? 1 : 0.5
        accessibilityLabel = item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    private func refreshPicture(_ color: UIColor) {
        let isLow = looks.style == .compactInline
        var image = isSelected ? item.selectedImage ?? item.image : item.image
        if isLow, !isSelected, let low = item.landscapeImagePhone { image = low }
        if let symbol = image, symbol.isSymbolImage, symbol.symbolConfiguration == nil {
            image = symbol.applyingSymbolConfiguration(
                UIImage.SymbolConfiguration(
                    pointSize: isLow ? Metrics.compactSymbol : Metrics.symbol,
                    weight: .regular,
                    scale: .large
                )
            )
        }
        picture.image =
            image?.renderingMode == .automatic
            ? image?.withRenderingMode(.alwaysTemplate) : image
        picture.tintColor = stateLooks?.iconColor ?? color
    }

    private func refreshTitle(_ color: UIColor) {
        let font =
            switch looks.style {
            case .stacked: UIFont.systemFont(ofSize: Metrics.stackedFont, weight: .medium)
            case .inline: UIFont.systemFont(ofSize: Metrics.inlineFont)
            case .compactInline: UIFont.systemFont(ofSize: Metrics.compactFont)
            }
        var texts: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        texts.merge(stateLooks?.titleTextAttributes ?? [:]) { $1 }
        texts.merge(item.titleTextAttributes(for: .normal) ?? [:]) { old, new in
            // A chosen item keeps the tint unless it has a colour of its own.
            isSelected && old is UIColor ? old : new
        }
        if isSelected { texts.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
        if !isEnabled { texts.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: texts) }
    }

    private func refreshBadge() {
        badge.isHidden = item.badgeValue == nil
        guard let value = item.badgeValue else { return }
        let color = item.badgeColor ?? stateLooks?.badgeBackgroundColor
        badge.backgroundColor = color ?? .systemRed
        badge.layer.cornerRadius = Metrics.badgeHeight / 2
        var texts: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Metrics.badgeFont),
            .foregroundColor: UIColor.white,
        ]
        texts.merge(stateLooks?.badgeTextAttributes ?? [:]) { $1 }
        let own = item.badgeTextAttributes(for: isSelected ? .selected : .normal)
        texts.merge(own ?? item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        badgeLabel.attributedText = NSAttributedString(string: value, attributes: texts)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    // MARK: Places

    private var pictureSize: CGSize { picture.image?.size ?? .zero }

    /// As wide as picture and title need.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let words = label.sizeThatFits(size)
        let image = pictureSize
        guard looks.style != .stacked else {
            return CGSize(width: max(words.width, image.width), height: size.height)
        }
        let gap = words.width > 0 && image.width > 0 ? Metrics.gap : 0
        return CGSize(width: image.width + gap + words.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = item.imageInsets
        let offset = item.titlePositionAdjustment
        let more = stateLooks?.titlePositionAdjustment ?? .zero
        let image = pictureSize
        let words = label.sizeThatFits(bounds.size)
        let hasTitle = !(item.title ?? "").isEmpty
        var imagePlace = CGRect(origin: .zero, size: image)
        var labelPlace = CGRect(origin: .zero, size: words)
        labelPlace.size.width = min(words.width, bounds.width)
        if looks.style == .stacked {
            imagePlace.origin.x = (bounds.width - image.width) / 2
            let middle = hasTitle ? Metrics.pictureMiddle : bounds.height / 2
            imagePlace.origin.y = middle - image.height / 2
            labelPlace.origin.x = (bounds.width - labelPlace.width) / 2
            labelPlace.origin.y = Metrics.titleTop
            if image.height == 0 { labelPlace.origin.y = (bounds.height - words.height) / 2 }
        } else {
            let gap = hasTitle && image.width > 0 ? Metrics.gap : 0
            labelPlace.size.width = max(0, min(words.width, bounds.width - image.width - gap))
            let all = image.width + gap + labelPlace.width
            imagePlace.origin.x = (bounds.width - all) / 2
            imagePlace.origin.y = (bounds.height - image.height) / 2
            labelPlace.origin.x = imagePlace.minX + image.width + gap
            labelPlace.origin.y = (bounds.height - words.height) / 2
        }
        picture.frame = snapped(
            CGRect(
                x: imagePlace.minX + insets.left,
                y: imagePlace.minY + insets.top,
                width: max(0, image.width - insets.left - insets.right),
                height: max(0, image.height - insets.top - insets.bottom)
            )
        )
        label.frame = snapped(
            labelPlace.offsetBy(
                dx: offset.horizontal + more.horizontal,
                dy: offset.vertical + more.vertical
            )
        )
        placeBadge(beside: imagePlace)
    }

    private func placeBadge(beside image: CGRect) {
        guard !badge.isHidden else { return }
        let words = badgeLabel.sizeThatFits(bounds.size)
        let offset = stateLooks?.badgePositionAdjustment ?? .zero
        let textOffset = stateLooks?.badgeTitlePositionAdjustment ?? .zero
        let width = max(Metrics.badgeHeight, words.width + 2 * Metrics.badgePadding)
        badge.frame = snapped(
            CGRect(
                x: image.maxX - Metrics.badgeOverlap + offset.horizontal,
                y: Metrics.badgeTop + offset.vertical,
                width: width,
                height: Metrics.badgeHeight
            )
        )
        badgeLabel.frame = snapped(
            CGRect(
                x: (width - words.width) / 2 + textOffset.horizontal,
                y: (Metrics.badgeHeight - words.height) / 2 + textOffset.vertical,
                width: words.width,
                height: words.height
            )
        )
    }

    /// The place on whole pixels, with the size as it is.
    private func snapped(_ place: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        return CGRect(
            x: (place.minX * scale).rounded() / scale,
            y: (place.minY * scale).rounded() / scale,
            width: place.width,
            height: place.height
        )
    }
}
