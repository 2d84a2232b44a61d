// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// Buttons with a configuration: the parts it asks for, and where they stand.
extension UIButton {
    // MARK: - Layout

    func layOutButton() {
        updateIfNeeded()
        let ground = backgroundRect(forBounds: bounds)
        button.backgroundImageView?.frame = ground
        let content = contentRect(forBounds: bounds)
        if button.configuration != nil {
            let parts = configuredParts(in: content)
            button.titleLabel?.frame = parts.title
            button.subtitleLabel?.frame = parts.subtitle
            button.imageView?.frame = parts.image
            button.activityView?.frame = parts.image
            button.indicatorView?.frame = parts.indicator
            layOutBackground(ground)
        } else {
            button.titleLabel?.frame = titleRect(forContentRect: content)
            button.imageView?.frame = imageRect(forContentRect: content)
        }
    }

    /// Brings the look up to date at once, so that a press shows in the same frame.
    func layOutButtonNow() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        updateIfNeeded()
    }

    private func layOutBackground(_ rect: CGRect) {
        guard let shown = button.shown, let view = button.backgroundView else { return }
        view.frame = rect
        let radius = ButtonMetrics.cornerRadius(
            shown.cornerStyle,
            own: shown.background.cornerRadius,
            height: rect.height,
            traits: traitCollection
        )
        view.show(shown.background, tint: accentColor, radius: radius)
    }

    private var accentColor: UIColor {
        role == .destructive ? .systemRed : tintColor ?? .systemBlue
    }

    func fittingSize(_ size: CGSize?) -> CGSize {
        guard button.configuration != nil else { return legacySize() }
        updateIfNeeded()
        guard let shown = button.shown else { return .zero }
        let insets = shown.contentInsets
        let sides = insets.leading + insets.trailing
        let ends = insets.top + insets.bottom
        let given = size?.width ?? 0
        let room = given > 0 && given.isFinite ? max(0, given - sides) : .greatestFiniteMagnitude
        let content = contentSize(shown, room: room)
        return CGSize(width: content.size.width + sides, height: content.size.height + ends)
    }

    // MARK: - Measuring

    /// The sizes of the parts.
    private struct Measured {
        var size = CGSize.zero
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var indicator = CGSize.zero
        var text = CGSize.zero
        var imageGap: CGFloat = 0
        var titleGap: CGFloat = 0
        var indicatorGap: CGFloat = 0
    }

    private func contentSize(_ shown: Configuration, room: CGFloat) -> Measured {
        var result = Measured()
        if shown.showsActivityIndicator {
            result.image = CGSize(width: 20, height: 20)
        } else if let view = button.imageView, shown.image != nil {
            result.image = view.intrinsicContentSize
        }
        let isBeside = !shown.imagePlacement.isDisjoint(with: [.leading, .trailing])
        if result.image != .zero, shown.imageReservation > 0 {
            if isBeside {
                result.image.width = max(result.image.width, shown.imageReservation)
            } else {
                result.image.height = max(result.image.height, shown.imageReservation)
            }
        }
        if let view = button.indicatorView, view.image != nil {
            result.indicator = view.intrinsicContentSize
            result.indicatorGap = 5
        }
        let hasTitle = !(shown.title ?? "").isEmpty
        let hasSubtitle = !(shown.subtitle ?? "").isEmpty
        result.imageGap =
            result.image != .zero && (hasTitle || hasSubtitle) ? shown.imagePadding : 0
        result.titleGap = hasTitle && hasSubtitle ? shown.titlePadding : 0
        var width = room - result.indicator.width - result.indicatorGap
        if isBeside { width -= result.image.width + result.imageGap }
        let offer = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
        if hasTitle { result.title = button.titleLabel?.sizeThatFits(offer) ?? .zero }
        if hasSubtitle { result.subtitle = button.subtitleLabel?.sizeThatFits(offer) ?? .zero }
        result.text = CGSize(
            width: max(result.title.width, result.subtitle.width),
            height: result.title.height + result.titleGap + result.subtitle.height
        )
        if isBeside {
            result.size = CGSize(
                width: result.image.width + result.imageGap + result.text.width,
                height: max(result.image.height, result.text.height)
            )
        } else {
            result.size = CGSize(
                width: max(result.image.width, result.text.width),
                height: result.image.height + result.imageGap + result.text.height
            )
        }
        result.size.width += result.indicator.width + result.indicatorGap
        result.size.height = max(result.size.height, result.indicator.height)
        return result
    }

    func configuredParts(in content: CGRect) -> Parts {
        guard let shown = button.shown else { return Parts() }
        let measured = contentSize(shown, room: max(content.width, 0))
        let scale = max(traitCollection.displayScale, 1)
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(measured.size.width, max(content.width, 0))
        let x: CGFloat
        switch effectiveContentHorizontalAlignment {
        case .left: x = content.minX
        case .right: x = content.maxX - width
        case .fill: x = content.minX
        default: x = content.midX - width / 2
        }
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top: y = content.minY
        case .bottom: y = content.maxY - measured.size.height
        default: y = content.midY - measured.size.height / 2
        }
        let isFill = effectiveContentHorizontalAlignment == .fill
        let block = CGRect(
            x: x,
            y: y,
            width: isFill ? max(content.width, 0) : width,
            height: measured.size.height
        )
        var parts = place(measured, shown, in: block)
        if isRightToLeft { parts = parts.mirrored(in: block) }
        parts.image.origin = CGPoint(x: pixel(parts.image.minX), y: pixel(parts.image.minY))
        parts.title.origin = CGPoint(x: pixel(parts.title.minX), y: pixel(parts.title.minY))
        parts.subtitle.origin = CGPoint(
            x: pixel(parts.subtitle.minX),
            y: pixel(parts.subtitle.minY)
        )
        parts.indicator.origin = CGPoint(
            x: pixel(parts.indicator.minX),
            y: pixel(parts.indicator.minY)
        )
        return parts
    }

    /// Places the parts in a block as one reads from left to right.
    private func place(_ measured: Measured, _ shown: Configuration, in block: CGRect) -> Parts {
        var parts = Parts()
        var rest = block
        if measured.indicator != .zero {
            let x = rest.maxX - measured.indicator.width
            let y = rest.midY - measured.indicator.height / 2
            parts.indicator = CGRect(origin: CGPoint(x: x, y: y), size: measured.indicator)
            rest.size.width = max(0, rest.width - measured.indicator.width - measured.indicatorGap)
        }
        let image = measured.image
        let gap = measured.imageGap
        var text = rest
        let placement = shown.imagePlacement
        if image != .zero {
            if placement.contains(.leading) || placement.contains(.trailing) {
                let isLeading = placement.contains(.leading)
                let x = isLeading ? rest.minX : rest.maxX - image.width
                parts.image = CGRect(
                    x: x,
                    y: rest.midY - image.height / 2,
                    width: image.width,
                    height: image.height
                )
                text.size.width = max(0, rest.width - image.width - gap)
                if isLeading { text.origin.x += image.width + gap }
            } else {
                let isTop = !placement.contains(.bottom)
                parts.image = CGRect(
                    x: rest.midX - image.width / 2,
                    y: isTop ? rest.minY : rest.maxY - image.height,
                    width: image.width,
                    height: image.height
                )
                text.size.height = max(0, rest.height - image.height - gap)
                if isTop { text.origin.y += image.height + gap }
            }
        }
        let top = text.midY - measured.text.height / 2
        parts.title = line(measured.title, text, top, shown)
        parts.subtitle = line(
            measured.subtitle,
            text,
            top + measured.title.height + measured.titleGap,
            shown
        )
        return parts
    }

    private func line(
        _ size: CGSize,
        _ room: CGRect,
        _ y: CGFloat,
        _ shown: Configuration
    ) -> CGRect {
        let width = min(size.width, room.width)
        let x: CGFloat
        switch titleAlignment(shown) {
        case .leading: x = room.minX
        case .trailing: x = room.maxX - width
        case .center, .automatic: x = room.midX - width / 2
        }
        return CGRect(x: x, y: y, width: width, height: size.height)
    }

    /// How title and subtitle stand: as asked, or as contents and image do.
    private func titleAlignment(_ shown: Configuration) -> Configuration.TitleAlignment {
        guard shown.titleAlignment == .automatic else { return shown.titleAlignment }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch effectiveContentHorizontalAlignment {
        case .left: return isRightToLeft ? .trailing : .leading
        case .right: return isRightToLeft ? .leading : .trailing
        default: break
        }
        guard shown.image != nil else { return .center }
        if shown.imagePlacement.contains(.leading) { return .leading }
        return shown.imagePlacement.contains(.trailing) ? .trailing : .center
    }

    // MARK: - Parts

    /// Gives the parts what the configuration says.
    func applyConfiguration() {
        guard let shown = button.shown else { return }
        let foreground = shown.baseForegroundColor ?? tintColor ?? .systemBlue
        applyBackground(shown)
        applyText(shown, foreground)
        applyImage(shown, foreground)
        applyIndicator(shown, foreground)
        applyActivity(shown, foreground)
    }

    private func applyBackground(_ shown: Configuration) {
        if button.backgroundView == nil {
            let view = BackgroundView(frame: bounds)
            button.backgroundView = view
            insertSubview(view, at: 0)
        }
        layOutBackground(backgroundRect(forBounds: bounds))
    }

    private func applyText(_ shown: Configuration, _ foreground: UIColor) {
        let metrics = ButtonMetrics(size: shown.buttonSize)
        let isBold = role == .primary
        let alignment: NSTextAlignment =
            switch titleAlignment(shown) {
            case .leading: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
            case .trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
            case .center, .automatic: .center
            }
        if let title = shown.attributedTitle, !title.characters.isEmpty {
            let label = button.titleLabel ?? makeTitleLabel()
            var font = UIFont.preferredFont(
                forTextStyle: metrics.textStyle,
                compatibleWith: traitCollection
            )
            if isBold { font = .systemFont(ofSize: font.pointSize, weight: .semibold) }
            show(
                title,
                in: label,
                font,
                foreground,
                shown.titleTextAttributesTransformer,
                shown.titleLineBreakMode,
                alignment
            )
        } else {
            button.titleLabel?.text = nil
        }
        if let subtitle = shown.attributedSubtitle, !subtitle.characters.isEmpty {
            let label = button.subtitleLabel ?? makeSubtitleLabel()
            show(
                subtitle,
                in: label,
                .preferredFont(
                    forTextStyle: metrics.subtitleStyle,
                    compatibleWith: traitCollection
                ),
                foreground,
                shown.subtitleTextAttributesTransformer,
                shown.subtitleLineBreakMode,
                alignment
            )
        } else {
            button.subtitleLabel?.text = nil
        }
    }

    private func makeSubtitleLabel() -> UILabel {
        let label = UIButtonLabel(frame: .zero)
        button.subtitleLabel = label
        addSubview(label)
        return label
    }

    private func show(
        _ text: AttributedString,
        in label: UILabel,
        _ font: UIFont,
        _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?,
        _ lineBreakMode: NSLineBreakMode,
        _ alignment: NSTextAlignment
    ) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes = run.attributes
            if attributes.uiKit.font == nil { attributes.uiKit.font = font }
            if attributes.uiKit.foregroundColor == nil { attributes.uiKit.foregroundColor = color }
            if let transformer { attributes = transformer(attributes) }
            result.append(
                NSAttributedString(
                    string: String(text.characters[run.range]),
                    attributes: [NSAttributedString.Key: Any](attributes)
                )
            )
        }
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: label.numberOfLines = 0
        default: label.numberOfLines = 1
        }
        label.attributedText = result
        label.lineBreakMode = lineBreakMode
        label.textAlignment = alignment
    }

    private func applyImage(_ shown: Configuration, _ foreground: UIColor) {
        guard let image = shown.image, !shown.showsActivityIndicator else {
            button.imageView?.image = nil
            return
        }
        let view = button.imageView ?? makeImageView()
        let usual = UIImage.SymbolConfiguration(
            pointSize: UIFont.preferredFont(
                forTextStyle: ButtonMetrics(size: shown.buttonSize).textStyle,
                compatibleWith: traitCollection
            ).pointSize
        )
        let looks = shown.preferredSymbolConfigurationForImage.map { usual.applying($0) } ?? usual
        view.preferredSymbolConfiguration = looks
        view.image =
            image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        view.tintColor = shown.imageColorTransformer?(foreground) ?? foreground
        view.contentMode = .center
        view.alpha = 1
    }

    private func applyIndicator(_ shown: Configuration, _ foreground: UIColor) {
        let shows: Bool
        switch shown.indicator {
        case .none: shows = false
        case .popup: shows = true
        case .automatic:
            shows = button.menu != nil && showsMenuAsPrimaryAction && button.togglesSelection
        }
        guard shows else {
            button.indicatorView?.image = nil
            return
        }
        if button.indicatorView == nil {
            let view = UIImageView(image: nil)
            button.indicatorView = view
            addPart(view)
        }
        let looks = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
        button.indicatorView?.image = UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: looks
        )
        button.indicatorView?.tintColor = shown.indicatorColorTransformer?(foreground) ?? foreground
    }

    private func applyActivity(_ shown: Configuration, _ foreground: UIColor) {
        guard shown.showsActivityIndicator else {
            button.activityView?.removeFromSuperview()
            button.activityView = nil
            return
        }
        let view: UIActivityIndicatorView
        if let known = button.activityView as? UIActivityIndicatorView {
            view = known
        } else {
            view = UIActivityIndicatorView(style: .medium)
            view.startAnimating()
            button.activityView = view
            addPart(view)
        }
        view.color = shown.activityIndicatorColorTransformer?(foreground) ?? foreground
    }
}

extension UIButton.Parts {
    /// The parts with left and right exchanged within a block.
    fileprivate func mirrored(in block: CGRect) -> UIButton.Parts {
        func flip(_ rect: CGRect) -> CGRect {
            CGRect(
                x: block.minX + block.maxX - rect.maxX,
                y: rect.minY,
                width: rect.width,
                height: rect.height
            )
        }
        return UIButton.Parts(
            image: flip(image),
            title: flip(title),
            subtitle: flip(subtitle),
            indicator: flip(indicator)
        )
    }
}
