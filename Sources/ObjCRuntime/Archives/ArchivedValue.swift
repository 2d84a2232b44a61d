// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A value that archives keep as an object: numbers, text, geometry, objects that archive themselves.
package protocol ArchivedValue {
    /// The object that goes into the archive; nil for no value.
    var archived: Foundation.NSObject? { get }
    /// The value of an archived object; nil if the object is of another kind.
    static func unarchived(_ object: Any?) -> Self?
    /// The classes of the value's objects, beside those of lists and Foundation's values.
    static var archivedClasses: [AnyClass] { get }
    /// Writes the value; numbers do without an object, as iOS writes them.
    func write(to coder: NSCoder, _ key: String)
    /// Reads the value of a key that the archive has.
    static func read(from coder: NSCoder, _ key: String) -> Self?
}

extension ArchivedValue {
    package func write(to coder: NSCoder, _ key: String) { coder.encode(archived, forKey: key) }
    package static func read(from coder: NSCoder, _ key: String) -> Self? {
        unarchived(coder.decodeAny(forKey: key, archivedClasses))
    }
    package static var archivedClasses: [AnyClass] { [] }
}

extension NSCoder {
    /// The object of a key; a coder that asks for classes gets those of lists and values, too.
    package func decodeAny(forKey key: String, _ others: [AnyClass] = []) -> Any? {
        guard requiresSecureCoding else { return decodeObject(forKey: key) }
        let classes: [AnyClass] = [
            NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSData.self,
            NSAttributedString.self,
        ]
        return decodeObject(of: classes + others + (allowedClasses ?? []), forKey: key)
    }
}

extension Foundation.NSObject: ArchivedValue {
    package var archived: Foundation.NSObject? { self }
    package static func unarchived(_ object: Any?) -> Self? { object as? Self }
    package static var archivedClasses: [AnyClass] { [self] }
}

extension Optional: ArchivedValue where Wrapped: ArchivedValue {
    package var archived: Foundation.NSObject? { self?.archived }
    package static func unarchived(_ object: Any?) -> Wrapped?? {
        // A key without an object stands for nil.
        guard let object else { return .some(nil) }
        return Wrapped.unarchived(object).map { .some($0) }
    }
    package static var archivedClasses: [AnyClass] { Wrapped.archivedClasses }
}

extension Array: ArchivedValue where Element: ArchivedValue {
    package var archived: Foundation.NSObject? { compactMap(\.archived) as NSArray }
    package static func unarchived(_ object: Any?) -> [Element]? {
        (object as? [Any])?.compactMap { Element.unarchived($0) }
    }
    package static var archivedClasses: [AnyClass] { Element.archivedClasses }
}

// MARK: Numbers

extension Bool: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: self) }
    package static func unarchived(_ object: Any?) -> Bool? { (object as? NSNumber)?.boolValue }
    package func write(to coder: NSCoder, _ key: String) { coder.encode(self, forKey: key) }
    package static func read(from coder: NSCoder, _ key: String) -> Bool? {
        coder.decodeBool(forKey: key)
    }
}

extension Int: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: self) }
    package static func unarchived(_ object: Any?) -> Int? { (object as? NSNumber)?.intValue }
    package func write(to coder: NSCoder, _ key: String) { coder.encode(self, forKey: key) }
    package static func read(from coder: NSCoder, _ key: String) -> Int? {
        coder.decodeInteger(forKey: key)
    }
}

extension UInt: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: self) }
    package static func unarchived(_ object: Any?) -> UInt? { (object as? NSNumber)?.uintValue }
}

extension Int32: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: self) }
    package static func unarchived(_ object: Any?) -> Int32? { (object as? NSNumber)?.int32Value }
}

extension UInt32: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: self) }
    package static func unarchived(_ object: Any?) -> UInt32? {
        (object as? NSNumber)?.uint32Value
    }
}

extension Float: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: self) }
    package static func unarchived(_ object: Any?) -> Float? { (object as? NSNumber)?.floatValue }
    package func write(to coder: NSCoder, _ key: String) { coder.encode(self, forKey: key) }
    package static func read(from coder: NSCoder, _ key: String) -> Float? {
        coder.decodeFloat(forKey: key)
    }
}

extension Double: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: self) }
    package static func unarchived(_ object: Any?) -> Double? { (object as? NSNumber)?.doubleValue }
    package func write(to coder: NSCoder, _ key: String) { coder.encode(self, forKey: key) }
    package static func read(from coder: NSCoder, _ key: String) -> Double? {
        coder.decodeDouble(forKey: key)
    }
}

extension CGFloat: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: Double(self)) }
    package static func unarchived(_ object: Any?) -> CGFloat? {
        (object as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    package func write(to coder: NSCoder, _ key: String) { coder.encode(Double(self), forKey: key) }
    package static func read(from coder: NSCoder, _ key: String) -> CGFloat? {
        CGFloat(coder.decodeDouble(forKey: key))
    }
}

// MARK: Foundation's values

extension String: ArchivedValue {
    package var archived: Foundation.NSObject? { self as NSString }
    package static func unarchived(_ object: Any?) -> String? {
        (object as? String) ?? (object as? NSString).map { "\($0)" }
    }
}

extension Date: ArchivedValue {
    package var archived: Foundation.NSObject? { NSNumber(value: timeIntervalSinceReferenceDate) }
    package static func unarchived(_ object: Any?) -> Date? {
        (object as? NSNumber).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
    }
}

extension URL: ArchivedValue {
    package var archived: Foundation.NSObject? { absoluteString as NSString }
    package static func unarchived(_ object: Any?) -> URL? {
        String.unarchived(object).flatMap { URL(string: $0) }
    }
}

extension NSRange: ArchivedValue {
    package var archived: Foundation.NSObject? { [location, length].archived }
    package static func unarchived(_ object: Any?) -> NSRange? {
        guard let numbers = [Int].unarchived(object), numbers.count == 2 else { return nil }
        return NSRange(location: numbers[0], length: numbers[1])
    }
}

// MARK: Geometry

/// A value of a fixed count of numbers, archived as a list of them.
package protocol ArchivedNumbers: ArchivedValue {
    /// The value's numbers.
    var archivedNumbers: [CGFloat] { get }
    /// Makes a value of as many numbers as ``archivedNumbers`` gives; nil for another count.
    init?(archivedNumbers numbers: [CGFloat])
}

extension ArchivedNumbers {
    package var archived: Foundation.NSObject? { archivedNumbers.archived }
    package static func unarchived(_ object: Any?) -> Self? {
        [CGFloat].unarchived(object).flatMap { Self(archivedNumbers: $0) }
    }
}

extension CGPoint: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [x, y] }
    package init?(archivedNumbers numbers: [CGFloat]) {
        guard numbers.count == 2 else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }
}

extension CGSize: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [width, height] }
    package init?(archivedNumbers numbers: [CGFloat]) {
        guard numbers.count == 2 else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension CGRect: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
    package init?(archivedNumbers numbers: [CGFloat]) {
        guard numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
