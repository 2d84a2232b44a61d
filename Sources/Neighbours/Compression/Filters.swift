// SPDX-License-Identifier: Apache-2.0

/// A way of compressing bytes, for filters.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
    /// Apple's LZFSE; not built.
    case lzfse
    /// Raw deflate.
    case zlib
    /// LZ4 in Apple's frame.
    case lz4
    /// LZMA in an xz container.
    case lzma
    /// Apple's LZBITMAP; not built.
    case lzbitmap
    /// Brotli; not built.
    case brotli

    /// The algorithm that a C constant names; nil for others.
    public init?(rawValue: compression_algorithm) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
            return nil
        }
        self = found
    }

    /// The C constant.
    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .lzbitmap: COMPRESSION_LZBITMAP
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

/// What a filter does.
public enum FilterOperation: Hashable, Sendable {
    /// It compresses.
    case compress
    /// It expands.
    case decompress
}

/// Why a filter stopped.
public enum FilterError: Error {
    /// The algorithm is not there, or the filter was told to end already.
    case invalidState
    /// The bytes are no such stream.
    case invalidData
}
