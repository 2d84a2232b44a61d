// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Note: UIDocument {
    var text = ""
    var errors: [any Error] = []
    var states: [UIDocument.State] = []
    var edits: [String] = []
    var saved: [(Bool) -> Void] = []

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        errors.append(error)
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    override func disableEditing() { edits.append("disable") }

    override func enableEditing() { edits.append("enable") }

    override func save(
        to url: URL,
        for saveOperation: UIDocument.SaveOperation,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        super.save(to: url, for: saveOperation) { isSaved in
            completionHandler?(isSaved)
            for done in self.saved { done(isSaved) }
            self.saved = []
        }
    }

    /// Waits for the end of a save that something else begins.
    func savedBy(_ work: () -> Void) async -> Bool {
        await withCheckedContinuation { done in
            saved.append { done.resume(returning: $0) }
            work()
        }
    }

    func type(_ text: String) {
        let old = self.text
        self.text = text
        undoManager.registerUndo(withTarget: self) { $0.type(old) }
    }
}

/// A document of two files.
@MainActor
private final class Album: UIDocument {
    var title = ""
    var pages: [Data] = []

    override func contents(forType typeName: String) throws -> Any {
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        wrapper.addRegularFile(withContents: Data(title.utf8), preferredFilename: "title")
        for (number, page) in pages.enumerated() {
            wrapper.addRegularFile(withContents: page, preferredFilename: "page\(number)")
        }
        return wrapper
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        let files = (contents as? FileWrapper)?.fileWrappers
        guard let files, let data = files["title"]?.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        title = String(decoding: data, as: UTF8.self)
        pages = files.filter { $0.key.hasPrefix("page") }.sorted { $0.key < $1.key }
            .compactMap(\.value.regularFileContents)
    }
}

/// Documents in files.
@MainActor
@Suite(.serialized)
struct UIDocumentTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(
                "UIDocumentTests-\(ProcessInfo.processInfo.globallyUniqueString)"
            )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func text(of url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    private func makeNote(_ text: String = "first") async throws -> Note {
        let note = Note(fileURL: folder.appendingPathComponent("note.txt"))
        note.text = text
        try #require(await note.save(to: note.fileURL, for: .forCreating))
        return note
    }

    @Test func aDocumentIsMadeOpenedAndClosed() async throws {
        let note = try await makeNote("hello")
        #expect(note.documentState == .normal)
        #expect(note.localizedName == "note")
        #expect(note.fileType == "public.plain-text")
        #expect(text(of: note.fileURL) == "hello")
        #expect(await note.close())
        #expect(note.documentState == .closed)
        let other = Note(fileURL: note.fileURL)
        #expect(other.documentState == .closed)
        #expect(await other.open())
        #expect(other.text == "hello" && other.documentState == .normal)
        #expect(other.fileModificationDate != nil && !other.hasUnsavedChanges)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names == ["note.txt"])
    }

    @Test func aMissingFileIsAnErrorAndStaysClosed() async throws {
        let note = Note(fileURL: folder.appendingPathComponent("none.txt"))
        #expect(await note.open() == false)
        #expect(note.errors.count == 1 && note.documentState == .closed)
    }

    @Test func aSaveThatFailsLeavesTheFileAndSaysSo() async throws {
        let note = try await makeNote("kept")
        note.updateChangeCount(.done)
        var posts = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification,
            object: note,
            queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let nowhere = folder.appendingPathComponent("missing/note.txt")
        #expect(await note.save(to: nowhere, for: .forOverwriting) == false)
        #expect(note.documentState == .savingError && posts == 1)
        #expect(note.hasUnsavedChanges && note.errors.count == 1)
        #expect(text(of: note.fileURL) == "kept")
        #expect(await note.save(to: note.fileURL, for: .forOverwriting))
        #expect(note.documentState == .normal && !note.hasUnsavedChanges)
    }

    @Test func theUndoManagerCountsChanges() async throws {
        let note = try await makeNote("a")
        note.undoManager.groupsByEvent = false
        note.undoManager.beginUndoGrouping()
        note.type("b")
        note.undoManager.endUndoGrouping()
        #expect(note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(note.text == "a" && !note.hasUnsavedChanges)
        note.undoManager.redo()
        #expect(note.text == "b" && note.hasUnsavedChanges)
        #expect(await note.autosave())
        #expect(!note.hasUnsavedChanges && text(of: note.fileURL) == "b")
        note.undoManager.undo()
        #expect(note.hasUnsavedChanges)
    }

    @Test func changesAreSavedAfterAWhile() async throws {
        let app = try TestApp(device: "iPhone 15")
        app.show(UIViewController())
        let note = try await makeNote("old")
        note.text = "new"
        note.updateChangeCount(.done)
        app.advance(by: 5)
        #expect(text(of: note.fileURL) == "old")
        #expect(await note.savedBy { app.advance(by: 30) })
        #expect(text(of: note.fileURL) == "new" && !note.hasUnsavedChanges)
    }

    @Test func closingSavesWhatHasChanged() async throws {
        let note = try await makeNote("old")
        note.text = "new"
        note.updateChangeCount(.done)
        #expect(await note.close())
        #expect(text(of: note.fileURL) == "new")
    }

    @Test func aChangeDuringASaveIsNotSaved() async throws {
        let note = try await makeNote("old")
        note.updateChangeCount(.done)
        let isSaved = await note.savedBy {
            note.save(to: note.fileURL, for: .forOverwriting)
            note.updateChangeCount(.done)
        }
        #expect(isSaved && note.hasUnsavedChanges)
    }

    @Test func revertingReadsTheFileAgain() async throws {
        let note = try await makeNote("file")
        note.text = "changed"
        note.updateChangeCount(.done)
        #expect(await note.revert(toContentsOf: note.fileURL))
        #expect(note.text == "file" && !note.hasUnsavedChanges)
        #expect(note.edits == ["disable", "enable"])
        #expect(note.documentState == .normal)
    }

    @Test func savingElsewhereMovesTheDocumentAndItsActivity() async throws {
        let note = try await makeNote("x")
        let activity = NSUserActivity(activityType: "edit")
        note.userActivity = activity
        let other = folder.appendingPathComponent("other.txt")
        #expect(await note.save(to: other, for: .forCreating))
        #expect(note.fileURL == other && note.localizedName == "other")
        #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == other)
    }

    @Test func aFileThatOthersChangeConflictsWithChangesHere() async throws {
        let app = try TestApp(device: "iPhone 15")
        app.show(UIViewController())
        let note = try await makeNote("mine")
        note.updateChangeCount(.done)
        app.resignActive()
        try "theirs".write(to: note.fileURL, atomically: true, encoding: .utf8)
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes(
            [.modificationDate: later],
            ofItemAtPath: note.fileURL.path
        )
        app.becomeActive()
        #expect(note.documentState == .inConflict)
        #expect(await note.revert(toContentsOf: note.fileURL))
        #expect(note.text == "theirs" && note.documentState == .normal)
    }

    @Test func aPackageOfFilesIsAWrapper() async throws {
        let url = folder.appendingPathComponent("summer.album")
        let album = Album(fileURL: url)
        album.title = "Summer"
        album.pages = [Data([1]), Data([2])]
        #expect(await album.save(to: url, for: .forCreating))
        album.pages = [Data([3])]
        #expect(await album.save(to: url, for: .forOverwriting))
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        #expect(names.sorted() == ["page0", "title"])
        let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(all == ["summer.album"])
        let copy = Album(fileURL: url)
        #expect(await copy.open())
        #expect(copy.title == "Summer" && copy.pages == [Data([3])])
        #expect(await copy.close())
        #expect(await album.close())
    }
}
