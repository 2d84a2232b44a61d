// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A field for a code of six digits that is drawn and written by itself, without a text field.
final class CodeField: UIControl, UIKeyInput {
    private static let length = 6
    private(set) var code = "" { didSet { setNeedsDisplay() } }
    var keyboardType: UIKeyboardType = .numberPad

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Code"
        addAction(
            UIAction { [weak self] _ in self?.becomeFirstResponder() },
            for: .primaryActionTriggered
        )
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 258, height: 52) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        becomeFirstResponder()
    }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        setNeedsDisplay()
        return super.becomeFirstResponder()
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        setNeedsDisplay()
        return super.resignFirstResponder()
    }

    // MARK: Typing

    var hasText: Bool { !code.isEmpty }

    func insertText(_ text: String) {
        if text == "\n" {
            resignFirstResponder()
            return
        }
        let digits = text.filter(\.isNumber)
        code = String((code + digits).prefix(CodeField.length))
        if code.count == CodeField.length { sendActions(for: .valueChanged) }
    }

    func deleteBackward() {
        if hasText { code.removeLast() }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        let gap: CGFloat = 6
        let count = CGFloat(CodeField.length)
        let width = min(38, (bounds.width - gap * (count - 1)) / count)
        let left = bounds.midX - (width * count + gap * (count - 1)) / 2
        let digits = Array(code)
        for index in 0..<CodeField.length {
            let box = CGRect(
                x: left + CGFloat(index) * (width + gap),
                y: bounds.midY - 26,
                width: width,
                height: 52
            ).insetBy(dx: 1, dy: 1)
            let path = UIBezierPath(roundedRect: box, cornerRadius: 8)
            UIColor.tertiarySystemFill.setFill()
            path.fill()
            if isFirstResponder, index == min(digits.count, CodeField.length - 1) {
                tintColor.setStroke()
                path.lineWidth = 2
                path.stroke()
            }
            guard index < digits.count else { continue }
            draw(digits[index], in: box)
        }
    }

    private func draw(_ digit: Character, in box: CGRect) {
        let text = NSAttributedString(
            string: String(digit),
            attributes: [
                .font: UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .medium),
                .foregroundColor: UIColor.label,
            ]
        )
        let size = text.size()
        text.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
    }
}
