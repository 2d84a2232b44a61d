// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the bytes of a PDF go.
final class PDFOutput {
    private let writeBytes: (UnsafeRawBufferPointer) -> Void
    private var finishBytes: (() -> Void)?

    /// Hands on bytes in order, and tells when there are no more.
    init(
        write: @escaping (UnsafeRawBufferPointer) -> Void,
        finish: @escaping () -> Void = {}
    ) {
        writeBytes = write
        finishBytes = finish
    }

    /// The number of bytes that have been handed on.
    private(set) var count = 0
    /// The bytes since `beginRecording()`; nil before.
    private(set) var recorded: Data?

    /// Keeps a copy of all bytes from here on.
    func beginRecording() { recorded = Data() }

    /// Hands on bytes.
    func write(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        recorded?.append(contentsOf: bytes)
        writeBytes(bytes)
    }

    /// There are no more bytes; only the first call counts.
    func finish() {
        finishBytes?()
        finishBytes = nil
    }
}
