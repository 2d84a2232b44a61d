// SPDX-License-Identifier: Apache-2.0

/// A table of an OpenType font, read big-endian with every offset checked: fonts are foreign data.
package struct FontTable: Sendable {
    /// The table's bytes; the font that they belong to must be kept by the caller.
    // Nonisolated because the bytes are immutable for the life of the font.
    nonisolated(unsafe) package let bytes: UnsafeRawBufferPointer

    /// Wraps a table's bytes.
    package init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The unsigned 16-bit number at `offset`; nil beyond the end.
    package func uint16(_ offset: Int) -> UInt16? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    /// The signed 16-bit number at `offset`; nil beyond the end.
    package func int16(_ offset: Int) -> Int16? {
        uint16(offset).map { Int16(bitPattern: $0) }
    }

    /// The unsigned 32-bit number at `offset`; nil beyond the end.
    package func uint32(_ offset: Int) -> UInt32? {
        guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }
}
