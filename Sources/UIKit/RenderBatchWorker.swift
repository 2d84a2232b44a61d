// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A process of the program that draws one picture of a batch after the other.
///
/// - Thread: one at a time.
final class RenderBatchWorker {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private var received = Data()

    /// Starts the process.
    init(_ environment: [String: String]) throws {
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = Array(CommandLine.arguments.dropFirst())
        var environment = environment
        environment["CASEMENT_RENDER_EACH"] = nil
        environment[RenderBatch.workerName] = "1"
        process.environment = environment
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Has a picture drawn; the reason where that was refused.
    ///
    /// Throws where the process has ended.
    func draw(_ request: [String: String]) throws -> String? {
        let line = try JSONEncoder().encode(request) + Data([10])
        do {
            try requests.fileHandleForWriting.write(contentsOf: line)
        } catch {
            throw ending
        }
        while true {
            if let end = received.firstIndex(of: 10) {
                let answer = String(decoding: received[..<end], as: UTF8.self)
                received = Data(received[(end + 1)...])
                return answer.isEmpty ? nil : answer
            }
            let part = answers.fileHandleForReading.availableData
            guard !part.isEmpty else { throw ending }
            received.append(part)
        }
    }

    private var ending: RenderRequest.Refusal {
        process.waitUntilExit()
        let how = process.terminationReason == .exit ? "with status" : "by signal"
        return RenderRequest.Refusal(
            description: "the program ended \(how) \(process.terminationStatus) while it drew"
        )
    }
}
