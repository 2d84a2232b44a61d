// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// One element of a menu, on a line of its own or beside others.
@MainActor
final class MenuRowView: UIView, ViewPart {
    /// Where title and picture stand.
    enum Arrangement {
        /// A line: mark, title over subtitle, picture.
        case line(isMarked: Bool)
        /// The picture alone, or the title where there is none.
        case small
        /// The picture above the title.
        case medium
        /// The row at the head of a submenu, which closes it.
        case back
    }

    let element: UIMenuElement
    private let arrangement: Arrangement
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let markView = UIImageView(frame: .zero)

    init(element: UIMenuElement, arrangement: Arrangement) {
        self.element = element
        self.arrangement = arrangement
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [markView, imageView, titleLabel, subtitleLabel] { addSubview(view) }
        fill()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Whether the element is chosen when the finger is lifted.
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? MenuStyle.highlight : nil }
    }

    /// Whether the element can be chosen at all.
    var isEnabled: Bool {
        !((element as? any UIMenuLeaf)?.attributes.contains(.disabled) ?? false)
    }

    private var isDestructive: Bool {
        if let menu = element as? UIMenu { return menu.options.contains(.destructive) }
        return (element as? any UIMenuLeaf)?.attributes.contains(.destructive) ?? false
    }

    private var state: UIMenuElement.State { (element as? any UIMenuLeaf)?.state ?? .off }

    /// How tall the line must be.
    var preferredHeight: CGFloat {
        switch arrangement {
        case .small: MenuStyle.smallElementHeight
        case .medium: MenuStyle.mediumElementHeight
        case .back: MenuStyle.rowHeight
        case .line:
            element.subtitle?.isEmpty == false
                ? MenuStyle.rowHeightWithSubtitle : MenuStyle.rowHeight
        }
    }

    /// Shows what the element now says.
    func fill() {
        let color: UIColor =
            !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        accessibilityIdentifier = element.accessibilityIdentifier
        titleLabel.text = element.title
        titleLabel.textColor = color
        subtitleLabel.text = element.subtitle
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.font = .systemFont(ofSize: 13)
        let isOn = state == .on
        let selected = isOn ? (element as? any UIMenuLeaf)?.selectedImage : nil
        imageView.image = selected ?? element.image
        imageView.tintColor = color
        imageView.contentMode = .scaleAspectFit
        markView.tintColor = color
        markView.contentMode = .center
        switch arrangement {
        case .line:
            titleLabel.font = .systemFont(ofSize: 17)
            let name: String? =
                element is UIMenu
                ? "chevron.right" : isOn ? "checkmark" : state == .mixed ? "minus" : nil
            markView.image = name.flatMap { MenuRowView.mark($0) }
        case .back:
            titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
            markView.image = MenuRowView.mark("chevron.down")
        case .small:
            titleLabel.font = .systemFont(ofSize: 15)
            titleLabel.textAlignment = .center
            titleLabel.isHidden = element.image != nil
            imageView.tintColor = isOn ? tintColor : color
        case .medium:
            titleLabel.font = .systemFont(ofSize: 12)
            titleLabel.textAlignment = .center
        }
        isAccessibilityElement = true
        accessibilityLabel = element.title
        setNeedsLayout()
    }

    private static func mark(_ name: String) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch arrangement {
        case .line(let isMarked): layOutLine(isMarked: isMarked)
        case .back: layOutLine(isMarked: true)
        case .small:
            let side = min(bounds.height - 20, MenuStyle.imageWidth)
            imageView.frame = centered(CGSize(width: side, height: side), at: bounds.midY)
            titleLabel.frame = bounds.narrowed(dx: 4, dy: 0)
        case .medium:
            let side: CGFloat = 22
            imageView.frame = centered(CGSize(width: side, height: side), at: 24)
            titleLabel.frame = CGRect(x: 2, y: 40, width: bounds.width - 4, height: 18)
        }
        // Text that runs from right to left has everything mirrored.
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in subviews {
            view.frame.origin.x = bounds.width - view.frame.maxX
        }
    }

    private func layOutLine(isMarked: Bool) {
        let height = bounds.height
        markView.frame = CGRect(x: 12, y: 0, width: 20, height: height)
        let left = isMarked ? MenuStyle.markedInset : MenuStyle.sideInset
        var right = bounds.width - MenuStyle.sideInset
        if imageView.image != nil {
            let side = MenuStyle.imageWidth
            imageView.frame = CGRect(
                x: right - side,
                y: (height - side) / 2,
                width: side,
                height: side
            )
            right -= side + 8
        }
        let width = max(0, right - left)
        if subtitleLabel.text?.isEmpty == false {
            titleLabel.frame = CGRect(x: left, y: 10, width: width, height: 22)
            subtitleLabel.frame = CGRect(x: left, y: 32, width: width, height: 18)
        } else {
            titleLabel.frame = CGRect(x: left, y: 0, width: width, height: height)
        }
    }

    private func centered(_ size: CGSize, at y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.midX - size.width / 2,
            y: y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }
}
