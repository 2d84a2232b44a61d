// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes once the object is made.
/// What metrics, diagnostics and payloads have in common: values that can be archived and reported.
open class _MXRecordObject: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The values by the names of the properties.
    package private(set) final var record = MetricRecord()

    /// An object without values.
    public override init() { super.init() }

    /// An object of some values, which the system measures on iOS.
    package convenience init(record: MetricRecord) {
        self.init()
        self.record = record
    }

    /// An object of the class with some values.
    final class func make(_ record: MetricRecord) -> Self {
        // Not `required`, so that people's subclasses need not have it.
        let made = casement_make(unsafeBitCast(self, to: UnsafeRawPointer.self))
        let object = Unmanaged<Self>.fromOpaque(made).takeRetainedValue()
        object.record = record
        return object
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "record"),
            let record = try? JSONDecoder().decode(
                MetricRecord.self,
                from: Data(referencing: data)
            )
        else { return nil }
        self.record = record
        super.init()
    }

    /// Writes the values.
    open func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(record) else { return }
        coder.encode(data as NSData, forKey: "record")
    }

    /// Archives can keep the values.
    open class var supportsSecureCoding: Bool { true }

    /// The values as JSON.
    open func jsonRepresentation() -> Data {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: record.report, options: options))
            ?? Data("{}".utf8)
    }

    /// The values as texts, numbers, lists and dictionaries.
    open func dictionaryRepresentation() -> [AnyHashable: Any] {
        Dictionary(uniqueKeysWithValues: record.report.map { (AnyHashable($0.key), $0.value) })
    }

    /// Whether another object of the class has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? _MXRecordObject else { return false }
        return type(of: other) == type(of: self) && other.record == record
    }

    /// A hash of the values.
    open override var hash: Int { record.hashValue }

    /// The class and the values as JSON.
    open override var description: String {
        "<\(type(of: self)): \(String(decoding: jsonRepresentation(), as: UTF8.self))>"
    }
}
