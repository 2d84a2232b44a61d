// SPDX-License-Identifier: Apache-2.0

import Compression
public import Foundation

extension NSData {
    /// A way of compressing bytes.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's LZFSE; not built.
        case lzfse = 0
        /// LZ4 in Apple's frame.
        case lz4 = 1
        /// LZMA in an xz container.
        case lzma = 2
        /// Raw deflate.
        case zlib = 3
    }

    /// The bytes, compressed.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let result = WholeCompression.run(over: self as Data, algorithm.code, isEncoding: true)
        guard let result else { throw CocoaError(.compressionFailed) }
        return NSData(data: result)
    }

    /// What was compressed to these bytes.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let result = WholeCompression.run(over: self as Data, algorithm.code, isEncoding: false)
        guard let result else { throw CocoaError(.decompressionFailed) }
        return NSData(data: result)
    }
}

extension NSData.CompressionAlgorithm {
    /// The algorithm as the compression library calls it.
    fileprivate var code: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .zlib: COMPRESSION_ZLIB
        }
    }
}

extension NSMutableData {
    /// Compresses the bytes in their place.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try NSData(data: self as Data).compressed(using: algorithm) as Data)
    }

    /// Puts what was compressed to these bytes in their place.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try NSData(data: self as Data).decompressed(using: algorithm) as Data)
    }
}

extension CocoaError.Code {
    /// Bytes could not be compressed.
    public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
    /// Bytes are no such compressed ones.
    public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}

extension CocoaError {
    /// Bytes could not be compressed.
    public static var compressionFailed: CocoaError.Code { .compressionFailed }
    /// Bytes are no such compressed ones.
    public static var decompressionFailed: CocoaError.Code { .decompressionFailed }
}
