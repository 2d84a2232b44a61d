// SPDX-License-Identifier: Apache-2.0

import Foundation
import LocaleDefaults
import UIKitViews

/// The reader of a state, a `NSKeyedUnarchiver` as on iOS: references are the objects that they name,
/// and what is missing is nil without ending the decoding.
@MainActor
final class StateUnarchiver {
    private let coder: NSKeyedUnarchiver
    private let references: References

    /// Reads a state; nil where it is no archive.
    init?(
        _ data: Data,
        storyboard: Any? = nil,
        resolve: @escaping @MainActor (StateReference) -> Any?
    ) {
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        coder.requiresSecureCoding = false
        coder.decodingFailurePolicy = .setErrorAndReturn
        references = References(storyboard, resolve)
        coder.delegate = references
        self.coder = coder
    }

    /// Lets an object restore its state.
    func read<Result>(_ decode: (NSCoder) -> Result) -> Result {
        // The reader does not keep its delegate.
        withExtendedLifetime(references) { decode(coder) }
    }
}

/// Exchanges references for the objects that they name.
private final class References: Foundation.NSObject, NSKeyedUnarchiverDelegate, ArchiveAnswers {
    private static let storyboardKey = "UIStateRestorationViewControllerStoryboardKey"
    private let storyboard: Any?
    private let resolve: @MainActor (StateReference) -> Any?

    init(_ storyboard: Any?, _ resolve: @escaping @MainActor (StateReference) -> Any?) {
        self.storyboard = storyboard
        self.resolve = resolve
    }

    func object(forAbsentKey key: String) -> Any? {
        key == Self.storyboardKey ? storyboard : nil
    }

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
