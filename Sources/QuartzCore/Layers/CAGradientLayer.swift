// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import RenderServer

/// A layer that draws a gradient over its background, in its rounded corners if it has any.
open class CAGradientLayer: CALayer {
    /// Makes a layer without colours.
    public override init() {
        super.init()
        properties.kind = .gradient(CowBox(GradientProperties()))
    }

    /// Makes a copy that shows another layer's state.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if case .plain = properties.kind {
            properties.kind = .gradient(CowBox(GradientProperties()))
        }
    }

    private var gradient: GradientProperties {
        if case .gradient(let box) = properties.kind { return box.value }
        return GradientProperties()
    }

    private func changeGradient(_ key: LayerKey, _ body: (inout GradientProperties) -> Void) {
        var values = gradient
        body(&values)
        change(key) { properties.kind = .gradient(CowBox(values)) }
    }

    /// The colours, each a `CGColor`; nil draws nothing.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set {
            let colors = (newValue ?? []).compactMap { ($0 as AnyObject) as? CGColor }
            changeGradient(.colors) { $0.colors = colors }
        }
    }

    /// Where each colour lies, from 0 to 1; nil spaces them evenly.
    open var locations: [NSNumber]? {
        get {
            gradient.locations.isEmpty
                ? nil : gradient.locations.map { NSNumber(value: Double($0)) }
        }
        set {
            let locations = (newValue ?? []).map { CGFloat($0.doubleValue) }
            guard locations != gradient.locations else { return }
            changeGradient(.locations) { $0.locations = locations }
        }
    }

    /// Where the first colour lies, in units of the bounds; the middle of the top by default.
    open var startPoint: CGPoint {
        get { gradient.start }
        set {
            guard newValue != gradient.start else { return }
            changeGradient(.startPoint) { $0.start = newValue }
        }
    }

    /// Where the last colour lies, in units of the bounds; the middle of the bottom by default.
    open var endPoint: CGPoint {
        get { gradient.end }
        set {
            guard newValue != gradient.end else { return }
            changeGradient(.endPoint) { $0.end = newValue }
        }
    }

    /// The form of the gradient.
    open var type: CAGradientLayerType {
        get {
            switch gradient.form {
            case .axial: .axial
            case .radial: .radial
            case .conic: .conic
            }
        }
        set {
            guard newValue != type else { return }
            changeGradient(.type) {
                $0.form = newValue == .radial ? .radial : newValue == .conic ? .conic : .axial
            }
        }
    }
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a type by name; unknown ones are axial.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point out, to the ellipse that the end point is a corner around.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
