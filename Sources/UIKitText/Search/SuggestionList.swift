// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// The suggestions of a search field, below each other in a box under it.
@MainActor
final class SuggestionList: UIView, ViewPart {
    static let rowHeight: CGFloat = 44
    private static let radius: CGFloat = 10
    private var rows: [SuggestionRow] = []

    var choose: (any UISearchSuggestion) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = Self.radius
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ suggestions: [any UISearchSuggestion]) {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            let row = SuggestionRow(suggestion)
            row.addAction(
                UIAction { [weak self] _ in self?.choose(suggestion) },
                for: .touchUpInside
            )
            addSubview(row)
            return row
        }
        setNeedsLayout()
    }

    /// How high the list is with all of its rows.
    var wantedHeight: CGFloat { Self.rowHeight * CGFloat(rows.count) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0,
                y: Self.rowHeight * CGFloat(index),
                width: bounds.width,
                height: Self.rowHeight
            )
        }
    }
}

/// One suggestion.
@MainActor
private final class SuggestionRow: UIControl, ViewPart {
    private let icon = UIImageView()
    private let label = UILabel()

    init(_ suggestion: any UISearchSuggestion) {
        super.init(frame: .zero)
        icon.image = suggestion.iconImage
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        if let styled = suggestion.localizedAttributedSuggestion {
            label.attributedText = styled
        } else {
            label.text = suggestion.localizedSuggestion
        }
        addSubview(icon)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            backgroundColor = newValue ? .systemFill : nil
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let iconWidth: CGFloat = icon.image == nil ? 0 : 32
        let side: CGFloat = 12
        let width = max(0, bounds.width - 2 * side - iconWidth)
        icon.frame = CGRect(
            x: isMirrored ? bounds.width - side - iconWidth : side,
            y: 0,
            width: iconWidth,
            height: bounds.height
        )
        label.frame = CGRect(
            x: isMirrored ? side : side + iconWidth,
            y: 0,
            width: width,
            height: bounds.height
        )
    }
}

extension UISearchTextField {
    func offer(_ suggestions: [any UISearchSuggestion]?) {
        offered = suggestions
        if let suggestions, !suggestions.isEmpty {
            let list = self.suggestions ?? SuggestionList()
            list.choose = { [weak self] in self?.didChoose($0) }
            list.show(suggestions)
            self.suggestions = list
        } else {
            self.suggestions?.removeFromSuperview()
            self.suggestions = nil
        }
        placeSuggestions()
    }

    private func didChoose(_ suggestion: any UISearchSuggestion) {
        offer(nil)
        (delegate as? any UISearchTextFieldDelegate)?
            .searchTextField?(self, didSelect: suggestion)
    }

    /// Shows the list below the field while it is edited, in front of everything in the window.
    func placeSuggestions() {
        guard let list = suggestions else { return }
        guard let window, isEditing else { return list.removeFromSuperview() }
        let place = convert(bounds, to: window)
        let top = place.maxY + 8
        let room = max(0, window.bounds.height - window.safeAreaInsets.bottom - top)
        if list.superview !== window { window.addSubview(list) }
        list.frame = CGRect(
            x: place.minX,
            y: top,
            width: place.width,
            height: min(list.wantedHeight, room)
        )
    }
}
