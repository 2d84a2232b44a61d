// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import RenderServer

/// Archiving of a layer's properties, sublayers and mask.
extension CALayer {
    /// The numbers that every layer has; those of one class are kept with its own.
    private static let numericKeys = RenderProperty.allCases.filter { property in
        property != .contents && property != .shadowPath
            && LayerProperties().value(of: property) != nil
    }

    final func encodeState(to coder: NSCoder) {
        for property in Self.numericKeys {
            let key = property.rawValue
            guard let value = properties.value(of: property), shouldArchiveValue(forKey: key) else {
                continue
            }
            if let numbers = value.archived { coder.encode(numbers as NSArray, forKey: key) }
        }
        archive(PropertyArchive(self, to: coder) { self.shouldArchiveValue(forKey: $0) })
        encodeValues(to: coder)
    }

    /// Archives values of keys that are not properties; a secure archive takes Foundation's alone.
    private final func encodeValues(to coder: NSCoder) {
        var values: [String: Any] = [:]
        for (key, value) in extras?.values ?? [:] where shouldArchiveValue(forKey: key) {
            guard let object = LayerObject.archived(value) else { continue }
            if !coder.requiresSecureCoding || LayerObject.isPlain(object) { values[key] = object }
        }
        if !values.isEmpty {
            coder.encode(NSDictionary(dictionary: values), forKey: "CALayerValues")
        }
    }

    final func decodeState(from coder: NSCoder) {
        // The layer's own kind first, since some of the numbers belong to it.
        archive(PropertyArchive(self, from: coder))
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
        guard coder.containsValue(forKey: "CALayerValues"),
            let values = LayerObject.unarchived(
                dictionary: coder.decodeAny(forKey: "CALayerValues")
            )
        else { return }
        withExtras { $0.values.merge(values) { _, archived in archived } }
    }

    /// Keeps what the renderer does not animate.
    private final func archive(_ layer: PropertyArchive<CALayer>) {
        archiveKind(layer)
        layer.keep(\.name, "name")
        layer.keep(\.sublayers, "sublayers")
        layer.keep(\.mask, "mask")
        layer.keep(object: \.contents, "contents")
        layer.keep(\.contentsGravity, "contentsGravity")
        layer.keep(\.contentsFormat, "contentsFormat")
        layer.keep(\.minificationFilter, "minificationFilter")
        layer.keep(\.magnificationFilter, "magnificationFilter")
        layer.keep(\.cornerCurve, "cornerCurve")
        layer.keep(\.edgeAntialiasingMask, "edgeAntialiasingMask")
        layer.keep(\.allowsEdgeAntialiasing, "allowsEdgeAntialiasing")
        layer.keep(\.needsDisplayOnBoundsChange, "needsDisplayOnBoundsChange")
        layer.keep(\.drawsAsynchronously, "drawsAsynchronously")
        layer.keep(\.wantsExtendedDynamicRangeContent, "wantsExtendedDynamicRangeContent")
        layer.keep(\.toneMapMode, "toneMapMode")
        layer.keep(\.shadowPath, "shadowPath")
        layer.keep(object: \.compositingFilter, "compositingFilter")
        layer.keep(objects: \.filters, "filters")
        layer.keep(objects: \.backgroundFilters, "backgroundFilters")
        layer.keep(actions: \.actions, "actions")
        layer.keep(style: \.style, "style")
        layer.keep(\.beginTime, "beginTime")
        layer.keep(\.duration, "duration")
        layer.keep(\.speed, "speed")
        layer.keep(\.timeOffset, "timeOffset")
        layer.keep(\.repeatCount, "repeatCount")
        layer.keep(\.repeatDuration, "repeatDuration")
        layer.keep(\.autoreverses, "autoreverses")
        layer.keep(\.fillMode, "fillMode")
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
