// SPDX-License-Identifier: Apache-2.0

// The names are those of Apple's header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The bytes that `compression_encode_buffer` wants to work in; it takes none, but nil.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 1 }

/// The bytes that `compression_decode_buffer` wants to work in; it takes none, but nil.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 1 }

/// Compresses at one go; the number of bytes written, 0 if they do not fit.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>,
    _ dst_size: Int,
    _ src_buffer: UnsafePointer<UInt8>,
    _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?,
    _ algorithm: compression_algorithm
) -> Int {
    guard dst_size > 0, src_size >= 0,
        let stream = CompressionCoder.make(algorithm, isEncoding: true)
    else { return 0 }
    var input = UnsafeBufferPointer(start: src_buffer, count: src_size)
    var output = UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size)
    let status = stream.process(&input, into: &output, isLast: true)
    return status == COMPRESSION_STATUS_END ? dst_size - output.count : 0
}

/// Expands at one go; the number of bytes written, which is all the room if more would follow,
/// and 0 if the input is no such stream.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>,
    _ dst_size: Int,
    _ src_buffer: UnsafePointer<UInt8>,
    _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?,
    _ algorithm: compression_algorithm
) -> Int {
    guard dst_size > 0, src_size >= 0,
        let stream = CompressionCoder.make(algorithm, isEncoding: false)
    else { return 0 }
    var input = UnsafeBufferPointer(start: src_buffer, count: src_size)
    var output = UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size)
    let status = stream.process(&input, into: &output, isLast: true)
    return status == COMPRESSION_STATUS_ERROR ? 0 : dst_size - output.count
}
