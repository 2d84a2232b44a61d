// SPDX-License-Identifier: Apache-2.0

// The names are those of Apple's header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Begins a stream; `compression_stream_destroy` must follow unless it fails.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>,
    _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    stream.pointee.state = nil
    guard [COMPRESSION_STREAM_ENCODE, COMPRESSION_STREAM_DECODE].contains(operation),
        let state = CompressionCoder.make(
            algorithm,
            isEncoding: operation == COMPRESSION_STREAM_ENCODE
        )
    else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Takes input and gives output until either is used up.
///
/// `flags`: `COMPRESSION_STREAM_FINALIZE` where no input follows.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>,
    _ flags: Int32
) -> compression_status {
    guard let opaque = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let state = Unmanaged<CompressionCoder>.fromOpaque(opaque).takeUnretainedValue()
    var input = UnsafeBufferPointer(
        start: stream.pointee.src_ptr,
        count: max(0, stream.pointee.src_size)
    )
    var output = UnsafeMutableBufferPointer(
        start: stream.pointee.dst_ptr,
        count: max(0, stream.pointee.dst_size)
    )
    let (given, room) = (input.count, output.count)
    let isLast = flags & Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue) != 0
    let status = state.process(&input, into: &output, isLast: isLast)
    stream.pointee.src_ptr += given - input.count
    stream.pointee.src_size = input.count
    stream.pointee.dst_ptr += room - output.count
    stream.pointee.dst_size = output.count
    return status
}

/// Ends a stream, wherever it stands.
@discardableResult
public func compression_stream_destroy(
    _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
    guard let opaque = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<CompressionCoder>.fromOpaque(opaque).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
