// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
import Foundation
@_spi(Reflection) internal import Swift

/// One reading of an archive, from the outermost object to the objects within it.
///
/// Objects that refer to each other would be read for ever: Foundation on Linux notes an object only when its
/// `init(coder:)` is done. On iOS the reference is the object as far as it is made. Here it is so from the
/// object's `super.init` on; before that it is nil, since nobody knows the object yet.
public final class _ArchiveReading {
    private let reader: NSKeyedUnarchiver
    private let fields: ReaderFields
    private let outer: UnsafeMutableRawPointer?
    /// The objects whose `init(coder:)` runs, with the reader's note of each.
    private var made: [(context: AnyObject, object: Unmanaged<AnyObject>)] = []

    private init(_ reader: NSKeyedUnarchiver, _ fields: ReaderFields) {
        self.reader = reader
        self.fields = fields
        outer = casement_get_archive_reading()
    }

    private static var current: _ArchiveReading? {
        casement_get_archive_reading().map {
            Unmanaged<_ArchiveReading>.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// Reads one key, unless what stands under it is read already: then it is that object.
    static func read(_ key: String, of reader: NSKeyedUnarchiver, _ read: () -> Any?) -> Any? {
        guard let fields = ReaderFields.shared else { return read() }
        if let reading = current, reading.reader === reader {
            let known = reading.made.count
            defer { reading.made.removeLast(reading.made.count - known) }
            return switch reading.state(of: key) {
            case .new: read()
            case .made(let object): object
            case .begun: nil
            }
        }
        let reading = _ArchiveReading(reader, fields)
        casement_set_archive_reading(Unmanaged.passUnretained(reading).toOpaque())
        defer { casement_set_archive_reading(reading.outer) }
        return withExtendedLifetime(reading) { read() }
    }

    private enum State {
        case new
        case begun
        case made(AnyObject)
    }

    private func state(of key: String) -> State {
        let contexts = fields.contexts(reader)
        guard let last = contexts.last,
            let index = fields.values(last)[key].flatMap(fields.index),
            let target = fields.object(index, of: reader)
        else { return .new }
        for context in contexts where fields.values(context, equal: target) {
            let known = made.first { $0.context === context }
            return known.map { .made($0.object.takeUnretainedValue()) } ?? .begun
        }
        return .new
    }

    /// Notes that an object is there, whose `init(coder:)` runs; called by initializers that such initializers call.
    ///
    /// What else the initializer makes is told apart by its class.
    public static func noteObject(_ object: AnyObject) {
        guard let reading = current else { return }
        let (reader, fields) = (reading.reader, reading.fields)
        guard let context = fields.contexts(reader).last,
            !reading.made.contains(where: { $0.context === context }),
            let index = fields.values(context)["$class"].flatMap(fields.index),
            fields.classes(reader)[index].map({ $0 == type(of: object) }) == true
        else { return }
        reading.made.append((context, .passUnretained(object)))
    }
}

/// Where Foundation's reader keeps what it does not show; nil where it keeps it otherwise.
private struct ReaderFields {
    private let contexts: Int
    private let objects: Int
    private let classes: Int
    private let values: Int
    private let index: Int
    private let indexType: Any.Type

    static let shared = ReaderFields()

    private init?() {
        let reader = Self.fields(of: NSKeyedUnarchiver.self)
        guard let contexts = reader["_containers"],
            let list = contexts.type as? any ListOfObjects.Type,
            let values = Self.fields(of: list.element)["dict"],
            values.type == [String: Any].self,
            let objects = reader["_objects"], objects.type == [Any].self,
            let classes = reader["_classes"], classes.type == [UInt32: AnyClass].self,
            let cache = reader["_cache"], let indices = cache.type as? any ListOfObjects.Type,
            let index = Self.fields(of: indices.element)["value"], index.type == UInt32.self
        else { return nil }
        self.contexts = contexts.offset
        self.objects = objects.offset
        self.classes = classes.offset
        self.values = values.offset
        self.index = index.offset
        indexType = indices.element
    }

    private static func fields(of type: Any.Type) -> [String: (offset: Int, type: Any.Type)] {
        var fields: [String: (offset: Int, type: Any.Type)] = [:]
        // `classType`, which is a variable, so that it cannot be named here.
        let ofClass = _EachFieldOptions(rawValue: 1)
        _ = _forEachField(of: type, options: ofClass) { name, offset, type, _ in
            fields[String(cString: name)] = (offset, type)
            return true
        }
        return fields
    }

    private func value<Value>(_ offset: Int, of object: AnyObject, as _: Value.Type) -> Value {
        withExtendedLifetime(object) {
            UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
                .load(fromByteOffset: offset, as: Value.self)
        }
    }

    /// What is being read, the outermost first.
    func contexts(_ reader: NSKeyedUnarchiver) -> [AnyObject] {
        value(contexts, of: reader, as: [AnyObject]?.self) ?? []
    }

    /// The classes that were found, by their places among the archive's objects.
    func classes(_ reader: NSKeyedUnarchiver) -> [UInt32: AnyClass] {
        value(classes, of: reader, as: [UInt32: AnyClass].self)
    }

    /// The keys and values of what is being read.
    func values(_ context: AnyObject) -> [String: Any] {
        value(values, of: context, as: [String: Any].self)
    }

    /// The place among the archive's objects that a value of an archive is; nil where it is none.
    func index(_ value: Any) -> UInt32? {
        guard type(of: value) == indexType else { return nil }
        return self.value(index, of: value as AnyObject, as: UInt32.self)
    }

    /// An object's keys and values in the archive; nil for what has none, such as a text.
    func object(_ index: UInt32, of reader: NSKeyedUnarchiver) -> [AnyHashable: Any]? {
        let all = value(objects, of: reader, as: [Any].self)
        guard all.indices.contains(Int(index)) else { return nil }
        return all[Int(index)] as? [AnyHashable: Any]
    }

    /// Whether what is being read has an object's keys and values: it is that object, or one that cannot be told
    /// from it, and refers to the same.
    func values(_ context: AnyObject, equal object: [AnyHashable: Any]) -> Bool {
        let values = values(context)
        guard values.count == object.count else { return false }
        return values.allSatisfy { key, value in
            guard let other = object[key] else { return false }
            return equal(value, other)
        }
    }

    private func equal(_ first: Any, _ second: Any) -> Bool {
        if let index = index(first) { return index == self.index(second) }
        if let first = first as? [Any], let second = second as? [Any] {
            return first.count == second.count && zip(first, second).allSatisfy { equal($0, $1) }
        }
        guard let first = first as? AnyHashable, let second = second as? AnyHashable else {
            return false
        }
        return first == second
    }
}

/// A list of objects, which may be absent, and what kind of objects it holds.
private protocol ListOfObjects {
    static var element: Any.Type { get }
}

extension Array: ListOfObjects {
    fileprivate static var element: Any.Type { Element.self }
}

extension Optional: ListOfObjects where Wrapped: ListOfObjects {
    fileprivate static var element: Any.Type { Wrapped.element }
}
