// SPDX-License-Identifier: Apache-2.0

import Foundation

extension OperationQueue {
    private static let graft = MethodGraft(
        of: OperationQueue.self,
        plain: (PlainOperationQueue.self, OtherPlainOperationQueue.self),
        overriding: ObservedOperationQueue.self
    )

    /// Has the methods of the queue's class tell of changes, and those of its operations.
    final func announcesChanges() {
        Self.graft.apply(to: OperationQueue.self)
        Self.graft.apply(to: type(of: self))
        for operation in operations { operation.announcesChanges() }
    }

    /// Makes a change, after which observed values are compared.
    fileprivate final func changing(_ key: String? = nil, _ change: () -> Void) {
        change()
        ObservedValues.shared.compare(.operations, setting: key, of: self)
    }
}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// A subclass that overrides nothing.
private final class PlainOperationQueue: OperationQueue, @unchecked Sendable {}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// Another such subclass.
private final class OtherPlainOperationQueue: OperationQueue, @unchecked Sendable {}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// The methods of `OperationQueue` after which observed values may be others.
private final class ObservedOperationQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ op: Operation) {
        op.announcesChanges()
        changing { super.addOperation(op) }
    }

    override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        for operation in ops { operation.announcesChanges() }
        changing { super.addOperations(ops, waitUntilFinished: false) }
        guard wait else { return }
        for operation in ops { operation.waitUntilFinished() }
    }

    override func cancelAllOperations() { changing { super.cancelAllOperations() } }

    override var isSuspended: Bool {
        get { super.isSuspended }
        set { changing("isSuspended") { super.isSuspended = newValue } }
    }

    override var maxConcurrentOperationCount: Int {
        get { super.maxConcurrentOperationCount }
        set {
            changing("maxConcurrentOperationCount") {
                super.maxConcurrentOperationCount = newValue
            }
        }
    }

    override var name: String? {
        get { super.name }
        set { changing("name") { super.name = newValue } }
    }
}
