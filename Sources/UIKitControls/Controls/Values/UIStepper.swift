// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// A control with a minus and a plus, which change a number by steps.
///
/// It has one size, 94 x 32 points. Held down it repeats, faster and faster.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    static let size = CGSize(width: 94, height: 32)

    final var parts = StepperParts()

    /// Makes a stepper from 0 to 100, at 0, at the frame's origin.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        setUpParts()
    }

    /// Reads an archived stepper.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame.size = UIStepper.size
        decodeStepper(from: coder)
        archive(PropertyArchive(self, from: coder))
        setUpParts()
        configureFromNib(coder, as: UIStepper.self)
    }

    /// Archives the stepper.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStepper(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIStepper>) {
        properties.keep(\.parts.backgrounds, "UIBackgroundImages")
        properties.keep(\.parts.dividers, "UIDividerImages")
        properties.keep(\.parts.increments, "UIIncrementImages")
        properties.keep(\.parts.decrements, "UIDecrementImages")
    }

    // MARK: Value

    /// The number; one outside the range is brought into it.
    ///
    /// Setting it sends no event.
    open var value: Double {
        get { parts.value }
        set {
            announcing("value") {
                parts.value = parts.clamped(newValue)
                updateParts()
            }
        }
    }

    /// The least number; 0 by default.
    ///
    /// Traps where it is greater than the greatest, as on iOS.
    open var minimumValue: Double {
        get { parts.minimum }
        set {
            announcing("minimumValue") {
                precondition(
                    newValue <= parts.maximum,
                    "UIStepper.minimumValue: \(newValue) is above the maximum \(parts.maximum)"
                )
                parts.minimum = newValue
                value = parts.value
            }
        }
    }

    /// The greatest number; 100 by default.
    ///
    /// Traps where it is less than the least, as on iOS.
    open var maximumValue: Double {
        get { parts.maximum }
        set {
            announcing("maximumValue") {
                precondition(
                    newValue >= parts.minimum,
                    "UIStepper.maximumValue: \(newValue) is below the minimum \(parts.minimum)"
                )
                parts.maximum = newValue
                value = parts.value
            }
        }
    }

    /// How much one tap changes; 1 by default.
    ///
    /// Traps on numbers that are not above zero, as on iOS.
    open var stepValue: Double {
        get { parts.step }
        set {
            announcing("stepValue") {
                precondition(newValue > 0, "UIStepper.stepValue: \(newValue) must be above 0")
                parts.step = newValue
            }
        }
    }

    /// Whether each step is told, not only the last when a hold ends; true unless set.
    open var isContinuous = true {
        willSet { beginAnnouncing("isContinuous", "continuous") }
        didSet { endAnnouncing("isContinuous", "continuous") }
    }
    /// Whether holding repeats; true unless set.
    open var autorepeat = true {
        willSet { beginAnnouncing("autorepeat") }
        didSet { endAnnouncing("autorepeat") }
    }
    /// Whether it goes on at the other end; false unless set.
    open var wraps = false {
        willSet { beginAnnouncing("wraps") }
        didSet {
            endAnnouncing("wraps")
            updateParts()
        }
    }

    // MARK: Looks

    /// Sets the picture behind both halves in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        customizes(
            .backgroundImageForState,
            for: state.axis,
            { (target: UIStepper) in
                target.setBackgroundImage(image, for: state)
            }
        )
        parts.backgrounds[state.rawValue] = image
        updateParts()
    }

    /// The picture behind both halves in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        parts.backgrounds[state.rawValue]
    }

    /// Sets the picture between the halves for their states.
    open func setDividerImage(
        _ image: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        customizes(
            .dividerImage,
            for: leftState.axis(.default, Int(rightState.rawValue)),
            { (target: UIStepper) in
                target.setDividerImage(
                    image,
                    forLeftSegmentState: leftState,
                    rightSegmentState: rightState
                )
            }
        )
        parts.dividers[StatePair(leftState, rightState)] = image
        updateParts()
    }

    /// The picture between the halves for their states.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State,
        rightSegmentState: UIControl.State
    ) -> UIImage? {
        parts.dividers[StatePair(state, rightSegmentState)]
    }

    /// Sets the picture in place of the plus in a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        customizes(
            .incrementImage,
            for: state.axis,
            { (target: UIStepper) in
                target.setIncrementImage(image, for: state)
            }
        )
        parts.increments[state.rawValue] = image
        updateParts()
    }

    /// The picture in place of the plus in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? {
        parts.increments[state.rawValue]
    }

    /// Sets the picture in place of the minus in a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        customizes(
            .decrementImage,
            for: state.axis,
            { (target: UIStepper) in
                target.setDecrementImage(image, for: state)
            }
        )
        parts.decrements[state.rawValue] = image
        updateParts()
    }

    /// The picture in place of the minus in a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? {
        parts.decrements[state.rawValue]
    }

    // MARK: Size

    /// The place; the size is always the same.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.standardized.origin, size: UIStepper.size) }
    }

    /// The bounds; the size is always the same.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: UIStepper.size) }
    }

    /// 94 x 32 points.
    open override var intrinsicContentSize: CGSize { UIStepper.size }

    /// 94 x 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    /// Lays out the two halves.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Tracking

    /// Takes the first step.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginStepping(touch, event)
        return true
    }

    /// Stops while the finger is on the other half.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueStepping(touch)
        return true
    }

    /// Stops.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endStepping(event) }

    /// Stops.
    open override func cancelTracking(with event: UIEvent?) { endStepping(event) }

    /// Taps are its own.
    @_spi(Rooms) open override var claimsSingleTap: Bool { isEnabled }

    @_spi(Rooms) open override func stateDidChange(from oldState: UIControl.State) {
        super.stateDidChange(from: oldState)
        updateParts()
    }

    /// An accessibility element.
    @_spi(Rooms) open override var isElementByDefault: Bool { true }

    /// It can be changed in steps.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits { .adjustable }

    /// The number.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(value)" }
        set { super.accessibilityValue = newValue }
    }

    /// Takes a step up, and tells.
    open override func accessibilityIncrement() { step(up: true, isTold: true, nil) }

    /// Takes a step down, and tells.
    open override func accessibilityDecrement() { step(up: false, isTold: true, nil) }
}
