// SPDX-License-Identifier: Apache-2.0

/// Why a file cannot be read as PDF.
package enum PDFError: Error, Hashable, Sendable {
    /// The bytes are no PDF file, or so damaged that no page is found.
    case notAPDF
    /// A value is no value at a place in the file or the stream.
    case syntax(at: Int)
    /// Values are nested deeper than any sane file has them.
    case tooDeep
    /// A stream grows beyond the limit when it is decoded.
    case tooLarge
    /// A stream is not what its filter says.
    case damagedStream
    /// A filter that is not built yet, by its name.
    case filter(String)
}

/// How far a file is followed.
package enum PDFLimits {
    /// Values within values.
    package static let depth = 64
    /// References that lead to references, and cross references before others.
    package static let hops = 64
    /// Bytes of one decoded stream.
    package static let decodedBytes = 256 << 20
    /// Pages of a file.
    package static let pages = 200_000
    /// The largest object number; each costs an entry.
    package static let objects = 8_388_607
}
