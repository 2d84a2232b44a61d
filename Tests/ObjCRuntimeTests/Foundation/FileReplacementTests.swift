// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Items that take the places of others.
struct FileReplacementTests {
    private let manager = FileManager.default

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        try body(folder)
    }

    private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    @Test func aFileTakesThePlaceOfAnother() throws {
        try inFolder { folder in
            let (old, new) = (
                folder.appendingPathComponent("a"), folder.appendingPathComponent("b")
            )
            try Data("old".utf8).write(to: old)
            try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: old.path)
            try Data("new".utf8).write(to: new)
            #expect(try manager.replaceItemAt(old, withItemAt: new) == old)
            #expect(text(old) == "new")
            #expect(!manager.fileExists(atPath: new.path))
            let mode =
                try manager.attributesOfItem(atPath: old.path)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o600)
        }
    }

    @Test func aBackupStaysWhereItIsAskedFor() throws {
        try inFolder { folder in
            let (old, new) = (
                folder.appendingPathComponent("a"), folder.appendingPathComponent("b")
            )
            let backup = folder.appendingPathComponent("backup")
            for options in [FileManager.ItemReplacementOptions(), .withoutDeletingBackupItem] {
                try Data("old".utf8).write(to: old)
                try Data("new".utf8).write(to: new)
                _ = try manager.replaceItemAt(
                    old,
                    withItemAt: new,
                    backupItemName: "backup",
                    options: options
                )
                #expect(text(old) == "new")
                #expect(text(backup) == (options.isEmpty ? nil : "old"))
            }
        }
    }

    @Test func foldersAreReplacedWithWhatIsInThem() throws {
        try inFolder { folder in
            let (old, new) = (
                folder.appendingPathComponent("a"), folder.appendingPathComponent("b")
            )
            for (place, name) in [(old, "x"), (new, "y")] {
                try manager.createDirectory(at: place, withIntermediateDirectories: true)
                try Data().write(to: place.appendingPathComponent(name))
            }
            _ = try manager.replaceItemAt(old, withItemAt: new)
            #expect(try manager.contentsOfDirectory(atPath: old.path) == ["y"])
            #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["a"])
        }
    }

    @Test func anItemThatIsNotThereReplacesNothing() throws {
        try inFolder { folder in
            let (old, new) = (
                folder.appendingPathComponent("a"), folder.appendingPathComponent("b")
            )
            try Data("old".utf8).write(to: old)
            #expect(throws: CocoaError.self) { try manager.replaceItemAt(old, withItemAt: new) }
            #expect(text(old) == "old")
            try manager.moveItem(at: old, to: new)
            #expect(try manager.replaceItemAt(old, withItemAt: new) == old)
            #expect(text(old) == "old")
        }
    }

    @Test func aFileMayBeExcludedFromBackups() throws {
        try inFolder { folder in
            var file = folder.appendingPathComponent("a")
            try Data("a".utf8).write(to: file)
            var values = URLResourceValues()
            for isExcluded in [true, false] {
                values.isExcludedFromBackup = isExcluded
                try file.setResourceValues(values)
                let read = try file.resourceValues(
                    forKeys: [.isExcludedFromBackupKey, .fileSizeKey]
                )
                #expect(read.isExcludedFromBackup == isExcluded)
                #expect(read.fileSize == 1)
            }
        }
    }

    @Test func theProgramsBundleIsOneOfAll() {
        #expect(Bundle.allBundles.contains { $0.bundlePath == Bundle.main.bundlePath })
    }
}
