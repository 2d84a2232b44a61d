// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Called for each value of an array, until it answers false.
public typealias CGPDFArrayApplierBlock =
    (Int, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool

private func part(_ array: CGPDFArrayRef, _ index: Int) -> PDFHandle? {
    PDFHandle.at(array).part(index)
}

/// The number of values.
public func CGPDFArrayGetCount(_ array: CGPDFArrayRef) -> Int {
    PDFHandle.at(array).value.array?.count ?? 0
}

/// Writes the value at an index; false where there is none.
public func CGPDFArrayGetObject(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    guard let part = part(array, index) else { return false }
    value?.pointee = part.address
    return true
}

/// Whether the value at an index is null.
public func CGPDFArrayGetNull(_ array: CGPDFArrayRef, _ index: Int) -> Bool {
    part(array, index)?.type == .null
}

/// Writes the value at an index if it is true or false.
public func CGPDFArrayGetBoolean(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool {
    part(array, index)?.write(value) ?? false
}

/// Writes the value at an index if it is a whole number.
public func CGPDFArrayGetInteger(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool {
    part(array, index)?.writeInteger(value) ?? false
}

/// Writes the value at an index if it is a number.
public func CGPDFArrayGetNumber(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool {
    part(array, index)?.writeNumber(value) ?? false
}

/// Writes the value at an index if it is a name; its letters live as long as the document.
public func CGPDFArrayGetName(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
    part(array, index)?.writeName(value) ?? false
}

/// Writes the value at an index if it is a string.
public func CGPDFArrayGetString(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
    part(array, index)?.write(.string, value) ?? false
}

/// Writes the value at an index if it is an array.
public func CGPDFArrayGetArray(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool {
    part(array, index)?.write(.array, value) ?? false
}

/// Writes the value at an index if it is a dictionary.
public func CGPDFArrayGetDictionary(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
    part(array, index)?.write(.dictionary, value) ?? false
}

/// Writes the value at an index if it is a stream.
public func CGPDFArrayGetStream(
    _ array: CGPDFArrayRef,
    _ index: Int,
    _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool {
    part(array, index)?.write(.stream, value) ?? false
}

/// Calls a block for each value, until it answers false.
public func CGPDFArrayApplyBlock(
    _ array: CGPDFArrayRef,
    _ block: CGPDFArrayApplierBlock,
    _ info: UnsafeMutableRawPointer?
) {
    for index in 0..<CGPDFArrayGetCount(array) {
        guard let part = part(array, index), block(index, part.address, info) else { return }
    }
}
