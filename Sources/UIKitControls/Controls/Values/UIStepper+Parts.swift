// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// The states of two neighbours, as a key.
struct StatePair: Hashable, Codable {
    private let left: UInt
    private let right: UInt

    init(_ left: UIControl.State, _ right: UIControl.State) {
        self.left = left.rawValue
        self.right = right.rawValue
    }
}

/// What a stepper is made of.
@MainActor
struct StepperParts {
    var minimum = 0.0
    var maximum = 100.0
    var step = 1.0
    var value = 0.0
    var backgrounds: [UInt: UIImage] = [:]
    var dividers: [StatePair: UIImage] = [:]
    var increments: [UInt: UIImage] = [:]
    var decrements: [UInt: UIImage] = [:]
    let plate = UIImageView()
    let divider = UIImageView()
    let minus = UIImageView()
    let plus = UIImageView()
    let press = UIView()
    /// The half that the finger came down on, and whether it is there now.
    var isUp = false
    var isInside = false
    var repeats = 0
    var valueAtStart = 0.0
    var deadline: Deadline?

    func clamped(_ value: Double) -> Double {
        value.isNaN ? minimum : min(max(value, minimum), maximum)
    }
}

extension UIStepper {
    func setUpParts() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        parts.plate.layer.cornerRadius = 8
        parts.press.layer.cornerRadius = 8
        parts.press.isUserInteractionEnabled = false
        for view in [parts.plate, parts.press, parts.divider, parts.minus, parts.plus] as [UIView] {
            addPart(view)
        }
        for view in [parts.minus, parts.plus] { view.contentMode = .center }
        updateParts()
    }

    func decodeStepper(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        decode.number("UIStepperMinimumValue") { parts.minimum = $0 }
        decode.number("UIStepperMaximumValue") { parts.maximum = max($0, parts.minimum) }
        decode.number("UIStepperStepValue") { if $0 > 0 { parts.step = $0 } }
        decode.number("UIStepperValue") { parts.value = parts.clamped($0) }
        decode.flag("UIStepperContinuous") { isContinuous = $0 }
        decode.flag("UIStepperAutorepeat") { autorepeat = $0 }
        decode.flag("UIStepperWraps") { wraps = $0 }
    }

    func encodeStepper(to coder: NSCoder) {
        coder.encode(parts.minimum, forKey: "UIStepperMinimumValue")
        coder.encode(parts.maximum, forKey: "UIStepperMaximumValue")
        coder.encode(parts.step, forKey: "UIStepperStepValue")
        coder.encode(parts.value, forKey: "UIStepperValue")
        coder.encode(isContinuous, forKey: "UIStepperContinuous")
        coder.encode(autorepeat, forKey: "UIStepperAutorepeat")
        coder.encode(wraps, forKey: "UIStepperWraps")
    }

    func updateParts() {
        func image(_ images: [UInt: UIImage], _ symbol: String) -> UIImage? {
            images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
                ?? UIImage(systemName: symbol)
        }
        let background =
            parts.backgrounds[state.rawValue]
            ?? parts.backgrounds[UIControl.State.normal.rawValue]
        parts.plate.image = background
        parts.plate.backgroundColor = background == nil ? .tertiarySystemFill : nil
        let divider = parts.dividers[StatePair(.normal, .normal)]
        parts.divider.image = divider
        parts.divider.backgroundColor = divider == nil ? .separator : nil
        parts.minus.image = image(parts.decrements, "minus")
        parts.plus.image = image(parts.increments, "plus")
        parts.minus.tintColor = canStep(up: false) ? .label : .tertiaryLabel
        parts.plus.tintColor = canStep(up: true) ? .label : .tertiaryLabel
        parts.press.backgroundColor = parts.isInside ? .quaternarySystemFill : .clear
        setNeedsLayout()
    }

    private func canStep(up: Bool) -> Bool {
        isEnabled && (wraps || (up ? value < maximumValue : value > minimumValue))
    }

    func placeParts() {
        let bounds = bounds
        let half = bounds.width / 2
        let left = CGRect(x: bounds.minX, y: bounds.minY, width: half, height: bounds.height)
        let right = left.offsetBy(dx: half, dy: 0)
        parts.plate.frame = bounds
        parts.minus.frame = isRightToLeft ? right : left
        parts.plus.frame = isRightToLeft ? left : right
        parts.press.frame = (parts.isUp ? parts.plus : parts.minus).frame
        let width = parts.divider.image?.size.width ?? 1
        parts.divider.frame = CGRect(
            x: bounds.midX - width / 2,
            y: bounds.minY + 7,
            width: width,
            height: bounds.height - 14
        )
    }

    // MARK: Stepping

    func beginStepping(_ touch: UITouch, _ event: UIEvent?) {
        parts.isUp = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
        parts.isInside = true
        parts.repeats = 0
        parts.valueAtStart = value
        step(up: parts.isUp, isTold: isContinuous, event)
        if autorepeat { scheduleRepeat() }
        updateParts()
    }

    /// Half a second, then ever shorter, as a person waits longer.
    private func scheduleRepeat() {
        let pauses = [0.5, 0.3, 0.2, 0.15, 0.1]
        let pause = parts.repeats < 20 ? pauses[min(parts.repeats, 4)] : 0.05
        parts.deadline = Deadlines.shared.add(after: pause) { [weak self] in
            guard let self, isTracking else { return }
            if parts.isInside { step(up: parts.isUp, isTold: isContinuous, nil) }
            parts.repeats += 1
            scheduleRepeat()
        }
    }

    func continueStepping(_ touch: UITouch) {
        let point = touch.location(in: self)
        let half = (parts.isUp ? parts.plus : parts.minus).frame
        let isInside = half.insetBy(dx: -20, dy: -40).contains(point)
        guard isInside != parts.isInside else { return }
        parts.isInside = isInside
        updateParts()
    }

    func endStepping(_ event: UIEvent?) {
        parts.deadline?.cancel()
        parts.deadline = nil
        parts.isInside = false
        if !isContinuous && value != parts.valueAtStart { tell(event) }
        updateParts()
    }

    func step(up: Bool, isTold: Bool, _ event: UIEvent?) {
        guard canStep(up: up) else { return }
        let old = value
        var next = old + (up ? stepValue : -stepValue)
        if wraps {
            if next > maximumValue {
                next = minimumValue
            } else if next < minimumValue {
                next = maximumValue
            }
        }
        withoutAnnouncing("value") { value = next }
        if isTold && value != old { tell(event) }
    }

    private func tell(_ event: UIEvent?) {
        send([.valueChanged, .primaryActionTriggered], with: event)
    }
}
