// SPDX-License-Identifier: Apache-2.0

/// Something that is kept from run to run as bytes.
///
/// Every build reads and writes what is known of all files; a property list of the same takes ten
/// times as long.
package protocol Packed {
    /// Appends the value.
    func pack(into packer: inout Packer)
    /// Reads the value that stands next.
    init(from unpacker: inout Unpacker) throws
}

/// A value that is kept field by field; one list of them serves writing and reading.
package protocol PackedFields: Packed {
    /// A value into which fields can be read.
    init()
    /// Hands each field to `pass`, always in the same order.
    mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure)
}

/// What goes over a value's fields: a packer or an unpacker.
package protocol FieldPass {
    /// What ends the pass.
    associatedtype Failure: Error
    /// Writes the field or reads it.
    mutating func field(_ value: inout some Packed) throws(Failure)
}

extension PackedFields {
    package func pack(into packer: inout Packer) {
        var copy = self
        copy.eachField(&packer)
    }

    package init(from unpacker: inout Unpacker) throws {
        self.init()
        try eachField(&unpacker)
    }
}

/// What is read is not what was written.
package struct DamagedBytes: Error {}

/// Writes values one after the other.
package struct Packer {
    private var bytes: [UInt8] = []

    /// The bytes of a value, with a sum by which damage is found.
    package static func bytes(of value: some Packed) -> [UInt8] {
        var packer = Packer()
        value.pack(into: &packer)
        let sum = checksum(packer.bytes[...])
        packer.append(fixed: sum)
        return packer.bytes
    }

    /// Reads a value back; throws ``DamagedBytes`` where the bytes are none of `bytes(of:)`.
    package static func value<Value: Packed>(_ type: Value.Type, of bytes: [UInt8]) throws -> Value
    {
        let length = MemoryLayout<UInt64>.size
        guard bytes.count >= length else { throw DamagedBytes() }
        let end = bytes.count - length
        let sum = bytes[end...].reduce(0) { $0 << 8 | UInt64($1) }
        guard checksum(bytes[..<end]) == sum else { throw DamagedBytes() }
        var unpacker = Unpacker(bytes[..<end])
        let value = try Value(from: &unpacker)
        guard unpacker.isAtEnd else { throw DamagedBytes() }
        return value
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        return hash
    }

    private mutating func append(fixed value: UInt64) {
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
        }
    }

    /// Appends a number that is not negative, seven bits to a byte.
    mutating func append(_ number: Int) {
        var rest = UInt(number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func append(_ text: String) {
        append(text.utf8.count)
        bytes += text.utf8
    }
}

/// Reads values one after the other.
package struct Unpacker {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func number() throws -> Int {
        var result: UInt = 0
        var shift: UInt = 0
        while position < bytes.endIndex, shift < 63 {
            let byte = bytes[position]
            position += 1
            result |= UInt(byte & 0x7f) << shift
            if byte < 0x80 { return Int(result) }
            shift += 7
        }
        throw DamagedBytes()
    }

    /// A number of things, each of which takes a byte at least.
    mutating func count() throws -> Int {
        let count = try number()
        guard count <= bytes.endIndex - position else { throw DamagedBytes() }
        return count
    }

    mutating func text() throws -> String {
        let length = try count()
        defer { position += length }
        return String(decoding: bytes[position..<(position + length)], as: UTF8.self)
    }
}

extension Packer: FieldPass {
    package mutating func field(_ value: inout some Packed) { value.pack(into: &self) }
}

extension Unpacker: FieldPass {
    package mutating func field<Value: Packed>(_ value: inout Value) throws {
        value = try Value(from: &self)
    }
}

extension String: Packed {
    package func pack(into packer: inout Packer) { packer.append(self) }
    package init(from unpacker: inout Unpacker) throws { self = try unpacker.text() }
}

extension Int: Packed {
    package func pack(into packer: inout Packer) { packer.append(self) }
    package init(from unpacker: inout Unpacker) throws { self = try unpacker.number() }
}

extension Bool: Packed {
    package func pack(into packer: inout Packer) { packer.append(self ? 1 : 0) }
    package init(from unpacker: inout Unpacker) throws { self = try unpacker.number() != 0 }
}

extension Optional: Packed where Wrapped: Packed {
    package func pack(into packer: inout Packer) {
        (self != nil).pack(into: &packer)
        self?.pack(into: &packer)
    }

    package init(from unpacker: inout Unpacker) throws {
        self = try Bool(from: &unpacker) ? Wrapped(from: &unpacker) : nil
    }
}

extension Array: Packed where Element: Packed {
    package func pack(into packer: inout Packer) {
        packer.append(count)
        for element in self { element.pack(into: &packer) }
    }

    package init(from unpacker: inout Unpacker) throws {
        let count = try unpacker.count()
        self = []
        reserveCapacity(count)
        for _ in 0..<count { append(try Element(from: &unpacker)) }
    }
}

extension Set: Packed where Element: Packed {
    package func pack(into packer: inout Packer) {
        packer.append(count)
        for element in self { element.pack(into: &packer) }
    }

    package init(from unpacker: inout Unpacker) throws {
        let count = try unpacker.count()
        self = Set(minimumCapacity: count)
        for _ in 0..<count { insert(try Element(from: &unpacker)) }
    }
}

extension Dictionary: Packed where Key: Packed, Value: Packed {
    package func pack(into packer: inout Packer) {
        packer.append(count)
        for (key, value) in self {
            key.pack(into: &packer)
            value.pack(into: &packer)
        }
    }

    package init(from unpacker: inout Unpacker) throws {
        let count = try unpacker.count()
        self = Dictionary(minimumCapacity: count)
        for _ in 0..<count {
            let key = try Key(from: &unpacker)
            self[key] = try Value(from: &unpacker)
        }
    }
}
