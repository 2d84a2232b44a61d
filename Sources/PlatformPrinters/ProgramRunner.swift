// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Synchronization

/// Runs the system's programs.
package enum ProgramRunner {
    /// Runs a program found along `PATH`, in the language of no place, and answers what it printed.
    ///
    /// - Throws: a ``PlatformError`` where it cannot be run or ends with an error.
    package static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) {
            $1
        }
        let output = Pipe()
        let trouble = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = trouble
        do { try process.run() } catch { throw PlatformError("\(program) cannot be run: \(error)") }
        // Both pipes are read at once, as a program blocks when either is full.
        let reading = trouble.fileHandleForReading
        let complaints = Mutex(Data())
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let complaint = reading.readDataToEndOfFile()
            complaints.withLock { $0 = complaint }
            isRead.signal()
        }
        let said = output.fileHandleForReading.readDataToEndOfFile()
        isRead.wait()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let words = String(decoding: complaints.withLock { $0 }, as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            throw PlatformError(
                process.terminationStatus == 127 ? "\(program) is not installed" : words
            )
        }
        return String(decoding: said, as: UTF8.self)
    }
}
