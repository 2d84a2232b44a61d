// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitViews

/// The usual caret.
@MainActor
final class SelectionCursor: UIView, UITextCursorView {
    private var blink: Deadline?
    /// The time that it is visible, and hidden, in seconds.
    private static let duration = 0.5

    var isBlinking = false {
        didSet {
            guard isBlinking != oldValue else { return }
            resetBlinkAnimation()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = tintColor
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    func resetBlinkAnimation() {
        blink?.cancel()
        blink = nil
        alpha = 1
        if isBlinking { wait() }
    }

    private func wait() {
        blink = Deadlines.shared.add(after: Self.duration, isEndless: true) { [weak self] in
            guard let self, isBlinking, window != nil else { return }
            alpha = alpha == 0 ? 1 : 0
            wait()
        }
    }
}

/// The usual highlight: a rectangle for each line.
@MainActor
final class SelectionHighlight: UIView, UITextSelectionHighlightView {
    private var parts: [UIView] = []

    var selectionRects: [UITextSelectionRect] = [] {
        didSet {
            while parts.count > selectionRects.count { parts.removeLast().removeFromSuperview() }
            while parts.count < selectionRects.count {
                let part = UIView()
                addSubview(part)
                parts.append(part)
            }
            for (part, rect) in zip(parts, selectionRects) { part.frame = rect.rect }
            tintColorDidChange()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for part in parts { part.backgroundColor = tintColor.withAlphaComponent(0.2) }
    }
}

/// The usual handle: a bar as high as the line with a knob at its outer end.
@MainActor
final class SelectionHandleMark: UIView, UITextSelectionHandleView {
    private let bar = UIView()
    private let knob = UIView()
    private static let knobSide: CGFloat = 12
    private static let barWidth: CGFloat = 2

    var direction = NSDirectionalRectEdge.leading {
        didSet { setNeedsLayout() }
    }
    var isVertical = false {
        didSet { setNeedsLayout() }
    }
    var customShape: UIBezierPath? {
        didSet { setNeedsLayout() }
    }
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        addSubview(knob)
        layer.addSublayer(shape)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var isAtStart: Bool { direction == .leading || direction == .top }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let side = Self.knobSide
        if isVertical {
            let y = isAtStart ? rect.minY : rect.maxY
            return CGRect(
                x: isAtStart ? rect.minX : rect.minX - side,
                y: y - side / 2,
                width: rect.width + side,
                height: side
            )
        }
        let x = isAtStart ? rect.minX : rect.maxX
        return CGRect(
            x: x - side / 2,
            y: isAtStart ? rect.minY - side : rect.minY,
            width: side,
            height: rect.height + side
        )
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        bar.backgroundColor = tintColor
        knob.backgroundColor = tintColor
        shape.fillColor = tintColor.cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.path = customShape?.cgPath
        bar.isHidden = customShape != nil
        knob.isHidden = customShape != nil
        let (side, width) = (Self.knobSide, Self.barWidth)
        knob.layer.cornerRadius = side / 2
        if isVertical {
            bar.frame = CGRect(x: 0, y: (side - width) / 2, width: bounds.width, height: width)
            knob.frame = CGRect(
                x: isAtStart ? bounds.width - side : 0,
                y: 0,
                width: side,
                height: side
            )
        } else {
            bar.frame = CGRect(x: (side - width) / 2, y: 0, width: width, height: bounds.height)
            knob.frame = CGRect(
                x: 0,
                y: isAtStart ? 0 : bounds.height - side,
                width: side,
                height: side
            )
        }
    }
}
