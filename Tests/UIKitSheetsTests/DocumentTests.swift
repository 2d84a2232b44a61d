// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitSheets

@MainActor
private final class Listener: NSObject, UIDocumentPickerDelegate {
    var urls: [URL]?
    var isCancelled = false

    func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    ) { self.urls = urls }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        isCancelled = true
    }
}

@MainActor
private final class OlderListener: NSObject, UIDocumentPickerDelegate {
    var url: URL?

    func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentAt url: URL
    ) { self.url = url }
}

/// Declares the short initializers anew, as it may since they are convenience ones.
private final class OwnPicker: UIDocumentPickerViewController {
    var isOwn = false

    convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: true)
        isOwn = true
    }
}

@MainActor
@Suite("The picker of documents", .serialized)
struct DocumentTests {
    private let app: TestApp
    private let page = UIViewController()
    private let folder: Folder
    private let listener = Listener()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] != nil
        folder = try Folder()
        app.show(page)
    }

    private func present(_ picker: UIDocumentPickerViewController) {
        picker.directoryURL = folder.url
        if picker.delegate == nil { picker.delegate = listener }
        page.present(picker, animated: true)
        app.settle()
    }

    private func tap(_ words: String) throws {
        app.tap(try #require(app.find(UILabel.self, words)))
        app.settle()
    }

    @Test func aSubclassDeclaresTheShortInitializersAnew() {
        let own = OwnPicker(forOpeningContentTypes: [.text])
        #expect(own.isOwn && own.documentPickerMode == .import)
        let picker = UIDocumentPickerViewController(forExporting: [])
        #expect(picker.documentPickerMode == .moveToService)
    }

    @Test func foldersComeFirstAndEndingsAreHidden() throws {
        try folder.write("b.txt")
        try folder.write("Inner/c.txt")
        try folder.write("a 10.txt")
        try folder.write("a 9.txt")
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
        try app.write("documents")
        let table = try #require(app.find(UITableView.self))
        let rows = (0..<4).map {
            table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
        }
        #expect(rows == ["Inner", "a 9", "a 10", "b"])
    }

    @Test func aTappedFileIsHandedOutItself() throws {
        let file = try folder.write("b.txt")
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
        try tap("b")
        #expect(listener.urls?.map(\.path) == [file.path])
        #expect(page.presentedViewController == nil)
        #expect(!listener.isCancelled)
    }

    @Test func aCopyLiesElsewhere() throws {
        let file = try folder.write("b.txt", "the words")
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true))
        try tap("b")
        let copy = try #require(listener.urls?.first)
        #expect(copy.path != file.path)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "the words")
        try FileManager.default.removeItem(at: copy)
    }

    @Test func filesOfOtherTypesCannotBePicked() throws {
        try folder.write("b.txt")
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.image]))
        try tap("b")
        #expect(listener.urls == nil)
        #expect(page.presentedViewController != nil)
    }

    @Test func severalFilesArePickedByTheButton() throws {
        try folder.write("a.txt")
        try folder.write("b.txt")
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        present(picker)
        try tap("a")
        try tap("b")
        #expect(listener.urls == nil)
        try tap("Open")
        #expect(listener.urls?.map(\.lastPathComponent) == ["a.txt", "b.txt"])
    }

    @Test func anExportedFileGetsANameOfItsOwn() throws {
        try folder.write("target/a.txt", "old")
        let file = try folder.write("a.txt", "new")
        present(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
        try tap("target")
        try tap("Save")
        #expect(listener.urls?.map(\.lastPathComponent) == ["a 2.txt"])
        let written = folder.url.appendingPathComponent("target/a 2.txt")
        #expect(try String(contentsOf: written, encoding: .utf8) == "new")
        #expect(folder.names == ["a.txt", "target"])
    }

    @Test func aMovedFileIsGone() throws {
        try folder.write("target/x.txt")
        let file = try folder.write("a.txt")
        present(UIDocumentPickerViewController(forExporting: [file]))
        try tap("target")
        try tap("Move")
        #expect(folder.names == ["target"])
    }

    @Test func whatCannotBeSavedIsSaid() throws {
        let missing = folder.url.appendingPathComponent("missing.txt")
        present(UIDocumentPickerViewController(forExporting: [missing], asCopy: true))
        try tap("Save")
        #expect(app.find(UILabel.self, "The documents cannot be saved here.") != nil)
        #expect(listener.urls == nil)
    }

    @Test func cancellingIsHeardOnce() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        try tap("Cancel")
        #expect(listener.isCancelled)
        #expect(page.presentedViewController == nil)
    }

    @Test func anOlderDelegateHearsOfOneFile() throws {
        try folder.write("b.txt")
        let older = OlderListener()
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        picker.delegate = older
        present(picker)
        try tap("b")
        #expect(older.url?.lastPathComponent == "b.txt")
    }
}
