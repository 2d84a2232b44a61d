// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct PreloadedLibraryTests {
    @Test(arguments: ["two words", "a:b", "tab\tbed"])
    func aPathThatTheListCannotHoldIsReachedByALink(name: String) throws {
        let folder = try TemporaryFolder(name: name)
        let file = try folder.write("x", to: "library.so")
        var library: PreloadedLibrary? = try PreloadedLibrary(file)
        let path = try #require(library?.path)
        let spaces = path.filter { $0.isWhitespace }
        #expect(spaces.isEmpty)
        #expect(!path.contains(":"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "x")
        library = nil
        #expect(access((path as NSString).deletingLastPathComponent, F_OK) != 0)
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func anyOtherPathIsTakenAsItIs() throws {
        let folder = try TemporaryFolder(name: "Größe")
        let file = try folder.write("x", to: "library.so")
        #expect(try PreloadedLibrary(file).path == file.path)
    }
}
