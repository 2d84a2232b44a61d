// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Any value of a PDF file.
public typealias CGPDFObjectRef = OpaquePointer
/// A dictionary of a PDF file.
public typealias CGPDFDictionaryRef = OpaquePointer
/// An array of a PDF file.
public typealias CGPDFArrayRef = OpaquePointer
/// A string of a PDF file.
public typealias CGPDFStringRef = OpaquePointer
/// A dictionary with bytes of a PDF file.
public typealias CGPDFStreamRef = OpaquePointer
/// 0 or 1.
public typealias CGPDFBoolean = UInt8
/// An integer of a PDF file.
public typealias CGPDFInteger = Int
/// A number of a PDF file.
public typealias CGPDFReal = CGFloat

/// What a value of a PDF file is.
public enum CGPDFObjectType: Int32, Sendable {
    /// Nothing.
    case null = 1
    /// True or false.
    case boolean = 2
    /// A whole number.
    case integer = 3
    /// A number with a fraction.
    case real = 4
    /// A name, as `/Page`.
    case name = 5
    /// Bytes, which may be text.
    case string = 6
    /// Values in order.
    case array = 7
    /// Values by name.
    case dictionary = 8
    /// A dictionary with bytes.
    case stream = 9
}

/// How the bytes of a stream are to be read.
public enum CGPDFDataFormat: Int32, Sendable {
    /// As they are.
    case raw = 0
    /// As a JPEG file.
    case jpegEncoded = 1
    /// As a JPEG 2000 file.
    case JPEG2000 = 2
}

extension PDFHandle {
    var type: CGPDFObjectType {
        switch value {
        case .null, .reference: .null
        case .boolean: .boolean
        case .integer: .integer
        case .real: .real
        case .name: .name
        case .string: .string
        case .array: .array
        case .dictionary: .dictionary
        case .stream: .stream
        }
    }

    // Each writes the value where it has the type, and answers whether it has.

    func write(_ target: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool {
        guard let flag = value.boolean else { return false }
        target?.pointee = flag ? 1 : 0
        return true
    }

    func writeInteger(_ target: UnsafeMutablePointer<CGPDFInteger>?) -> Bool {
        guard let number = value.integer else { return false }
        target?.pointee = number
        return true
    }

    func writeNumber(_ target: UnsafeMutablePointer<CGPDFReal>?) -> Bool {
        guard let number = value.number else { return false }
        target?.pointee = CGFloat(number)
        return true
    }

    func writeName(_ target: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool {
        guard let letters else { return false }
        target?.pointee = letters
        return true
    }

    func write(_ type: CGPDFObjectType, _ target: UnsafeMutablePointer<OpaquePointer?>?) -> Bool {
        guard self.type == type else { return false }
        target?.pointee = address
        return true
    }
}

/// What a value is; nothing counts as null.
public func CGPDFObjectGetType(_ object: CGPDFObjectRef?) -> CGPDFObjectType {
    object.map { PDFHandle.at($0).type } ?? .null
}

/// Writes a value where it is of a type; false where it is of another, and for null.
///
/// A whole number is a real one, too.
public func CGPDFObjectGetValue(
    _ object: CGPDFObjectRef?,
    _ type: CGPDFObjectType,
    _ value: UnsafeMutableRawPointer?
) -> Bool {
    guard let object else { return type == .null }
    let handle = PDFHandle.at(object)
    switch type {
    case .null: return handle.type == .null
    case .boolean: return handle.write(value?.assumingMemoryBound(to: CGPDFBoolean.self))
    case .integer: return handle.writeInteger(value?.assumingMemoryBound(to: CGPDFInteger.self))
    case .real: return handle.writeNumber(value?.assumingMemoryBound(to: CGPDFReal.self))
    case .name:
        return handle.writeName(value?.assumingMemoryBound(to: UnsafePointer<CChar>?.self))
    case .string, .array, .dictionary, .stream:
        return handle.write(type, value?.assumingMemoryBound(to: OpaquePointer?.self))
    }
}

/// The number of bytes of a string.
public func CGPDFStringGetLength(_ string: CGPDFStringRef?) -> Int {
    string.flatMap { PDFHandle.at($0).value.string?.count } ?? 0
}

/// The bytes of a string, which live as long as its document.
public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef?) -> UnsafePointer<UInt8>? {
    string.flatMap { PDFHandle.at($0).memory }
}

/// A string as text.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef) -> NSString? {
    PDFHandle.at(string).value.string.map { PDFText.text($0) as NSString }
}

/// A string as a date; nil where it is none.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef) -> NSDate? {
    PDFHandle.at(string).value.string.flatMap(PDFText.date).map { $0 as NSDate }
}

/// The dictionary of a stream.
public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef?) -> CGPDFDictionaryRef? {
    stream.flatMap { PDFHandle.at($0).streamDictionary?.address }
}

/// The bytes of a stream without its filters; those of a picture stay a file of their own.
public func CGPDFStreamCopyData(
    _ stream: CGPDFStreamRef,
    _ format: UnsafeMutablePointer<CGPDFDataFormat>?
) -> NSData? {
    let handle = PDFHandle.at(stream)
    guard let content = handle.value.stream, let result = try? handle.file.undoFilters(content)
    else { return nil }
    switch result.picture?.name {
    case "DCTDecode", "DCT": format?.pointee = .jpegEncoded
    case "JPXDecode": format?.pointee = .JPEG2000
    default: format?.pointee = .raw
    }
    return Data(result.bytes) as NSData
}
