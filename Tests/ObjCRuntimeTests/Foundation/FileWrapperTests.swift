// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

struct FileWrapperTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("FileWrapperTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func aFolderIsWrittenAndReadAgain() throws {
        try withFolder { folder in
            let images = FileWrapper(directoryWithFileWrappers: [:])
            images.preferredFilename = "images"
            #expect(images.addRegularFile(withContents: Data([1]), preferredFilename: "a") == "a")
            let package = FileWrapper(directoryWithFileWrappers: [
                "text": FileWrapper(regularFileWithContents: Data("hello".utf8))
            ])
            package.addFileWrapper(images)
            let place = folder.appendingPathComponent("note.package")
            try package.write(
                to: place,
                options: [.atomic, .withNameUpdating],
                originalContentsURL: nil
            )
            #expect(package.filename == "note.package" && package.isDirectory)
            let copy = try FileWrapper(url: place, options: .immediate)
            #expect(copy.fileWrappers?.keys.sorted() == ["images", "text"])
            #expect(copy.fileWrappers?["text"]?.regularFileContents == Data("hello".utf8))
            #expect(copy.fileWrappers?["images"]?.fileWrappers?["a"]?.isRegularFile == true)
            #expect(copy.matchesContents(of: place))
            try Data("longer than before".utf8).write(to: place.appendingPathComponent("text"))
            #expect(!copy.matchesContents(of: place))
            try package.write(to: place, options: .atomic, originalContentsURL: nil)
            try copy.read(from: place)
            #expect(copy.fileWrappers?["text"]?.regularFileContents == Data("hello".utf8))
        }
    }

    @Test func twoFilesOfOneNameHaveTwoKeys() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        let first = folder.addRegularFile(withContents: Data([1]), preferredFilename: "a")
        let second = folder.addRegularFile(withContents: Data([2]), preferredFilename: "a")
        #expect(first == "a" && second != "a" && folder.fileWrappers?.count == 2)
        let child = folder.fileWrappers?[second]
        #expect(child?.preferredFilename == "a")
        #expect(child.flatMap { folder.keyForChildFileWrapper($0) } == second)
        if let child { folder.removeFileWrapper(child) }
        #expect(folder.fileWrappers?.keys.sorted() == ["a"])
    }

    @Test func aWrapperIsOnePieceOfData() throws {
        let folder = FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data([1, 2]))
        ])
        let data = try #require(folder.serializedRepresentation)
        let copy = try #require(FileWrapper(serializedRepresentation: data))
        #expect(copy.fileWrappers?["a"]?.regularFileContents == Data([1, 2]))
        #expect(FileWrapper(serializedRepresentation: Data([7])) == nil)
    }

    @Test func aLinkLeadsToItsDestination() throws {
        try withFolder { folder in
            try Data([1]).write(to: folder.appendingPathComponent("target"))
            let link = FileWrapper(
                symbolicLinkWithDestinationURL: URL(fileURLWithPath: "target", relativeTo: folder)
            )
            let place = folder.appendingPathComponent("link")
            try link.write(to: place, options: [], originalContentsURL: nil)
            let copy = try FileWrapper(url: place, options: [])
            #expect(copy.isSymbolicLink && !copy.isRegularFile)
            #expect(copy.symbolicLinkDestinationURL?.lastPathComponent == "target")
        }
    }
}
