// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A day of a month's table.
final class DateDay: UIControl, ViewPart {
    /// The day's first moment; nil for a place without a day.
    var date: Date? {
        didSet { isHidden = date == nil }
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// Today's number has the tint.
    var isToday = false { didSet { refresh() } }

    private let disc = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(disc)
        addSubview(label)
        isAccessibilityElement = true
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? [.button, .selected] : .button }
        set { super.accessibilityTraits = newValue }
    }

    override var isSelected: Bool { didSet { refresh() } }
    override var isHighlighted: Bool { didSet { refresh() } }
    override var isEnabled: Bool { didSet { refresh() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    private func refresh() {
        disc.isHidden = !isSelected && !isHighlighted
        disc.backgroundColor =
            isSelected && isToday ? tintColor : tintColor.withAlphaComponent(0.15)
        label.font = isSelected ? .systemFont(ofSize: 22, weight: .medium) : .systemFont(ofSize: 20)
        if !isEnabled {
            label.textColor = .tertiaryLabel
        } else if isSelected {
            label.textColor = isToday ? .white : tintColor
        } else {
            label.textColor = isToday ? tintColor : .label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, 44)
        disc.frame = CGRect(
            x: (bounds.width - side) / 2,
            y: (bounds.height - side) / 2,
            width: side,
            height: side
        )
        disc.layer.cornerRadius = side / 2
        label.frame = bounds
    }
}
