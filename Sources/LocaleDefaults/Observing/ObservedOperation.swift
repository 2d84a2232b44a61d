// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Operation {
    private static let graft = MethodGraft(
        of: Operation.self,
        plain: (PlainOperation.self, OtherPlainOperation.self),
        overriding: ObservedOperation.self
    )

    /// Has the methods of the operation's class tell of changes, and those of what it waits for.
    final func announcesChanges() {
        for aClass in [Operation.self, BlockOperation.self, type(of: self)] as [AnyClass] {
            Self.graft.apply(to: aClass)
        }
        for operation in dependencies where type(of: operation) != type(of: self) {
            operation.announcesChanges()
        }
    }

    /// Makes a change, after which observed values are compared: those of other operations and of queues
    /// depend on it.
    fileprivate final func changing(_ key: String? = nil, _ change: () -> Void) {
        change()
        ObservedValues.shared.compare(.operations, setting: key, of: self)
    }

    /// The keys whose values an operation announces itself, when it runs asynchronously.
    private static let states = ["isExecuting", "isFinished", "isReady"]

    /// `Operation.didChangeValue(forKey:)`, which tells observers, too.
    ///
    /// Another key may be one on which these values depend.
    @_silgen_name("casement_operation_did_change")
    public final func _didChange(valueOf key: String) {
        _originalDidChange(valueOf: key)
        if key != "isCancelled", !Self.states.contains(key) {
            for state in Self.states { _originalDidChange(valueOf: state) }
        }
        ObservedValues.shared.announce(key, of: self)
    }

    /// `Operation.didChangeValue(for:)`, which tells observers, too.
    @_silgen_name("casement_operation_did_change_path")
    public final func _didChange<Value>(valueAt path: KeyPath<Operation, Value>) {
        switch path {
        case \Operation.isExecuting: _didChange(valueOf: "isExecuting")
        case \Operation.isFinished: _didChange(valueOf: "isFinished")
        case \Operation.isReady: _didChange(valueOf: "isReady")
        case \Operation.isCancelled: _didChange(valueOf: "isCancelled")
        default: break
        }
    }

    /// `Operation.start()`, which tells observers that the operation begins, and that it has ended.
    ///
    /// Foundation's runs the whole operation.
    @_silgen_name("casement_operation_start")
    public final func _start() {
        guard ObservedValues.shared.areThere, !isFinished, !isCancelled, isReady else {
            return changing { _originalStart() }
        }
        changing { ObservedValues.shared.begun.add(self) }
        changing {
            _originalStart()
            ObservedValues.shared.begun.remove(self)
        }
    }

    /// `Operation.cancel()`, which tells observers.
    @_silgen_name("casement_operation_cancel")
    public final func _cancel() { changing { _originalCancel() } }

    /// Foundation's function.
    @_silgen_name("foundation_operation_start")
    private final func _originalStart()

    /// Foundation's function.
    @_silgen_name("foundation_operation_cancel")
    private final func _originalCancel()

    /// Foundation's function.
    @_silgen_name("foundation_operation_did_change")
    private final func _originalDidChange(valueOf key: String)
}

/// The operations that have begun, before Foundation says so.
// Sendable is unchecked because a lock guards the set.
final class BegunOperations: @unchecked Sendable {
    private let lock = NSLock()
    private var operations: Set<ObjectIdentifier> = []

    func add(_ operation: Operation) {
        lock.withLock { _ = operations.insert(ObjectIdentifier(operation)) }
    }

    func remove(_ operation: Operation) {
        lock.withLock { _ = operations.remove(ObjectIdentifier(operation)) }
    }

    func contains(_ operation: Operation) -> Bool {
        lock.withLock { operations.contains(ObjectIdentifier(operation)) }
    }
}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// A subclass that overrides nothing.
private final class PlainOperation: Operation, @unchecked Sendable {}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// Another such subclass.
private final class OtherPlainOperation: Operation, @unchecked Sendable {}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// The methods of `Operation` after which observed values may be others.
private final class ObservedOperation: Operation, @unchecked Sendable {
    override func start() { _start() }

    override var isExecuting: Bool {
        super.isExecuting || ObservedValues.shared.begun.contains(self) && !isFinished
    }

    override func cancel() { _cancel() }

    override func addDependency(_ op: Operation) {
        op.announcesChanges()
        changing { super.addDependency(op) }
    }

    override func removeDependency(_ op: Operation) { changing { super.removeDependency(op) } }

    override var queuePriority: Operation.QueuePriority {
        get { super.queuePriority }
        set { changing("queuePriority") { super.queuePriority = newValue } }
    }

    override var qualityOfService: QualityOfService {
        get { super.qualityOfService }
        set { changing("qualityOfService") { super.qualityOfService = newValue } }
    }

    override var name: String? {
        get { super.name }
        set { changing("name") { super.name = newValue } }
    }
}
