// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSKeyedUnarchiver {
    /// The list of objects of a class in a secure archive; throws for an object of another class.
    public static func unarchivedArrayOfObjects<DecodedObjectType>(
        ofClass cls: DecodedObjectType.Type,
        from data: Data
    ) throws -> [DecodedObjectType]?
    where DecodedObjectType: Foundation.NSObject, DecodedObjectType: NSCoding {
        try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [DecodedObjectType]
    }

    /// The list of objects of classes in a secure archive; throws for an object of another class.
    public static func unarchivedArrayOfObjects(
        ofClasses classes: [AnyClass],
        from data: Data
    ) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    /// The dictionary of keys and objects of classes in a secure archive; throws for another class.
    public static func unarchivedDictionary<DecodedKeyType, DecodedObjectType>(
        ofKeyClass keyCls: DecodedKeyType.Type,
        objectClass valueCls: DecodedObjectType.Type,
        from data: Data
    ) throws -> [DecodedKeyType: DecodedObjectType]?
    where
        DecodedKeyType: Foundation.NSObject,
        DecodedKeyType: NSCopying,
        DecodedKeyType: NSCoding,
        DecodedObjectType: Foundation.NSObject,
        DecodedObjectType: NSCoding
    {
        try unarchivedDictionary(ofKeyClasses: [keyCls], objectClasses: [valueCls], from: data)
            as? [DecodedKeyType: DecodedObjectType]
    }

    /// The dictionary of keys and objects of classes in a secure archive; throws for another class.
    public static func unarchivedDictionary(
        ofKeyClasses keyClasses: [AnyClass],
        objectClasses valueClasses: [AnyClass],
        from data: Data
    ) throws -> [AnyHashable: Any]? {
        let classes = [NSDictionary.self] + keyClasses + valueClasses
        return try unarchivedObject(ofClasses: classes, from: data) as? [AnyHashable: Any]
    }
}
