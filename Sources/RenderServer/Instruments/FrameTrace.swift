// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Writes durations to the file that `CASEMENT_TRACE` names, in Chrome's trace-event format; costs
/// a comparison where the variable is not set.
///
/// Open the file in `chrome://tracing` or Perfetto. It may be read while the program runs: each
/// event is written over the closing bracket, with a new one, so the file is always whole.
package enum FrameTrace {
    private struct Output {
        var file: FileHandle?
        var threads: [UInt64: Int] = [:]
        /// Where the closing bracket begins.
        var end = FrameTrace.opening.utf8.count
    }

    private static let opening = "["
    private static let closing = "\n]\n"

    package static let isOn = ProcessInfo.processInfo.environment["CASEMENT_TRACE"] != nil

    private static let output = Mutex(Output(file: openFile()))

    private static func openFile() -> FileHandle? {
        guard let path = ProcessInfo.processInfo.environment["CASEMENT_TRACE"] else { return nil }
        guard
            FileManager.default.createFile(atPath: path, contents: Data((opening + closing).utf8)),
            let file = FileHandle(forWritingAtPath: path)
        else {
            FileHandle.standardError.write(Data("CASEMENT_TRACE: cannot write \(path)\n".utf8))
            return nil
        }
        return file
    }

    /// Microseconds of a clock that only goes forward.
    package static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000 }

    /// Runs a body and writes an event with its duration.
    @inline(__always)
    package static func span<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
        guard isOn else { return body() }
        let start = now
        defer { write(name, start, [:]) }
        return body()
    }

    /// Writes an event that began at a time and ends now, with numbers that describe it.
    package static func write(_ name: StaticString, _ start: Double, _ numbers: [String: Int]) {
        let end = now
        let details = numbers.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
            .joined(separator: ",")
        let thread = UInt64(pthread_self())
        output.withLock { output in
            guard let file = output.file else { return }
            let number = output.threads[thread] ?? output.threads.count + 1
            output.threads[thread] = number
            let event =
                (output.end == opening.utf8.count ? "\n" : ",\n")
                + "{\"name\":\"\(name)\",\"ph\":\"X\",\"cat\":\"frame\",\"pid\":\(getpid()),"
                + "\"tid\":\(number),\"ts\":\(start),\"dur\":\(end - start),\"args\":{\(details)}}"
            file.seek(toFileOffset: UInt64(output.end))
            file.write(Data((event + closing).utf8))
            output.end += event.utf8.count
        }
    }
}
