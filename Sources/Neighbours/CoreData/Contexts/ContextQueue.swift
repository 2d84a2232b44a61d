// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import ObjCRuntime

/// The queue of a context.
// Sendable is unchecked because `context` is set once, by the context's initializer.
final class ContextQueue: @unchecked Sendable {
    let type: NSManagedObjectContextConcurrencyType
    private let queue: DispatchQueue
    var context = WeakContext()
    private static let mark = DispatchSpecificKey<ObjectIdentifier>()

    init(_ type: NSManagedObjectContextConcurrencyType) {
        self.type = type
        if type == .mainQueueConcurrencyType {
            queue = .main
        } else {
            queue = DispatchQueue(label: "NSManagedObjectContext")
            queue.setSpecific(key: Self.mark, value: ObjectIdentifier(self))
        }
    }

    /// Whether the caller is on the queue already.
    private var isCurrent: Bool {
        switch type {
        case .confinementConcurrencyType: true
        case .mainQueueConcurrencyType: Thread.isMainThread
        case .privateQueueConcurrencyType:
            DispatchQueue.getSpecific(key: Self.mark) == ObjectIdentifier(self)
        }
    }

    func async(_ work: @escaping @Sendable () -> Void) {
        guard type != .confinementConcurrencyType else { return work() }
        queue.async { self.running { autoreleasepool { work() } } }
    }

    private static let key = "org.casement.CoreData.context"

    /// The context whose block is running on this thread.
    static var runningContext: NSManagedObjectContext? {
        (Thread.current.threadDictionary[key] as? ContextQueue)?.context.context
    }

    private func running<T>(_ work: () throws -> T) rethrows -> T {
        let table = Thread.current.threadDictionary
        let before = table[Self.key]
        table[Self.key] = self
        defer { table[Self.key] = before }
        return try work()
    }

    func sync<T>(_ work: () throws -> T) rethrows -> T {
        if isCurrent { return try running(work) }
        return try queue.sync { try running(work) }
    }

    /// Runs work at the end of the event that is being handled.
    func atEventEnd(_ work: @escaping @Sendable () -> Void) {
        // A block of a private queue ends its event itself.
        if type == .mainQueueConcurrencyType { queue.async(execute: work) }
    }
}
