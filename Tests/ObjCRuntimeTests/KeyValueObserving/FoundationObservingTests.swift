// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import ObjCRuntime

// Sendable is unchecked because a lock guards the list.
private final class Watcher: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    var changes: [String] { lock.withLock { list } }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let old = change?[.oldKey].map { "\($0) " } ?? ""
        let new = change?[.newKey].map { "\($0)" } ?? ""
        lock.withLock { list.append("\(keyPath ?? ""): \(old)\(new)") }
    }
}

/// An operation that ends when it is told to.
// Sendable is unchecked because one thread at a time uses it.
private final class Download: Operation, @unchecked Sendable {
    enum State { case ready, executing, finished }

    var state = State.ready {
        willSet { willChangeValue(forKey: "state") }
        didSet { didChangeValue(forKey: "state") }
    }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { state == .executing }
    override var isFinished: Bool { state == .finished }
    override func start() { state = .executing }
}

// Sendable is unchecked because one thread at a time uses it.
private final class Step: Operation, @unchecked Sendable {
    var body: (Step) -> Void = { _ in }
    override func main() { body(self) }
}

private final class Upload: NSObject {
    let progress: Progress
    init(_ progress: Progress) { self.progress = progress }
}

@Suite(.serialized) struct FoundationObservingTests {
    @Test func theFractionOfAProgressIsObserved() {
        let progress = Progress(totalUnitCount: 4)
        var seen: [Double?] = []
        let observation = progress.observe(
            \.fractionCompleted,
            _key: "fractionCompleted",
            options: [.new, .initial]
        ) { _, change in seen.append(change.newValue) }
        progress.completedUnitCount = 1
        progress.completedUnitCount += 1
        observation.invalidate()
        progress.completedUnitCount = 4
        #expect(seen == [0, 0.25, 0.5])
    }

    @Test func aParentHearsOfItsChildren() {
        let parent = Progress(totalUnitCount: 2)
        let child = Progress(totalUnitCount: 2, parent: parent, pendingUnitCount: 1)
        let watcher = Watcher()
        let keys = ["fractionCompleted", "completedUnitCount", "isFinished", "isCancelled"]
        for key in keys {
            parent.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
        }
        child.completedUnitCount = 1
        child.completedUnitCount = 2
        parent.cancel()
        for key in keys { parent.removeObserver(watcher, forKeyPath: key) }
        parent.completedUnitCount = 2
        #expect(
            watcher.changes == [
                "fractionCompleted: 0 0.25", "fractionCompleted: 0.25 0.5",
                "completedUnitCount: 0 1", "isCancelled: 0 1",
            ]
        )
    }

    @Test func aPathMayLeadToAProgress() {
        let upload = Upload(Progress(totalUnitCount: 2))
        _objcRegister { m in
            m.property("progress", of: Upload.self) { $0.progress }
            return Upload.self
        }
        let watcher = Watcher()
        let path = "progress.fractionCompleted"
        upload.addObserver(watcher, forKeyPath: path, options: [.old, .new], context: nil)
        upload.progress.completedUnitCount = 1
        upload.removeObserver(watcher, forKeyPath: path)
        #expect(watcher.changes == ["progress.fractionCompleted: 0 0.5"])
    }

    @Test func anOperationTellsWhereItStands() {
        let operation = Step()
        let watcher = Watcher()
        let keys = ["isExecuting", "isFinished"]
        for key in keys {
            operation.addObserver(watcher, forKeyPath: key, options: .new, context: nil)
        }
        operation.body = { step in
            #expect(step.isExecuting)
            #expect(watcher.changes == ["isExecuting: 1"])
        }
        operation.start()
        #expect(!operation.isExecuting)
        #expect(Set(watcher.changes.dropFirst()) == ["isExecuting: 0", "isFinished: 1"])
        for key in keys { operation.removeObserver(watcher, forKeyPath: key) }
    }

    @Test func anOperationOfFoundationsOwnClassTellsWhereItStands() {
        let operation = BlockOperation {}
        let watcher = Watcher()
        operation.addObserver(watcher, forKeyPath: "isFinished", options: .new, context: nil)
        // A queue wakes who waits for it before its own thread has told the observers.
        operation.start()
        #expect(watcher.changes == ["isFinished: 1"])
        operation.removeObserver(watcher, forKeyPath: "isFinished")
    }

    @Test func aCancelledOperationAndWhatItWaitsFor() {
        let (first, second) = (Step(), Step())
        let watcher = Watcher()
        second.addObserver(watcher, forKeyPath: "isReady", options: .new, context: nil)
        second.addObserver(watcher, forKeyPath: "isCancelled", options: .new, context: nil)
        second.addDependency(first)
        first.start()
        second.cancel()
        #expect(watcher.changes == ["isReady: 0", "isReady: 1", "isCancelled: 1"])
        second.removeObserver(watcher, forKeyPath: "isReady")
        second.removeObserver(watcher, forKeyPath: "isCancelled")
    }

    @Test func anOperationWhoseStatesRestOnAnotherKeyEnds() {
        let download = Download()
        let watcher = Watcher()
        let options: NSKeyValueObservingOptions = [.old, .new]
        download.addObserver(watcher, forKeyPath: "isFinished", options: options, context: nil)
        let ended = DispatchSemaphore(value: 0)
        download.completionBlock = { ended.signal() }
        let queue = OperationQueue()
        download.start()
        let next = Step()
        next.addDependency(download)
        queue.addOperation(next)
        download.state = .finished
        queue.waitUntilAllOperationsAreFinished()
        ended.wait()
        #expect(watcher.changes == ["isFinished: 0 1"])
        download.removeObserver(watcher, forKeyPath: "isFinished")
    }

    @Test func aQueueTellsHowManyOperationsItHas() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.isSuspended = true
        let counts = Mutex<[Int?]>([])
        let observation = queue.observe(\.operationCount, _key: "operationCount", options: .new) {
            _,
            change in
            counts.withLock { $0.append(change.newValue) }
        }
        queue.addOperation(Step())
        queue.addOperation {}
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        // The last operation leaves the queue before its observers are told.
        let told = DispatchSemaphore(value: 0)
        queue.addOperation { told.signal() }
        told.wait()
        #expect(counts.withLock { Array($0.prefix(3)) } == [1, 2, 1])
        observation.invalidate()
    }

    @Test func observersAreReleasedWithTheirObservation() {
        weak var released: Progress?
        do {
            let progress = Progress(totalUnitCount: 1)
            released = progress
            let observation = progress.observe(\.isFinished, _key: "isFinished") { _, _ in }
            observation.invalidate()
        }
        #expect(released == nil)
    }
}
