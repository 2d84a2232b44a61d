// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of records that `CASEMENT_TEST_EVENTS` names: one a line, each written at once.
// Sendable is unchecked because a lock guards the file.
final class EventLog: @unchecked Sendable {
    static let shared = EventLog()

    struct Record: Encodable {
        var kind: String
        var test: String?
        var message: String?
        var file: String?
        var line: Int?
        var seconds: Double?
        var status: Int?
    }

    private let lock = NSLock()
    private let file: Int32

    private init() {
        let path = ProcessInfo.processInfo.environment["CASEMENT_TEST_EVENTS"]
        file = path.map { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644) } ?? -1
    }

    func write(_ record: Record) {
        guard file >= 0, var data = try? JSONEncoder().encode(record) else { return }
        data.append(UInt8(ascii: "\n"))
        lock.withLock {
            data.withUnsafeBytes { bytes in
                _ = Foundation.write(file, bytes.baseAddress, bytes.count)
            }
        }
    }
}
