// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation
import Glibc
import ObjCRuntime

// What Darwin's threads have beyond POSIX.

/// The policy by which waiting threads get a lock in turn.
public var PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 { 1 }
/// The policy by which the first thread that asks gets a lock.
public var PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 { 3 }

/// Takes a policy for locks; locks of Linux have one, which is like `PTHREAD_MUTEX_POLICY_FIRSTFIT_NP`.
///
/// - Returns: 0, or `EINVAL` for a policy that does not exist.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>?,
    _ policy: Int32
) -> Int32 {
    let known = [PTHREAD_MUTEX_POLICY_FAIRSHARE_NP, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP]
    return attributes != nil && known.contains(policy) ? 0 : EINVAL
}

/// Makes a key for values of each thread, whose values a function takes at the thread's end.
///
/// On Darwin that function's argument is no optional: the thread's end calls it only with a value.
/// Returns 0, or `EAGAIN` or `ENOMEM`.
@discardableResult
public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>,
    _ destructor: @convention(c) (UnsafeMutableRawPointer) -> Void
) -> Int32 {
    // An optional pointer is passed like any other.
    let plain = unsafeBitCast(
        destructor,
        to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self
    )
    return Glibc.pthread_key_create(key, plain)
}

/// Whether this is the main thread: 1 or 0.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Whether there is more than the main thread: 1, since there always is.
public func pthread_is_threaded_np() -> Int32 { 1 }

/// Gives the number of a thread; nil stands for this one.
///
/// - Returns: 0.
@discardableResult
public func pthread_threadid_np(
    _ thread: pthread_t?,
    _ number: UnsafeMutablePointer<UInt64>?
) -> Int32 {
    number?.pointee = UInt64(pthread_mach_thread_np(thread ?? pthread_self()))
    return 0
}

/// Names this thread; tools of Linux show the first 15 bytes.
///
/// - Returns: 0.
@discardableResult
public func pthread_setname_np(_ name: String) -> Int32 {
    Thread.current.name = name
    return 0
}

/// Lets other threads run.
public func pthread_yield_np() { sched_yield() }

/// Waits for a condition, at most so long from now.
///
/// - Returns: 0, or `ETIMEDOUT`.
public func pthread_cond_timedwait_relative_np(
    _ condition: UnsafeMutablePointer<pthread_cond_t>,
    _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
    _ time: UnsafePointer<timespec>?
) -> Int32 {
    guard let time else { return pthread_cond_wait(condition, mutex) }
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let nanoseconds = end.tv_nsec + time.pointee.tv_nsec
    end.tv_sec += time.pointee.tv_sec + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    return pthread_cond_timedwait(condition, mutex, &end)
}

/// How urgent the work of a thread is.
public struct qos_class_t: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32

    /// Takes a number as it is.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Takes a number as it is.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Work that somebody waits for at the screen.
public let QOS_CLASS_USER_INTERACTIVE = qos_class_t(0x21)
/// Work that somebody has asked for.
public let QOS_CLASS_USER_INITIATED = qos_class_t(0x19)
/// Work without a class of its own.
public let QOS_CLASS_DEFAULT = qos_class_t(0x15)
/// Work that may take a while.
public let QOS_CLASS_UTILITY = qos_class_t(0x11)
/// Work that nobody sees.
public let QOS_CLASS_BACKGROUND = qos_class_t(0x09)
/// No class.
public let QOS_CLASS_UNSPECIFIED = qos_class_t(0)

/// The class of this thread: the main thread's is the highest, another's is its `qualityOfService`.
public func qos_class_self() -> qos_class_t {
    if Thread.isMainThread { return QOS_CLASS_USER_INTERACTIVE }
    return switch Thread.current.qualityOfService {
    case .userInteractive: QOS_CLASS_USER_INTERACTIVE
    case .userInitiated: QOS_CLASS_USER_INITIATED
    case .utility: QOS_CLASS_UTILITY
    case .background: QOS_CLASS_BACKGROUND
    default: QOS_CLASS_DEFAULT
    }
}

/// The class of the main thread.
public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

/// Sets the class of this thread.
///
/// - Returns: 0.
@discardableResult
public func pthread_set_qos_class_self_np(_ quality: qos_class_t, _ priority: Int32) -> Int32 {
    Thread.current.qualityOfService =
        switch quality {
        case QOS_CLASS_USER_INTERACTIVE: .userInteractive
        case QOS_CLASS_USER_INITIATED: .userInitiated
        case QOS_CLASS_UTILITY: .utility
        case QOS_CLASS_BACKGROUND: .background
        default: .default
        }
    return 0
}
