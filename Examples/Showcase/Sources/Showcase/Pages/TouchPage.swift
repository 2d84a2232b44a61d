// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Fingers, and what becomes of them.
final class TouchPage: CardsPage {
    override func makeCards() -> [Card] {
        [
            Card("Touch and drag here", TouchPad()),
            Card("A control that tracks", Dial()),
            Card("Tap once, tap twice", TapCounter()),
            Card("Buttons take events", events(), isCentered: true),
            Card("Click and type a code", CodeField(), isCentered: true),
        ]
    }

    private func events() -> UIView {
        let label = UILabel()
        label.text = "No event yet"
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Press"
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDragExit, "touchDragExit"),
            (.touchDragEnter, "touchDragEnter"), (.touchUpInside, "touchUpInside"),
            (.touchUpOutside, "touchUpOutside"),
        ]
        for (event, name) in names {
            button.addAction(UIAction { [weak label] _ in label?.text = name }, for: event)
        }
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        return stack
    }
}

/// Shows a disc under each finger.
private final class TouchPad: UIView {
    private var discs: [ObjectIdentifier: UIView] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let disc = UIView(frame: CGRect(x: 0, y: 0, width: 72, height: 72))
            disc.layer.cornerRadius = 36
            disc.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.6)
            disc.center = touch.location(in: self)
            discs[ObjectIdentifier(touch)] = disc
            addSubview(disc)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { discs[ObjectIdentifier(touch)]?.center = touch.location(in: self) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let disc = discs.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
            UIView.animate(
                withDuration: 0.3,
                animations: {
                    disc.alpha = 0
                    disc.transform = CGAffineTransform(scaleX: 2, y: 2)
                },
                completion: { _ in disc.removeFromSuperview() }
            )
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }
}

/// A value from 0 to 1, turned by dragging along the control.
private final class Dial: UIControl {
    private var value: CGFloat = 0.65 { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        take(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        take(touch)
        return true
    }

    private func take(_ touch: UITouch) {
        value = max(0, min(1, touch.location(in: self).x / max(1, bounds.width)))
        sendActions(for: .valueChanged)
    }

    override func draw(_ rect: CGRect) {
        let radius = max(1, min(bounds.width, bounds.height) / 2 - 12)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        func arc(_ end: CGFloat, _ color: UIColor) {
            let path = UIBezierPath(
                arcCenter: center,
                radius: radius,
                startAngle: .pi * 0.75,
                endAngle: .pi * (0.75 + 1.5 * end),
                clockwise: true
            )
            path.lineWidth = 16
            path.lineCapStyle = .round
            color.setStroke()
            path.stroke()
        }
        arc(1, .systemGray5)
        arc(value, .systemGreen)
        let text = "\(Int((value * 100).rounded())) %" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 24, weight: .semibold),
            .foregroundColor: UIColor.label,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
            withAttributes: attributes
        )
    }
}

/// Counts taps by one and by two.
private final class TapCounter: UILabel {
    private var singles = 0
    private var doubles = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
        textAlignment = .center
        font = .systemFont(ofSize: 22, weight: .medium)
        numberOfLines = 0
        update()
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first?.tapCount == 2 { doubles += 1 } else { singles += 1 }
        update()
    }

    private func update() { text = "Single taps: \(singles)\nDouble taps: \(doubles)" }
}
