// SPDX-License-Identifier: Apache-2.0

public import Foundation
import QuartzCore

/// Adds to a value of a view, interpolated by the tilt along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis that counts.
    public enum EffectType: Int, Sendable {
        /// Left and right.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The value of the view or, after `layer.`, of its layer.
    open private(set) var keyPath: String
    /// The axis that counts.
    open private(set) var type: EffectType
    /// The value added at tilt -1: the viewer is farthest left or up.
    open var minimumRelativeValue: Any?
    /// The value added at tilt 1: the viewer is farthest right or down.
    open var maximumRelativeValue: Any?

    /// Makes an effect on a value.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Reads an archived effect: the key path, the axis and bounds that are numbers.
    public required init?(coder: NSCoder) {
        keyPath = coder.present(NSString.self, "keyPath") as String? ?? ""
        type = EffectType(rawValue: coder.decodeInteger(forKey: "type")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
        if coder.containsValue(forKey: "minimum") {
            minimumRelativeValue = NSNumber(value: coder.decodeDouble(forKey: "minimum"))
        }
        if coder.containsValue(forKey: "maximum") {
            maximumRelativeValue = NSNumber(value: coder.decodeDouble(forKey: "maximum"))
        }
    }

    /// Archives the effect; bounds are archived if they are numbers.
    open override func encode(with coder: NSCoder) {
        coder.encode(keyPath as NSString, forKey: "keyPath")
        coder.encode(type.rawValue, forKey: "type")
        if let number = AnimatedValues.number(minimumRelativeValue) {
            coder.encode(number, forKey: "minimum")
        }
        if let number = AnimatedValues.number(maximumRelativeValue) {
            coder.encode(number, forKey: "maximum")
        }
    }

    /// An equal effect.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }

    /// The value between the bounds.
    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        let tilt =
            type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(Double(tilt), -1), 1) + 1) / 2
        guard share.isFinite, let low = UIInterpolatingMotionEffect.plain(minimumRelativeValue),
            let high = UIInterpolatingMotionEffect.plain(maximumRelativeValue),
            let value = AnimatedValues.between(low, high, share)
        else { return nil }
        return [keyPath: value]
    }

    /// A value as layers know it: offsets become points.
    private static func plain(_ value: Any?) -> Any? {
        guard let offset = value as? UIOffset else { return value }
        return CGPoint(x: offset.horizontal, y: offset.vertical)
    }
}
