// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// A control that is on or off.
///
/// It has one size, 51 x 31 points, whatever its frame is set to.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch looks.
    public enum Style: Int, Sendable {
        /// As the device has it: sliding, here as on a phone.
        case automatic = 0
        /// A box with a tick.
        case checkbox = 1
        /// A thumb on a track.
        case sliding = 2
    }

    static let size = CGSize(width: 51, height: 31)

    final var parts = SwitchParts()

    /// Makes a switch that is off, at the frame's origin.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUpParts()
    }

    /// Reads an archived switch.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame.size = UISwitch.size
        let decode = FieldDecoder(coder)
        decode.flag("UISwitchOn") { parts.isOn = $0 }
        parts.onTint = decode.object("UISwitchOnTintColor") as? UIColor
        parts.thumbTint = decode.object("UISwitchThumbTintColor") as? UIColor
        setUpParts()
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UISwitch.self)
    }

    /// Archives the switch.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(parts.isOn, forKey: "UISwitchOn")
        if let color = parts.onTint { coder.encode(color, forKey: "UISwitchOnTintColor") }
        if let color = parts.thumbTint { coder.encode(color, forKey: "UISwitchThumbTintColor") }
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UISwitch>) {
        properties.keep(\.offImage, "UIOffImage")
        properties.keep(\.onImage, "UIOnImage")
        properties.keep(\.preferredStyle, "UIPreferredStyle")
        properties.keep(\.title, "UITitle")
    }

    // MARK: State

    /// Whether it is on; setting it does not animate and sends no event.
    open var isOn: Bool {
        get { parts.isOn }
        set { announcing("isOn", "on") { setOn(newValue, animated: false) } }
    }

    /// Turns it on or off without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != parts.isOn else { return }
        parts.isOn = on
        updateParts(animated: animated)
    }

    /// The track's colour when on; nil is the system's green.
    open var onTintColor: UIColor? {
        get { parts.onTint }
        set {
            customizes(.onTintColor, \UISwitch.onTintColor, newValue)
            announcing("onTintColor") {
                parts.onTint = newValue
                updateParts(animated: false)
            }
        }
    }

    /// The thumb's colour; nil is white.
    open var thumbTintColor: UIColor? {
        get { parts.thumbTint }
        set {
            customizes(.thumbTintColor, \UISwitch.thumbTintColor, newValue)
            announcing("thumbTintColor") {
                parts.thumbTint = newValue
                updateParts(animated: false)
            }
        }
    }

    /// Kept, and as on iOS since 7 without effect.
    open var onImage: UIImage? {
        willSet { beginAnnouncing("onImage") }
        didSet {
            endAnnouncing("onImage")
            customizes(.onImage, \UISwitch.onImage, onImage)
        }
    }
    /// Kept, and as on iOS since 7 without effect.
    open var offImage: UIImage? {
        willSet { beginAnnouncing("offImage") }
        didSet {
            endAnnouncing("offImage")
            customizes(.offImage, \UISwitch.offImage, offImage)
        }
    }

    /// The style in use.
    open var style: Style { parts.preferredStyle == .checkbox ? .checkbox : .sliding }

    /// The style that is wanted; a box with a tick is what a desktop's idiom shows.
    open var preferredStyle: Style {
        get { parts.preferredStyle }
        set {
            announcing("preferredStyle") {
                parts.preferredStyle = newValue
                updateParts(animated: false)
            }
        }
    }

    /// The words beside a box with a tick.
    open var title: String? {
        didSet { if title != oldValue { setNeedsLayout() } }
    }

    // MARK: Size

    /// The place; the size is always the same.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let box = newValue.standardized
            super.frame = CGRect(origin: box.origin, size: UISwitch.size)
        }
    }

    /// The bounds; the size is always the same.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
    }

    /// 51 x 31 points.
    open override var intrinsicContentSize: CGSize { UISwitch.size }

    /// 51 x 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    // MARK: Tracking

    /// Follows the finger that may drag the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginSwitching(touch)
        return true
    }

    /// Turns when the finger has gone far enough.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueSwitching(touch)
        return true
    }

    /// Turns by a tap, and tells.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        endSwitching(isCancelled: false, event)
    }

    /// Lets go.
    open override func cancelTracking(with event: UIEvent?) {
        endSwitching(isCancelled: true, event)
    }

    /// Taps are its own.
    @_spi(Rooms) open override var claimsSingleTap: Bool { isEnabled }

    /// Pans along the switch are its own.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer.view !== self, isTracking, gestureRecognizer is UIPanGestureRecognizer
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Looks

    @_spi(Rooms) open override func stateDidChange(from oldState: UIControl.State) {
        super.stateDidChange(from: oldState)
        updateParts(animated: window != nil)
    }

    @_spi(Rooms) open override func activateByKey() {
        setOn(!isOn, animated: true)
        super.activateByKey()
        sendActions(for: .valueChanged)
    }

    /// Puts the thumb where it belongs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// An accessibility element.
    @_spi(Rooms) open override var isElementByDefault: Bool { true }

    /// A switch for assistive technology.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits {
        [.button, .toggleButton]
    }

    /// "1" or "0".
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    @_spi(Rooms) open override var descriptionDetails: [String] {
        super.descriptionDetails + ["on = \(isOn ? "YES" : "NO")"]
    }
}
