// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that programs hold by its address, as `CGPDFDictionaryRef` and its like.
///
/// The values of a file live as long as the file. Asked for twice, a value has the same address.
package final class PDFHandle: Sendable {
    /// The value itself, not a reference.
    package let value: PDFValue
    /// The file whose references are followed, which keeps the handle alive.
    unowned let file: PDFFile

    /// Where a value stands in another.
    private enum Place: Hashable {
        case key(String)
        case index(Int)
        /// The dictionary of a stream.
        case dictionary
    }

    private let parts = Mutex<[Place: PDFHandle]>([:])
    /// The letters of a name or the bytes of a string, with a zero behind them.
    private let bytes: Mutex<Bytes?> = Mutex(nil)

    // Sendable is unchecked because the memory is written once, before anyone else sees it.
    private struct Bytes: @unchecked Sendable {
        let start: UnsafeMutablePointer<UInt8>
    }

    package init(_ value: PDFValue, in file: PDFFile) {
        self.value = value
        self.file = file
    }

    deinit { bytes.withLock { $0?.start.deallocate() } }

    /// The handle at an address.
    static func at(_ address: OpaquePointer) -> PDFHandle {
        Unmanaged.fromOpaque(UnsafeRawPointer(address)).takeUnretainedValue()
    }

    /// The address that programs get.
    package var address: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

    /// The value of a key; nil where the handle is no dictionary with it.
    func part(_ key: String) -> PDFHandle? {
        value.dictionary?[key].flatMap { part($0, at: .key(key)) }
    }

    /// The value at an index; nil where the handle is no array with it.
    func part(_ index: Int) -> PDFHandle? {
        guard let array = value.array, array.indices.contains(index) else { return nil }
        return part(array[index], at: .index(index))
    }

    /// The dictionary of a stream.
    var streamDictionary: PDFHandle? {
        value.stream.flatMap { part(.dictionary($0.dictionary), at: .dictionary) }
    }

    private func part(_ value: PDFValue, at place: Place) -> PDFHandle? {
        if case .reference(let number) = value { return file.handle(ofObject: number) }
        return parts.withLock { parts in
            if let known = parts[place] { return known }
            let made = PDFHandle(value, in: file)
            parts[place] = made
            return made
        }
    }

    /// The bytes of a string or a name, with a zero behind them.
    var memory: UnsafePointer<UInt8>? {
        let content: [UInt8]
        switch value {
        case .string(let string): content = string
        case .name(let name): content = Array(name.utf8)
        default: return nil
        }
        return bytes.withLock { bytes in
            if let bytes { return UnsafePointer(bytes.start) }
            let start = UnsafeMutablePointer<UInt8>.allocate(capacity: content.count + 1)
            for (index, byte) in content.enumerated() { (start + index).initialize(to: byte) }
            (start + content.count).initialize(to: 0)
            bytes = Bytes(start: start)
            return UnsafePointer(start)
        }
    }

    /// The letters of a name as C's.
    var letters: UnsafePointer<CChar>? {
        guard value.name != nil, let memory else { return nil }
        return UnsafeRawPointer(memory).assumingMemoryBound(to: CChar.self)
    }
}

/// The values of a file that programs hold.
final class PDFHandles: Sendable {
    private struct State {
        var objects: [Int: PDFHandle] = [:]
        var others: [String: PDFHandle] = [:]
    }

    private let state = Mutex(State())

    /// The handle of an object, made when it is first asked for.
    func object(_ number: Int, in file: PDFFile) -> PDFHandle {
        if let known = state.withLock({ $0.objects[number] }) { return known }
        let made = PDFHandle(file.resolve(.reference(number)), in: file)
        return state.withLock { state in
            if let known = state.objects[number] { return known }
            state.objects[number] = made
            return made
        }
    }

    /// The handle of a value that is no object of the file, by a name for it.
    func other(_ name: String, _ value: PDFValue, in file: PDFFile) -> PDFHandle {
        state.withLock { state in
            if let known = state.others[name] { return known }
            let made = PDFHandle(value, in: file)
            state.others[name] = made
            return made
        }
    }
}

extension PDFFile {
    func handle(ofObject number: Int) -> PDFHandle { handles.object(number, in: self) }

    /// The handle of an entry at the file's end, as `Root` and `Info`; nil where there is none.
    package func handle(inTrailer key: String) -> PDFHandle? {
        guard let value = trailer[key], !value.isNull else { return nil }
        if case .reference(let number) = value { return handle(ofObject: number) }
        return handles.other("trailer/\(key)", value, in: self)
    }

    /// The handle of a page with what it inherits.
    package func handle(ofPage number: Int, _ page: PDFDictionary) -> PDFHandle {
        handles.other("page/\(number)", .dictionary(page), in: self)
    }
}
