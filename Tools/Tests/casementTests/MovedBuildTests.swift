// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct MovedBuildTests {
    @Test func aFolderThatWasMovedIsBuiltAnew() throws {
        let folder = try TemporaryFolder()
        let old = folder.url.appendingPathComponent("old")
        let new = folder.url.appendingPathComponent("new")
        try folder.write("", to: "old/build/cache")
        try MovedBuild(scratch: old).remove()
        #expect(exists(old, "build/cache"))
        try MovedBuild(scratch: old).remove()
        #expect(exists(old, "build/cache"))

        try FileManager.default.moveItem(at: old, to: new)
        try folder.write("", to: "new/kept")
        try folder.write("", to: "new/build/checkouts/Library/Package.swift")
        try MovedBuild(scratch: new).remove()
        #expect(!exists(new, "build/cache"))
        #expect(exists(new, "build/checkouts/Library/Package.swift"))
        #expect(exists(new, "kept"))
    }

    private func exists(_ folder: URL, _ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }
}
