// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore
import UIKitText

/// Sizes and colours of alerts, in points, as those of iOS 17 appear.
@MainActor
private enum AlertStyle {
    static let width: CGFloat = 270
    static let alertRadius: CGFloat = 14
    static let sheetRadius: CGFloat = 13
    static let alertRow: CGFloat = 44
    static let sheetRow: CGFloat = 57
    static let sheetInset: CGFloat = 8
    static let textInset: CGFloat = 16
    static let alertTop: CGFloat = 20
    static let fieldHeight: CGFloat = 30
    static let fieldGap: CGFloat = 4
    static let sheetTop: CGFloat = 14
    static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.145, alpha: 0.97) : UIColor(white: 0.955, alpha: 0.97)
    }
    static let cancelBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
    }
    static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.2)
    }
    static let pressed = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.08)
    }
}

/// The texts and the buttons of an alert.
@MainActor
final class AlertView: UIView, ViewPart {
    private let isSheet: Bool
    private let card = UIView()
    private let cancelCard = UIView()
    private let scroll = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var rows: [AlertButton] = []
    private var lines: [UIView] = []
    private var boxes: [AlertFieldBox] = []
    var didChoose: (UIAlertAction) -> Void = { _ in }

    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init(frame: .zero)
        for view in [card, cancelCard] {
            view.layer.cornerRadius = isSheet ? AlertStyle.sheetRadius : AlertStyle.alertRadius
            view.clipsToBounds = true
            addSubview(view)
        }
        card.backgroundColor = AlertStyle.background
        cancelCard.backgroundColor = AlertStyle.cancelBackground
        card.addSubview(scroll)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            scroll.addSubview(label)
        }
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
    }

    required init?(coder: NSCoder) { nil }

    /// Whether drags press buttons.
    var isSpringLoaded = false {
        didSet { for row in rows { row.isActivatedByDrags = isSpringLoaded } }
    }

    /// Shows texts and buttons in iOS's order: what cancels is the last, or the left of two.
    func show(
        _ title: String?,
        _ message: String?,
        _ looks: UIAlertController.Looks,
        _ actions: [UIAlertAction],
        _ preferred: UIAlertAction?
    ) {
        titleLabel.text = title
        messageLabel.text = message
        if let text = looks.title { titleLabel.attributedText = text }
        if let text = looks.message { messageLabel.attributedText = text }
        for view in rows + lines { view.removeFromSuperview() }
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        let isPair = !isSheet && actions.count == 2
        let order = isPair ? cancel + others : others + cancel
        rows = order.map { action in
            let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
            let row = AlertButton(action, isBold: isBold, isSheet: isSheet)
            row.addAction(
                UIAction { [weak self] _ in self?.didChoose(action) },
                for: .touchUpInside
            )
            return row
        }
        lines = rows.map { _ in
            let line = UIView()
            line.backgroundColor = AlertStyle.line
            return line
        }
        for (row, line) in zip(rows, lines) {
            let isApart = isSheet && row.action.style == .cancel
            (isApart ? cancelCard : card).addSubview(row)
            if !isApart { card.addSubview(line) }
        }
        cancelCard.isHidden = !isSheet || cancel.isEmpty
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Shows fields below the texts.
    func show(_ fields: [UITextField]) {
        boxes = fields.map { field in
            let box = field.superview as? AlertFieldBox ?? AlertFieldBox(field)
            if box.superview !== scroll { scroll.addSubview(box) }
            return box
        }
    }

    // MARK: Sizes

    /// What the fields take below the texts.
    private var fieldsHeight: CGFloat {
        guard !boxes.isEmpty else { return 0 }
        return CGFloat(boxes.count) * (AlertStyle.fieldHeight + AlertStyle.fieldGap)
            + AlertStyle.textInset - AlertStyle.fieldGap
    }

    private var rowHeight: CGFloat { isSheet ? AlertStyle.sheetRow : AlertStyle.alertRow }
    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }
    private var isPair: Bool { !isSheet && rows.count == 2 && pairFits }

    /// Whether two buttons have room beside each other.
    private var pairFits: Bool {
        rows.allSatisfy { $0.sizeThatFits(.zero).width <= AlertStyle.width / 2 - 16 }
    }

    private var cardRows: [AlertButton] {
        isSheet ? rows.filter { $0.action.style != .cancel } : rows
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        let inner = CGSize(
            width: width - 2 * AlertStyle.textInset,
            height: .greatestFiniteMagnitude
        )
        let hasTitle = !(titleLabel.text ?? "").isEmpty
        let hasMessage = !(messageLabel.text ?? "").isEmpty
        guard hasTitle || hasMessage else {
            return boxes.isEmpty ? 0 : fieldsHeight + AlertStyle.textInset
        }
        let top = isSheet ? AlertStyle.sheetTop : AlertStyle.alertTop
        let title = hasTitle ? titleLabel.sizeThatFits(inner).height : 0
        let message = hasMessage ? messageLabel.sizeThatFits(inner).height : 0
        return top + title + (hasTitle && hasMessage ? 3 : 0) + message + top + fieldsHeight
    }

    private var rowsHeight: CGFloat {
        isPair ? rowHeight : CGFloat(cardRows.count) * rowHeight
    }

    /// Where the alert is in a container.
    func place(in bounds: CGRect, safe: UIEdgeInsets) -> CGRect {
        let most = bounds.height - safe.top - safe.bottom - 2 * AlertStyle.sheetInset
        guard isSheet else {
            let height = min(textHeight(AlertStyle.width) + rowsHeight, most)
            return CGRect(
                x: ((bounds.width - AlertStyle.width) / 2).rounded(),
                y: (safe.top + (bounds.height - safe.top - safe.bottom - height) / 2).rounded(),
                width: AlertStyle.width,
                height: height
            )
        }
        let inset = AlertStyle.sheetInset
        // On a wide screen it is as wide as on a phone.
        let width = min(bounds.width - 2 * inset, 500)
        let cancel = cancelCard.isHidden ? 0 : rowHeight + inset
        let height = min(textHeight(width) + rowsHeight + cancel, most)
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(),
            y: bounds.maxY - max(safe.bottom, inset) - height,
            width: width,
            height: height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let cancel = cancelCard.isHidden ? 0 : rowHeight + AlertStyle.sheetInset
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - cancel)
        cancelCard.frame = CGRect(
            x: 0,
            y: bounds.height - rowHeight,
            width: bounds.width,
            height: rowHeight
        )
        placeTexts()
        placeRows()
    }

    private func placeTexts() {
        let height = textHeight(bounds.width)
        scroll.frame = CGRect(
            x: 0,
            y: 0,
            width: bounds.width,
            height: max(0, card.bounds.height - rowsHeight)
        )
        scroll.contentSize = CGSize(width: bounds.width, height: height)
        let inner = bounds.width - 2 * AlertStyle.textInset
        var y = isSheet ? AlertStyle.sheetTop : AlertStyle.alertTop
        for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
            let fitting = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
            label.frame = CGRect(
                x: AlertStyle.textInset,
                y: y,
                width: inner,
                height: fitting.height
            )
            y += fitting.height + 3
        }
        y = height - fieldsHeight
        for box in boxes {
            box.frame = CGRect(
                x: AlertStyle.textInset,
                y: y,
                width: inner,
                height: AlertStyle.fieldHeight
            )
            y += AlertStyle.fieldHeight + AlertStyle.fieldGap
        }
    }

    private func placeRows() {
        let top = card.bounds.height - rowsHeight
        let hasText = textHeight(bounds.width) > 0
        if isPair {
            let half = bounds.width / 2
            for (index, row) in rows.enumerated() {
                row.frame = CGRect(x: CGFloat(index) * half, y: top, width: half, height: rowHeight)
            }
            lines[0].frame = CGRect(x: 0, y: top, width: bounds.width, height: hairline)
            lines[1].frame = CGRect(x: half, y: top, width: hairline, height: rowHeight)
            return
        }
        for (index, row) in rows.enumerated() {
            let isApart = isSheet && row.action.style == .cancel
            let y = isApart ? 0 : top + CGFloat(index) * rowHeight
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
            lines[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
            lines[index].isHidden = index == 0 && !hasText
        }
    }
}

/// One button of an alert.
@MainActor
final class AlertButton: UIControl, ViewPart {
    let action: UIAlertAction
    private let label = UILabel()

    init(_ action: UIAlertAction, isBold: Bool, isSheet: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
        isEnabled = action.isEnabled
        accessibilityLabel = action.title
        accessibilityIdentifier = action.accessibilityIdentifier
        isAccessibilityElement = true
        accessibilityTraits = .button
        addSubview(label)
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private func refresh() {
        label.textColor =
            !isEnabled
            ? .tertiaryLabel
            : action.titleColor
                ?? (action.style == .destructive ? .systemRed : tintColor ?? .systemBlue)
        backgroundColor = isHighlighted ? AlertStyle.pressed : nil
    }

    override var isHighlighted: Bool {
        didSet { refresh() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.narrowed(dx: 8, dy: 0)
    }
}
