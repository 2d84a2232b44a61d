// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets one process at a time into a part that writes a shared folder.
enum FileLock {
    /// Runs `body` while this process holds `file`, and says once that it waits if another has it.
    ///
    /// The kernel takes the lock back from a process that ends, however it ends.
    static func hold<Result>(
        _ file: URL,
        waiting: String,
        _ body: () throws -> Result
    ) throws -> Result {
        try Files.makeFolder(file.deletingLastPathComponent())
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw Failure("\(file.path): cannot be written: \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            print(waiting)
            fflush(nil)
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    throw Failure(
                        "\(file.path): cannot be locked: \(String(cString: strerror(errno)))"
                    )
                }
            }
        }
        return try body()
    }
}
