// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TraitTable {
    /// Reads the system's traits from an archive.
    init(coder: NSCoder) {
        self.init()
        for trait in SystemTraits.all { trait.decode(from: coder, into: &system) }
    }

    /// Writes the specified ones of the system's traits to an archive.
    func encode(with coder: NSCoder) {
        for trait in SystemTraits.all where trait.isSpecified(in: system) {
            trait.encode(system, with: coder)
        }
    }
}

extension SystemTrait {
    fileprivate static func encode(_ traits: SystemTraits, with coder: NSCoder) {
        switch traits[keyPath: field] {
        case let value as CGFloat: coder.encode(Double(value), forKey: identifier)
        case let value as any RawRepresentable<Int>:
            coder.encode(value.rawValue, forKey: identifier)
        case let value as UIContentSizeCategory:
            coder.encode(value.rawValue as NSString, forKey: identifier)
        case let value as String: coder.encode(value as NSString, forKey: identifier)
        default: break
        }
    }

    fileprivate static func decode(from coder: NSCoder, into traits: inout SystemTraits) {
        guard coder.containsValue(forKey: identifier) else { return }
        let value: Any?
        switch Value.self {
        case is CGFloat.Type: value = CGFloat(coder.decodeDouble(forKey: identifier))
        case let type as any RawRepresentable<Int>.Type:
            value = make(type, from: coder.decodeInteger(forKey: identifier))
        default:
            let text = coder.decodeObject(of: NSString.self, forKey: identifier) as String?
            value =
                Value.self == String.self ? text : text.map(UIContentSizeCategory.init(rawValue:))
        }
        if let value = value as? Value { traits[keyPath: field] = value }
    }

    private static func make<R: RawRepresentable<Int>>(_ type: R.Type, from raw: Int) -> Any? {
        R(rawValue: raw)
    }
}
