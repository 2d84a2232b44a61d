// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where the bytes of a PDF go.
package final class PDFOutput {
    private let writeBytes: (UnsafeRawBufferPointer) -> Void
    private var finishBytes: (() -> Void)?

    /// Hands on bytes in order, and tells when there are no more.
    package init(
        write: @escaping (UnsafeRawBufferPointer) -> Void,
        finish: @escaping () -> Void = {}
    ) {
        writeBytes = write
        finishBytes = finish
    }

    /// The number of bytes that have been handed on.
    package private(set) var count = 0
    /// The bytes since `beginRecording()`; nil before.
    package private(set) var recorded: Data?

    /// Keeps a copy of all bytes from here on.
    package func beginRecording() { recorded = Data() }

    /// Hands on bytes.
    package func write(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        recorded?.append(contentsOf: bytes)
        writeBytes(bytes)
    }

    /// There are no more bytes; only the first call counts.
    package func finish() {
        finishBytes?()
        finishBytes = nil
    }
}
