// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls

/// One wheel of a picker: rows around a cylinder, of which the foremost is chosen.
///
/// It is a scroll view over a strip of rows; its offset divided by the height of a row is how far
/// the wheel is turned. The rows are not in the strip but on the cylinder, where `placeRows` puts
/// them whenever the offset changes.
final class PickerWheel: UIScrollView, UIScrollViewDelegate, ViewPart {
    static let usualRowHeight: CGFloat = 32

    let component: Int
    /// The width that the delegate wants, in points.
    var ownWidth: CGFloat?
    private(set) var rowCount = 0
    private(set) var rowHeight = PickerWheel.usualRowHeight
    /// The row that is chosen, or that the wheel is on its way to.
    private(set) var selectedRow = -1

    private weak var picker: UIPickerView?
    private var rows = ShownRows()
    private let feedback = UISelectionFeedbackGenerator()
    /// Whether a person has set the wheel going.
    private var isTurnedByPerson = false

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .normal
        delegate = self
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in self?.turn(toRowAt: $0.location(in: self)) }
        addPart(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload(rowCount: Int, rowHeight: CGFloat?) {
        self.rowCount = rowCount
        self.rowHeight = rowHeight ?? PickerWheel.usualRowHeight
        rows.removeAll()
        contentSize = CGSize(width: 0, height: CGFloat(rowCount) * self.rowHeight)
        let row = min(max(selectedRow, 0), rowCount - 1)
        selectedRow = row
        contentOffset = CGPoint(x: 0, y: offset(of: max(row, 0)))
        setNeedsLayout()
    }

    func ownView(of row: Int) -> UIView? { rows.shown[row].flatMap { $0.isOwn ? $0.view : nil } }

    /// The text of the row that is chosen.
    private var chosenText: String? {
        guard let picker, selectedRow >= 0 else { return nil }
        let delegate = picker.delegate
        return delegate?.pickerView?(picker, titleForRow: selectedRow, forComponent: component)
            ?? delegate?.pickerView?(
                picker,
                attributedTitleForRow: selectedRow,
                forComponent: component
            )?.string ?? rows.shown[selectedRow]?.view.accessibilityLabel
    }

    // MARK: Turning

    /// The offset at which a row is foremost.
    private func offset(of row: Int) -> CGFloat {
        CGFloat(row) * rowHeight - contentInset.top
    }

    /// How far the wheel is turned, in rows.
    private var turned: CGFloat { (contentOffset.y + contentInset.top) / rowHeight }

    /// The row in front; -1 where there are none.
    private var foremost: Int { row(near: turned) }

    private func row(near turned: CGFloat) -> Int {
        guard rowCount > 0, turned.isFinite else { return -1 }
        return min(max(Int(min(max(turned.rounded(), 0), 1e15)), 0), rowCount - 1)
    }

    func turn(to row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        selectedRow = min(max(row, 0), rowCount - 1)
        let target = CGPoint(x: 0, y: offset(of: selectedRow))
        guard target != contentOffset else { return }
        setContentOffset(target, animated: animated && window != nil)
    }

    /// Turns the wheel for a person, who hears of it.
    private func turnForPerson(to row: Int) {
        guard rowCount > 0, row != foremost else { return }
        isTurnedByPerson = true
        let target = min(max(row, 0), rowCount - 1)
        setContentOffset(CGPoint(x: 0, y: offset(of: target)), animated: window != nil)
        if window == nil { settle() }
    }

    private func turn(toRowAt point: CGPoint) {
        let cylinder = PickerCylinder(height: bounds.height)
        let distance = cylinder.arc(at: point.y - bounds.midY)
        turnForPerson(to: row(near: turned + distance / rowHeight))
    }

    /// The wheel has come to rest.
    private func settle() {
        guard isTurnedByPerson else { return }
        isTurnedByPerson = false
        let row = foremost
        guard row != selectedRow, let picker else { return }
        selectedRow = row
        picker.delegate?.pickerView?(picker, didSelectRow: row, inComponent: component)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeRows()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isTurnedByPerson = true
        feedback.prepare()
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let turned = (targetContentOffset.pointee.y + contentInset.top) / rowHeight
        targetContentOffset.pointee.y = offset(of: max(row(near: turned), 0))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard !decelerate else { return }
        let target = CGPoint(x: 0, y: offset(of: max(foremost, 0)))
        if target == contentOffset { settle() } else { setContentOffset(target, animated: true) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }

    /// Puts the rows that can be seen on the cylinder, and makes those that are new.
    func placeRows() {
        guard let picker, bounds.height > 0 else { return }
        let edge = (bounds.height - rowHeight) / 2
        if contentInset.top != edge {
            contentInset = UIEdgeInsets(top: edge, left: 0, bottom: edge, right: 0)
            contentOffset = CGPoint(x: 0, y: offset(of: max(selectedRow, 0)))
        }
        let cylinder = PickerCylinder(height: bounds.height)
        let turned = turned
        guard rowCount > 0, turned.isFinite else { return rows.removeAll() }
        let reach = cylinder.reach / rowHeight
        let first = max(Int(max(turned - reach, 0).rounded(.up)), 0)
        let last = min(Int(min(turned + reach, CGFloat(rowCount)).rounded(.down)), rowCount - 1)
        rows.keep(first...max(first, last))
        let foremost = foremost
        if isTurnedByPerson, isTracking || isDecelerating, rows.foremost != foremost {
            feedback.selectionChanged()
        }
        rows.foremost = foremost
        guard first <= last else { return }
        for index in first...last {
            let shown = rows.shown[index] ?? make(index, for: picker)
            let distance = (CGFloat(index) - turned) * rowHeight
            shown.view.layer.transform = CATransform3DIdentity
            shown.view.frame = CGRect(
                x: 0,
                y: bounds.midY - rowHeight / 2,
                width: bounds.width,
                height: rowHeight
            )
            shown.view.layer.transform = cylinder.transform(at: distance)
            shown.view.alpha = cylinder.opacity(at: distance, rowHeight: rowHeight)
        }
    }

    private func make(_ row: Int, for picker: UIPickerView) -> ShownRows.Row {
        let delegate = picker.delegate
        let spare = rows.takeSpare(isOwn: true)
        let made: ShownRows.Row
        if let own = delegate?.pickerView?(
            picker,
            viewForRow: row,
            forComponent: component,
            reusing: spare
        ) {
            made = ShownRows.Row(view: own, isOwn: true)
        } else {
            let label = rows.takeSpare(isOwn: false) as? UILabel ?? UILabel(frame: .zero)
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 21)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.text = nil
            if let title = delegate?.pickerView?(
                picker,
                attributedTitleForRow: row,
                forComponent: component
            ) {
                label.attributedText = title
                label.textAlignment = .center
            } else {
                label.text =
                    delegate?.pickerView?(picker, titleForRow: row, forComponent: component) ?? "?"
            }
            made = ShownRows.Row(view: label, isOwn: false)
        }
        rows.shown[row] = made
        if made.view.superview !== self { addSubview(made.view) }
        return made
    }

    // MARK: Keys and assistive technology

    override var canBecomeFocused: Bool { isUserInteractionEnabled && rowCount > 0 }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        var left = presses
        for press in presses {
            switch press.key?.keyCode {
            case .keyboardUpArrow: turnForPerson(to: foremost - 1)
            case .keyboardDownArrow: turnForPerson(to: foremost + 1)
            case .keyboardHome: turnForPerson(to: 0)
            case .keyboardEnd: turnForPerson(to: rowCount - 1)
            default: continue
            }
            left.remove(press)
        }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? chosenText }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? told?.label(of: component, in: picker) }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? told?.hint(of: component, in: picker) }
        set { super.accessibilityHint = newValue }
    }

    override func accessibilityIncrement() { turnForPerson(to: foremost + 1) }

    override func accessibilityDecrement() { turnForPerson(to: foremost - 1) }

    private var told: (any UIPickerViewAccessibilityDelegate)? {
        picker?.delegate as? any UIPickerViewAccessibilityDelegate
    }
}
