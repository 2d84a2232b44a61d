// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Apple's spellings.

import Foundation
import Synchronization

/// A lock in a word, which is 0 while it is free and else the thread that holds it.
///
/// It must stay at one address.
public struct os_unfair_lock_s: Sendable {
    fileprivate var word: UInt32 = 0

    /// Makes a free lock.
    public init() {}
}

/// A lock in a word.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, waiting for it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    var tries = 0
    while !os_unfair_lock_trylock(lock) {
        tries += 1
        if tries > 64 { sched_yield() }
    }
}

/// Takes a lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { word in
        word.pointee.compareExchange(
            expected: 0,
            desired: thisThread,
            ordering: .acquiring
        ).exchanged
    }
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { word in
        word.pointee.store(0, ordering: .releasing)
    }
}

/// Traps unless this thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(owner(of: lock) == thisThread, "os_unfair_lock: this thread does not hold it")
}

/// Traps if this thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(owner(of: lock) != thisThread, "os_unfair_lock: this thread holds it")
}

private func owner(of lock: os_unfair_lock_t) -> UInt32 {
    lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { word in
        word.pointee.load(ordering: .relaxed)
    }
}

/// A number of this thread, never 0: where its record is in memory, in lines of the cache.
///
/// The kernel's number would need a call of the kernel each time.
private var thisThread: UInt32 { max(1, UInt32(truncatingIfNeeded: UInt(pthread_self()) >> 6)) }
