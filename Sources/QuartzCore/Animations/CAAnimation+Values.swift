// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import RenderServer

/// Key-value coding and archives of animations.
extension CAAnimation {
    /// The value of a property by name; `found` is false if there is none.
    final func propertyValue(forKey key: String) -> (found: Bool, value: Any?) {
        switch key {
        case "beginTime": return (true, NSNumber(value: beginTime))
        case "duration": return (true, NSNumber(value: duration))
        case "speed": return (true, NSNumber(value: speed))
        case "timeOffset": return (true, NSNumber(value: timeOffset))
        case "repeatCount": return (true, NSNumber(value: repeatCount))
        case "repeatDuration": return (true, NSNumber(value: repeatDuration))
        case "autoreverses": return (true, NSNumber(value: autoreverses))
        case "fillMode": return (true, fillMode.rawValue)
        case "delegate": return (true, delegate)
        case "timingFunction": return (true, timingFunction)
        case "removedOnCompletion": return (true, NSNumber(value: isRemovedOnCompletion))
        default: break
        }
        guard let change = self as? CAPropertyAnimation else { return (false, nil) }
        switch key {
        case "keyPath": return (true, change.keyPath)
        case "additive": return (true, NSNumber(value: change.isAdditive))
        case "cumulative": return (true, NSNumber(value: change.isCumulative))
        case "fromValue": return basic { $0.fromValue }
        case "toValue": return basic { $0.toValue }
        case "byValue": return basic { $0.byValue }
        case "values":
            return (self as? CAKeyframeAnimation).map { (true, $0.values) } ?? (false, nil)
        default: return (false, nil)
        }
    }

    private func basic(_ get: (CABasicAnimation) -> Any?) -> (found: Bool, value: Any?) {
        (self as? CABasicAnimation).map { (true, get($0)) } ?? (false, nil)
    }

    /// Sets a property by name; false for a key that names none.
    final func setPropertyValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "beginTime": beginTime = asNumber(value) ?? 0
        case "duration": duration = asNumber(value) ?? 0
        case "speed": speed = Float(asNumber(value) ?? 1)
        case "timeOffset": timeOffset = asNumber(value) ?? 0
        case "repeatCount": repeatCount = Float(asNumber(value) ?? 0)
        case "repeatDuration": repeatDuration = asNumber(value) ?? 0
        case "autoreverses": autoreverses = asNumber(value) ?? 0 != 0
        case "fillMode": fillMode = CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "removedOnCompletion": isRemovedOnCompletion = asNumber(value) ?? 1 != 0
        default: return setChangeValue(value, forKey: key)
        }
        return true
    }

    private func setChangeValue(_ value: Any?, forKey key: String) -> Bool {
        guard let change = self as? CAPropertyAnimation else { return false }
        switch key {
        case "keyPath": change.keyPath = value as? String
        case "additive": change.isAdditive = asNumber(value) ?? 0 != 0
        case "cumulative": change.isCumulative = asNumber(value) ?? 0 != 0
        case "values" where self is CAKeyframeAnimation:
            (self as? CAKeyframeAnimation)?.values = value as? [Any]
        default:
            guard let basic = self as? CABasicAnimation else { return false }
            switch key {
            case "fromValue": basic.fromValue = value
            case "toValue": basic.toValue = value
            case "byValue": basic.byValue = value
            default: return false
            }
        }
        return true
    }

    private static let archivedKeys = [
        "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration",
        "autoreverses", "removedOnCompletion", "additive", "cumulative",
    ]

    /// Timing, pace and key path; then what each class has.
    func encodeValues(to coder: NSCoder) {
        for key in Self.archivedKeys where shouldArchiveValue(forKey: key) {
            if let value = asNumber(propertyValue(forKey: key).value) {
                coder.encode(value, forKey: key)
            }
        }
        coder.encode(fillMode.rawValue as NSString, forKey: "fillMode")
        if let timingFunction { coder.encode(timingFunction, forKey: "timingFunction") }
        if let path = (self as? CAPropertyAnimation)?.keyPath {
            coder.encode(path as NSString, forKey: "keyPath")
        }
        archiveRange(PropertyArchive(self, to: coder))
        encodeDetails(to: coder)
    }

    private func archiveRange(_ animation: PropertyArchive<CAAnimation>) {
        let range = preferredFrameRateRange
        let rates = [range.minimum, range.maximum, range.preferred].compactMap { $0 }
        animation.keep("preferredFrameRateRange", rates.archived) { animation, archived in
            guard let rates = [Float].unarchived(archived), rates.count >= 2 else { return }
            animation.preferredFrameRateRange = CAFrameRateRange(
                minimum: rates[0],
                maximum: rates[1],
                preferred: rates.count > 2 ? rates[2] : nil
            )
        }
    }

    func decode(from coder: NSCoder) {
        archiveRange(PropertyArchive(self, from: coder))
        for key in Self.archivedKeys where coder.containsValue(forKey: key) {
            _ = setPropertyValue(NSNumber(value: coder.decodeDouble(forKey: key)), forKey: key)
        }
        if coder.containsValue(forKey: "fillMode"),
            let mode = coder.decodeObject(of: NSString.self, forKey: "fillMode") as String?
        {
            fillMode = CAMediaTimingFillMode(rawValue: mode)
        }
        if coder.containsValue(forKey: "timingFunction") {
            timingFunction = coder.decodeObject(
                of: CAMediaTimingFunction.self,
                forKey: "timingFunction"
            )
        }
        if coder.containsValue(forKey: "keyPath") {
            let path = coder.decodeObject(of: NSString.self, forKey: "keyPath") as String?
            (self as? CAPropertyAnimation)?.keyPath = path
        }
        decodeDetails(from: coder)
    }

    /// A fresh instance of the same class, people's own classes included.
    final func makeFresh() -> CAAnimation {
        let sibling = makeSibling()
        return type(of: sibling) == type(of: self) ? sibling : makeInstance(of: type(of: self))
    }
}
