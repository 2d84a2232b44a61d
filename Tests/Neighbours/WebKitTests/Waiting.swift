// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets other work of the main actor run until something holds.
@MainActor
func wait(_ isDone: () -> Bool) async {
    for _ in 0..<1_000_000 where !isDone() { await Task.yield() }
}

/// A file of the test's with a text; its folder is the test's own.
func temporaryFile(_ name: String, _ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
}
