// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ObjCRuntime
import UIKitCore
import UniformTypeIdentifiers

/// What a document knows.
@MainActor
struct DocumentState {
    var url: URL
    var type: String?
    var modificationDate: Date?
    var state = UIDocument.State.closed
    var undoManager: UndoManager?
    var activity: NSUserActivity?
    /// How often the document was changed, and how often when it was saved last.
    var changes = 0
    var savedChanges = 0
    var autosave: Deadline?
    var observers: [any NSObjectProtocol] = []
    var undoObservers: [any NSObjectProtocol] = []

    init(url: URL) { self.url = url }
}

extension UIDocument {
    /// Seconds after a change until the document saves itself; our choice.
    static let autosaveDelay: TimeInterval = 15

    var typeOfExtension: String? {
        let name = fileURL.pathExtension
        return name.isEmpty ? nil : UTType(filenameExtension: name)?.identifier
    }

    private func change(_ change: (inout State) -> Void) {
        var state = document.state
        change(&state)
        guard state != document.state else { return }
        document.state = state
        NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }

    private func modificationDate(of url: URL) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.modificationDate] as? Date
    }

    /// Does file access in a later turn.
    private func later(_ access: @escaping @MainActor () -> Void) {
        performAsynchronousFileAccess {
            // The base class calls it on the main thread; an override may not.
            if Thread.isMainThread {
                MainActor.assumeIsolated(access)
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated(access) }
            }
        }
    }

    // MARK: Opening and closing

    func startOpening(_ completion: @escaping (Bool) -> Void) {
        later { [self] in
            do {
                try read(from: fileURL)
            } catch {
                handleError(error, userInteractionPermitted: true)
                return completion(false)
            }
            document.modificationDate = modificationDate(of: fileURL)
            document.changes = 0
            document.savedChanges = 0
            begin()
            completion(true)
        }
    }

    /// The document is open from now on.
    private func begin() {
        change { $0.remove(.closed) }
        guard document.observers.isEmpty else { return }
        observe(UIApplication.didEnterBackgroundNotification) { $0.autosave() }
        observe(UIApplication.willTerminateNotification) { $0.autosave() }
        observe(UIApplication.didBecomeActiveNotification) { $0.lookForOtherChanges() }
    }

    private func observe(
        _ name: Notification.Name,
        _ react: @escaping @MainActor (UIDocument) -> Void
    ) {
        let call: @MainActor () -> Void = { [weak self] in if let self { react(self) } }
        let observer = NotificationCenter.default.addObserver(
            forName: name,
            object: nil,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated { call() }
        }
        document.observers.append(observer)
    }

    func endObserving() {
        for observer in document.observers + document.undoObservers {
            NotificationCenter.default.removeObserver(observer)
        }
        document.observers = []
        document.undoObservers = []
        document.autosave?.cancel()
    }

    func startClosing(_ completion: @escaping (Bool) -> Void) {
        autosave { [self] isSaved in
            // After those accesses that were asked for before.
            later { [self] in
                document.autosave?.cancel()
                document.autosave = nil
                for observer in document.observers {
                    NotificationCenter.default.removeObserver(observer)
                }
                document.observers = []
                change { $0 = [.closed] }
                completion(isSaved)
            }
        }
    }

    // MARK: Changes

    var ownUndoManager: UndoManager {
        if let manager = document.undoManager { return manager }
        let manager = UndoManager()
        setUndoManager(manager)
        return manager
    }

    func setUndoManager(_ manager: UndoManager?) {
        for observer in document.undoObservers {
            NotificationCenter.default.removeObserver(observer)
        }
        document.undoManager = manager
        document.undoObservers = []
        guard let manager else { return }
        for (name, kind) in [
            (Notification.Name.NSUndoManagerWillCloseUndoGroup, ChangeKind.done),
            (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone),
        ] {
            let call: @MainActor () -> Void = { [weak self] in self?.undoManagerChanged(kind) }
            let observer = NotificationCenter.default.addObserver(
                forName: name,
                object: manager,
                queue: nil
            ) { _ in
                MainActor.assumeIsolated { call() }
            }
            document.undoObservers.append(observer)
        }
    }

    private func undoManagerChanged(_ kind: ChangeKind) {
        guard let manager = document.undoManager else { return }
        // Groups inside others, and those that an undo records, are no changes of their own.
        let isOwn = manager.groupingLevel == 1 && !manager.isUndoing && !manager.isRedoing
        if kind == .done, !isOwn { return }
        updateChangeCount(kind)
    }

    func noteChange(_ kind: ChangeKind) {
        switch kind {
        case .done, .redone: document.changes += 1
        case .undone: document.changes -= 1
        case .cleared:
            document.changes = 0
            document.savedChanges = 0
        }
        autosaveMayBeNeeded()
    }

    /// Waits for the next save where there are changes.
    func autosaveMayBeNeeded() {
        guard hasUnsavedChanges else {
            document.autosave?.cancel()
            document.autosave = nil
            return
        }
        guard document.autosave == nil else { return }
        document.autosave = Deadlines.shared.add(after: UIDocument.autosaveDelay) { [weak self] in
            guard let self else { return }
            self.document.autosave = nil
            guard !self.documentState.contains(.closed) else { return }
            self.autosave { [weak self] _ in self?.autosaveMayBeNeeded() }
        }
    }

    /// The application is in front again: another program may have written the file meanwhile.
    private func lookForOtherChanges() {
        guard let known = document.modificationDate,
            let present = modificationDate(of: fileURL), present > known
        else { return }
        if hasUnsavedChanges {
            change { $0.insert(.inConflict) }
        } else {
            revert(toContentsOf: fileURL)
        }
    }

    // MARK: Saving

    func startSaving(
        _ url: URL,
        _ operation: SaveOperation,
        _ completion: @escaping (Bool) -> Void
    ) {
        let token = changeCountToken(for: operation)
        let contents: Any
        let attributes: [AnyHashable: Any]
        do {
            contents = try self.contents(forType: savingFileType ?? "public.data")
            attributes = try fileAttributesToWrite(to: url, for: operation)
        } catch {
            return later { [self] in saveFailed(error, completion) }
        }
        later { [self] in
            do {
                try writeContents(
                    contents,
                    andAttributes: attributes,
                    safelyTo: url,
                    for: operation
                )
            } catch {
                return saveFailed(error, completion)
            }
            document.url = url
            document.modificationDate = modificationDate(of: url)
            updateChangeCount(withToken: token, for: operation)
            if let activity = document.activity { updateUserActivityState(activity) }
            change { $0.subtract([.savingError, .inConflict]) }
            begin()
            completion(true)
        }
    }

    private func saveFailed(_ error: any Error, _ completion: (Bool) -> Void) {
        change { $0.insert(.savingError) }
        handleError(error, userInteractionPermitted: true)
        completion(false)
    }

    func contents(of url: URL) throws -> Any {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        return isThere && isFolder.boolValue
            ? try FileWrapper(url: url, options: []) : try Data(contentsOf: url)
    }

    func write(_ contents: Any, to url: URL, _ original: URL?) throws {
        if let wrapper = contents as? FileWrapper {
            try wrapper.write(to: url, options: [], originalContentsURL: original)
        } else if let data = contents as? Data {
            try data.write(to: url)
        } else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    func replaceFile(
        _ contents: Any,
        _ attributes: [AnyHashable: Any]?,
        _ url: URL,
        _ operation: SaveOperation
    ) throws {
        let files = FileManager.default
        let isThere = files.fileExists(atPath: url.path)
        let name = ".\(url.lastPathComponent).\(ProcessInfo.processInfo.globallyUniqueString)"
        let temporary = url.deletingLastPathComponent().appendingPathComponent(name)
        do {
            try writeContents(
                contents,
                to: temporary,
                for: operation,
                originalContentsURL: isThere ? fileURL : nil
            )
            var all: [FileAttributeKey: Any] = [:]
            let present = isThere ? try? files.attributesOfItem(atPath: url.path) : nil
            all[.posixPermissions] = present?[.posixPermissions]
            for (key, value) in attributes ?? [:] {
                if let key = key.base as? FileAttributeKey { all[key] = value }
                if let key = key.base as? String { all[FileAttributeKey(rawValue: key)] = value }
            }
            if !all.isEmpty { try files.setAttributes(all, ofItemAtPath: temporary.path) }
            try move(temporary, to: url)
        } catch {
            try? files.removeItem(at: temporary)
            throw error
        }
    }

    /// Puts a file or a folder in the place of another.
    private func move(_ new: URL, to url: URL) throws {
        func rename(_ old: String, _ new: String) throws {
            guard Glibc.rename(old, new) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        }
        var isFolder: ObjCBool = false
        let files = FileManager.default
        guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            return try rename(new.path, url.path)
        }
        // A folder with files cannot be replaced in one step.
        let former = new.appendingPathExtension("former")
        try rename(url.path, former.path)
        do {
            try rename(new.path, url.path)
        } catch {
            try? rename(former.path, url.path)
            throw error
        }
        try? files.removeItem(at: former)
    }

    func startReverting(_ url: URL, _ completion: @escaping (Bool) -> Void) {
        disableEditing()
        change { $0.insert(.editingDisabled) }
        later { [self] in
            var failure: (any Error)?
            do {
                try read(from: url)
                document.modificationDate = modificationDate(of: url)
                document.undoManager?.removeAllActions()
                updateChangeCount(.cleared)
            } catch {
                failure = error
            }
            change { state in
                state.remove(.editingDisabled)
                if failure == nil { state.remove(.inConflict) }
            }
            enableEditing()
            if let failure { handleError(failure, userInteractionPermitted: true) }
            completion(failure == nil)
        }
    }
}
