// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitViews

/// The coder that an object restores its state with: references are the objects that they name, and
/// what is missing is nil without ending the decoding.
final class StateUnarchiver: NSCoder {
    private let coder: NSKeyedUnarchiver
    private let references: References
    private let storyboard: Any?

    /// Reads a state; nil where it is no archive.
    @MainActor
    init?(
        _ data: Data,
        storyboard: Any? = nil,
        resolve: @escaping @MainActor (StateReference) -> Any?
    ) {
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        coder.requiresSecureCoding = false
        coder.decodingFailurePolicy = .setErrorAndReturn
        references = References(resolve)
        coder.delegate = references
        self.coder = coder
        self.storyboard = storyboard
        super.init()
    }

    private static let storyboardKey = "UIStateRestorationViewControllerStoryboardKey"

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }

    override func containsValue(forKey key: String) -> Bool {
        key == Self.storyboardKey ? storyboard != nil : coder.containsValue(forKey: key)
    }

    override func decodeObject(forKey key: String) -> Any? {
        if key == Self.storyboardKey { return storyboard }
        // Asking for what is not there would stop the whole decoding.
        guard coder.containsValue(forKey: key) else { return nil }
        return coder.decodeObject(forKey: key).flatMap(references.resolved)
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        decodeObject(forKey: key)
    }

    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }
    override func decodeBool(forKey key: String) -> Bool { coder.decodeBool(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { coder.decodeInteger(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { coder.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { coder.decodeInt64(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { coder.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { coder.decodeDouble(forKey: key) }
}

/// Exchanges references for the objects that they name.
private final class References: Foundation.NSObject, NSKeyedUnarchiverDelegate {
    private let resolve: @MainActor (StateReference) -> Any?

    init(_ resolve: @escaping @MainActor (StateReference) -> Any?) { self.resolve = resolve }

    // For what is inside other objects; a reference to what is gone stays, so that the reader goes
    // on.
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        (object as? StateReference).flatMap(resolved) ?? object
    }

    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver,
        cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { nil }

    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver,
        willReplace object: Any,
        with newObject: Any
    ) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}

    /// An object with the references in it resolved; nil for a reference to what is gone.
    func resolved(_ object: Any) -> Any? {
        switch object {
        case let reference as StateReference:
            // Archived and read on the main thread, which `assumeIsolated` makes sure of.
            nonisolated(unsafe) var found: Any?
            let resolve = resolve
            MainActor.assumeIsolated { found = resolve(reference) }
            return found
        case let array as NSArray:
            guard holdsReference(array) else { return object }
            return Array(array).compactMap(resolved) as NSArray
        case let set as NSSet:
            guard set.contains(where: holdsReference) else { return object }
            return NSSet(array: set.allObjects.compactMap(resolved))
        case let table as NSDictionary:
            guard holdsReference(table) else { return object }
            let result = NSMutableDictionary()
            for (key, value) in table {
                guard let key = key as? NSString ?? (key as? String).map({ $0 as NSString }),
                    let value = resolved(value)
                else { continue }
                result.setObject(value, forKey: key)
            }
            return result
        default: return object
        }
    }

    private func holdsReference(_ object: Any) -> Bool {
        switch object {
        case is StateReference: true
        case let array as NSArray: array.contains(where: holdsReference)
        case let table as NSDictionary: table.allValues.contains(where: holdsReference)
        default: false
        }
    }
}
