// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An X server without a screen, with `xdotool` for hands.
///
/// It ends by itself when its last client is gone, at the end of the tests: a server that went
/// first would take this process with it, since Xlib exits when it loses its server.
final class VirtualDisplay {
    enum Failure: Error {
        case noServer
        case tool(String)
    }

    /// What `DISPLAY` must say, for example `:99`.
    let name: String
    private let server: Process

    /// Starts the server on a display number that is free.
    init(width: Int = 1000, height: Int = 1000) throws {
        let pipe = Pipe()
        server = Process()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        server.arguments = [
            "-displayfd", "1", "-terminate", "-screen", "0", "\(width)x\(height)x24", "-nolisten",
            "tcp",
        ]
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try server.run()
        let answer = pipe.fileHandleForReading.availableData
        guard let text = String(bytes: answer, encoding: .utf8), !text.isEmpty else {
            throw Failure.noServer
        }
        name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs `xdotool` with the words of a line and answers what it prints.
    @discardableResult
    func xdotool(_ line: String) throws -> String {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        tool.arguments = line.split(separator: " ").map(String.init)
        tool.environment = ["DISPLAY": name]
        let pipe = Pipe()
        tool.standardOutput = pipe
        tool.standardError = pipe
        try tool.run()
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        tool.waitUntilExit()
        guard tool.terminationStatus == 0 else { throw Failure.tool("\(line): \(output)") }
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
