// SPDX-License-Identifier: Apache-2.0

// The names are those of Apple's header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A way of compressing bytes.
public struct compression_algorithm: RawRepresentable, Equatable, Sendable {
    /// The number by which headers know it.
    public var rawValue: UInt32

    /// Names an algorithm by its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// Names an algorithm by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 in Apple's frame.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without a frame.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// Raw deflate (RFC 1951), without zlib's header and sum.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA in an xz container.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Apple's LZFSE; not built.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Apple's LZBITMAP; not built.
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
/// Brotli; not built.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// What a stream does.
public struct compression_stream_operation: RawRepresentable, Equatable, Sendable {
    /// The number by which headers know it.
    public var rawValue: UInt32

    /// Names an operation by its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// Names an operation by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The stream compresses.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// The stream expands.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// What a call says beside the bytes.
public struct compression_stream_flags: RawRepresentable, Equatable, Sendable {
    /// The bits.
    public var rawValue: UInt32

    /// Makes flags from their bits.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// Makes flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// There is no more input behind what the call gives.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// How a call ended.
public struct compression_status: RawRepresentable, Equatable, Sendable {
    /// The number by which headers know it.
    public var rawValue: Int32

    /// Names a status by its number.
    public init(_ rawValue: Int32) { self.rawValue = rawValue }

    /// Names a status by its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// More input or more room is wanted.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The bytes are no such stream, or the call makes no sense.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// All is done.
public let COMPRESSION_STATUS_END = compression_status(1)

// Sendable is unchecked because C's type is a plain struct: whoever calls keeps it, and its memory,
// to one thread.
/// Where a stream reads and writes; every call moves the pointers and lowers the sizes.
public struct compression_stream: @unchecked Sendable {
    /// Where the next bytes go.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The room there.
    public var dst_size: Int
    /// Where the next bytes come from.
    public var src_ptr: UnsafePointer<UInt8>
    /// The number of bytes there.
    public var src_size: Int
    /// What the stream knows, from `compression_stream_init` to `compression_stream_destroy`.
    public var state: UnsafeMutableRawPointer?

    /// Makes a stream that has not begun.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>,
        dst_size: Int,
        src_ptr: UnsafePointer<UInt8>,
        src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}
