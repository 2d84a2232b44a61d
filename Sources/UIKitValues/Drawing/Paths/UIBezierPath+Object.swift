// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIBezierPath {
    private enum Key {
        static let types = "UIBezierPathElementTypes"
        static let points = "UIBezierPathPoints"
        static let width = "UIBezierPathLineWidth"
        static let cap = "UIBezierPathLineCapStyle"
        static let join = "UIBezierPathLineJoinStyle"
        static let miter = "UIBezierPathMiterLimit"
        static let flatness = "UIBezierPathFlatness"
        static let evenOdd = "UIBezierPathUsesEvenOddFillRule"
        static let dash = "UIBezierPathLineDashPattern"
        static let phase = "UIBezierPathLineDashPhase"
    }

    func encodeAll(_ coder: NSCoder) {
        let elements = BezierElements(path).elements
        let types = elements.map { NSNumber(value: $0.type.rawValue) }
        let points = elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
        coder.encode(types as NSArray, forKey: Key.types)
        coder.encode(points.map { NSNumber(value: Double($0)) } as NSArray, forKey: Key.points)
        coder.encode(Double(lineWidth), forKey: Key.width)
        coder.encode(Int(lineCapStyle.rawValue), forKey: Key.cap)
        coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.join)
        coder.encode(Double(miterLimit), forKey: Key.miter)
        coder.encode(Double(flatness), forKey: Key.flatness)
        coder.encode(usesEvenOddFillRule, forKey: Key.evenOdd)
        let lengths = lineDash.lengths.map { NSNumber(value: Double($0)) }
        coder.encode(lengths as NSArray, forKey: Key.dash)
        coder.encode(Double(lineDash.phase), forKey: Key.phase)
    }

    func decode(_ coder: NSCoder) -> Bool {
        func numbers(_ key: String) -> [NSNumber] {
            coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber] ?? []
        }
        var points = numbers(Key.points).map { CGFloat($0.doubleValue) }[...]
        var elements: [BezierElements.Element] = []
        for raw in numbers(Key.types) {
            guard let type = CGPathElementType(rawValue: raw.int32Value),
                points.count >= 2 * type.pointCount,
                type == .moveToPoint || !elements.isEmpty
            else { return false }
            let values = Array(points.prefix(2 * type.pointCount))
            points = points.dropFirst(2 * type.pointCount)
            let pairs = stride(from: 0, to: values.count, by: 2).map {
                CGPoint(x: values[$0], y: values[$0 + 1])
            }
            elements.append(BezierElements.Element(type: type, points: pairs))
        }
        path = BezierElements(elements).makePath()
        if coder.containsValue(forKey: Key.width) {
            lineWidth = CGFloat(coder.decodeDouble(forKey: Key.width))
            miterLimit = CGFloat(coder.decodeDouble(forKey: Key.miter))
            flatness = CGFloat(coder.decodeDouble(forKey: Key.flatness))
        }
        func raw(_ key: String) -> Int32 {
            Int32(truncatingIfNeeded: coder.decodeInteger(forKey: key))
        }
        lineCapStyle = CGLineCap(rawValue: raw(Key.cap)) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: raw(Key.join)) ?? .miter
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.evenOdd)
        lineDash = Dash(
            lengths: numbers(Key.dash).map { CGFloat($0.doubleValue) },
            phase: CGFloat(coder.decodeDouble(forKey: Key.phase))
        )
        return true
    }

    /// The segments as the system prints them.
    var describedElements: String {
        func text(_ point: CGPoint) -> String {
            String(format: "{%g, %g}", Double(point.x), Double(point.y))
        }
        let lines = BezierElements(path).elements.map { element in
            let points = element.points.map(text).joined(separator: " ")
            switch element.type {
            case .moveToPoint: return "<MoveTo \(points)>"
            case .addLineToPoint: return "<LineTo \(points)>"
            case .addQuadCurveToPoint: return "<QuadCurveTo \(points)>"
            case .addCurveToPoint: return "<CurveTo \(points)>"
            case .closeSubpath: return "<Close>"
            }
        }
        let body = lines.isEmpty ? "" : "; " + lines.joined(separator: ",\n ")
        return "<\(_objcPrinted(self))\(body)>"
    }
}
