// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import RenderServer

/// Key-value coding: properties by name and by key path, and a store for every other key.
extension CALayer {
    /// The value of a property of layers; `found` is false if the key names none.
    final func propertyValue(forKey key: String) -> (found: Bool, value: Any?) {
        switch key {
        case "frame": return (true, frame)
        case "delegate": return (true, delegate)
        case "sublayers": return (true, sublayers)
        case "superlayer": return (true, superlayer)
        case "mask": return (true, mask)
        case "name": return (true, name)
        case "style": return (true, style)
        case "actions": return (true, actions)
        case "contents": return (true, contents)
        case "contentsGravity": return (true, contentsGravity.rawValue)
        case "contentsFormat": return (true, contentsFormat.rawValue)
        case "minificationFilter": return (true, minificationFilter.rawValue)
        case "magnificationFilter": return (true, magnificationFilter.rawValue)
        case "cornerCurve": return (true, cornerCurve.rawValue)
        case "filters": return (true, filters)
        case "backgroundFilters": return (true, backgroundFilters)
        case "compositingFilter": return (true, compositingFilter)
        case "beginTime": return (true, NSNumber(value: beginTime))
        case "duration": return (true, NSNumber(value: duration))
        case "speed": return (true, NSNumber(value: speed))
        case "timeOffset": return (true, NSNumber(value: timeOffset))
        case "visibleRect": return (true, visibleRect)
        default: break
        }
        guard let property = RenderProperty(rawValue: RenderKeyPath.plainName(key)),
            let value = properties.value(of: property)
        else { return (false, nil) }
        return (true, value.boxed)
    }

    /// Sets a property of layers; answers false if the key names none.
    final func setPropertyValue(_ value: Any?, forKey key: String) -> Bool {
        let value = value is NSNull ? nil : value
        switch key {
        case "frame": if let rect = rectangle(value) { frame = rect }
        case "bounds": if let rect = rectangle(value) { bounds = rect }
        case "delegate": delegate = value as? any CALayerDelegate
        case "sublayers": sublayers = value as? [CALayer]
        case "mask": mask = value as? CALayer
        case "name": name = value as? String
        case "style": style = value as? [AnyHashable: Any]
        case "actions": actions = value as? [String: any CAAction]
        case "contents": contents = value
        case "contentsGravity":
            if let text = value as? String { contentsGravity = .init(rawValue: text) }
        case "contentsFormat":
            if let text = value as? String { contentsFormat = .init(rawValue: text) }
        case "minificationFilter":
            if let text = value as? String { minificationFilter = .init(rawValue: text) }
        case "magnificationFilter":
            if let text = value as? String { magnificationFilter = .init(rawValue: text) }
        case "cornerCurve": if let text = value as? String { cornerCurve = .init(rawValue: text) }
        case "filters": filters = value as? [Any]
        case "backgroundFilters": backgroundFilters = value as? [Any]
        case "compositingFilter": compositingFilter = value
        case "beginTime": beginTime = asNumber(value) ?? 0
        case "duration": duration = asNumber(value) ?? 0
        case "speed": speed = Float(asNumber(value) ?? 1)
        case "timeOffset": timeOffset = asNumber(value) ?? 0
        case "opacity": opacity = Float(asNumber(value) ?? 1)
        default:
            guard let property = RenderProperty(rawValue: RenderKeyPath.plainName(key)),
                let old = properties.value(of: property)
            else { return false }
            let new = value.map { AnimatableValue(any: $0, like: old) } ?? .none
            set(new, at: RenderKeyPath(property))
        }
        return true
    }

    private func rectangle(_ value: Any?) -> CGRect? {
        guard let value, case .rect(let rect)? = AnimatableValue.read(value, .rect(.zero)) else {
            return nil
        }
        return rect
    }

    /// Sets a property or a part of one, through its setter where that has side effects.
    final func set(_ value: AnimatableValue, at path: RenderKeyPath) {
        guard let old = properties.value(of: path.property),
            let new = old.replacing(path.component, with: value)
        else { return }
        switch (path.property, new) {
        case (.bounds, .rect(let rect)): bounds = rect
        case (.position, .point(let point)): position = point
        case (.anchorPoint, .point(let point)): anchorPoint = point
        case (.transform, .transform(let transform)): self.transform = transform
        case (.sublayerTransform, .transform(let transform)): sublayerTransform = transform
        case (.opacity, .number(let alpha)): opacity = Float(alpha)
        case (.hidden, .flag(let flag)): isHidden = flag
        default:
            guard let key = LayerKey(rawValue: path.property.rawValue) else { return }
            change(key) {
                properties.set(new, for: path.property)
                markMoved()
            }
        }
    }

    /// The sublayer, or the emitter's cell, that a path names after `sublayers.` or
    /// `emitterCells.`, and the rest of the path.
    final func namedPart(_ keyPath: String) -> (NSObject, String)? {
        let pieces = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        guard pieces.count == 3 else { return nil }
        let part: NSObject?
        switch pieces[0] {
        case "sublayers": part = sublayers?.first { $0.name == pieces[1] }
        case "emitterCells":
            part = (self as? CAEmitterLayer)?.emitterCells?.first { $0.name == pieces[1] }
        default: return nil
        }
        return part.map { ($0, pieces[2]) }
    }

    /// Called after a named sublayer or cell got a value.
    final func namedPartDidChange(_ part: NSObject) {
        guard part is CAEmitterCell, let emitter = self as? CAEmitterLayer else { return }
        emitter.takeCells()
    }

    /// The value of a key that is not a property: the stored one, the style's or the default.
    final func storedValue(forKey key: String) -> Any? {
        if let value = extras?.values[key] { return value }
        return styleValue(forKey: key) ?? type(of: self).defaultValue(forKey: key)
    }

    final func storeValue(_ value: Any?, forKey key: String) {
        let action =
            marks.contains(.mayHaveActions) && !CATransaction.disableActions()
            ? self.action(forKey: key) : nil
        withExtras { $0.values[key] = value }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The class's default for a key; as on iOS, there is none for geometry.
    static func publicDefault(forKey key: String) -> Any? {
        key == "bounds" || key == "position" ? nil : standardValue(forKey: key)
    }

    static func standardValue(forKey key: String) -> Any? {
        if key == "duration" { return NSNumber(value: Double.infinity) }
        if key == "speed" { return NSNumber(value: 1) }
        guard let property = RenderProperty(rawValue: RenderKeyPath.plainName(key)) else {
            return nil
        }
        return LayerProperties().value(of: property)?.boxed
    }

    /// The properties that neither have an action nor a value by key.
    private static let otherArchivedKeys: Set<String> = [
        "repeatCount", "repeatDuration", "autoreverses", "fillMode", "toneMapMode",
        "allowsFontSubpixelQuantization", "levelsOfDetail", "levelsOfDetailBias", "tileSize",
        "scrollMode",
    ]

    final func archivesValue(forKey key: String) -> Bool {
        let (found, value) = propertyValue(forKey: key)
        guard found else {
            return extras?.values[key] != nil || LayerKey(rawValue: key) != nil
                || Self.otherArchivedKeys.contains(key)
        }
        let standard = type(of: self).defaultValue(forKey: key) ?? Self.standardValue(forKey: key)
        guard let value = value as? AnyHashable, let standard = standard as? AnyHashable else {
            return value != nil
        }
        return value != standard
    }
}

/// A number of any kind as a Double.
func asNumber(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
}
