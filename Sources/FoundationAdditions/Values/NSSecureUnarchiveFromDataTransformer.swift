// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes objects of allowed classes of their archives, and archives of the objects.
///
/// An archive of another class is a mistake, and gives nil.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes whose objects may be in an archive; property lists' unless a subclass says otherwise.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
            NSData.self, NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    /// The class of what comes out.
    open override class func transformedValueClass() -> AnyClass { Foundation.NSObject.self }

    /// Objects become archives again.
    open override class func allowsReverseTransformation() -> Bool { true }

    /// The object in an archive; nil for what is none.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(
            ofClasses: Self.allowedTopLevelClasses,
            from: data
        )
    }

    /// The archive of an object of an allowed class; nil for others.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value,
            let object = value as? Foundation.NSObject ?? _bridged(value),
            Self.allowedTopLevelClasses.contains(where: { object.isKind(of: $0) })
        else { return nil }
        return try? NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: true
        )
    }

    private func _bridged(_ value: Any) -> Foundation.NSObject? {
        (value as AnyObject) as? Foundation.NSObject
    }
}
