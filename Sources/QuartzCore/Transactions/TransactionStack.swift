// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Glibc
import ObjCRuntime
import RenderServer
import Synchronization

/// One thread's open transactions.
final class TransactionStack {
    /// One transaction.
    struct Level {
        var animationDuration: Double?
        var animationTimingFunction: CAMediaTimingFunction??
        var disablesActions: Bool?
        var completion: CompletionGroup?
        /// The groups of nested transactions that have ended; they are committed with this one.
        var ended: [CompletionGroup] = []
        var values: [String: Any] = [:]
        var isImplicit = false

        /// All groups that its commit completes, inner transactions first.
        var allGroups: [CompletionGroup] { ended + (completion.map { [$0] } ?? []) }
    }

    private var levels: [Level] = []
    private var isImplicitScheduled = false
    /// The hosts whose trees have changed since the last commit.
    private var dirtyHosts: [LayerHost] = []
    private var isCommitting = false

    /// Guards layers that several threads use, by agreement.
    static let layerLock = NSRecursiveLock()

    /// The addresses of the stacks of threads that have ended.
    ///
    /// An ending thread cannot release its stack itself: layers that are released with it would
    /// call Dispatch, whose state for the thread is already gone.
    private static let left = Mutex<[UInt]>([])

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        left.withLock { $0.reserveCapacity(16) }
        pthread_key_create(&key) { stack in
            guard let stack else { return }
            TransactionStack.left.withLock { $0.append(UInt(bitPattern: stack)) }
        }
        return key
    }()

    /// Releases the stacks of threads that have ended.
    private static func releaseLeft() {
        let addresses = left.withLock { left in
            defer { left.removeAll(keepingCapacity: true) }
            return left
        }
        for address in addresses {
            guard let stack = UnsafeRawPointer(bitPattern: address) else { continue }
            Unmanaged<TransactionStack>.fromOpaque(stack).release()
        }
    }

    // Unsafe because only the main actor reaches it: by its thread or by its queue.
    private nonisolated(unsafe) static let main = TransactionStack()

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The calling thread's stack, or the main actor's.
    ///
    /// The main thread usually serves the main actor and finds the stack at once. In test runners,
    /// other threads may serve it; they are recognised by their queue.
    static var current: TransactionStack {
        if let known = pthread_getspecific(key) {
            let stack = Unmanaged<TransactionStack>.fromOpaque(known).takeUnretainedValue()
            if stack === main { return stack }
            return DispatchQueue.getSpecific(key: mainQueue) == nil ? stack : main
        }
        if DispatchQueue.getSpecific(key: mainQueue) != nil, !Thread.isMainThread { return main }
        let stack = Thread.isMainThread ? main : TransactionStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        releaseLeft()
        return stack
    }

    // MARK: Nesting

    func begin() { levels.append(Level()) }

    func commit() {
        guard let last = levels.last, !last.isImplicit else {
            // Apple's implementation ignores it as well.
            Diagnostics.warn("CATransaction.commit: no transaction is open; call begin() first")
            return
        }
        levels.removeLast()
        guard levels.isEmpty else {
            levels[levels.count - 1].ended += last.allGroups
            // An implicit transaction around it commits at the end of the turn.
            if levels.count == 1, levels[0].isImplicit { scheduleImplicit() }
            return
        }
        commitTrees()
        for group in last.allGroups { group.seal() }
    }

    func flush() {
        defer { Self.releaseLeft() }
        // An open explicit transaction delays the commit.
        guard levels.allSatisfy(\.isImplicit) else { return }
        let implicit = levels.popLast()
        commitTrees()
        for group in implicit?.allGroups ?? [] { group.seal() }
    }

    /// Opens the implicit transaction if none is open.
    func innermost(_ body: (inout Level) -> Void) {
        if levels.isEmpty { openImplicit() }
        body(&levels[levels.count - 1])
    }

    private func openImplicit() {
        var level = Level()
        level.isImplicit = true
        levels.append(level)
        scheduleImplicit()
    }

    /// Commits at the end of the run loop's turn.
    ///
    /// Outside of the main actor nothing drives a run loop's turn, so the transaction waits for
    /// `flush`.
    private func scheduleImplicit() {
        guard !isImplicitScheduled, self === TransactionStack.main else { return }
        isImplicitScheduled = true
        let commit: @Sendable () -> Void = {
            let stack = TransactionStack.main
            stack.isImplicitScheduled = false
            stack.flush()
        }
        if Thread.isMainThread {
            RunLoop.main.perform(inModes: [.common], block: commit)
        } else {
            DispatchQueue.main.async(execute: commit)
        }
    }

    // MARK: Trees

    /// Registers a host whose tree has changed.
    func noteChange(of host: LayerHost) {
        if !dirtyHosts.contains(where: { $0 === host }) { dirtyHosts.append(host) }
        noteChange()
    }

    /// Registers a change that needs a commit.
    func noteChange() {
        if levels.isEmpty && !isCommitting { openImplicit() }
    }

    func forget(_ host: LayerHost) { dirtyHosts.removeAll { $0 === host } }

    /// Runs the phases of each changed tree until none is changed; includes trees that a layout
    /// changes.
    private func commitTrees() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        var rounds = 0
        while !dirtyHosts.isEmpty && rounds < TransactionStack.commitRounds {
            let hosts = dirtyHosts
            dirtyHosts.removeAll()
            for host in hosts { host.commitTree() }
            rounds += 1
        }
        if !dirtyHosts.isEmpty { openImplicit() }
        DetachedAnimations.shared.begin(at: MediaTime.now)
        if self === TransactionStack.main { Heartbeat.shared.update() }
    }

    /// The most rounds of one commit; later changes wait for the next turn.
    private static let commitRounds = 8

    // MARK: Values

    var animationDuration: Double {
        for level in levels.reversed() {
            if let duration = level.animationDuration { return duration }
        }
        return 0.25
    }

    var animationTimingFunction: CAMediaTimingFunction? {
        for level in levels.reversed() {
            if let function = level.animationTimingFunction { return function }
        }
        return nil
    }

    var disablesActions: Bool {
        for level in levels.reversed() {
            if let disables = level.disablesActions { return disables }
        }
        return false
    }

    var completionBlock: (() -> Void)? {
        for level in levels.reversed() {
            if let completion = level.completion { return completion.block }
        }
        return nil
    }

    func setCompletionBlock(_ block: (() -> Void)?) {
        innermost { level in
            // The previous block waits for the animations that were added since it was set.
            level.completion?.seal()
            level.completion = block.map(CompletionGroup.init)
        }
    }

    /// The groups that wait for an animation that is added now: one for each open transaction.
    var completionGroups: [CompletionGroup] { levels.compactMap(\.completion) }

    func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return animationDuration
        case kCATransactionDisableActions: return disablesActions
        case kCATransactionAnimationTimingFunction: return animationTimingFunction
        case kCATransactionCompletionBlock: return completionBlock
        default:
            for level in levels.reversed() {
                if let value = level.values[key] { return value }
            }
            return nil
        }
    }

    func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            innermost { $0.animationDuration = asNumber(value) }
        case kCATransactionDisableActions:
            innermost { $0.disablesActions = asNumber(value).map { $0 != 0 } }
        case kCATransactionAnimationTimingFunction:
            innermost { $0.animationTimingFunction = .some(value as? CAMediaTimingFunction) }
        case kCATransactionCompletionBlock:
            setCompletionBlock(value as? () -> Void)
        default:
            innermost { $0.values[key] = value }
        }
    }
}

/// Waits for the animations of a transaction and then calls its block, once.
final class CompletionGroup {
    private(set) var block: (() -> Void)?
    private var count = 0
    private var isSealed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    /// Adds an animation to wait for.
    func enter() { count += 1 }

    /// Counts an animation as ended.
    func leave() {
        count -= 1
        finishIfDone()
    }

    /// Ends the adding of animations.
    func seal() {
        isSealed = true
        finishIfDone()
    }

    private func finishIfDone() {
        guard isSealed, count <= 0, let block else { return }
        self.block = nil
        block()
    }
}
