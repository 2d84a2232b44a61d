// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What libxml2, on which Foundation's parser rests, says of the thread's last error: Foundation tells its number alone.
// Unsafe because the library is found when the program runs; the beginning of its structure is stable.
enum LastMessage {
    /// `xmlError`, as far as it is read.
    private struct Record {
        let domain: Int32
        let code: Int32
        let message: UnsafePointer<CChar>?
    }

    private typealias Getter = @convention(c) () -> UnsafeRawPointer?

    private static let getter = dlsym(nil, "xmlGetLastError").map {
        unsafeBitCast($0, to: Getter.self)
    }

    /// The words for the last error; nil where that has another number, or none.
    static func text(ofError code: Int) -> String? {
        guard let record = getter?()?.load(as: Record.self), Int(record.code) == code else {
            return nil
        }
        return record.message.map { String(cString: $0) }
    }
}
