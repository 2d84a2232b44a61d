// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore
import UniformTypeIdentifiers

/// A document in a file: it opens, saves by itself what has changed, and closes.
///
/// A subclass overrides `contents(forType:)` and `load(fromContents:ofType:)`. Files are read and
/// written on the main thread in a later turn of its run loop, and completion handlers are called
/// there. Contents are `Data`, or a `FileWrapper` for packages of several files. No other program
/// coordinates files here: a file that another program has changed is noticed when the application
/// becomes active.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    final var document: DocumentState

    /// Makes a document that is closed.
    ///
    /// - Parameter url: The file, which need not be there yet.
    public init(fileURL url: URL) {
        guard url.isFileURL else {
            Diagnostics.trap(
                .invalidArgumentException,
                "UIDocument.init(fileURL:): \(url) is no address of a file"
            )
        }
        document = DocumentState(url: url)
        super.init()
    }

    isolated deinit { endObserving() }

    // MARK: The file

    /// Where the document is.
    open var fileURL: URL { document.url }

    /// The name for the user: that of the file, without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The identifier of the file's type; nil where its extension says none.
    open var fileType: String? { document.type ?? typeOfExtension }

    /// The identifier of the type that the document is saved as; `fileType` by default.
    open var savingFileType: String? { fileType }

    /// When the file was changed as the document knows it.
    open var fileModificationDate: Date? {
        get { document.modificationDate }
        set { document.modificationDate = newValue }
    }

    /// What the document is in; closed until it was opened or saved.
    open var documentState: State { document.state }

    /// How far loading of the file from elsewhere is; nil: files are here.
    open var progress: Progress? { nil }

    // MARK: Opening and closing

    /// Reads the file.
    ///
    /// - Parameter completionHandler: Called with whether that could be done.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        startOpening { completionHandler?($0) }
    }

    /// Reads the file.
    ///
    /// - Returns: whether that could be done.
    @discardableResult
    open func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    /// Saves what has changed, and closes the document.
    ///
    /// - Parameter completionHandler: Called with whether all could be saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        startClosing { completionHandler?($0) }
    }

    /// Saves what has changed, and closes the document.
    ///
    /// - Returns: whether all could be saved.
    @discardableResult
    open func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Makes the document of the contents of a file; does nothing by default.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// The document's contents for a file, `Data` or a `FileWrapper`; empty by default.
    open func contents(forType typeName: String) throws -> Any { Data() }

    /// Reads a file and hands its contents to `load(fromContents:ofType:)`: `Data`, or a `FileWrapper`
    /// of a folder.
    open func read(from url: URL) throws {
        try load(fromContents: contents(of: url), ofType: fileType)
    }

    // MARK: Editing

    /// The user must not edit until `enableEditing()`; does nothing by default.
    open func disableEditing() {}

    /// The user may edit again; does nothing by default.
    open func enableEditing() {}

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Tells the document of changes; made when first asked for.
    open var undoManager: UndoManager! {
        get { ownUndoManager }
        set { setUndoManager(newValue) }
    }

    /// Whether there are changes that are not saved.
    open var hasUnsavedChanges: Bool { document.changes != document.savedChanges }

    /// Says that the document was changed; where there is an undo manager it does so.
    open func updateChangeCount(_ change: UIDocument.ChangeKind) { noteChange(change) }

    /// What is changed when a save begins, for `updateChangeCount(withToken:for:)`.
    open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any {
        NSNumber(value: document.changes)
    }

    /// Says that what was changed at a token is saved.
    open func updateChangeCount(
        withToken changeCountToken: Any,
        for saveOperation: UIDocument.SaveOperation
    ) {
        guard let token = changeCountToken as? NSNumber else { return }
        document.savedChanges = token.intValue
        autosaveMayBeNeeded()
    }

    // MARK: Saving

    /// Saves the document at a place, and calls the handler with whether that could be done.
    open func save(
        to url: URL,
        for saveOperation: UIDocument.SaveOperation,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        startSaving(url, saveOperation) { completionHandler?($0) }
    }

    /// Saves the document at a place.
    ///
    /// - Returns: whether that could be done.
    @discardableResult
    open func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool {
        await withCheckedContinuation { done in
            save(to: url, for: saveOperation) { done.resume(returning: $0) }
        }
    }

    /// Saves the document where it is, if it has changed.
    ///
    /// - Parameter completionHandler: Called with whether there is nothing left to save.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Saves the document where it is, if it has changed.
    ///
    /// - Returns: whether there is nothing left to save.
    @discardableResult
    open func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }

    /// The extension of a file of a type.
    open func fileNameExtension(
        forType typeName: String?,
        saveOperation: UIDocument.SaveOperation
    ) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    /// Attributes for the file, as `FileManager` has them; none by default.
    open func fileAttributesToWrite(
        to url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] {
        [:]
    }

    /// Writes contents to a file beside the present one, which it then replaces in one step.
    open func writeContents(
        _ contents: Any,
        andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
        safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws {
        try replaceFile(contents, additionalFileAttributes, url, saveOperation)
    }

    /// Writes contents to a new file.
    open func writeContents(
        _ contents: Any,
        to url: URL,
        for saveOperation: UIDocument.SaveOperation,
        originalContentsURL: URL?
    ) throws {
        try write(contents, to: url, originalContentsURL)
    }

    /// Calls a block that reads or writes the file, after others that were asked for before.
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: block)
    }

    /// Goes back to the contents of a file, and calls the handler with whether that could be done.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        startReverting(url) { completionHandler?($0) }
    }

    /// Goes back to the contents of a file.
    ///
    /// - Returns: whether that could be done.
    @discardableResult
    open func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in
            revert(toContentsOf: url) { done.resume(returning: $0) }
        }
    }

    // MARK: Errors

    /// Called with each error of reading or writing; overrides call the base class or
    /// `finishedHandlingError(_:recovered:)`.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// Ends the handling of an error.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    /// The user can no longer be asked about an error; does nothing by default.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Activities

    /// The activity of editing the document; it knows the document's place.
    open var userActivity: NSUserActivity? {
        get { document.activity }
        set {
            document.activity = newValue
            if let newValue { updateUserActivityState(newValue) }
        }
    }

    /// Puts the document's place into an activity.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
    }

    /// Restores what an activity says; does nothing by default.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
