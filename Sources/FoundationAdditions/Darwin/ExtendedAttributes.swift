// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CExtendedAttributes
import Foundation
import Glibc

// What a file says of itself, by Darwin's functions. Linux keeps the attributes of programs by names that begin
// with "user.", which Darwin's do not; a file system that keeps none refuses them with `ENOTSUP`.

/// A link is looked at itself.
public var XATTR_NOFOLLOW: Int32 { 1 }
/// An attribute that is there already is an error.
public var XATTR_CREATE: Int32 { 2 }
/// An attribute that is not there is an error.
public var XATTR_REPLACE: Int32 { 4 }
/// The error for an attribute that is not there.
public var ENOATTR: Int32 { ENODATA }

private let prefix = "user."

private func follows(_ options: Int32) -> Bool { options & XATTR_NOFOLLOW == 0 }

/// Reads an attribute, or how many bytes it has where `value` is nil; -1 and `errno` where it fails.
///
/// `position` counts for resource forks alone, which there are none of: it must be 0.
public func getxattr(
    _ path: UnsafePointer<CChar>!,
    _ name: UnsafePointer<CChar>!,
    _ value: UnsafeMutableRawPointer!,
    _ size: Int,
    _ position: UInt32,
    _ options: Int32
) -> Int {
    guard position == 0 else {
        errno = EINVAL
        return -1
    }
    let name = prefix + String(cString: name)
    return follows(options)
        ? CExtendedAttributes.getxattr(path, name, value, max(0, size))
        : CExtendedAttributes.lgetxattr(path, name, value, max(0, size))
}

/// Writes an attribute; 0, or -1 and `errno`.
public func setxattr(
    _ path: UnsafePointer<CChar>!,
    _ name: UnsafePointer<CChar>!,
    _ value: UnsafeRawPointer!,
    _ size: Int,
    _ position: UInt32,
    _ options: Int32
) -> Int32 {
    guard position == 0 else {
        errno = EINVAL
        return -1
    }
    let name = prefix + String(cString: name)
    // Linux' numbers are 1 and 2.
    let flags = (options & XATTR_CREATE) >> 1 | (options & XATTR_REPLACE) >> 1
    return follows(options)
        ? CExtendedAttributes.setxattr(path, name, value, max(0, size), flags)
        : CExtendedAttributes.lsetxattr(path, name, value, max(0, size), flags)
}

/// The names, each with a 0 behind it, or how many bytes they take where `namebuff` is nil; -1 and `errno`.
public func listxattr(
    _ path: UnsafePointer<CChar>!,
    _ namebuff: UnsafeMutablePointer<CChar>!,
    _ size: Int,
    _ options: Int32
) -> Int {
    let list = follows(options) ? CExtendedAttributes.listxattr : CExtendedAttributes.llistxattr
    let most = list(path, nil, 0)
    guard most > 0 else { return most }
    var all = [CChar](repeating: 0, count: most)
    let count = list(path, &all, most)
    guard count >= 0 else { return count }
    let names = all.prefix(count).split(separator: 0).map { Array($0) }
    let start = prefix.utf8.map { CChar(bitPattern: $0) }
    let own = names.filter { $0.starts(with: start) }.flatMap { $0.dropFirst(start.count) + [0] }
    guard let namebuff else { return own.count }
    guard own.count <= size else {
        errno = ERANGE
        return -1
    }
    namebuff.update(from: own, count: own.count)
    return own.count
}

/// Removes an attribute; 0, or -1 and `errno`.
public func removexattr(
    _ path: UnsafePointer<CChar>!,
    _ name: UnsafePointer<CChar>!,
    _ options: Int32
) -> Int32 {
    let name = prefix + String(cString: name)
    return follows(options)
        ? CExtendedAttributes.removexattr(path, name) : CExtendedAttributes.lremovexattr(path, name)
}
