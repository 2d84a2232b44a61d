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

    /// Hands on bytes.
    func write(_ bytes: UnsafeRawBufferPointer) {
        writeBytes(bytes)
    }

    /// There are no more bytes; only the first call counts.
    func finish() {
        finishBytes?()
        finishBytes = nil
    }
}
