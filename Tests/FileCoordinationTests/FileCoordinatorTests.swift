// SPDX-License-Identifier: Apache-2.0

import FileCoordination
import Foundation
import ObjCRuntime
import Synchronization
import Testing

/// Presenters are the program's, so these run one after the other.
@Suite(.serialized)
struct FileCoordinatorTests {
    /// Notes what it hears, and saves into its file when it is asked to.
    // Unchecked because what changes is in the mutex.
    private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue: OperationQueue
        private let heard = Mutex<[String]>([])

        init(_ url: URL, queue: OperationQueue = OperationQueue()) {
            presentedItemURL = url
            presentedItemOperationQueue = queue
            super.init()
        }

        var calls: [String] { heard.withLock { $0 } }

        private func note(_ call: String) { heard.withLock { $0.append(call) } }

        func relinquishPresentedItem(
            toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
        ) {
            note("reader")
            reader { self.note("back") }
        }

        func savePresentedItemChanges(
            completionHandler: @escaping @Sendable ((any Error)?) -> Void
        ) {
            note("save")
            let url = presentedItemURL ?? URL(fileURLWithPath: "/")
            // A folder has nothing to save itself.
            guard url.pathExtension == "txt" else { return completionHandler(nil) }
            let error = Result { try Data("saved".utf8).write(to: url) }
            completionHandler(error.failure)
        }

        func accommodatePresentedItemDeletion(
            completionHandler: @escaping @Sendable ((any Error)?) -> Void
        ) {
            note("deletion")
            completionHandler(CocoaError(.userCancelled))
        }

        func presentedItemDidChange() { note("change") }

        func presentedItemDidMove(to newURL: URL) { note("move \(newURL.lastPathComponent)") }

        func presentedSubitemDidChange(at url: URL) { note("inside \(url.lastPathComponent)") }
    }

    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("coordination-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    @Test func aReaderGetsWhatItsPresenterHasNotSavedYet() throws {
        let file = try folder().appendingPathComponent("note.txt")
        let presenter = Presenter(file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        #expect(NSFileCoordinator.filePresenters.contains { $0 === presenter })
        var text: String?
        var error: NSError?
        NSFileCoordinator().coordinate(readingItemAt: file, error: &error) { url in
            text = try? String(contentsOf: url, encoding: .utf8)
        }
        #expect(text == "saved" && error == nil)
        #expect(presenter.calls == ["reader", "save", "back"])
        // Its own accesses, and those of attributes alone, are none of its business.
        NSFileCoordinator(filePresenter: presenter)
            .coordinate(readingItemAt: file, error: nil) { _ in }
        NSFileCoordinator().coordinate(
            readingItemAt: file,
            options: .immediatelyAvailableMetadataOnly,
            error: nil
        ) { _ in }
        #expect(presenter.calls.count == 3)
    }

    @MainActor @Test func aPresenterOnTheMainQueueAnswersTheMainActor() throws {
        let file = try folder().appendingPathComponent("note.txt")
        let presenter = Presenter(file, queue: .main)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in }
        #expect(presenter.calls == ["reader", "save", "back"])
    }

    @Test func writersAreHeardOfByTheItemAndTheFolderAroundIt() throws {
        let place = try folder()
        let file = place.appendingPathComponent("note.txt")
        let presenters = [Presenter(file), Presenter(place)]
        for presenter in presenters { NSFileCoordinator.addFilePresenter(presenter) }
        defer { for presenter in presenters { NSFileCoordinator.removeFilePresenter(presenter) } }
        let coordinator = NSFileCoordinator()
        coordinator.coordinate(writingItemAt: file, options: .forMoving, error: nil) { url in
            let new = place.appendingPathComponent("other.txt")
            try? FileManager.default.moveItem(at: url, to: new)
            coordinator.item(at: url, didMoveTo: new)
        }
        #expect(presenters[0].calls == ["save", "move other.txt", "change"])
        #expect(presenters[1].calls == ["save", "inside note.txt"])
    }

    @Test func aPresenterMayRefuse() throws {
        let file = try folder().appendingPathComponent("note.txt")
        let presenter = Presenter(file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        var isCalled = false
        var error: NSError?
        NSFileCoordinator().coordinate(
            writingItemAt: file,
            options: .forDeleting,
            error: &error
        ) { _ in isCalled = true }
        #expect(!isCalled && error?.code == CocoaError.userCancelled.rawValue)
        #expect(presenter.calls == ["deletion"])
    }

    @Test func writersOfOneFileTakeTurns() async throws {
        let file = try folder().appendingPathComponent("number")
        try Data("0".utf8).write(to: file)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { url in
                        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
                        try? Data("\((Int(text) ?? 0) + 1)".utf8).write(to: url)
                    }
                }
            }
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "20")
    }

    @Test func intentsAreServedOnTheirQueueAndCanBeCancelled() async throws {
        let file = try folder().appendingPathComponent("note.txt")
        let intent = NSFileAccessIntent.writingIntent(with: file, options: .forReplacing)
        let error = await withCheckedContinuation { continuation in
            NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { error in
                continuation.resume(returning: error.map { $0 as NSError })
            }
        }
        #expect(error == nil && intent.url == file)
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var failure: NSError?
        coordinator.coordinate(readingItemAt: file, error: &failure) { _ in
            Issue.record("a cancelled access began")
        }
        #expect(failure?.code == CocoaError.userCancelled.rawValue)
    }
}

extension Result {
    /// What went wrong.
    fileprivate var failure: Failure? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}
