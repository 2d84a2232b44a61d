// SPDX-License-Identifier: Apache-2.0

import CDarwinStreams
public import Foundation

// What Darwin's C library calls otherwise than Glibc, as far as iOS source uses it.

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A place in a file, in bytes.
///
/// Glibc's own is a structure; lowered files that name it see this one.
public typealias fpos_t = Int64

// swift-format-ignore: AlwaysUseLowerCamelCase
extension stat {
    /// When the file was read last.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }

    /// When the file's contents changed last.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }

    /// When the file's attributes changed last.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}

/// Opens a stream whose bytes come and go through functions; nil if it can do neither.
public func funopen(
    _ cookie: UnsafeRawPointer?,
    _ readfn: (
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
    )?,
    _ writefn: (
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32
    )?,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
    casement_funopen(cookie, readfn, writefn, seekfn, closefn)
}

/// A whole number of the machine's size.
public typealias NSInteger = Int

/// A whole number of the machine's size that is not negative.
public typealias NSUInteger = UInt

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest single number: what runs for as long as it is wanted repeats so often.
public let HUGE = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest number of C's `unsigned int`.
public let UINT_MAX = UInt32.max

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds since the machine was started; units of ``mach_timebase_info(_:)``.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The nanoseconds of a unit of ``mach_absolute_time()``, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
    /// The numerator.
    public var numer: UInt32
    /// The denominator.
    public var denom: UInt32

    /// A fraction.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) {
        self.numer = numer
        self.denom = denom
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells what a unit of ``mach_absolute_time()`` is: one nanosecond.
///
/// - Returns: 0, for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>?) -> Int32 {
    info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A fraction: in C the structure has the name of the function, too.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A name of Mach's for a thread or a task: a number.
public typealias mach_port_t = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A number that tells a thread of this program from others; the system knows it by another.
public func pthread_mach_thread_np(_ thread: pthread_t) -> mach_port_t {
    mach_port_t(truncatingIfNeeded: UInt(thread) >> 4)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a thread as on Apple's systems, where a `pthread_t` may be nil and the function's argument
/// is never nil for Swift.
///
/// - Returns: 0, or the number of an error; then `thread` stays as it was.
public func pthread_create(
    _ thread: UnsafeMutablePointer<pthread_t?>,
    _ attributes: UnsafePointer<pthread_attr_t>?,
    _ start: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
    _ argument: UnsafeMutableRawPointer?
) -> Int32 {
    typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    var number = pthread_t()
    let status = pthread_create(
        &number,
        attributes,
        unsafeBitCast(start, to: Start.self),
        argument
    )
    if status == 0 { thread.pointee = number }
    return status
}

/// Contents that a cache may discard while they are not accessed.
public protocol NSDiscardableContent: AnyObject {
    /// Begins an access; answers false if the contents were discarded.
    func beginContentAccess() -> Bool

    /// Ends an access.
    func endContentAccess()

    /// Discards the contents if they are not accessed.
    func discardContentIfPossible()

    /// Whether the contents were discarded.
    func isContentDiscarded() -> Bool
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Darwin's handle for the libraries behind the caller's.
public var RTLD_NEXT: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Darwin's handle for all loaded libraries.
public var RTLD_DEFAULT: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -2) }

/// `dlsym`, to which lowered source's calls lead.
///
/// Darwin's handles for several libraries are numbers from -5 to -1, with which Glibc's function crashes or searches
/// others; all of them search every loaded library.
public func _objcSymbol(
    _ handle: UnsafeMutableRawPointer?,
    _ symbol: UnsafePointer<CChar>?
) -> UnsafeMutableRawPointer! {
    let isOfDarwin = (-5 ... -1).contains(Int(bitPattern: handle))
    return symbol.flatMap { dlsym(isOfDarwin ? nil : handle, $0) }
}
