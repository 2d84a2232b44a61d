// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of fields of C.

public import Glibc

// On iOS an address begins with its length, which code for iOS sets. Linux has no such field: what is set is not
// kept, since the length follows from the structure.

extension sockaddr_in {
    /// The bytes of the structure; setting does nothing.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The bytes of the structure; setting does nothing.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr {
    /// The bytes of the structure that its family has; setting does nothing.
    public var sa_len: UInt8 {
        get {
            UInt8(
                Int32(sa_family) == AF_INET6
                    ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
            )
        }
        set {}
    }
}
