// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Writes properties of an object to an archive, or reads them from one, so that each is named once
/// for both directions.
///
/// A property that the archive does not name, such as one of an older archive, stays as it is.
/// Reading sets a property only where the value is another one, since setters may have effects.
package struct PropertyArchive<Root: AnyObject> {
    /// The object whose properties are kept.
    package let object: Root
    private let coder: NSCoder
    /// Whether properties are set from the archive, not written to it.
    package let isReading: Bool
    /// Whether a key is written.
    private let writes: (String) -> Bool

    /// Begins to write an object's properties.
    package init(_ object: Root, to coder: NSCoder, where writes: @escaping (String) -> Bool) {
        self.object = object
        self.coder = coder
        isReading = false
        self.writes = writes
    }

    /// Begins to write an object's properties.
    package init(_ object: Root, to coder: NSCoder) {
        self.init(object, to: coder) { _ in true }
    }

    /// Begins to read an object's properties.
    package init(_ object: Root, from coder: NSCoder) {
        self.object = object
        self.coder = coder
        isReading = true
        writes = { _ in false }
    }

    /// The same archive for the object as one of a subclass.
    package func part<Part: AnyObject>(_ object: Part) -> PropertyArchive<Part> {
        isReading
            ? PropertyArchive<Part>(object, from: coder)
            : PropertyArchive<Part>(object, to: coder, where: writes)
    }

    /// Keeps a property.
    package func keep<Value: ArchivedValue & Equatable>(
        _ path: ReferenceWritableKeyPath<Root, Value>,
        _ key: String
    ) {
        guard isReading else { return write(object[keyPath: path], key) }
        guard let value = read(Value.self, key), value != object[keyPath: path] else { return }
        object[keyPath: path] = value
    }

    /// Keeps a property with a raw value, such as an enumeration.
    package func keep<Value: RawRepresentable>(
        _ path: ReferenceWritableKeyPath<Root, Value>,
        _ key: String
    ) where Value.RawValue: ArchivedValue & Equatable {
        guard isReading else { return write(object[keyPath: path].rawValue, key) }
        guard let raw = read(Value.RawValue.self, key), raw != object[keyPath: path].rawValue,
            let value = Value(rawValue: raw)
        else { return }
        object[keyPath: path] = value
    }

    /// Keeps a property with a raw value, or none.
    package func keep<Value: RawRepresentable>(
        _ path: ReferenceWritableKeyPath<Root, Value?>,
        _ key: String
    ) where Value.RawValue: ArchivedValue & Equatable {
        guard isReading else { return write(object[keyPath: path]?.rawValue, key) }
        guard let raw = read(Value.RawValue?.self, key),
            raw != object[keyPath: path]?.rawValue
        else { return }
        object[keyPath: path] = raw.flatMap { Value(rawValue: $0) }
    }

    /// Keeps a truth value as its opposite, where the key says that.
    package func keep(not path: ReferenceWritableKeyPath<Root, Bool>, _ key: String) {
        guard isReading else { return write(!object[keyPath: path], key) }
        guard let value = read(Bool.self, key), value == object[keyPath: path] else { return }
        object[keyPath: path] = !value
    }

    /// Keeps a value of any kind by functions that make an object of it and the reverse.
    ///
    /// `set` is not called for a key that the archive lacks.
    package func keep(
        _ key: String,
        _ archived: @autoclosure () -> Foundation.NSObject?,
        set: (Root, Any?) -> Void
    ) {
        if isReading {
            if coder.containsValue(forKey: key) { set(object, coder.decodeAny(forKey: key)) }
        } else if writes(key) {
            coder.encode(archived(), forKey: key)
        }
    }

    private func write(_ value: some ArchivedValue, _ key: String) {
        if writes(key) { value.write(to: coder, key) }
    }

    private func read<Value: ArchivedValue>(_ type: Value.Type, _ key: String) -> Value? {
        // Asking for a key that the archive lacks would end all decoding.
        coder.containsValue(forKey: key) ? Value.read(from: coder, key) : nil
    }
}
