// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Names as C strings, which stay where they are as long as the process runs.
enum InternedNames {
    // Sendable is unchecked because the bytes never change once they are here.
    private struct Address: @unchecked Sendable {
        let bytes: UnsafePointer<CChar>
    }

    private static let known = Mutex<[String: Address]>([:])

    /// Where a name's bytes are; always the same place for the same name.
    static func address(of name: String) -> UnsafePointer<CChar> {
        known.withLock { known in
            if let address = known[name] { return address }
            let source = name.utf8CString
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: source.count)
            for (index, byte) in source.enumerated() { copy[index] = byte }
            let address = Address(bytes: copy)
            known[name] = address
            return address
        }.bytes
    }
}
