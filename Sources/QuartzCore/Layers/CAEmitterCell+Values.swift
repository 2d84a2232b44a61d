// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import RenderServer

/// Key-value coding of properties that are not numbers, and archives.
extension CAEmitterCell {
    final func otherValue(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "color": color
        case "contents": contents
        case "contentsRect": contentsRect
        case "emitterCells": emitterCells
        case "minificationFilter": minificationFilter
        case "magnificationFilter": magnificationFilter
        case "minificationFilterBias": NSNumber(value: minificationFilterBias)
        case "style": style
        case "autoreverses": NSNumber(value: autoreverses)
        case "fillMode": fillMode.rawValue
        default: nil
        }
    }

    /// Sets a property that is not a number; answers false if the key names none.
    final func setOtherValue(_ value: Any?, forKey key: String) -> Bool {
        let text = value as? String
        switch key {
        case "name": name = text
        case "color": color = (value as AnyObject?) as? CGColor
        case "contents": contents = value
        case "contentsRect":
            let new = value.flatMap { AnimatableValue.read($0, .rect(contentsRect)) }
            if case .rect(let rect)? = new { contentsRect = rect }
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "minificationFilter":
            minificationFilter = text ?? CALayerContentsFilter.linear.rawValue
        case "magnificationFilter":
            magnificationFilter = text ?? CALayerContentsFilter.linear.rawValue
        case "minificationFilterBias": minificationFilterBias = Float(asNumber(value) ?? 0)
        case "style": style = value as? [AnyHashable: Any]
        case "autoreverses": autoreverses = asNumber(value) ?? 0 != 0
        case "fillMode": fillMode = text.map { .init(rawValue: $0) } ?? .removed
        default: return false
        }
        return true
    }

    /// The cell that a path names after `emitterCells.`, and the rest of the path.
    final func namedCell(_ keyPath: String) -> (CAEmitterCell, String)? {
        let pieces = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        guard pieces.count == 3, pieces[0] == "emitterCells",
            let cell = emitterCells?.first(where: { $0.name == pieces[1] })
        else { return nil }
        return (cell, pieces[2])
    }

    /// A part of the rectangle, as `contentsRect.origin.x`; nil for any other path.
    final func partValue(forKeyPath keyPath: String) -> Any? {
        guard let path = RenderKeyPath(keyPath), path.property == .contentsRect else { return nil }
        return AnimatableValue.rect(contentsRect).component(path.component)?.boxed
    }

    /// Sets a part of the rectangle; answers false if the path names none.
    final func setPartValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        guard let path = RenderKeyPath(keyPath), path.property == .contentsRect, let value,
            let old = AnimatableValue.rect(contentsRect).component(path.component),
            case .rect(let rect)? = AnimatableValue.rect(contentsRect)
                .replacing(path.component, with: AnimatableValue(any: value, like: old))
        else { return false }
        contentsRect = rect
        return true
    }

    // MARK: Archives

    private static let textKeys = ["name", "minificationFilter", "magnificationFilter", "fillMode"]

    final func encodeState(to coder: NSCoder) {
        func wants(_ key: String) -> Bool { shouldArchiveValue(forKey: key) }
        for (key, field) in CAEmitterCell.numbers where wants(key) {
            coder.encode(field.get(self), forKey: key)
        }
        for key in Self.textKeys where wants(key) {
            if let text = otherValue(forKey: key) as? String {
                coder.encode(text as NSString, forKey: key)
            }
        }
        let rect = contentsRect
        let c = color?.sRGB
        let lists = [
            "contentsRect": [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) },
            "color": c.map { [$0.red, $0.green, $0.blue, $0.alpha].map { Double($0) } } ?? [],
        ]
        for (key, list) in lists where wants(key) {
            coder.encode(list.map { NSNumber(value: $0) } as NSArray, forKey: key)
        }
        if wants("minificationFilterBias") {
            coder.encode(minificationFilterBias, forKey: "minificationFilterBias")
        }
        archive(PropertyArchive(self, to: coder, where: wants))
    }

    private final func archive(_ cell: PropertyArchive<CAEmitterCell>) {
        cell.keep(\.autoreverses, "autoreverses")
        cell.keep(\.emitterCells, "emitterCells")
        cell.keep(object: \.contents, "contents")
        cell.keep(style: \.style, "style")
    }

    final func decodeState(from coder: NSCoder) {
        for (key, field) in CAEmitterCell.numbers where coder.containsValue(forKey: key) {
            field.set(self, coder.decodeDouble(forKey: key))
        }
        for key in Self.textKeys where coder.containsValue(forKey: key) {
            let text = coder.decodeObject(of: NSString.self, forKey: key) as String?
            if text != nil { _ = setOtherValue(text, forKey: key) }
        }
        func list(_ key: String) -> [CGFloat]? {
            guard coder.containsValue(forKey: key) else { return nil }
            let list = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key)
            return (list as? [NSNumber])?.map { CGFloat($0.doubleValue) }
        }
        if let n = list("contentsRect"), n.count == 4 {
            contentsRect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        }
        if let n = list("color") {
            color =
                n.count == 4
                ? CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3]) : nil
        }
        if coder.containsValue(forKey: "minificationFilterBias") {
            minificationFilterBias = coder.decodeFloat(forKey: "minificationFilterBias")
        }
        archive(PropertyArchive(self, from: coder))
    }
}
