// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing in an item changes but in the subclass that says so.
/// Something that a file says beside its media.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    struct Values {
        var identifier: AVMetadataIdentifier?
        var key: (any NSCopying & NSObjectProtocol)?
        var keySpace: AVMetadataKeySpace?
        var value: (any NSCopying & NSObjectProtocol)?
        var language: String?
        var locale: Locale?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var dataType: String?
        var extra: [AVMetadataExtraAttributeKey: Any]?
    }

    var values = Values()

    /// An item that says nothing.
    public override init() { super.init() }

    /// What it is, with the space that its key belongs to.
    open var identifier: AVMetadataIdentifier? {
        values.identifier
            ?? values.keySpace.flatMap { space in
                (values.key as? NSString).map { AVMetadataIdentifier("\(space.rawValue)/\($0)") }
            }
    }

    /// What it is.
    open var key: (any NSCopying & NSObjectProtocol)? { values.key }

    /// What it is, as far as all formats have it.
    open var commonKey: AVMetadataKey? {
        guard values.keySpace == .common else {
            let parts = values.identifier?.rawValue.split(separator: "/") ?? []
            return parts.count == 2 && parts[0] == "comn" ? AVMetadataKey(String(parts[1])) : nil
        }
        return (values.key as? NSString).map { AVMetadataKey($0 as String) }
    }

    /// The space that its key belongs to.
    open var keySpace: AVMetadataKeySpace? { values.keySpace }

    /// What it says.
    open var value: (any NSCopying & NSObjectProtocol)? { values.value }

    /// The same as text.
    open var stringValue: String? {
        (values.value as? NSString).map { $0 as String }
            ?? (values.value as? NSNumber).map { $0.stringValue }
    }

    /// The same as a number.
    open var numberValue: NSNumber? { values.value as? NSNumber }

    /// The same as a date.
    open var dateValue: Date? { (values.value as? NSDate).map { $0 as Date } }

    /// The same as bytes.
    open var dataValue: Data? { (values.value as? NSData).map { $0 as Data } }

    /// The type of what it says, as a uniform type identifier.
    open var dataType: String? { values.dataType }

    /// The language, as in `en-US`.
    open var extendedLanguageTag: String? { values.language }

    /// The locale.
    open var locale: Locale? { values.locale }

    /// When it is said.
    open var time: CMTime { values.time }

    /// For how long it is said.
    open var duration: CMTime { values.duration }

    /// What else there is of it.
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { values.extra }

    /// Those of some items that are called so; whatever is nil is the same.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        withKey key: Any?,
        keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name =
            (key as? AVMetadataKey)?.rawValue ?? (key as? String)
            ?? (key as? NSString).map { $0 as String }
        return metadataItems.filter { item in
            (keySpace == nil || item.keySpace == keySpace
                || keySpace == .common && item.commonKey != nil)
                && (name == nil || (item.key as? NSString) as String? == name
                    || item.commonKey?.rawValue == name)
        }
    }

    /// Those of some items that are something.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}
