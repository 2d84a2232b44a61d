// SPDX-License-Identifier: Apache-2.0

/// A value of a PDF file.
///
/// - Source: ISO 32000-1, 7.3.
package indirect enum PDFValue: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string([UInt8])
    case name(String)
    case array([PDFValue])
    case dictionary(PDFDictionary)
    case stream(PDFStream)
    case reference(Int)

    /// An integer, or a real number that is one nearly.
    package var integer: Int? {
        switch self {
        case .integer(let value): value
        case .real(let value) where abs(value) < 1e15: Int(value)
        default: nil
        }
    }

    /// Any number.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    package var name: String? { if case .name(let value) = self { value } else { nil } }
    package var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }
    package var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
    package var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }

    /// A dictionary, or that of a stream.
    package var dictionary: PDFDictionary? {
        switch self {
        case .dictionary(let value): value
        case .stream(let stream): stream.dictionary
        default: nil
        }
    }

    package var isNull: Bool { if case .null = self { true } else { false } }
}

/// Values by name.
package typealias PDFDictionary = [String: PDFValue]

/// A dictionary with bytes.
package final class PDFStream: Sendable {
    package let dictionary: PDFDictionary
    /// The bytes as they are in the file, filtered.
    package let bytes: ArraySlice<UInt8>
    /// The number of the object that the stream is; 0 for one that is part of another.
    package let number: Int

    package init(dictionary: PDFDictionary, bytes: ArraySlice<UInt8>, number: Int = 0) {
        self.dictionary = dictionary
        self.bytes = bytes
        self.number = number
    }
}
