// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

/// Reads and writes files so that the program's other coordinators and presenters stand back.
///
/// Other programs are not waited for: nothing on Linux coordinates files between programs.
// Unchecked because the purpose is set before the first access, as on iOS; the rest is atomic or constant.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How an item is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters need not save before.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The accessor gets the place that a symbolic link leads to.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only attributes are read: nobody is asked.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// The item is read to be sent; the same as without it here.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// How an item is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The item is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// What is there is kept in part: presenters save before.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// What is there is replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only attributes are written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private let isCancelled = Atomic(false)
    private weak let presenter: (any NSFilePresenter)?

    /// Accesses of one purpose do not wait for each other; each coordinator has its own by default.
    open var purposeIdentifier = UUID().uuidString

    /// Makes a coordinator; a presenter hears nothing of the accesses that it makes itself.
    public init(filePresenter: (any NSFilePresenter)? = nil) {
        presenter = filePresenter
    }

    // MARK: Presenters

    /// The presenters that hear of accesses.
    open class var filePresenters: [any NSFilePresenter] { FileAccesses.shared.presenters }

    /// Lets a presenter hear of accesses; it is kept until it is removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        FileAccesses.shared.presenters.append(filePresenter)
    }

    /// Lets a presenter hear no more.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FileAccesses.shared.presenters.removeAll { $0 === filePresenter }
    }

    // MARK: Accesses

    /// Calls `reader` when an item may be read; returns when that has returned.
    open func coordinate(
        readingItemAt url: URL,
        options: ReadingOptions = [],
        error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        let intent = NSFileAccessIntent.readingIntent(with: url, options: options)
        run([intent], outError) { reader(resolved(intent)) }
    }

    /// Calls `writer` when an item may be written; returns when that has returned.
    open func coordinate(
        writingItemAt url: URL,
        options: WritingOptions = [],
        error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        let intent = NSFileAccessIntent.writingIntent(with: url, options: options)
        run([intent], outError) { writer(url) }
    }

    /// Calls `readerWriter` when one item may be read and another written.
    open func coordinate(
        readingItemAt readingURL: URL,
        options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [],
        error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        let reading = NSFileAccessIntent.readingIntent(with: readingURL, options: readingOptions)
        let writing = NSFileAccessIntent.writingIntent(with: writingURL, options: writingOptions)
        run([reading, writing], outError) { readerWriter(resolved(reading), writingURL) }
    }

    /// Calls `writer` when two items may be written.
    open func coordinate(
        writingItemAt url1: URL,
        options options1: WritingOptions = [],
        writingItemAt url2: URL,
        options options2: WritingOptions = [],
        error outError: NSErrorPointer,
        byAccessor writer: (URL, URL) -> Void
    ) {
        let first = NSFileAccessIntent.writingIntent(with: url1, options: options1)
        let second = NSFileAccessIntent.writingIntent(with: url2, options: options2)
        run([first, second], outError) { writer(url1, url2) }
    }

    /// Calls `accessor` on a queue when all items may be accessed, or with an error; returns at once.
    open func coordinate(
        with intents: [NSFileAccessIntent],
        queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { [self] in
            var error: NSError?
            run(intents, &error) { accessor(nil) }
            if let error { accessor(error) }
        }
    }

    /// Ends accesses that have not begun, with ``Foundation/CocoaError/userCancelled``.
    open func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// Says that an item is about to be moved; presenters hear of it afterwards.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Says that an item was moved, within an access that writes it.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for other in FileAccesses.shared.presenters(of: oldURL, without: presenter)
        where FileAccesses.shows(other, oldURL) {
            FileAccesses.ask(other) { presenter, done in
                presenter.presentedItemDidMove(to: newURL)
                done()
            }
        }
    }

    private func resolved(_ intent: NSFileAccessIntent) -> URL {
        intent.reading?.contains(.resolvesSymbolicLink) ?? false
            ? intent.url.resolvingSymlinksInPath() : intent.url
    }

    private func run(
        _ intents: [NSFileAccessIntent],
        _ outError: NSErrorPointer,
        _ body: () -> Void
    ) {
        let notices = intents.map { FileNotice($0, without: presenter) }
        for notice in notices where !isCancelled.load(ordering: .relaxed) { notice.prepare() }
        var isDone = false
        FileAccesses.shared.run(intents, purposeIdentifier) {
            if isCancelled.load(ordering: .relaxed) {
                outError?.pointee = CocoaError(.userCancelled) as NSError
            } else if let error = notices.compactMap(\.error).first {
                outError?.pointee = error as NSError
            } else {
                body()
                isDone = true
            }
        }
        for notice in notices { notice.finish(hasChanged: isDone) }
    }
}
