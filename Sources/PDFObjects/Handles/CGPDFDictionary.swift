// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Called for each entry of a dictionary.
public typealias CGPDFDictionaryApplierFunction =
    @convention(c) (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Void
/// Called for each entry of a dictionary, until it answers false.
public typealias CGPDFDictionaryApplierBlock =
    (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool

private func part(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>) -> PDFHandle? {
    PDFHandle.at(dict).part(String(cString: key))
}

/// The number of entries.
public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef) -> Int {
    PDFHandle.at(dict).value.dictionary?.count ?? 0
}

/// Writes the value of a key; false where there is none.
public func CGPDFDictionaryGetObject(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    guard let part = part(dict, key) else { return false }
    value?.pointee = part.address
    return true
}

/// Writes the value of a key if it is true or false.
public func CGPDFDictionaryGetBoolean(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool {
    part(dict, key)?.write(value) ?? false
}

/// Writes the value of a key if it is a whole number.
public func CGPDFDictionaryGetInteger(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool {
    part(dict, key)?.writeInteger(value) ?? false
}

/// Writes the value of a key if it is a number.
public func CGPDFDictionaryGetNumber(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool {
    part(dict, key)?.writeNumber(value) ?? false
}

/// Writes the value of a key if it is a name; its letters live as long as the document.
public func CGPDFDictionaryGetName(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
    part(dict, key)?.writeName(value) ?? false
}

/// Writes the value of a key if it is a string.
public func CGPDFDictionaryGetString(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
    part(dict, key)?.write(.string, value) ?? false
}

/// Writes the value of a key if it is an array.
public func CGPDFDictionaryGetArray(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool {
    part(dict, key)?.write(.array, value) ?? false
}

/// Writes the value of a key if it is a dictionary.
public func CGPDFDictionaryGetDictionary(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
    part(dict, key)?.write(.dictionary, value) ?? false
}

/// Writes the value of a key if it is a stream.
public func CGPDFDictionaryGetStream(
    _ dict: CGPDFDictionaryRef,
    _ key: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool {
    part(dict, key)?.write(.stream, value) ?? false
}

/// Calls a function for each entry.
public func CGPDFDictionaryApplyFunction(
    _ dict: CGPDFDictionaryRef,
    _ function: CGPDFDictionaryApplierFunction,
    _ info: UnsafeMutableRawPointer?
) {
    CGPDFDictionaryApplyBlock(
        dict,
        { key, value, info in
            function(key, value, info)
            return true
        },
        info
    )
}

/// Calls a block for each entry, until it answers false.
public func CGPDFDictionaryApplyBlock(
    _ dict: CGPDFDictionaryRef,
    _ block: CGPDFDictionaryApplierBlock,
    _ info: UnsafeMutableRawPointer?
) {
    let handle = PDFHandle.at(dict)
    for key in (handle.value.dictionary ?? [:]).keys.sorted() {
        guard let part = handle.part(key) else { continue }
        guard key.withCString({ block($0, part.address, info) }) else { return }
    }
}
