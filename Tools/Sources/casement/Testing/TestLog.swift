// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file that has all output of a run; `--verbose` shows it, too.
final class TestLog {
    let file: URL
    private let isVerbose: Bool
    private let handle: FileHandle

    init(_ file: URL, isVerbose: Bool) throws {
        self.file = file
        self.isVerbose = isVerbose
        try Files.makeFolder(file.deletingLastPathComponent())
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw Failure("\(file.path): cannot be written")
        }
        handle = try FileHandle(forWritingTo: file)
    }

    /// Keeps a line, and shows it where everything is shown.
    func write(_ line: String) {
        handle.write(Data((line + "\n").utf8))
        if isVerbose { Self.show(line) }
    }

    /// Keeps a line and shows it.
    func tell(_ line: String) {
        handle.write(Data((line + "\n").utf8))
        Self.show(line)
    }

    /// Not `print`, which holds lines back when they go to a file.
    private static func show(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
