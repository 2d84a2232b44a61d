// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import RenderServer

/// A kind of particle that an emitter layer emits.
///
/// Values with a range are distributed evenly within half the range on either side.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
    /// The cell's name, for its owner and in key paths.
    open var name: String?
    /// Whether particles are made.
    open var isEnabled = true
    /// Particles a second.
    open var birthRate: Float = 0
    /// Seconds that a particle lives.
    open var lifetime: Float = 0
    /// How much lifetimes differ.
    open var lifetimeRange: Float = 0
    /// The angle from the z axis at which particles fly, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The angle from the x axis in the plane, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The opening of the cone they fly in, in radians.
    open var emissionRange: CGFloat = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    /// How much velocities differ.
    open var velocityRange: CGFloat = 0
    /// Points a second squared, along x.
    open var xAcceleration: CGFloat = 0
    /// Points a second squared, along y.
    open var yAcceleration: CGFloat = 0
    /// Points a second squared, along z.
    open var zAcceleration: CGFloat = 0
    /// The size of particles as a factor.
    open var scale: CGFloat = 1
    /// How much sizes differ.
    open var scaleRange: CGFloat = 0
    /// How much the size grows in a second.
    open var scaleSpeed: CGFloat = 0
    /// Turning in radians a second.
    open var spin: CGFloat = 0
    /// How much spins differ.
    open var spinRange: CGFloat = 0
    /// The tint of the contents; opaque white by default.
    open var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    /// How much red differs.
    open var redRange: Float = 0
    /// How much green differs.
    open var greenRange: Float = 0
    /// How much blue differs.
    open var blueRange: Float = 0
    /// How much alpha differs.
    open var alphaRange: Float = 0
    /// How much red changes in a second.
    open var redSpeed: Float = 0
    /// How much green changes in a second.
    open var greenSpeed: Float = 0
    /// How much blue changes in a second.
    open var blueSpeed: Float = 0
    /// How much alpha changes in a second.
    open var alphaSpeed: Float = 0
    /// The particle's picture, a `CGImage`.
    open var contents: Any?
    /// The part of the picture that is shown, in units of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture to a point.
    open var contentsScale: CGFloat = 1
    /// How the picture is made smaller, as `CALayerContentsFilter` names it.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// How the picture is made larger, as `CALayerContentsFilter` names it.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    /// The bias of the trilinear filter towards smaller copies.
    open var minificationFilterBias: Float = 0
    /// The cells of particles that each particle emits in turn.
    open var emitterCells: [CAEmitterCell]?
    /// Default values by key.
    open var style: [AnyHashable: Any]?
    /// When the cell's time begins in the layer's.
    open var beginTime: CFTimeInterval = 0
    /// Infinite by default.
    open var duration: CFTimeInterval = .infinity
    /// How fast the cell's time runs.
    open var speed: Float = 1
    /// Added to the cell's own time.
    open var timeOffset: CFTimeInterval = 0
    /// How many runs of the duration.
    open var repeatCount: Float = 0
    /// The duration of all repeats, instead of a number of runs.
    open var repeatDuration: CFTimeInterval = 0
    /// Has no effect on a cell.
    open var autoreverses = false
    /// Has no effect on a cell.
    open var fillMode: CAMediaTimingFillMode = .removed

    /// Makes a cell that emits nothing.
    public override init() { super.init() }

    /// Reads an archived cell: everything but the picture.
    public required init?(coder: NSCoder) {
        super.init()
        decodeState(from: coder)
    }

    /// True: an archive names each object's class.
    open class var supportsSecureCoding: Bool { true }

    /// Writes everything but the picture to an archive.
    open func encode(with coder: NSCoder) { encodeState(to: coder) }

    /// The value of a property, or of any other key that has been set.
    open override func value(forKey key: String) -> Any? {
        if let field = CAEmitterCell.numbers[key] { return NSNumber(value: field.get(self)) }
        return otherValue(forKey: key)
            ?? extraValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// The value at a path, which may lead to a cell of the cell or into a rectangle.
    open override func value(forKeyPath keyPath: String) -> Any? {
        if let (cell, rest) = namedCell(keyPath) { return cell.value(forKeyPath: rest) }
        return partValue(forKeyPath: keyPath) ?? super.value(forKeyPath: keyPath)
    }

    /// Sets a property, or keeps a value under any other key.
    open override func setValue(_ value: Any?, forKey key: String) {
        if let field = CAEmitterCell.numbers[key] {
            return field.set(self, asNumber(value) ?? 0)
        }
        if !setOtherValue(value, forKey: key) { extraValues[key] = value }
    }

    /// Sets the value at a path, which may lead to a cell of the cell or into a rectangle.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let (cell, rest) = namedCell(keyPath) {
            cell.setValue(value, forKeyPath: rest)
        } else if !setPartValue(value, forKeyPath: keyPath) {
            super.setValue(value, forKeyPath: keyPath)
        }
    }

    private final var extraValues: [String: Any] = [:]

    /// The value that a property has before anybody sets it; nil for unknown keys.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "scale", "speed", "contentsScale": NSNumber(value: 1)
        case "duration": NSNumber(value: Double.infinity)
        case "enabled": NSNumber(value: true)
        default: nil
        }
    }

    /// Whether a value is written to an archive.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    final var renderValue: EmitterCellProperties {
        var cell = EmitterCellProperties()
        cell.name = name
        cell.contents = ((contents as AnyObject?) as? CGImage).map { RenderContents(image: $0) }
        cell.contentsRect = contentsRect
        cell.contentsScale = contentsScale
        cell.magnificationFilter = CALayerContentsFilter(rawValue: magnificationFilter).renderValue
        cell.minificationFilter = CALayerContentsFilter(rawValue: minificationFilter).renderValue
        cell.cells = (emitterCells ?? []).map(\.renderValue)
        cell.isEnabled = isEnabled
        cell.birthRate = birthRate
        cell.lifetime = .init(CGFloat(lifetime), range: CGFloat(lifetimeRange))
        cell.velocity = .init(velocity, range: velocityRange)
        cell.scale = .init(scale, range: scaleRange)
        cell.scaleSpeed = scaleSpeed
        cell.spin = .init(spin, range: spinRange)
        cell.latitude = emissionLatitude
        cell.longitude = emissionLongitude
        cell.emissionRange = emissionRange
        cell.acceleration = (xAcceleration, yAcceleration, zAcceleration)
        if let c = color?.sRGB {
            cell.color = [
                .init(c.red, range: CGFloat(redRange)), .init(c.green, range: CGFloat(greenRange)),
                .init(c.blue, range: CGFloat(blueRange)),
                .init(c.alpha, range: CGFloat(alphaRange)),
            ]
        }
        cell.timing.beginTime = beginTime
        cell.timing.timeOffset = timeOffset
        cell.timing.speed = speed
        cell.timing.duration = duration
        cell.timing.repeatCount = repeatCount
        cell.timing.repeatDuration = repeatDuration
        cell.colorSpeed = [redSpeed, greenSpeed, blueSpeed, alphaSpeed].map { CGFloat($0) }
        return cell
    }
}
