// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// One day of a month's table, in calendars and date pickers: its number, a disc where it is selected, and
/// its decoration.
final class CalendarDay: UIControl, ViewPart {
    /// The day's first moment; nil for a place without a day.
    var date: Date? { didSet { isHidden = date == nil } }
    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }
    /// Today's number has the tint.
    var isToday = false { didSet { refresh() } }
    /// Whether a tap can select the day; others are as dark where nothing can be selected.
    var isSelectable = true { didSet { refresh() } }
    var design = UIFontDescriptor.SystemDesign.default { didSet { refresh() } }
    /// The height of the room for decorations.
    var decorationHeight: CGFloat = 0
    private(set) var decoration: UIView?
    /// What the decoration was made by, so that it is kept.
    private(set) var source: UICalendarView.Decoration?

    private let disc = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(disc)
        addSubview(label)
        isAccessibilityElement = true
        clipsToBounds = true
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = isSelectable ? .button : .staticText
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    override var isSelected: Bool { didSet { refresh() } }
    override var isHighlighted: Bool { didSet { refresh() } }
    override var isEnabled: Bool { didSet { refresh() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    func show(_ new: UICalendarView.Decoration?) {
        guard new !== source || new == nil else { return }
        decoration?.removeFromSuperview()
        source = new
        decoration = new?.makeView()
        if let decoration {
            decoration.isUserInteractionEnabled = false
            addSubview(decoration)
        }
        setNeedsLayout()
    }

    private func refresh() {
        disc.isHidden = !isSelected && !(isHighlighted && isSelectable)
        disc.backgroundColor =
            isSelected && isToday ? tintColor : tintColor.withAlphaComponent(0.15)
        let font: UIFont =
            isSelected ? .systemFont(ofSize: 22, weight: .medium) : .systemFont(ofSize: 20)
        label.font =
            font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? font
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
        let room = bounds.height - decorationHeight
        let side = min(bounds.width, room, 44)
        disc.frame = CGRect(
            x: (bounds.width - side) / 2,
            y: (room - side) / 2,
            width: side,
            height: side
        )
        disc.layer.cornerRadius = side / 2
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
        guard let decoration else { return }
        decoration.center = CGPoint(x: bounds.midX, y: room + decorationHeight / 2)
        let size = CGSize(
            width: min(decoration.bounds.width, bounds.width),
            height: min(decoration.bounds.height, decorationHeight)
        )
        decoration.bounds.size = size
    }
}
