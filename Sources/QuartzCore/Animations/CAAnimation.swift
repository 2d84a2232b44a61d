// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import RenderServer

/// The base class of animations that can be added to a layer.
///
/// A layer runs a copy, so changing an animation that has been added has no effect.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
    final var timingValues = RenderTiming() {
        didSet { isChangedSinceGiven = true }
    }
    /// Values of keys that are not properties.
    final var extraValues: [String: Any] = [:]

    /// The committed animation's id.
    package internal(set) final var identity: UInt64 = 0
    /// Whether the end was reported to the delegate, though the animation stays.
    final var hasReportedEnd = false

    /// Makes an animation of no duration, which takes the transaction's.
    public override init() { super.init() }

    /// Reads an archived animation.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    /// Receives start and end; held strongly while the animation lives.
    open var delegate: (any CAAnimationDelegate)? {
        didSet { isChangedSinceGiven = true }
    }
    /// Whether the animation is removed from the layer at its end; true by default.
    open var isRemovedOnCompletion = true
    /// The timing function of one run; nil is linear.
    open var timingFunction: CAMediaTimingFunction? {
        didSet { isChangedSinceGiven = true }
    }
    /// The frame rates that suit the animation.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The value that a property has before anybody sets it; nil for unknown keys.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": NSNumber(value: 1)
        case "removedOnCompletion": NSNumber(value: true)
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        default: nil
        }
    }

    /// Whether a value is written to an archive.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// When the animation begins in its parent's time; 0 stands for the moment of the commit.
    open var beginTime: CFTimeInterval {
        get { timingValues.beginTime }
        set { timingValues.beginTime = newValue }
    }

    /// One run; 0 takes the transaction's duration.
    open var duration: CFTimeInterval {
        get { timingValues.duration }
        set { timingValues.duration = newValue }
    }

    /// How fast local time runs.
    open var speed: Float {
        get { timingValues.speed }
        set { timingValues.speed = newValue }
    }

    /// Added to local time.
    open var timeOffset: CFTimeInterval {
        get { timingValues.timeOffset }
        set { timingValues.timeOffset = newValue }
    }

    /// How many runs; may be a fraction or infinite.
    open var repeatCount: Float {
        get { timingValues.repeatCount }
        set { timingValues.repeatCount = newValue }
    }

    /// The duration of all repeats, instead of a number of runs.
    open var repeatDuration: CFTimeInterval {
        get { timingValues.repeatDuration }
        set { timingValues.repeatDuration = newValue }
    }

    /// Whether every run is followed by one backwards.
    open var autoreverses: Bool {
        get { timingValues.autoreverses }
        set { timingValues.autoreverses = newValue }
    }

    /// The effect before the start and after the end.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(timingValues.fill) }
        set { timingValues.fill = newValue.renderValue }
    }

    /// What runs in the animation's place when it is a property's action; copies have none.
    package final var stand: (any AnimationStandIn)? {
        didSet { isChangedSinceGiven = false }
    }

    /// Whether a program has changed the animation since it got the stand-in.
    final var isChangedSinceGiven = false

    /// Adds the animation to the layer under the event's name.
    open func run(
        forKey event: String,
        object anObject: Any,
        arguments dict: [AnyHashable: Any]?
    ) {
        if let stand {
            return isChangedSinceGiven
                ? stand.start(self, forKey: event, on: anObject)
                : stand.run(forKey: event, object: anObject, arguments: dict)
        }
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeFresh()
        copyValues(to: copy)
        return copy
    }

    /// The value of a property, or of any other key that has been set.
    open override func value(forKey key: String) -> Any? {
        let (found, value) = propertyValue(forKey: key)
        return found ? value : super.value(forKey: key)
    }

    /// Sets a property, or keeps a value under any other key.
    open override func setValue(_ value: Any?, forKey key: String) {
        if !setPropertyValue(value, forKey: key) { super.setValue(value, forKey: key) }
    }

    /// An animation keeps values of any key.
    open override func value(forUndefinedKey key: String) -> Any? {
        extraValues[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// An animation keeps values of any key.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        extraValues[key] = value
    }

    /// True: an archive names each object's class.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the animation to an archive.
    open func encode(with coder: NSCoder) { encodeValues(to: coder) }

    /// A fresh animation of this class, which every class of the framework overrides.
    package func makeSibling() -> CAAnimation { CAAnimation() }

    /// The renderer's animation body for a layer.
    package func renderBody(in layer: CALayer) -> RenderAnimation.Body { .idle }

    /// The spring that replaces the timing function.
    package var renderSpring: Spring? { nil }

    /// Copies what this class stores; overridden by subclasses, which call it.
    package func copyValues(to copy: CAAnimation) {
        copy.timingValues = timingValues
        copy.extraValues = extraValues
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.timingFunction = timingFunction
        copy.preferredFrameRateRange = preferredFrameRateRange
    }
}

/// The owner of an animation that it has given as a property's action.
package protocol AnimationStandIn: CAAction {
    /// Starts the animation as a program has changed it.
    func start(_ animation: CAAnimation, forKey event: String, on object: Any)
}

/// Receives an animation's start and end; every method is optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation's active time has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has ended (`flag` is true) or was removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
