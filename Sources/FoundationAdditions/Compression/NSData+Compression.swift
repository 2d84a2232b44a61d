// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import ObjCRuntime

extension NSData {
    /// A way of compressing bytes.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's LZFSE; not built.
        case lzfse = 0
        /// LZ4 in Apple's frame.
        case lz4 = 1
        /// LZMA in an xz container; not built.
        case lzma = 2
        /// Raw deflate.
        case zlib = 3
    }

    /// The bytes, compressed.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = self as Data
        let result: Data? =
            switch algorithm {
            case .zlib: RawDeflate.compressed(data)
            case .lz4: LZ4Frame.compressed(data)
            case .lzfse, .lzma: Self.unbuilt(algorithm)
            }
        guard let result else { throw CocoaError(.compressionFailed) }
        return NSData(data: result)
    }

    /// What was compressed to these bytes.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = self as Data
        let result: Data? =
            switch algorithm {
            case .zlib: RawDeflate.decompressed(data)
            case .lz4: LZ4Frame.decompressed(data)
            case .lzfse, .lzma: Self.unbuilt(algorithm)
            }
        guard let result else { throw CocoaError(.decompressionFailed) }
        return NSData(data: result)
    }

    private static func unbuilt(_ algorithm: CompressionAlgorithm) -> Data? {
        if algorithm == .lzma {
            Unbuilt.report("NSData.CompressionAlgorithm.lzma")
        } else {
            Unbuilt.report("NSData.CompressionAlgorithm.lzfse")
        }
        return nil
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
