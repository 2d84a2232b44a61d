// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What one run of the compiler came to.
struct CompilerRun {
    let status: Int32
    let output: Data
    let errors: Data

    /// Both streams.
    var text: String {
        String(decoding: output, as: UTF8.self) + String(decoding: errors, as: UTF8.self)
    }

    /// Takes the result of a run that is over.
    init(status: Int32, output: URL, errors: URL) throws {
        self.status = status
        self.output = try Data(contentsOf: output)
        self.errors = try Data(contentsOf: errors)
    }

    /// Nobody waits for the result any more.
    struct Abandoned: Error {}

    /// Who wants the result.
    private static let caller = getppid()

    /// Runs the compiler; `folder` is for what it says, since a pipe holds too little.
    init(_ words: [String], in folder: URL) throws {
        // A build that is ended by force cannot end us: it started us in a group of our own.
        guard getppid() == Self.caller else { throw Abandoned() }
        try Files.makeFolder(folder)
        let manager = FileManager.default
        let output = folder.appendingPathComponent("run-\(getpid()).out")
        let errors = folder.appendingPathComponent("run-\(getpid()).err")
        for file in [output, errors] {
            guard manager.createFile(atPath: file.path, contents: nil) else {
                throw Failure("\(file.path): cannot be written")
            }
        }
        defer { for file in [output, errors] { try? manager.removeItem(at: file) } }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        let outputHandle = try FileHandle(forWritingTo: output)
        let errorHandle = try FileHandle(forWritingTo: errors)
        process.standardOutput = outputHandle
        process.standardError = errorHandle
        let status = try Interruption.run(process) {}
        try outputHandle.close()
        try errorHandle.close()
        try self.init(status: status, output: output, errors: errors)
    }

    /// Passes on what the compiler said.
    func tell() {
        FileHandle.standardOutput.write(output)
        FileHandle.standardError.write(errors)
    }
}
