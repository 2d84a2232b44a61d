// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Bytes that may be thrown away while nobody uses them; in use when made.
///
/// The system takes no memory back here: the content goes when ``discardContentIfPossible()`` is called.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private var content: UnsafeMutableRawBufferPointer = .init(start: nil, count: 0)
    private var accesses = 1
    private var isDiscarded = false

    /// How many bytes there are; new ones are zero.
    open override var length: Int {
        get { content.count }
        set {
            guard newValue != content.count else { return }
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: newValue, alignment: 16)
            larger.initializeMemory(as: UInt8.self, repeating: 0)
            larger.copyMemory(from: .init(rebasing: content.prefix(newValue)))
            content.deallocate()
            content = larger
        }
    }

    /// The first of the bytes.
    open override var bytes: UnsafeRawPointer { UnsafeRawPointer(mutableBytes) }

    /// The first of the bytes, to be changed.
    open override var mutableBytes: UnsafeMutableRawPointer {
        if content.baseAddress == nil { content = .allocate(byteCount: 0, alignment: 16) }
        return content.baseAddress ?? UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
    }

    /// Puts bytes in the place of others; without bytes, zeros.
    open override func replaceBytes(
        in range: NSRange,
        withBytes replacementBytes: UnsafeRawPointer?,
        length replacementLength: Int
    ) {
        // A copy, since the bytes may be some of the content itself.
        let new =
            replacementBytes.map { Data(bytes: $0, count: replacementLength) }
            ?? Data(count: replacementLength)
        let tail = Data(content.dropFirst(range.location + range.length))
        length = range.location + replacementLength + tail.count
        content.dropFirst(range.location).copyBytes(of: new + tail)
    }

    /// Puts bytes in the place of as many others.
    open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
        length = Swift.max(length, range.location + range.length)
        replaceBytes(in: range, withBytes: bytes, length: range.length)
    }

    /// Adds bytes at the end.
    open override func append(_ bytes: UnsafeRawPointer, length: Int) {
        let end = NSRange(location: self.length, length: 0)
        replaceBytes(in: end, withBytes: bytes, length: length)
    }

    /// Adds data at the end.
    open override func append(_ other: Data) {
        other.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress { append(start, length: bytes.count) }
        }
    }

    deinit { content.deallocate() }

    /// Begins a use; whether the content is still there.
    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        accesses += 1
        return true
    }

    /// Ends a use.
    open func endContentAccess() { accesses = Swift.max(0, accesses - 1) }

    /// Throws the content away if nobody uses it.
    open func discardContentIfPossible() {
        guard accesses == 0, !isDiscarded else { return }
        length = 0
        isDiscarded = true
    }

    /// Whether the content was thrown away.
    open func isContentDiscarded() -> Bool { isDiscarded }
}

extension Slice<UnsafeMutableRawBufferPointer> {
    fileprivate func copyBytes(of data: Data) {
        UnsafeMutableRawBufferPointer(rebasing: self).copyBytes(from: data)
    }
}
