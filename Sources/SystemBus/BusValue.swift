// SPDX-License-Identifier: Apache-2.0

/// A value in a D-Bus message.
package enum BusValue: Equatable, Sendable {
    case bool(Bool)
    case byte(UInt8)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case path(String)
    case signature(String)
    /// Values of one type, which is given since there may be none.
    case array(of: String, [BusValue])
    case structure([BusValue])
    /// A key with its value, in an array that stands for a dictionary.
    indirect case entry(BusValue, BusValue)
    indirect case variant(BusValue)

    /// The signature of the value's type.
    package var signature: String {
        switch self {
        case .bool: "b"
        case .byte: "y"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .path: "o"
        case .signature: "g"
        case .array(let element, _): "a" + element
        case .structure(let members): "(" + members.map(\.signature).joined() + ")"
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        case .variant: "v"
        }
    }
}

extension BusValue {
    /// An integer as AT-SPI has most of them.
    package static func int(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }

    /// An integer of 32 bits or a whole of another type; nil for anything else.
    package var int: Int? {
        switch self {
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int16(let value): Int(value)
        case .byte(let value): Int(value)
        default: nil
        }
    }

    package var string: String? {
        switch self {
        case .string(let text), .path(let text): text
        default: nil
        }
    }

    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var double: Double? { if case .double(let value) = self { value } else { nil } }
    package var members: [BusValue]? {
        switch self {
        case .structure(let members), .array(_, let members): members
        default: nil
        }
    }

    /// What a variant holds; any other value is itself.
    package var unwrapped: BusValue { if case .variant(let inner) = self { inner } else { self } }
}
