// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// Keeps what is drawn as a list, for tests that say which calls they expect in which order.
package final class RecordingDevice: ContextDevice {
    /// One call to the device.
    package enum Call {
        /// A shape was drawn.
        case draw(DrawOperation)
        /// A layer began.
        case beginLayer(LayerOperation)
        /// The innermost layer ended.
        case endLayer
    }

    package let bounds: CGRect
    /// All calls so far.
    package private(set) var calls: [Call] = []

    /// Records on a device of some size in pixels.
    package init(width: CGFloat, height: CGFloat) {
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
    }

    package func draw(_ operation: DrawOperation) { calls.append(.draw(operation)) }

    package func beginLayer(_ layer: LayerOperation) { calls.append(.beginLayer(layer)) }

    package func endLayer() { calls.append(.endLayer) }

    package func flush() {}

    /// A line for each call, such as `fill (0, 0, 10, 5) color ff0000ff`, layers indented.
    package var lines: [String] {
        var depth = 0
        return calls.map { call in
            if case .endLayer = call { depth = max(0, depth - 1) }
            let indent = String(repeating: "  ", count: depth)
            switch call {
            case .draw(let operation):
                return indent + operation.summary
            case .beginLayer(let layer):
                depth += 1
                return indent + "layer \(layer.bounds.summary)\(layer.compositing.summary)"
            case .endLayer:
                return indent + "end"
            }
        }
    }
}

extension DrawOperation {
    /// Shape, paint, compositing and clip in a line.
    package var summary: String {
        let limit = clip.map { " clip \($0.bounds.summary)" } ?? ""
        return "\(shape.summary) \(paint.summary)\(compositing.summary)\(limit)"
    }
}

extension DeviceShape {
    fileprivate var summary: String {
        switch self {
        case .fill(let path, let rule):
            let name = rule == .evenOdd ? "fill-even-odd" : "fill"
            return "\(name) \(path.finiteTightBox.summary)"
        case .stroke(let path, let style):
            return "stroke \(path.finiteTightBox.summary) width \(style.width.summary)"
        case .glyphs(let run):
            let first = run.placements.first?.position ?? .zero
            return "glyphs \(run.placements.count) at (\(first.x.summary), \(first.y.summary))"
        case .stencil(_, let transform):
            return "stencil \(CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform).summary)"
        case .everything:
            return "everything"
        }
    }
}

extension DevicePaint {
    fileprivate var summary: String {
        switch self {
        case .color(let color): "color \(color.summary)"
        case .gradient(let gradient): "gradient of \(gradient.stops.count)"
        case .image(let image, _, _): "image \(image.width)x\(image.height)"
        case .pattern(let pattern): "pattern \(pattern.bounds.summary)"
        }
    }
}

extension DeviceColor {
    /// RRGGBBAA, not multiplied.
    fileprivate var summary: String {
        [red, green, blue, alpha].map { value in
            let digits = String(Int((value * 255).rounded()), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
}

extension Compositing {
    /// The attributes that differ from plain drawing.
    fileprivate var summary: String {
        var text = ""
        if alpha != 1 { text += " alpha \(CGFloat(alpha).summary)" }
        if blendMode != .normal { text += " \(blendMode)" }
        if !isAntialiased { text += " aliased" }
        if let shadow {
            text += " shadow (\(CGFloat(shadow.dx).summary), \(CGFloat(shadow.dy).summary))"
            text += " sigma \(CGFloat(shadow.sigma).summary) \(shadow.color.summary)"
        }
        return text
    }
}

extension CGRect {
    fileprivate var summary: String {
        isNull
            ? "(null)"
            : "(\(minX.summary), \(minY.summary), \(width.summary), \(height.summary))"
    }
}

extension CGFloat {
    /// At most three decimals, none where there need not be any.
    fileprivate var summary: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15
            ? String(Int(rounded)) : String(Double(rounded))
    }
}
