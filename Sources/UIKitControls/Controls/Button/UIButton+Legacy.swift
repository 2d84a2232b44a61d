// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// Buttons without a configuration: the values of the state, and where title and image stand.
extension UIButton {
    /// Gives title and image the values of the state before the next layout, for a program that reads
    /// them: on iOS the title label has its text as soon as the title is set.
    func showParts() {
        // A button with a configuration has its texts and pictures as soon as somebody asks for the views.
        if button.configuration != nil { return updateIfNeeded() }
        guard button.hasStaleParts, !button.isUpdating else { return }
        button.hasStaleParts = false
        applyTitle()
        applyImage()
    }

    /// Puts title and image where the coming layout will, since a program that asks for one of them
    /// reads its frame.
    func placeParts() {
        guard
            button.configuration == nil, layer.needsLayout(), !bounds.isEmpty,
            !button.isUpdating, !button.isPlacing
        else { return }
        button.isPlacing = true
        layOutButton()
        button.isPlacing = false
    }

    /// Gives the parts the values of the present state.
    func applyValues() {
        button.hasStaleParts = false
        applyTitle()
        applyImage()
        applyBackgroundImage()
    }

    private func applyTitle() {
        let attributed = attributedTitle(for: state)
        let plain = title(for: state)
        guard attributed != nil || plain != nil || button.titleLabel != nil else { return }
        let label = button.titleLabel ?? makeTitleLabel()
        let color = currentTitleColor
        if let attributed {
            let text = NSMutableAttributedString(attributedString: attributed)
            attributed.forEachRun { attributes, range in
                if attributes[.foregroundColor] == nil {
                    text.addAttribute(.foregroundColor, value: color, range: range)
                }
            }
            let font = label.font
            label.attributedText = text
            if text.length == 0 { label.font = font }
        } else {
            label.text = plain
            label.textColor = color
        }
        label.shadowColor = titleShadowColor(for: state)
        if button.reversesShadow {
            let offset = label.shadowOffset
            let isReversed = offset.height > 0
            if isReversed != isHighlighted {
                label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
            }
        }
        label.alpha = hasSystemStyle && isHighlighted ? 0.2 : 1
    }

    private func applyImage() {
        let own = image(for: state)
        guard own != nil || button.imageView != nil else { return }
        let view = button.imageView ?? makeImageView()
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        view.image = own.map { adjusted($0) }
        let isFaint = !isEnabled && button.fadesImage && hasOnlyNormal(\.image)
        let isPressed = hasSystemStyle && isHighlighted && button.darkensImage
        view.alpha = isFaint ? 0.5 : isPressed ? 0.2 : 1
    }

    private func applyBackgroundImage() {
        guard let own = backgroundImage(for: state) else {
            button.backgroundImageView?.image = nil
            return
        }
        let view = button.backgroundImageView ?? makeBackgroundImageView()
        let darkens = isHighlighted && button.darkensImage && hasOnlyNormal(\.backgroundImage)
        view.image = darkens && !hasSystemStyle ? own.darkened : own
        view.alpha = !isEnabled && button.fadesImage && hasOnlyNormal(\.backgroundImage) ? 0.5 : 1
    }

    private func makeBackgroundImageView() -> UIImageView {
        let view = UIImageView(image: nil)
        button.backgroundImageView = view
        insertPart(view, at: 0)
        return view
    }

    /// Whether the present state has no value of its own and shows that of `normal`.
    private func hasOnlyNormal<Value>(_ field: KeyPath<ButtonValues, Value?>) -> Bool {
        button.values[state.rawValue]?[keyPath: field] == nil
    }

    /// The image as the type draws it: in the tint colour for system buttons, darker while a custom
    /// one is pressed.
    private func adjusted(_ image: UIImage) -> UIImage {
        if hasSystemStyle {
            return image.renderingMode == .automatic
                ? image.withRenderingMode(.alwaysTemplate) : image
        }
        let darkens = isHighlighted && button.darkensImage && hasOnlyNormal(\.image)
        return darkens ? image.darkened : image
    }

    // MARK: - Geometry

    private var displayedScale: CGFloat { max(traitCollection.displayScale, 1) }

    private func pixel(_ value: CGFloat) -> CGFloat {
        (value * displayedScale).rounded() / displayedScale
    }

    func contentArea(in bounds: CGRect) -> CGRect {
        if let configuration = button.shown ?? button.configuration {
            return backgroundRect(forBounds: bounds).inset(
                by: edgeInsets(configuration.contentInsets)
            )
        }
        return backgroundRect(forBounds: bounds).inset(by: button.contentInsets)
    }

    func edgeInsets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top,
            left: isRightToLeft ? insets.trailing : insets.leading,
            bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing
        )
    }

    /// Where the parts are.
    struct Parts {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
    }

    func parts(in content: CGRect) -> Parts {
        if button.configuration != nil {
            updateIfNeeded()
            return configuredParts(in: content)
        }
        return legacyParts(in: content)
    }

    private var imageSize: CGSize {
        guard let own = image(for: state) else { return .zero }
        let looks = currentPreferredSymbolConfiguration
        guard let looks, own.isSymbolImage else { return own.size }
        return own.applyingSymbolConfiguration(looks.applying(own.symbolConfiguration))?.size
            ?? own.size
    }

    /// The title's size in whole points, whatever the screen's scale: buttons of the text on three
    /// kinds of screens are equally large.
    private func titleSize(width: CGFloat) -> CGSize {
        if attributedTitle(for: state) == nil {
            guard let title = title(for: state) else { return .zero }
            if title.isEmpty { return CGSize(width: 0, height: heightOfEmptyTitle) }
        }
        updateIfNeeded()
        let offer = CGSize(width: width, height: .greatestFiniteMagnitude)
        let size = titleLabel?.sizeThatFits(offer) ?? .zero
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// A title without letters keeps its line's height (Docs/facts.md, "Buttons").
    private var heightOfEmptyTitle: CGFloat {
        guard buttonType == .custom || buttonType == .system, let font = titleLabel?.font else {
            return 0
        }
        return (font.ascender - font.descender).rounded(.up)
    }

    /// Points above and below the title, which a button without insets has in its suitable size.
    private static let marginOfTitle: CGFloat = 6

    /// How wide a button without picture and insets is at least, in points (Docs/facts.md, "Buttons").
    private static let leastWidth: CGFloat = 30

    /// The margin that an aligned title keeps.
    ///
    /// Observed on iOS: a button that was once fitted to its contents keeps the margin when it
    /// becomes larger; one that never was has none.
    private var titleMargin: CGFloat {
        let insets = button.contentInsets
        guard button.wasFitted, image(for: state) == nil else { return 0 }
        return insets.top == 0 && insets.bottom == 0 ? Self.marginOfTitle : 0
    }

    private func legacyParts(in content: CGRect) -> Parts {
        var parts = Parts()
        let picture = imageSize
        let imageArea = content.inset(by: button.imageInsets)
        let titleArea = content.inset(by: button.titleInsets)
        let image = CGSize(
            width: min(picture.width, max(imageArea.width, 0)),
            height: min(picture.height, max(imageArea.height, 0))
        )
        let room = max(0, titleArea.width - image.width)
        let text = titleSize(width: room)
        let title = CGSize(
            width: min(text.width, room),
            height: min(text.height, max(titleArea.height, 0))
        )
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (imageX, titleX) = across(imageArea, titleArea, image.width, title.width, isRightToLeft)
        parts.image = CGRect(
            x: pixel(imageX),
            y: pixel(down(imageArea, image.height)),
            width: image.width,
            height: contentVerticalAlignment == .fill ? imageArea.height : image.height
        )
        parts.title = CGRect(
            x: pixel(titleX),
            y: pixel(down(titleArea, title.height + 2 * titleMargin) + titleMargin),
            width: title.width,
            height: title.height
        )
        if contentHorizontalAlignment == .fill, image.width == 0 {
            parts.title.origin.x = titleArea.minX
            parts.title.size.width = titleArea.width
        } else if contentHorizontalAlignment == .fill, title.width == 0 {
            parts.image.origin.x = imageArea.minX
            parts.image.size.width = imageArea.width
        }
        return parts
    }

    /// The left edges of image and title: the image stands before the title.
    private func across(
        _ imageArea: CGRect,
        _ titleArea: CGRect,
        _ image: CGFloat,
        _ title: CGFloat,
        _ isRightToLeft: Bool
    ) -> (image: CGFloat, title: CGFloat) {
        let both = image + title
        func start(_ area: CGRect) -> CGFloat {
            switch effectiveContentHorizontalAlignment {
            case .left: area.minX
            case .right: area.maxX - both
            case .fill: area.minX
            default: area.midX - both / 2
            }
        }
        return isRightToLeft
            ? (start(imageArea) + title, start(titleArea))
            : (start(imageArea), start(titleArea) + image)
    }

    private func down(_ area: CGRect, _ height: CGFloat) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: area.minY
        case .bottom: area.maxY - height
        case .fill: area.minY + (area.height - height) / 2
        default: area.minY + (area.height - height) / 2
        }
    }

    /// The size that suits: the contents, six points above and below a title without a picture unless
    /// insets are set, and 30 by 34 for a button without any contents.
    func legacySize() -> CGSize {
        let image = imageSize
        var title = titleSize(width: .greatestFiniteMagnitude)
        let insets = button.contentInsets
        let isPlain = insets == .zero
        if image == .zero, title == .zero, isPlain {
            return backgroundImage(for: state)?.size ?? CGSize(width: Self.leastWidth, height: 34)
        }
        if title != .zero, image == .zero, insets.top == 0, insets.bottom == 0 {
            title.height += 2 * Self.marginOfTitle
        }
        var size = CGSize(
            width: image.width + title.width + insets.left + insets.right,
            height: max(image.height, title.height) + insets.top + insets.bottom
        )
        if image == .zero, isPlain { size.width = max(size.width, Self.leastWidth) }
        if let ground = backgroundImage(for: state)?.size {
            size.width = max(size.width, ground.width)
            size.height = max(size.height, ground.height)
        }
        return size
    }

    // MARK: - Archives

    func decodeButton(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UIButtonType") {
            button.type =
                ButtonType(rawValue: coder.decodeInteger(forKey: "UIButtonType")) ?? .custom
        }
        if let fields = ArchivedFields(coder.presentObject("UIButtonConfiguration")) {
            configuration = Configuration(fields)
        }
        if let font = coder.present(UIFont.self, "UITitleLabelFont") {
            let label = button.titleLabel ?? makeTitleLabel()
            label.font = font
        }
        for state in Self.archivedStates {
            let suffix = "\(state.rawValue)"
            if coder.containsValue(forKey: "UITitle" + suffix) {
                let text = coder.decodeObject(of: NSString.self, forKey: "UITitle" + suffix)
                setTitle(text as String?, for: state)
            }
            if let title = coder.present(NSAttributedString.self, "UIAttributedTitle" + suffix) {
                setAttributedTitle(title, for: state)
            }
            if coder.containsValue(forKey: "UITitleColor" + suffix) {
                let color = coder.decodeObject(of: UIColor.self, forKey: "UITitleColor" + suffix)
                setTitleColor(color, for: state)
            }
            if coder.containsValue(forKey: "UIImage" + suffix) {
                let image = coder.decodeObject(of: UIImage.self, forKey: "UIImage" + suffix)
                setImage(image, for: state)
            }
            if coder.containsValue(forKey: "UIBackgroundImage" + suffix) {
                let key = "UIBackgroundImage" + suffix
                setBackgroundImage(coder.decodeObject(of: UIImage.self, forKey: key), for: state)
            }
            if let color = coder.present(UIColor.self, "UITitleShadowColor" + suffix) {
                setTitleShadowColor(color, for: state)
            }
            let symbol = "UIPreferredSymbolConfiguration" + suffix
            if let configuration = coder.present(UIImage.SymbolConfiguration.self, symbol) {
                setPreferredSymbolConfiguration(configuration, forImageIn: state)
            }
        }
    }

    func encodeButton(_ coder: NSCoder) {
        coder.encode(button.type.rawValue, forKey: "UIButtonType")
        if let configuration {
            coder.encode(
                configuration.archivedFields.archived,
                forKey: "UIButtonConfiguration"
            )
        } else if let label = button.titleLabel, currentAttributedTitle == nil {
            coder.encode(label.font, forKey: "UITitleLabelFont")
        }
        for state in Self.archivedStates {
            guard let values = button.values[state.rawValue] else { continue }
            let suffix = "\(state.rawValue)"
            if let title = values.title {
                coder.encode(title as NSString, forKey: "UITitle" + suffix)
            }
            if let title = values.attributedTitle {
                coder.encode(title, forKey: "UIAttributedTitle" + suffix)
            }
            if let color = values.titleColor {
                coder.encode(color, forKey: "UITitleColor" + suffix)
            }
            if let image = values.image { coder.encode(image, forKey: "UIImage" + suffix) }
            if let image = values.backgroundImage {
                coder.encode(image, forKey: "UIBackgroundImage" + suffix)
            }
            if let color = values.shadowColor {
                coder.encode(color, forKey: "UITitleShadowColor" + suffix)
            }
            if let configuration = values.symbolConfiguration {
                coder.encode(configuration, forKey: "UIPreferredSymbolConfiguration" + suffix)
            }
        }
    }

    /// The states that a control has by itself, one by one and together; the normal one first.
    private static let archivedStates = (UInt(0)..<16).map { UIControl.State(rawValue: $0) }
}

extension UIImage {
    /// The image under a veil of black where it is opaque, as pressed buttons show it.
    fileprivate var darkened: UIImage {
        let format = imageRendererFormat
        format.opaque = false
        let size = size
        guard size.width > 0, size.height > 0 else { return self }
        let plain = deriving { $0.capInsets = nil }
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            plain.draw(at: .zero)
            UIColor.black.withAlphaComponent(0.4).setFill()
            context.fill(CGRect(origin: .zero, size: size), blendMode: .sourceAtop)
        }
        guard let caps = storage.capInsets else { return image }
        return image.resizableImage(withCapInsets: caps, resizingMode: resizingMode)
    }
}
