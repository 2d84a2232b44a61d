// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// What a switch is made of.
@MainActor
struct SwitchParts {
    var isOn = false
    var onTint: UIColor?
    var thumbTint: UIColor?
    var preferredStyle = UISwitch.Style.automatic
    let track = UIView()
    let thumb = SwitchThumb()
    let tick = UIImageView()
    /// Where the finger came down, and whether the thumb has followed it since.
    var start: CGFloat = 0
    var isDragged = false
    var wasOn = false
}

/// The round of a switch or slider, with its two shadows.
final class SwitchThumb: UIView, ViewPart {
    private let glow = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .white
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
        glow.borderWidth = 0.5
        glow.borderColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.04)
        layer.addSublayer(glow)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = bounds.height / 2
        layer.cornerRadius = radius
        let outline = CGPath(
            roundedRect: bounds,
            cornerWidth: min(radius, bounds.width / 2),
            cornerHeight: radius,
            transform: nil
        )
        layer.shadowPath = outline
        glow.frame = bounds.insetBy(dx: -0.5, dy: -0.5)
        glow.cornerRadius = radius + 0.5
    }
}

extension UISwitch {
    private static let inset: CGFloat = 1.5
    private static let stretch: CGFloat = 7

    func setUpParts() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        parts.track.isUserInteractionEnabled = false
        parts.track.layer.cornerRadius = UISwitch.size.height / 2
        addPart(parts.track)
        addSubview(parts.thumb)
        parts.tick.image = UIImage(systemName: "checkmark")
        parts.tick.contentMode = .center
        parts.tick.tintColor = .white
        addPart(parts.tick)
        updateParts(animated: false)
    }

    func updateParts(animated: Bool) {
        let isBox = style == .checkbox
        let change = { [self] in
            let on = parts.onTint ?? (isBox ? tintColor : .systemGreen)
            parts.track.backgroundColor = parts.isOn ? on : .secondarySystemFill
            parts.track.layer.cornerRadius = isBox ? 5 : UISwitch.size.height / 2
            parts.thumb.isHidden = isBox
            parts.thumb.backgroundColor = parts.thumbTint ?? .white
            parts.tick.isHidden = !(isBox && parts.isOn)
            let dim: CGFloat = isEnabled ? 1 : 0.5
            for view in [parts.track, parts.thumb, parts.tick] as [UIView] { view.alpha = dim }
            placeParts()
        }
        if animated {
            UIView.animate(
                withDuration: 0.2,
                delay: 0,
                options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
                animations: change,
                completion: nil
            )
        } else {
            change()
        }
    }

    func placeParts() {
        let bounds = bounds
        if style == .checkbox {
            let box = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
            parts.track.frame = box
            parts.tick.frame = box
            return
        }
        parts.track.frame = bounds
        let height = bounds.height - 2 * Self.inset
        let width = height + (isHighlighted ? Self.stretch : 0)
        let isAtEnd = parts.isOn != isRightToLeft
        let x = isAtEnd ? bounds.maxX - Self.inset - width : bounds.minX + Self.inset
        parts.thumb.frame = CGRect(x: x, y: bounds.minY + Self.inset, width: width, height: height)
        parts.thumb.layoutIfNeeded()
    }

    // MARK: Tracking

    func beginSwitching(_ touch: UITouch) {
        parts.start = touch.location(in: self).x
        parts.isDragged = false
        parts.wasOn = parts.isOn
    }

    func continueSwitching(_ touch: UITouch) {
        let way = touch.location(in: self).x - parts.start
        // Half of the thumb's way turns it; from there on it counts again.
        guard abs(way) > 10 else { return }
        let isOn = (way > 0) != isRightToLeft
        parts.isDragged = true
        guard isOn != parts.isOn else { return }
        parts.start += way
        setOn(isOn, animated: true)
    }

    func endSwitching(isCancelled: Bool, _ event: UIEvent?) {
        if isCancelled {
            setOn(parts.wasOn, animated: true)
            return
        }
        if !parts.isDragged && isTouchInside { setOn(!parts.isOn, animated: true) }
        guard parts.isOn != parts.wasOn else { return }
        send([.valueChanged, .primaryActionTriggered], with: event)
    }
}
