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
