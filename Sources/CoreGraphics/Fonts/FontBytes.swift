// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The bytes of one font file at an address that never changes, as FreeType and HarfBuzz need.
///
/// Files are mapped, so that the fonts of the system are shared between processes.
// Sendable is unchecked because the raw memory is never written after `init`.
package final class FontBytes: @unchecked Sendable {
    /// The whole file.
    package let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool

    /// Maps a file; nil if it cannot be read or is empty.
    package init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
        let count = Int(status.st_size)
        guard let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
            address != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: address, count: count)
        isMapped = true
    }

    /// Copies bytes that came from elsewhere than a file.
    package init(_ data: Data) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
        data.copyBytes(to: copy)
        bytes = UnsafeRawBufferPointer(copy)
        isMapped = false
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
        } else {
            bytes.deallocate()
        }
    }
}
