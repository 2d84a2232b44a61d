// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

/// Archiving of each animation class's own properties.
extension CAAnimation {
    final func encodeDetails(to coder: NSCoder) {
        switch self {
        case let spring as CASpringAnimation:
            for (key, field) in CASpringAnimation.numbers {
                coder.encode(Double(spring[keyPath: field]), forKey: key)
            }
            coder.encode(spring.allowsOverdamping, forKey: "allowsOverdamping")
            spring.encodeEnds(to: coder)
        case let basic as CABasicAnimation: basic.encodeEnds(to: coder)
        case let frames as CAKeyframeAnimation: frames.encodeFrames(to: coder)
        case let group as CAAnimationGroup:
            coder.encode((group.animations ?? []) as NSArray, forKey: "animations")
        case let transition as CATransition:
            coder.encode(transition.type.rawValue as NSString, forKey: "type")
            if let subtype = transition.subtype {
                coder.encode(subtype.rawValue as NSString, forKey: "subtype")
            }
            coder.encode(transition.startProgress, forKey: "startProgress")
            coder.encode(transition.endProgress, forKey: "endProgress")
        default: break
        }
        if let function = (self as? CAPropertyAnimation)?.valueFunction {
            coder.encode(function, forKey: "valueFunction")
        }
    }

    final func decodeDetails(from coder: NSCoder) {
        switch self {
        case let basic as CABasicAnimation:
            if let spring = basic as? CASpringAnimation {
                for (key, field) in CASpringAnimation.numbers where coder.containsValue(forKey: key)
                {
                    spring[keyPath: field] = CGFloat(coder.decodeDouble(forKey: key))
                }
                spring.allowsOverdamping = coder.decodeBool(forKey: "allowsOverdamping")
            }
            basic.fromValue = coder.decodeValue("fromValue")
            basic.toValue = coder.decodeValue("toValue")
            basic.byValue = coder.decodeValue("byValue")
        case let frames as CAKeyframeAnimation: frames.decodeFrames(from: coder)
        case let group as CAAnimationGroup:
            group.animations =
                coder.decodeObject(of: [NSArray.self, CAAnimation.self], forKey: "animations")
                as? [CAAnimation]
        case let transition as CATransition:
            if let name = coder.decodeText("type") { transition.type = .init(rawValue: name) }
            transition.subtype = coder.decodeText("subtype").map { .init(rawValue: $0) }
            transition.startProgress = coder.decodeFloat(forKey: "startProgress")
            transition.endProgress = coder.decodeFloat(forKey: "endProgress")
        default: break
        }
        if coder.containsValue(forKey: "valueFunction") {
            (self as? CAPropertyAnimation)?.valueFunction =
                coder.decodeObject(of: CAValueFunction.self, forKey: "valueFunction")
        }
    }
}

extension CASpringAnimation {
    fileprivate static var numbers: [String: ReferenceWritableKeyPath<CASpringAnimation, CGFloat>] {
        [
            "mass": \.mass, "stiffness": \.stiffness, "damping": \.damping,
            "initialVelocity": \.initialVelocity,
        ]
    }
}

extension CABasicAnimation {
    fileprivate final func encodeEnds(to coder: NSCoder) {
        coder.encode(value: fromValue, "fromValue")
        coder.encode(value: toValue, "toValue")
        coder.encode(value: byValue, "byValue")
    }
}

extension CAKeyframeAnimation {
    fileprivate final func encodeFrames(to coder: NSCoder) {
        if let values {
            coder.encode(values.count, forKey: "count")
            for (index, value) in values.enumerated() {
                coder.encode(value: value, "value\(index)")
            }
        }
        for (key, list) in lists { if let list { coder.encode(list as NSArray, forKey: key) } }
        if let timingFunctions {
            coder.encode(timingFunctions as NSArray, forKey: "timingFunctions")
        }
        coder.encode(calculationMode.rawValue as NSString, forKey: "calculationMode")
        if let rotationMode {
            coder.encode(rotationMode.rawValue as NSString, forKey: "rotationMode")
        }
        if let path { coder.encode(value: path, "path") }
    }

    private final var lists: [(String, [NSNumber]?)] {
        [
            ("keyTimes", keyTimes), ("tensionValues", tensionValues),
            ("continuityValues", continuityValues), ("biasValues", biasValues),
        ]
    }

    fileprivate final func decodeFrames(from coder: NSCoder) {
        if coder.containsValue(forKey: "count") {
            // A forged count ends at the first missing value.
            var list: [Any] = []
            while list.count < coder.decodeInteger(forKey: "count"),
                let value = coder.decodeValue("value\(list.count)")
            {
                list.append(value)
            }
            values = list
        }
        keyTimes = coder.decodeNumbers("keyTimes")
        tensionValues = coder.decodeNumbers("tensionValues")
        continuityValues = coder.decodeNumbers("continuityValues")
        biasValues = coder.decodeNumbers("biasValues")
        if coder.containsValue(forKey: "timingFunctions") {
            timingFunctions =
                coder.decodeObject(
                    of: [NSArray.self, CAMediaTimingFunction.self],
                    forKey: "timingFunctions"
                ) as? [CAMediaTimingFunction]
        }
        if let name = coder.decodeText("calculationMode") {
            calculationMode = .init(rawValue: name)
        }
        rotationMode = coder.decodeText("rotationMode").map { .init(rawValue: $0) }
        path = coder.decodeValue("path").flatMap { ($0 as AnyObject) as? CGPath }
    }
}

extension NSCoder {
    fileprivate func decodeText(_ key: String) -> String? {
        containsValue(forKey: key)
            ? decodeObject(of: NSString.self, forKey: key) as String? : nil
    }

    fileprivate func decodeNumbers(_ key: String) -> [NSNumber]? {
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber]
    }

    /// Writes an animation value as its kind and its numbers; pictures are left out.
    fileprivate func encode(value: Any?, _ key: String) {
        guard let value, let known = AnimatableValue.read(value, nil),
            let (kind, numbers) = known.kindAndNumbers
        else { return }
        encode(kind as NSString, forKey: "\(key).kind")
        encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: key)
    }

    fileprivate func decodeValue(_ key: String) -> Any? {
        guard let kind = decodeText("\(key).kind"), let numbers = decodeNumbers(key) else {
            return nil
        }
        return AnimatableValue(kind: kind, numbers: numbers.map(\.doubleValue))?.boxed
    }
}

extension AnimatableValue {
    fileprivate var kindAndNumbers: (String, [Double])? {
        switch self {
        case .flag(let flag): ("flag", [flag ? 1 : 0])
        case .number(let n): ("number", [n])
        case .point: ("point", vector ?? [])
        case .size: ("size", vector ?? [])
        case .rect: ("rect", vector ?? [])
        case .numbers: ("numbers", vector ?? [])
        case .transform(let t): ("transform", t.elements.map { Double($0) })
        case .color(let color): ("color", AnimatableValue.components(color))
        case .colors(let colors): ("colors", colors.flatMap { AnimatableValue.components($0) })
        case .path(let path): ("path", AnimatableValue.numbers(path))
        case .none, .contents: nil
        }
    }

    private static func components(_ color: CGColor) -> [Double] {
        let c = color.sRGB
        return [c.red, c.green, c.blue, c.alpha].map { Double($0) }
    }

    /// Each element's kind and its points.
    static func numbers(_ path: CGPath) -> [Double] {
        let elements = path.elements
        var numbers: [Double] = []
        var next = 0
        for type in elements.types {
            numbers.append(Double(type.rawValue))
            for point in elements.points[next..<(next + type.pointCount)] {
                numbers += [Double(point.x), Double(point.y)]
            }
            next += type.pointCount
        }
        return numbers
    }

    fileprivate init?(kind: String, numbers n: [Double]) {
        switch kind {
        case "flag" where n.count == 1: self = .flag(n[0] != 0)
        case "number" where n.count == 1: self = .number(n[0])
        case "point" where n.count == 2: self = .point(CGPoint(x: n[0], y: n[1]))
        case "size" where n.count == 2: self = .size(CGSize(width: n[0], height: n[1]))
        case "rect" where n.count == 4:
            self = .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case "numbers": self = .numbers(n.map { CGFloat($0) })
        case "transform" where n.count == 16:
            self = .transform(CATransform3D(elements: n.map { CGFloat($0) }))
        case "color" where n.count == 4: self = .color(AnimatableValue.color(n[...]))
        case "colors" where n.count % 4 == 0:
            self = .colors(
                stride(from: 0, to: n.count, by: 4).map { AnimatableValue.color(n[$0..<($0 + 4)]) }
            )
        case "path":
            guard let path = AnimatableValue.path(n) else { return nil }
            self = .path(path)
        default: return nil
        }
    }

    private static func color(_ n: ArraySlice<Double>) -> CGColor {
        let c = n.map { CGFloat($0) }
        return CGColor(srgbRed: c[0], green: c[1], blue: c[2], alpha: c[3])
    }

    static func path(_ numbers: [Double]) -> CGPath? {
        let path = CGMutablePath()
        var rest = numbers[...]
        while let code = rest.popFirst() {
            guard let type = CGPathElementType(rawValue: Int32(exactly: code) ?? -1),
                rest.count >= type.pointCount * 2
            else { return nil }
            var points: [CGPoint] = []
            for _ in 0..<type.pointCount {
                points.append(CGPoint(x: rest.removeFirst(), y: rest.removeFirst()))
            }
            switch type {
            case .moveToPoint: path.move(to: points[0])
            case .closeSubpath: path.closeSubpath()
            default:
                guard !path.isEmpty else { return nil }
                if points.count == 1 {
                    path.addLine(to: points[0])
                } else if points.count == 2 {
                    path.addQuadCurve(to: points[1], control: points[0])
                } else {
                    path.addCurve(to: points[2], control1: points[0], control2: points[1])
                }
            }
        }
        return path
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
