// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs other programs.
enum Shell {
    /// Runs a program to its end; its output goes where ours goes.
    static func run(
        _ arguments: [String],
        environment: [String: String] = [:]
    ) throws -> Int32 {
        try Interruption.run(process(arguments, environment)) {}
    }

    /// Runs a program and gives its lines of output, both streams together, as they come.
    static func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        line: (String) -> Void
    ) throws -> Int32 {
        let process = process(arguments, environment)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        return try Interruption.run(process) {
            var rest: [UInt8] = []
            while true {
                let chunk = [UInt8](pipe.fileHandleForReading.availableData)
                if chunk.isEmpty { break }
                // A chunk may be megabytes of short lines: each byte is looked at once.
                var start = 0
                while let end = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
                    rest += chunk[start..<end]
                    line(String(decoding: rest, as: UTF8.self))
                    rest.removeAll(keepingCapacity: true)
                    start = end + 1
                }
                rest += chunk[start...]
            }
            if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
        }
    }

    /// Runs a program and gives its standard output; nil when it fails.
    static func output(
        _ arguments: [String],
        environment: [String: String] = [:]
    ) throws -> String? {
        let process = process(arguments, environment)
        let pipe = Pipe()
        process.standardOutput = pipe
        var data = Data()
        let status = try Interruption.run(process) {
            data = pipe.fileHandleForReading.readDataToEndOfFile()
        }
        return status == 0 ? String(decoding: data, as: UTF8.self) : nil
    }

    /// Runs a program and gives its two streams of output apart; the text is nil when it fails.
    static func quietOutput(
        _ arguments: [String],
        environment: [String: String] = [:]
    ) throws -> (text: String?, errors: String) {
        let process = process(arguments, environment)
        let (pipe, errorPipe) = (Pipe(), Pipe())
        process.standardOutput = pipe
        process.standardError = errorPipe
        var data = Data()
        var errors = Data()
        let status = try Interruption.run(process) {
            // Both are read at once: a full pipe would hold the program up.
            let group = DispatchGroup()
            let box = ErrorBox()
            DispatchQueue.global().async(group: group) {
                box.data = errorPipe.fileHandleForReading.readDataToEndOfFile()
            }
            data = pipe.fileHandleForReading.readDataToEndOfFile()
            group.wait()
            errors = box.data
        }
        let text = status == 0 ? String(decoding: data, as: UTF8.self) : nil
        return (text, String(decoding: errors, as: UTF8.self))
    }

    /// What another thread has read.
    // Sendable is unchecked because its only reader waits for the only writer.
    private final class ErrorBox: @unchecked Sendable {
        var data = Data()
    }

    private static func process(_ arguments: [String], _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        return process
    }
}
