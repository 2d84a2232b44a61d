// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

/// Shows that content is not there: an image or an indicator, texts and buttons, one below the other.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private final var shown: UIContentUnavailableConfiguration
    private final let scroller = UIScrollView(frame: .zero)
    private final let background = BackgroundView(frame: .zero)
    private final let imageView = UIImageView(frame: .zero)
    private final let indicator = UIActivityIndicatorView(style: .medium)
    private final let textLabel = UILabel(frame: .zero)
    private final let secondaryTextLabel = UILabel(frame: .zero)
    private final var button: UIButton?
    private final var secondaryButton: UIButton?

    /// Makes a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Reads an archived view.
    public required init?(coder: NSCoder) {
        shown = .empty()
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

    private final func archive(_ properties: PropertyArchive<UIContentUnavailableView>) {
        properties.keep("UIConfiguration", shown.archivedFields.archived) { view, archived in
            guard let fields = ArchivedFields(archived),
                let configuration = UIContentUnavailableConfiguration(fields)
            else { return }
            view.configuration = configuration
        }
        properties.keep(\.isScrollEnabled, "UIScrollEnabled")
    }

    /// What is shown; of the kind `UIContentUnavailableConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                fatalError(
                    "UIContentUnavailableView.configuration: \(type(of: newValue)) is not "
                        + "supported; set a UIContentUnavailableConfiguration, or make a view by "
                        + "makeContentView()."
                )
            }
            guard new != shown else { return }
            let old = shown
            shown = new
            show(insteadOf: old)
        }
    }

    /// Whether a configuration is a `UIContentUnavailableConfiguration`.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIContentUnavailableConfiguration
    }

    /// Whether content that is higher than the view scrolls; true by default.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { setNeedsLayout() } }
    }

    // MARK: Contents

    private func setUp() {
        addPart(background)
        scroller.contentInsetAdjustmentBehavior = .never
        addPart(scroller)
        for view in [imageView, indicator, textLabel, secondaryTextLabel] as [UIView] {
            scroller.addSubview(view)
        }
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        for label in [textLabel, secondaryTextLabel] {
            label.adjustsFontForContentSizeCategory = true
        }
        show(insteadOf: nil)
    }

    private func show(insteadOf old: UIContentUnavailableConfiguration?) {
        background.show(shown.background, tint: tintColor)
        showImage()
        show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
        show(
            shown.secondaryText,
            shown.secondaryAttributedText,
            shown.secondaryTextProperties,
            in: secondaryTextLabel
        )
        show(
            shown.button,
            shown.buttonProperties,
            insteadOf: old?.buttonProperties,
            in: \.button
        )
        show(
            shown.secondaryButton,
            shown.secondaryButtonProperties,
            insteadOf: old?.secondaryButtonProperties,
            in: \.secondaryButton
        )
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showImage() {
        let isLoading = shown.kind == .loading && shown.image == nil
        indicator.isHidden = !isLoading
        if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        let properties = shown.imageProperties
        imageView.isHidden = shown.image == nil
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
        imageView.tintColor = properties.tintColor
    }

    private func show(
        _ text: String?,
        _ attributedText: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.isHidden = text == nil
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation =
            properties.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
    }

    private func show(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        insteadOf old: UIContentUnavailableConfiguration.ButtonProperties?,
        in path: ReferenceWritableKeyPath<UIContentUnavailableView, UIButton?>
    ) {
        let hasContent =
            configuration.title != nil || configuration.subtitle != nil
            || configuration.image != nil || configuration.showsActivityIndicator
        if !hasContent || old?.primaryAction != properties.primaryAction {
            self[keyPath: path]?.removeFromSuperview()
            self[keyPath: path] = nil
        }
        guard hasContent else { return }
        let button: UIButton
        if let present = self[keyPath: path] {
            button = present
            button.configuration = configuration
        } else {
            button = UIButton(configuration: configuration, primaryAction: nil)
            if let action = properties.primaryAction {
                button.addAction(action, for: .primaryActionTriggered)
            }
            scroller.addSubview(button)
            self[keyPath: path] = button
        }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
    }

    // MARK: Layout

    /// The margins inside the safe area.
    private var room: UIEdgeInsets {
        var margins = shown.directionalLayoutMargins
        if let superview {
            let outer = superview.directionalLayoutMargins
            let safe = superview.safeAreaInsets
            let axes = shown.axesPreservingSuperviewLayoutMargins
            let isRightToLeft = isRightToLeft
            if axes.contains(.horizontal) {
                let left = isRightToLeft ? outer.trailing : outer.leading
                let right = isRightToLeft ? outer.leading : outer.trailing
                let (start, end) = (left - safe.left, right - safe.right)
                margins.leading = max(margins.leading, isRightToLeft ? end : start)
                margins.trailing = max(margins.trailing, isRightToLeft ? start : end)
            }
            if axes.contains(.vertical) {
                margins.top = max(margins.top, outer.top - safe.top)
                margins.bottom = max(margins.bottom, outer.bottom - safe.bottom)
            }
        }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: safe.top + margins.top,
            left: safe.left + (isRightToLeft ? margins.trailing : margins.leading),
            bottom: safe.bottom + margins.bottom,
            right: safe.right + (isRightToLeft ? margins.leading : margins.trailing)
        )
    }

    /// What is shown, from the top, with sizes for a width and the room above each.
    private func rows(width: CGFloat) -> [(view: UIView, size: CGSize, above: CGFloat)] {
        var rows: [(view: UIView, size: CGSize, above: CGFloat)] = []
        func add(_ view: UIView?, _ size: CGSize, _ above: CGFloat) {
            guard let view, !view.isHidden else { return }
            rows.append((view, size, rows.isEmpty ? 0 : above))
        }
        let whole = CGSize(width: width, height: .greatestFiniteMagnitude)
        add(imageView, imageSize(width: width), 0)
        add(indicator, indicator.intrinsicContentSize, 0)
        var fitting = textLabel.sizeThatFits(whole)
        fitting.width = min(fitting.width, width)
        add(textLabel, fitting, shown.imageToTextPadding)
        fitting = secondaryTextLabel.sizeThatFits(whole)
        fitting.width = min(fitting.width, width)
        add(
            secondaryTextLabel,
            fitting,
            textLabel.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding
        )
        for (button, above) in [
            (button, shown.textToButtonPadding),
            (secondaryButton, shown.buttonToSecondaryButtonPadding),
        ] {
            guard let button else { continue }
            var size = button.intrinsicContentSize
            if size.width > width {
                size = button.sizeThatFits(CGSize(width: width, height: 0))
                size.width = min(size.width, width)
            }
            add(button, size, above)
        }
        return rows
    }

    private func imageSize(width: CGFloat) -> CGSize {
        var size = imageView.intrinsicContentSize
        guard size.width > 0, size.height > 0 else { return .zero }
        let most = shown.imageProperties.maximumSize
        let limit = CGSize(
            width: most.width > 0 ? min(most.width, width) : width,
            height: most.height > 0 ? most.height : .greatestFiniteMagnitude
        )
        let scale = min(1, limit.width / size.width, limit.height / size.height)
        size.width *= scale
        size.height *= scale
        return size
    }

    /// Places the content in the middle, or from the top where it is too high.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.show(shown.background, tint: tintColor)
        scroller.frame = bounds
        let room = room
        let area = bounds.inset(by: room)
        let rows = rows(width: max(0, area.width))
        let height = rows.reduce(0) { $0 + $1.size.height + $1.above }
        let pixel = 1 / max(1, traitCollection.displayScale)
        func snapped(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
        var top = room.top + max(0, snapped((area.height - height) / 2))
        for row in rows {
            top += row.above
            let left =
                switch shown.alignment {
                case .center: room.left + snapped((area.width - row.size.width) / 2)
                case .natural:
                    isRightToLeft ? room.left + area.width - row.size.width : room.left
                }
            row.view.frame = CGRect(origin: CGPoint(x: left, y: top), size: row.size)
            top += row.size.height
        }
        let needed = height + room.top + room.bottom
        scroller.contentSize = CGSize(width: bounds.width, height: max(bounds.height, needed))
        scroller.isScrollEnabled = isScrollEnabled && needed > bounds.height
    }

    /// The size that the content needs with its margins.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = room
        let isBound = size.width.isFinite && size.width > 0 && size.width < 1e6
        let width = isBound ? max(0, size.width - room.left - room.right) : 1e6
        let rows = rows(width: width)
        let widest = rows.map(\.size.width).max() ?? 0
        return CGSize(
            width: isBound ? size.width : widest + room.left + room.right,
            height: rows.reduce(room.top + room.bottom) { $0 + $1.size.height + $1.above }
        )
    }

    /// None: the view fills what it is given.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Places the content anew in the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Measures the texts again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
