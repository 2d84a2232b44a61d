// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// A control whose thumb is dragged along a track to choose a number.
@preconcurrency @MainActor
open class UISlider: UIControl {
    final var parts = SliderParts()

    /// Makes a slider from 0 to 1, at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpParts()
        if frame.height == 0 { self.frame.size.height = SliderParts.height }
    }

    /// Reads an archived slider.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeSlider(from: coder)
        setUpParts()
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UISlider.self)
    }

    /// Archives the slider.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSlider(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UISlider>) {
        properties.keep(\.maximumValueImage, "UIMaximumValueImage")
        properties.keep(\.minimumValueImage, "UIMinimumValueImage")
        properties.keep(\.preferredBehavioralStyle, "UIPreferredBehavioralStyle")
        properties.keep(\.sliderStyle, "UISliderStyle")
        properties.keep(\.parts.thumbImages, "UIThumbImages")
        properties.keep(\.parts.minimumTracks, "UIMinimumTrackImages")
        properties.keep(\.parts.maximumTracks, "UIMaximumTrackImages")
        if properties.isReading { updateParts() }
    }

    // MARK: Value

    /// The number; one outside the range is brought into it.
    ///
    /// Setting it sends no event.
    open var value: Float {
        get { parts.value }
        set { announcing("value") { setValue(newValue, animated: false) } }
    }

    /// Moves the thumb without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        parts.value = parts.allowed(value)
        moveThumb(animated: animated)
    }

    /// The least number; 0 by default.
    ///
    /// A greater maximum follows it.
    open var minimumValue: Float {
        get { parts.minimum }
        set {
            announcing("minimumValue") {
                parts.minimum = newValue.isNaN ? 0 : newValue
                parts.maximum = max(parts.maximum, parts.minimum)
                value = parts.value
            }
        }
    }

    /// The greatest number; 1 by default.
    ///
    /// A lesser minimum follows it.
    open var maximumValue: Float {
        get { parts.maximum }
        set {
            announcing("maximumValue") {
                parts.maximum = newValue.isNaN ? 1 : newValue
                parts.minimum = min(parts.minimum, parts.maximum)
                value = parts.value
            }
        }
    }

    /// Whether `valueChanged` is sent while the thumb is dragged, not only at the end; true unless
    /// set.
    open var isContinuous = true {
        willSet { beginAnnouncing("isContinuous", "continuous") }
        didSet { endAnnouncing("isContinuous", "continuous") }
    }

    /// How the slider wants to behave.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// How the slider behaves: as on a phone.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Looks

    /// Whether a thumb or the filled track shows the value.
    open var sliderStyle = UISlider.Style.default {
        didSet { updateParts() }
    }

    /// A picture at the end of the small numbers.
    open var minimumValueImage: UIImage? {
        get { parts.minimumImage.image }
        set { announcing("minimumValueImage") { setImage(newValue, of: parts.minimumImage) } }
    }

    /// A picture at the end of the great numbers.
    open var maximumValueImage: UIImage? {
        get { parts.maximumImage.image }
        set { announcing("maximumValueImage") { setImage(newValue, of: parts.maximumImage) } }
    }

    /// The track's colour on the side of the small numbers; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        willSet { beginAnnouncing("minimumTrackTintColor") }
        didSet {
            endAnnouncing("minimumTrackTintColor")
            customizes(
                .minimumTrackTintColor,
                \UISlider.minimumTrackTintColor,
                minimumTrackTintColor
            )
            updateParts()
        }
    }
    /// The track's colour on the side of the great numbers; nil is the system's.
    open var maximumTrackTintColor: UIColor? {
        willSet { beginAnnouncing("maximumTrackTintColor") }
        didSet {
            endAnnouncing("maximumTrackTintColor")
            customizes(
                .maximumTrackTintColor,
                \UISlider.maximumTrackTintColor,
                maximumTrackTintColor
            )
            updateParts()
        }
    }
    /// The thumb's colour; nil is white.
    open var thumbTintColor: UIColor? {
        didSet {
            customizes(.thumbTintColor, \UISlider.thumbTintColor, thumbTintColor)
            updateParts()
        }
    }

    /// Sets the thumb's picture in a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        customizes(
            .thumbImage,
            for: state.axis,
            { (target: UISlider) in
                target.setThumbImage(image, for: state)
            }
        )
        parts.thumbImages[state.rawValue] = image
        updateParts()
    }

    /// Sets the picture of the track at the small numbers in a state; it is stretched.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        customizes(
            .minimumTrackImage,
            for: state.axis,
            { (target: UISlider) in
                target.setMinimumTrackImage(image, for: state)
            }
        )
        parts.minimumTracks[state.rawValue] = image
        updateParts()
    }

    /// Sets the picture of the track at the great numbers in a state; it is stretched.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        customizes(
            .maximumTrackImage,
            for: state.axis,
            { (target: UISlider) in
                target.setMaximumTrackImage(image, for: state)
            }
        )
        parts.maximumTracks[state.rawValue] = image
        updateParts()
    }

    /// The thumb's picture that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? {
        parts.thumbImages[state.rawValue]
    }

    /// The track's picture that was set for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        parts.minimumTracks[state.rawValue]
    }

    /// The track's picture that was set for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        parts.maximumTracks[state.rawValue]
    }

    /// The thumb's picture that is shown.
    open var currentThumbImage: UIImage? { current(parts.thumbImages) }
    /// The track's picture that is shown.
    open var currentMinimumTrackImage: UIImage? { current(parts.minimumTracks) }
    /// The track's picture that is shown.
    open var currentMaximumTrackImage: UIImage? { current(parts.maximumTracks) }

    // MARK: Geometry

    /// Where the picture at the small numbers lies, in bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: minimumValueImage, atStart: true, in: bounds)
    }

    /// Where the picture at the great numbers lies, in bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: maximumValueImage, atStart: false, in: bounds)
    }

    /// Where the track lies, in bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }

    /// Where the thumb lies at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        standardThumbRect(in: bounds, track: rect, value: value)
    }

    /// Any width, 34 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderParts.height)
    }

    /// The width that is offered, 34 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderParts.height)
    }

    /// Lays out track, thumb and pictures.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Tracking

    /// Follows a finger that comes down on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginSliding(touch)
    }

    /// Moves the thumb.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueSliding(touch, event)
        return true
    }

    /// Tells the value, if it was not told on the way.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endSliding(event) }

    /// Lets go; the value stays.
    open override func cancelTracking(with event: UIEvent?) { endSliding(event) }

    /// Swipes and pans along the slider are its own.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer.view !== self, isTracking,
            gestureRecognizer is UISwipeGestureRecognizer
                || gestureRecognizer is UIPanGestureRecognizer
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Arrows along it are its own.
    @_spi(Rooms) open override func usesFocusMovement(_ heading: UIFocusHeading) -> Bool {
        !heading.isDisjoint(with: [.left, .right])
    }

    /// Arrows move the thumb by a tenth while the slider has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !slideByKey(presses) { super.pressesBegan(presses, with: event) }
    }

    @_spi(Rooms) open override func stateDidChange(from oldState: UIControl.State) {
        super.stateDidChange(from: oldState)
        updateParts()
    }

    /// The track's colour may be the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
    }

    /// An accessibility element.
    @_spi(Rooms) open override var isElementByDefault: Bool { true }

    /// It can be changed in steps.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits { .adjustable }

    /// The title of the mark at the value, or the percentage.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? tickTitle ?? "\(Int((parts.fraction * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    /// Moves the thumb up by a tenth, and tells.
    open override func accessibilityIncrement() { slide(by: 0.1) }

    /// Moves the thumb down by a tenth, and tells.
    open override func accessibilityDecrement() { slide(by: -0.1) }

    @_spi(Rooms) open override var descriptionDetails: [String] {
        super.descriptionDetails + ["value: \(value)"]
    }
}
