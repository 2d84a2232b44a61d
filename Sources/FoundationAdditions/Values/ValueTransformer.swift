// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import Synchronization

/// Makes one value of another; subclasses say how, and are registered by name.
open class ValueTransformer: NSObject, _NamedTransformer {
    /// Makes a transformer.
    public override init() {}

    /// Registers a transformer by name; nil takes the name away.
    open class func setValueTransformer(
        _ transformer: ValueTransformer?,
        forName name: NSValueTransformerName
    ) { NamedTransformers.set(transformer, name) }

    /// The registered names, Foundation's own among them.
    open class func valueTransformerNames() -> [NSValueTransformerName] { NamedTransformers.names }

    /// The class of what comes out.
    open class func transformedValueClass() -> AnyClass { NSString.self }

    /// Whether ``reverseTransformedValue(_:)`` goes the way back.
    open class func allowsReverseTransformation() -> Bool { false }

    /// The transformed value; the value itself unless a subclass says otherwise.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// The value that was transformed; for transformers that allow no way back, a mistake.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        guard Self.allowsReverseTransformation() else {
            fatalError(
                "ValueTransformer.reverseTransformedValue(_:): \(Self.self) allows no reverse "
                    + "transformation; override allowsReverseTransformation()"
            )
        }
        return transformedValue(value)
    }
}

/// What is found by name: an initializer of a class cannot answer with another object, one of a protocol can.
public protocol _NamedTransformer {}

extension _NamedTransformer where Self: ValueTransformer {
    /// The registered transformer of a name, else a new one of the class that is called so.
    public init?(forName name: NSValueTransformerName) {
        guard let found = NamedTransformers.transformer(name) as? Self else { return nil }
        self = found
    }
}

/// The transformers that are registered.
private enum NamedTransformers {
    private struct Entry {
        let name: NSValueTransformerName
        let transformer: UncheckedTransfer<ValueTransformer>
    }

    private static let entries = Mutex<[Entry]>([
        entry(.negateBooleanTransformerName, NegatedBoolean()),
        entry(.isNilTransformerName, PresenceTest(isNil: true)),
        entry(.isNotNilTransformerName, PresenceTest(isNil: false)),
        entry(.keyedUnarchiveFromDataTransformerName, ArchivedObject()),
        entry(.unarchiveFromDataTransformerName, ArchivedObject()),
        entry(
            .secureUnarchiveFromDataTransformerName,
            NSSecureUnarchiveFromDataTransformer()
        ),
    ])

    private static func entry(
        _ name: NSValueTransformerName,
        _ transformer: ValueTransformer
    ) -> Entry { Entry(name: name, transformer: UncheckedTransfer(transformer)) }

    static var names: [NSValueTransformerName] { entries.withLock { $0.map(\.name) } }

    static func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
        let added = transformer.map { entry(name, $0) }
        entries.withLock { entries in
            entries.removeAll { $0.name == name }
            if let added { entries.append(added) }
        }
    }

    static func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
        let known = entries.withLock { $0.first { $0.name == name }?.transformer }
        if let known { return known.value }
        guard let aClass = _objcClass(named: name.rawValue) as? ValueTransformer.Type else {
            return nil
        }
        let made = _objcNew(aClass)
        set(made, name)
        return made
    }
}

private final class NegatedBoolean: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? {
        !((value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false)
    }
}

private final class PresenceTest: ValueTransformer {
    private let isNil: Bool
    init(isNil: Bool) { self.isNil = isNil }
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? { (value == nil) == isNil }
}

private final class ArchivedObject: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { Foundation.NSObject.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data,
            let decoder = try? NSKeyedUnarchiver(forReadingFrom: data)
        else { return nil }
        decoder.requiresSecureCoding = false
        return decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap {
            try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false)
        }
    }
}
