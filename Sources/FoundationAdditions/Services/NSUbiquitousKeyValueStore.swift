// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// Settings that on iOS all of a person's devices share; here they stay on this machine.
///
/// They are in a property list in the folder of application support, and nothing else changes it, so that
/// ``didChangeExternallyNotification`` is never posted.
// Unchecked because the lock guards the values.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted on iOS when another device has changed values.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
    )

    private static let shared = NSUbiquitousKeyValueStore(file: usualFile)
    private static var usualFile: URL {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let folders = FileManager.default.urls(
            for: .applicationSupportDirectory,
            in: .userDomainMask
        )
        let folder = folders.first ?? FileManager.default.temporaryDirectory
        return folder.appendingPathComponent(name).appendingPathComponent("Ubiquity.plist")
    }

    private let lock = NSLock()
    private let file: URL
    private var values: [String: Any]
    private var isWritten = true

    /// The program's store.
    open class var `default`: NSUbiquitousKeyValueStore { shared }

    /// Makes a store of its own over the program's file.
    public override init() {
        file = Self.usualFile
        values = Self.values(in: file)
        super.init()
    }

    package init(file: URL) {
        self.file = file
        values = Self.values(in: file)
    }

    private static func values(in file: URL) -> [String: Any] {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
    }

    // MARK: Values

    /// The value of a key: a property list.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

    /// Keeps a property list; nil removes what is there.
    open func set(_ anObject: Any?, forKey aKey: String) { keep(anObject, aKey) }

    /// Removes a value.
    open func removeObject(forKey aKey: String) { keep(nil, aKey) }

    /// A text.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// An array.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// A dictionary.
    open func dictionary(forKey aKey: String) -> [String: Any]? {
        object(forKey: aKey) as? [String: Any]
    }
    /// Data.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// A number; 0 where there is none.
    open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    /// A number; 0 where there is none.
    open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    /// A truth value; false where there is none.
    open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

    private func number(_ key: String) -> NSNumber? {
        switch object(forKey: key) {
        case let number as NSNumber: number
        case let flag as Bool: NSNumber(value: flag)
        case let count as Int: NSNumber(value: count)
        case let value as Double: NSNumber(value: value)
        default: nil
        }
    }

    /// Keeps a text.
    open func set(_ aString: String?, forKey aKey: String) { keep(aString, aKey) }
    /// Keeps data.
    open func set(_ aData: Data?, forKey aKey: String) { keep(aData, aKey) }
    /// Keeps an array.
    open func set(_ anArray: [Any]?, forKey aKey: String) { keep(anArray, aKey) }
    /// Keeps a dictionary.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
        keep(aDictionary, aKey)
    }
    /// Keeps a number.
    open func set(_ value: Int64, forKey aKey: String) { keep(Int(value), aKey) }
    /// Keeps a number.
    open func set(_ value: Double, forKey aKey: String) { keep(value, aKey) }
    /// Keeps a truth value.
    open func set(_ value: Bool, forKey aKey: String) { keep(value, aKey) }

    private func keep(_ value: Any?, _ key: String) {
        if let value, !PropertyListSerialization.propertyList([key: value], isValidFor: .binary) {
            fatalError(
                "NSUbiquitousKeyValueStore.set(_:forKey:): the value of \(key) is no property list"
            )
        }
        lock.withLock {
            values[key] = value
            isWritten = false
        }
        _ = synchronize()
    }

    /// All values.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

    /// Writes what has changed; whether all is in the file.
    @discardableResult
    open func synchronize() -> Bool {
        lock.withLock {
            guard !isWritten else { return true }
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try PropertyListSerialization.data(
                    fromPropertyList: values,
                    format: .binary,
                    options: 0
                ).write(to: file, options: .atomic)
                isWritten = true
            } catch {}
            return isWritten
        }
    }
}

/// The key of why values changed, in the notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys whose values changed, in the notification.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// Values came from the server for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There are more values than the server keeps.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Another person uses the device.
public let NSUbiquitousKeyValueStoreAccountChange = 3
