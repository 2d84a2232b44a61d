// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// The editing control before a cell: deletes, inserts, or shows the selection.
@MainActor
final class EditControl: UIControl, ViewPart {
    private static let size: CGFloat = 22

    private let disc = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private var style: UITableViewCell.EditingStyle?
    private var isMarked = false
    private var margin: CGFloat = 16
    private var hasShown = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.isUserInteractionEnabled = false
        disc.backgroundColor = .white
        addSubview(disc)
        addSubview(picture)
        picture.contentMode = .center
        addAction(
            UIAction { [weak self] _ in self?.wasTapped() },
            for: .touchUpInside
        )
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows an editing style or, without one, whether the row is selected.
    func show(_ style: UITableViewCell.EditingStyle?, isMarked: Bool, margin: CGFloat) {
        if hasShown, style == self.style, isMarked == self.isMarked, margin == self.margin {
            return
        }
        hasShown = true
        self.style = style
        self.isMarked = isMarked
        self.margin = margin
        // A circle that selects lets the row have the touches.
        isUserInteractionEnabled = style != nil
        update()
        setNeedsLayout()
    }

    func setMarked(_ isMarked: Bool) {
        guard style == nil, isMarked != self.isMarked else { return }
        self.isMarked = isMarked
        update()
    }

    func tint(_ color: UIColor) { if style == nil { update() } }

    private func update() {
        let name: String
        let color: UIColor
        switch style {
        case .insert:
            (name, color) = ("plus.circle.fill", .systemGreen)
            accessibilityLabel = "Insert"
        case .delete, .none?:
            (name, color) = ("minus.circle.fill", .systemRed)
            accessibilityLabel = "Delete"
        case nil:
            name = isMarked ? "checkmark.circle.fill" : "circle"
            color = isMarked ? tintColor : .tertiaryLabel
        }
        disc.isHidden = style == nil && !isMarked
        let configuration = UIImage.SymbolConfiguration(pointSize: 19, weight: .regular)
        picture.image = UIImage(systemName: name, withConfiguration: configuration)
        picture.tintColor = color
    }

    private func wasTapped() {
        guard let cell = superview as? UITableViewCell else { return }
        cell.table?.editControlWasTapped(cell)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = EditControl.size
        let x = isRightToLeft ? bounds.width - margin - size : margin
        picture.frame = CGRect(x: x, y: (bounds.height - size) / 2, width: size, height: size)
        disc.frame = picture.frame.insetBy(dx: 3, dy: 3)
        disc.layer.cornerRadius = disc.bounds.width / 2
    }
}
