// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// What a slider is made of.
@MainActor
struct SliderParts {
    static let height: CGFloat = 34
    static let thumbSide: CGFloat = 28
    static let trackHeight: CGFloat = 4
    static let thumblessTrackHeight: CGFloat = 8

    var minimum: Float = 0
    var maximum: Float = 1
    var value: Float = 0
    var thumbImages: [UInt: UIImage] = [:]
    var minimumTracks: [UInt: UIImage] = [:]
    var maximumTracks: [UInt: UIImage] = [:]
    let minimumTrack = UIImageView()
    let maximumTrack = UIImageView()
    let minimumImage = UIImageView()
    let maximumImage = UIImageView()
    let thumb = SwitchThumb()
    let picture = UIImageView()
    /// Where the finger holds the thumb, from its middle.
    var grip: CGFloat = 0
    var lastSent: Float?
    var track: UISlider.TrackConfiguration?
    /// The views of the marks.
    var ticks: [UIImageView] = []

    /// The value nearest to one that range and track allow.
    func allowed(_ value: Float) -> Float {
        let value = clamped(value)
        guard let track, maximum > minimum else { return value }
        let position = (value - minimum) / (maximum - minimum)
        let allowed = track.allowed(position)
        return allowed == position ? value : minimum + allowed * (maximum - minimum)
    }

    func clamped(_ value: Float) -> Float {
        value.isNaN ? minimum : min(max(value, minimum), maximum)
    }

    /// How far along the track the value is.
    func fraction(of value: Float) -> CGFloat {
        maximum > minimum ? CGFloat((clamped(value) - minimum) / (maximum - minimum)) : 0
    }

    var fraction: CGFloat { fraction(of: value) }
}

extension UISlider {
    func setUpParts() {
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        for view in [
            parts.maximumTrack, parts.minimumTrack, parts.minimumImage, parts.maximumImage,
        ] {
            addPart(view)
        }
        addPart(parts.thumb)
        addPart(parts.picture)
        for view in [parts.minimumTrack, parts.maximumTrack] { view.clipsToBounds = true }
        updateParts()
    }

    // MARK: Archives

    func decodeSlider(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        decode.number("UIMinValue") { parts.minimum = Float($0) }
        decode.number("UIMaxValue") { parts.maximum = max(Float($0), parts.minimum) }
        decode.number("UIValue") { parts.value = parts.clamped(Float($0)) }
        if coder.containsValue(forKey: "UIContinuous") {
            isContinuous = coder.decodeBool(forKey: "UIContinuous")
        }
        minimumTrackTintColor = decode.object("UIMinimumTrackTintColor") as? UIColor
        maximumTrackTintColor = decode.object("UIMaximumTrackTintColor") as? UIColor
        thumbTintColor = decode.object("UIThumbTintColor") as? UIColor
    }

    func encodeSlider(to coder: NSCoder) {
        coder.encode(Double(parts.minimum), forKey: "UIMinValue")
        coder.encode(Double(parts.maximum), forKey: "UIMaxValue")
        coder.encode(Double(parts.value), forKey: "UIValue")
        coder.encode(isContinuous, forKey: "UIContinuous")
        let colors = [
            ("UIMinimumTrackTintColor", minimumTrackTintColor),
            ("UIMaximumTrackTintColor", maximumTrackTintColor),
            ("UIThumbTintColor", thumbTintColor),
        ]
        for (key, color) in colors { if let color { coder.encode(color, forKey: key) } }
    }

    // MARK: Looks

    func current(_ images: [UInt: UIImage]) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }

    func setImage(_ image: UIImage?, of view: UIImageView) {
        view.image = image
        view.tintColor = .secondaryLabel
        setNeedsLayout()
    }

    func updateParts() {
        let picture = currentThumbImage
        parts.picture.image = picture
        parts.picture.isHidden = isThumbless
        parts.thumb.isHidden = picture != nil || isThumbless
        parts.thumb.backgroundColor = thumbTintColor ?? .white
        show(currentMinimumTrackImage, in: parts.minimumTrack, minimumTrackTintColor ?? tintColor)
        show(currentMaximumTrackImage, in: parts.maximumTrack, maximumTrackTintColor ?? .systemFill)
        let dim: CGFloat = isEnabled ? 1 : 0.5
        for view in [parts.minimumTrack, parts.maximumTrack, parts.thumb, parts.picture] as [UIView]
        {
            view.alpha = dim
        }
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in view: UIImageView, _ color: UIColor) {
        view.image = image
        view.backgroundColor = image == nil ? color : nil
        view.layer.cornerRadius = image == nil ? ownTrackHeight / 2 : 0
    }

    private var isThumbless: Bool { sliderStyle == .thumbless }

    private var ownTrackHeight: CGFloat {
        isThumbless ? SliderParts.thumblessTrackHeight : SliderParts.trackHeight
    }

    /// How far the thumb's edge stands outside of the track's at the ends.
    private var overhang: CGFloat { isThumbless ? 0 : 2 }

    func imageRect(of image: UIImage?, atStart: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        let x = atStart != isRightToLeft ? bounds.minX : bounds.maxX - size.width
        let y = (bounds.midY - size.height / 2).pixelRounded(in: self)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    func standardTrackRect(in bounds: CGRect) -> CGRect {
        let gap: CGFloat = 10
        var start = bounds.minX + 2
        var end = bounds.maxX - 2
        let first = minimumValueImageRect(forBounds: bounds).width
        let last = maximumValueImageRect(forBounds: bounds).width
        let (left, right) = isRightToLeft ? (last, first) : (first, last)
        if left > 0 { start = bounds.minX + left + gap }
        if right > 0 { end = bounds.maxX - right - gap }
        let height =
            currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height
            ?? ownTrackHeight
        let y = (bounds.midY - height / 2).pixelRounded(in: self)
        return CGRect(x: start, y: y, width: max(end - start, 0), height: height)
    }

    func standardThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let side = SliderParts.thumbSide
        var size = currentThumbImage?.size ?? CGSize(width: side, height: side)
        if isThumbless { size.width = 0 }
        let way = max(track.width + 2 * overhang - size.width, 0)
        let fraction = parts.fraction(of: value)
        let x = track.minX - overhang + way * (isRightToLeft ? 1 - fraction : fraction)
        let y = track.midY - size.height / 2
        return CGRect(
            origin: CGPoint(x: x.pixelRounded(in: self), y: y.pixelRounded(in: self)),
            size: size
        )
    }

    func placeParts() {
        let bounds = bounds
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
        parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
        parts.thumb.frame = thumb
        parts.picture.frame = thumb
        let left = CGRect(
            x: track.minX,
            y: track.minY,
            width: max(thumb.midX - track.minX, 0),
            height: track.height
        )
        let right = CGRect(
            x: thumb.midX,
            y: track.minY,
            width: max(track.maxX - thumb.midX, 0),
            height: track.height
        )
        parts.minimumTrack.frame = isRightToLeft ? right : left
        parts.maximumTrack.frame = isRightToLeft ? left : right
        placeTicks(below: track)
        guard let neutral = parts.track?.neutralValue, neutral > 0 else { return }
        let middle = middle(at: neutral, track)
        parts.maximumTrack.frame = track
        parts.minimumTrack.frame = CGRect(
            x: min(middle, thumb.midX),
            y: track.minY,
            width: abs(thumb.midX - middle),
            height: track.height
        )
    }

    func moveThumb(animated: Bool) {
        guard animated, window != nil else {
            setNeedsLayout()
            return
        }
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.placeParts() },
            completion: nil
        )
    }

    // MARK: Tracking

    private var currentThumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    func beginSliding(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        let thumb = currentThumb
        // A finger is wider than the thumb; without one, it may come down anywhere.
        guard isThumbless || thumb.insetBy(dx: -15, dy: -15).contains(point) else { return false }
        parts.grip = point.x - thumb.midX
        parts.lastSent = value
        return true
    }

    func continueSliding(_ touch: UITouch, _ event: UIEvent?) {
        let track = trackRect(forBounds: bounds)
        let width = currentThumb.width
        let way = track.width + 2 * overhang - width
        guard way > 0 else { return }
        let middle = touch.location(in: self).x - parts.grip
        var fraction = min(max((middle - width / 2 - (track.minX - overhang)) / way, 0), 1)
        if isRightToLeft { fraction = 1 - fraction }
        let old = value
        let new = minimumValue + Float(fraction) * (maximumValue - minimumValue)
        withoutAnnouncing("value") { value = new }
        if value != old && isContinuous { tell(event) }
    }

    func endSliding(_ event: UIEvent?) {
        if parts.lastSent != nil && parts.lastSent != value && !isContinuous { tell(event) }
        parts.lastSent = nil
    }

    private func tell(_ event: UIEvent?) {
        parts.lastSent = value
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    /// Moves the thumb by a part of the range, and tells.
    func slide(by part: Float) {
        let old = value
        withoutAnnouncing("value") { value = value(further: part) }
        if value != old { tell(nil) }
    }

    func slideByKey(_ presses: Set<UIPress>) -> Bool {
        for press in presses where isFocused {
            let forward: Float = isRightToLeft ? -0.1 : 0.1
            switch press.type {
            case .rightArrow: slide(by: forward)
            case .leftArrow: slide(by: -forward)
            default: continue
            }
            return true
        }
        return false
    }
}
