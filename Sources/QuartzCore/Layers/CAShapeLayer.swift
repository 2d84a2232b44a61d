// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import RenderServer

/// A layer that fills and strokes a path, over its contents and below its sublayers.
///
/// The path is not clipped to the bounds.
open class CAShapeLayer: CALayer {
    /// Makes a layer without a path.
    public override init() {
        super.init()
        properties.kind = .shape(CowBox(ShapeProperties()))
    }

    /// Makes a copy that shows another layer's state.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if case .plain = properties.kind { properties.kind = .shape(CowBox(ShapeProperties())) }
    }

    final var shape: ShapeProperties {
        if case .shape(let box) = properties.kind { return box.value }
        return ShapeProperties()
    }

    final func changeShape(_ key: LayerKey, _ body: (inout ShapeProperties) -> Void) {
        var values = shape
        body(&values)
        change(key) { properties.kind = .shape(CowBox(values)) }
    }

    /// The path that is filled and stroked; has no implicit animation.
    open var path: CGPath? {
        get { shape.path }
        set {
            guard newValue !== shape.path else { return }
            changeShape(.path) { $0.path = newValue?.copy() }
        }
    }

    /// Opaque black by default; nil does not fill.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set {
            guard newValue !== shape.fillColor else { return }
            changeShape(.fillColor) { $0.fillColor = newValue }
        }
    }

    /// The fill rule.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.usesEvenOddRule ? .evenOdd : .nonZero }
        set {
            guard newValue != fillRule else { return }
            changeShape(.fillRule) { $0.usesEvenOddRule = newValue == .evenOdd }
        }
    }

    /// Nil, the default, does not stroke.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set {
            guard newValue !== shape.strokeColor else { return }
            changeShape(.strokeColor) { $0.strokeColor = newValue }
        }
    }

    /// The fraction of the path's length at which the stroke begins.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set {
            guard newValue != shape.strokeStart else { return }
            changeShape(.strokeStart) { $0.strokeStart = newValue }
        }
    }

    /// The fraction of the path's length at which the stroke ends; 1 by default.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set {
            guard newValue != shape.strokeEnd else { return }
            changeShape(.strokeEnd) { $0.strokeEnd = newValue }
        }
    }

    /// 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set {
            guard newValue != shape.lineWidth else { return }
            changeShape(.lineWidth) { $0.lineWidth = newValue }
        }
    }

    /// 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set {
            guard newValue != shape.miterLimit else { return }
            changeShape(.miterLimit) { $0.miterLimit = newValue }
        }
    }

    /// The cap of open lines.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch shape.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set {
            guard newValue != lineCap else { return }
            changeShape(.lineCap) {
                $0.cap = newValue == .round ? .round : newValue == .square ? .square : .butt
            }
        }
    }

    /// The join of lines.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch shape.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set {
            guard newValue != lineJoin else { return }
            changeShape(.lineJoin) {
                $0.join = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter
            }
        }
    }

    /// The offset into the dash pattern at which the stroke begins.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set {
            guard newValue != shape.dashPhase else { return }
            changeShape(.lineDashPhase) { $0.dashPhase = newValue }
        }
    }

    /// Lengths on and off by turns; nil is a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashes.isEmpty ? nil : shape.dashes.map { NSNumber(value: Double($0)) } }
        set {
            let dashes = (newValue ?? []).map { CGFloat($0.doubleValue) }
            guard dashes != shape.dashes else { return }
            changeShape(.lineDashPattern) { $0.dashes = dashes }
        }
    }
}

/// A fill rule: which points count as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a rule by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points with a non-zero winding number.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points that are enclosed an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A line cap.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a cap by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At its end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a disc.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A line join.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a join by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
