// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitInteraction

/// Shows the content of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private final var shown: UIListContentConfiguration
    private final let textLabel = UILabel(frame: .zero)
    private final let secondaryTextLabel = UILabel(frame: .zero)
    private final let imageView = UIImageView(frame: .zero)
    private final var guides: [ObjectIdentifier: UILayoutGuide] = [:]
    /// The width that the height was last asked for, where constraints do not say it.
    private final var lastWidth: CGFloat = 0

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Reads an archived view, which shows nothing yet.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        setUp()
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIListContentView>) {
        properties.keep("UIConfiguration", shown.archivedFields.archived) { view, archived in
            guard let fields = ArchivedFields(archived),
                let configuration = UIListContentConfiguration(fields)
            else { return }
            view.configuration = configuration
        }
    }

    /// What is shown; of the kind `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                fatalError(
                    "UIListContentView.configuration: \(type(of: newValue)) is not supported; set a "
                        + "UIListContentConfiguration, or make a view by makeContentView()."
                )
            }
            guard list != shown else { return }
            shown = list
            show()
        }
    }

    /// Whether a configuration is a `UIListContentConfiguration`.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    /// Where the text lies; nil while there is none.
    open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : guide(of: textLabel) }

    /// Where the second text lies; nil while there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        secondaryTextLabel.isHidden ? nil : guide(of: secondaryTextLabel)
    }

    /// Where the image lies; nil while there is none.
    open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : guide(of: imageView) }

    /// Whether the margin before the content stays where the content is moved aside, as by the
    /// controls of editing.
    package final var keepsLeadingMargin = false {
        didSet { if keepsLeadingMargin != oldValue { setNeedsLayout() } }
    }

    /// Where the texts begin, from the leading edge, in points.
    package final var textStart: CGFloat {
        let layout = layout(width: bounds.width)
        return shown.text == nil ? layout.secondaryText.minX : layout.text.minX
    }

    // MARK: Contents

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        for view in [imageView, textLabel, secondaryTextLabel] as [UIView] { addPart(view) }
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        show()
    }

    private func show() {
        show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
        show(
            shown.secondaryText,
            shown.secondaryAttributedText,
            shown.secondaryTextProperties,
            in: secondaryTextLabel
        )
        imageView.isHidden = shown.image == nil
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.accessibilityIgnoresInvertColors =
            shown.imageProperties.accessibilityIgnoresInvertColors
        showTint()
        for view in [imageView, textLabel, secondaryTextLabel] as [UIView] {
            view.alpha = shown.alpha
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showTint() {
        let color = shown.imageProperties.resolvedTintColor(for: tintColor)
        if imageView.tintColor != color { imageView.tintColor = color }
    }

    private func show(
        _ text: String?,
        _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.isHidden = text == nil
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation =
            properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text.map(properties.transform.apply)
        }
    }

    // MARK: Layout

    private func layout(width: CGFloat) -> ListContentLayout {
        var parts = ListContentLayout.Parts()
        if shown.image != nil {
            parts.image = imageView.intrinsicContentSize
            parts.isSymbol = shown.image?.isSymbolImage == true
        }
        func measure(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
            if label.isHidden { return nil }
            return { width in
                label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            }
        }
        parts.text = measure(textLabel)
        parts.secondaryText = measure(secondaryTextLabel)
        return ListContentLayout(
            shown,
            parts,
            width: width,
            margins: effectiveMargins,
            pixel: 1 / max(1, traitCollection.displayScale)
        )
    }

    /// The configuration's margins, and those of the view around it where these are kept.
    private var effectiveMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let superview else { return margins }
        let outer = superview.directionalLayoutMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            // Before the first layout the view lies nowhere yet.
            let left = bounds.width > 0 ? frame.minX : 0
            let right = bounds.width > 0 ? superview.bounds.width - frame.maxX : 0
            let (before, after) = isRightToLeft ? (right, left) : (left, right)
            let shift = keepsLeadingMargin ? 0 : before
            margins.leading = max(margins.leading, outer.leading - shift)
            margins.trailing = max(margins.trailing, outer.trailing - max(0, after))
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    /// Places the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var layout = layout(width: bounds.width)
        let pixel = 1 / max(1, traitCollection.displayScale)
        layout.shift(by: ((bounds.height - layout.height) / 2 / pixel).rounded() * pixel)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            layout.mirror(in: bounds.width)
        }
        imageView.frame = layout.image
        textLabel.frame = layout.text
        secondaryTextLabel.frame = layout.secondaryText
        if bounds.width != lastWidth {
            lastWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
    }

    /// The height that the content needs in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard size.width.isFinite, size.width > 0, size.width < 1e6 else {
            let layout = layout(width: 1e6)
            return CGSize(width: layout.naturalWidth, height: layout.height)
        }
        return CGSize(width: size.width, height: layout(width: size.width).height)
    }

    /// The height that the content needs in the present width.
    open override var intrinsicContentSize: CGSize {
        let width = lastWidth > 0 ? lastWidth : 1e6
        return CGSize(width: UIView.noIntrinsicMetric, height: layout(width: width).height)
    }

    /// As `sizeThatFits`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard subviews.count <= 3 || targetSize.width <= 0 else {
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }
        return sizeThatFits(CGSize(width: targetSize.width, height: 0))
    }

    /// Colours the image again.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    /// Measures the texts again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// A guide that lies where a part lies.
    private func guide(of part: UIView) -> UILayoutGuide {
        let key = ObjectIdentifier(part)
        if let guide = guides[key] { return guide }
        let guide = UILayoutGuide()
        guides[key] = guide
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: part.leftAnchor),
            guide.rightAnchor.constraint(equalTo: part.rightAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        return guide
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// The text as it is shown.
    func apply(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
