// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The codes with which the Objective-C runtime writes types.
enum TypeCode {
    /// The code of a type; `?` for one that Objective-C does not know.
    static func of(_ type: Any.Type) -> String {
        if let code = numbers[ObjectIdentifier(type)] { return code }
        if let code = structures[ObjectIdentifier(type)] { return code }
        if let name = objects[ObjectIdentifier(type)] { return "@\"\(name)\"" }
        if let optional = type as? any AnyOptional.Type { return of(optional.wrapped) }
        if let bridged = type as? any Collected.Type { return "@\"\(bridged.className)\"" }
        if let code = pointersByName["\(type)"] { return code }
        if let aClass = type as? AnyClass { return "@\"\(_objcClassName(aClass))\"" }
        if type == AnyObject.self || type == Any.self { return "@" }
        if let code = codesByName["\(type)"] { return code }
        if let raw = type as? any RawRepresentable.Type { return of(rawType(of: raw)) }
        return "?"
    }

    private static func rawType<R: RawRepresentable>(of type: R.Type) -> Any.Type {
        R.RawValue.self
    }

    private static let numbers: [ObjectIdentifier: String] = codes([
        (Bool.self, "B"), (Int8.self, "c"), (Int16.self, "s"), (Int32.self, "i"), (Int.self, "q"),
        (Int64.self, "q"), (UInt8.self, "C"), (UInt16.self, "S"), (UInt32.self, "I"),
        (UInt.self, "Q"), (UInt64.self, "Q"), (Float.self, "f"), (Double.self, "d"),
        (CGFloat.self, "d"), (Selector.self, ":"),
    ])

    private static let structures: [ObjectIdentifier: String] = codes([
        (CGPoint.self, "{CGPoint=dd}"), (CGSize.self, "{CGSize=dd}"),
        (CGRect.self, "{CGRect={CGPoint=dd}{CGSize=dd}}"), (NSRange.self, "{_NSRange=QQ}"),
    ])

    /// Structures of modules above.
    private static let codesByName: [String: String] = [
        "CGVector": "{CGVector=dd}", "CGAffineTransform": "{CGAffineTransform=dddddd}",
        "CATransform3D": "{CATransform3D=dddddddddddddddd}",
        "UIEdgeInsets": "{UIEdgeInsets=dddd}", "UIOffset": "{UIOffset=dd}",
        "NSDirectionalEdgeInsets": "{NSDirectionalEdgeInsets=dddd}",
    ]

    /// Classes of Core Graphics', which are pointers to structures.
    private static let pointersByName: [String: String] = [
        "CGColor": "^{CGColor=}", "CGImage": "^{CGImage=}", "CGPath": "^{CGPath=}",
    ]

    private static let objects: [ObjectIdentifier: String] = codes([
        (String.self, "NSString"), (Data.self, "NSData"), (Date.self, "NSDate"),
        (URL.self, "NSURL"), (IndexPath.self, "NSIndexPath"), (IndexSet.self, "NSIndexSet"),
        (UUID.self, "NSUUID"), (Locale.self, "NSLocale"),
        (DateComponents.self, "NSDateComponents"), (Calendar.self, "NSCalendar"),
        (TimeZone.self, "NSTimeZone"), (CharacterSet.self, "NSCharacterSet"),
    ])

    private static func codes(_ list: [(Any.Type, String)]) -> [ObjectIdentifier: String] {
        Dictionary(uniqueKeysWithValues: list.map { (ObjectIdentifier($0), $1) })
    }
}

/// An optional type, whose wrapped type counts.
private protocol AnyOptional {
    static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
    static var wrapped: Any.Type { Wrapped.self }
}

/// A collection that is a class of Foundation's in Objective-C.
private protocol Collected {
    static var className: String { get }
}

extension Array: Collected {
    static var className: String { "NSArray" }
}

extension Dictionary: Collected {
    static var className: String { "NSDictionary" }
}

extension Set: Collected {
    static var className: String { "NSSet" }
}
