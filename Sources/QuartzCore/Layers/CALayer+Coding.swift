// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

/// Archiving of geometry, numeric appearance, the name, the sublayers and the mask.
extension CALayer {
    private static let numericKeys = RenderProperty.allCases.filter { property in
        switch property {
        case .contents, .shadowPath, .path, .colors, .locations: false
        default: true
        }
    }

    final func encodeState(to coder: NSCoder) {
        for property in Self.numericKeys {
            let key = property.rawValue
            guard let value = properties.value(of: property), shouldArchiveValue(forKey: key) else {
                continue
            }
            if let numbers = value.archived { coder.encode(numbers as NSArray, forKey: key) }
        }
        if let name { coder.encode(name as NSString, forKey: "name") }
        if !children.isEmpty { coder.encode(children as NSArray, forKey: "sublayers") }
        if let mask = extras?.mask { coder.encode(mask, forKey: "mask") }
    }

    final func decodeState(from coder: NSCoder) {
        for property in Self.numericKeys where coder.containsValue(forKey: property.rawValue) {
            guard let like = properties.value(of: property),
                let list = coder.decodeObject(
                    of: [NSArray.self, NSNumber.self],
                    forKey: property.rawValue
                ) as? [NSNumber],
                let value = like.unarchived(list.map(\.doubleValue))
            else { continue }
            properties.set(value, for: property)
            markMoved()
        }
        if coder.containsValue(forKey: "name"),
            let name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        {
            self.name = name
        }
        if coder.containsValue(forKey: "sublayers"),
            let layers = coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: "sublayers")
                as? [CALayer]
        {
            sublayers = layers
        }
        if coder.containsValue(forKey: "mask"),
            let mask = coder.decodeObject(of: CALayer.self, forKey: "mask")
        {
            self.mask = mask
        }
    }
}

extension AnimatableValue {
    /// The value's numbers; nil for an empty list.
    fileprivate var archived: [NSNumber]? {
        switch self {
        case .none: return []
        case .flag(let flag): return [NSNumber(value: flag ? 1.0 : 0)]
        case .transform(let t): return t.elements.map { NSNumber(value: Double($0)) }
        case .color(let color):
            let c = color.sRGB
            return [c.red, c.green, c.blue, c.alpha].map { NSNumber(value: Double($0)) }
        default: return vector?.map { NSNumber(value: $0) }
        }
    }

    /// A value of the same kind, made from numbers.
    fileprivate func unarchived(_ list: [Double]) -> AnimatableValue? {
        if list.isEmpty { return AnimatableValue.none }
        switch self {
        case .flag: return .flag(list[0] != 0)
        case .transform where list.count == 16:
            return .transform(CATransform3D(elements: list.map { CGFloat($0) }))
        case .color, .none:
            guard list.count == 4 else { return nil }
            return .color(
                CGColor(
                    srgbRed: CGFloat(list[0]),
                    green: CGFloat(list[1]),
                    blue: CGFloat(list[2]),
                    alpha: CGFloat(list[3])
                )
            )
        default: return replacing(vector: list)
        }
    }
}
