// SPDX-License-Identifier: Apache-2.0

/// Cuts bytes that come in pieces into blocks.
struct BlockBuffer: Sendable {
    private let size: Int
    private var rest: [UInt8] = []
    /// How many bytes came so far.
    private(set) var count: UInt64 = 0

    init(size: Int) {
        self.size = size
        rest.reserveCapacity(size)
    }

    /// Takes in bytes and hands out the blocks that are whole.
    mutating func feed(
        _ bytes: UnsafeRawBufferPointer,
        _ take: (UnsafeRawBufferPointer) -> Void
    ) {
        count &+= UInt64(bytes.count)
        var start = 0
        if !rest.isEmpty {
            start = min(size - rest.count, bytes.count)
            rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<start]))
            guard rest.count == size else { return }
            rest.withUnsafeBytes(take)
            rest.removeAll(keepingCapacity: true)
        }
        while bytes.count - start >= size {
            take(UnsafeRawBufferPointer(rebasing: bytes[start..<start + size]))
            start += size
        }
        rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }

    /// Hands out the last blocks: what is left, a one bit, zeros, and the number of bits in
    /// `lengthSize` bytes.
    func finish(
        lengthSize: Int,
        isBigEndian: Bool,
        _ take: (UnsafeRawBufferPointer) -> Void
    ) {
        var tail = rest + [0x80]
        let isLong = tail.count + lengthSize > size
        let end = isLong ? 2 * size : size
        tail += [UInt8](repeating: 0, count: end - tail.count)
        let bits = count &* 8
        for index in 0..<8 {
            let byte = UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index)))
            tail[isBigEndian ? end - 1 - index : end - lengthSize + index] = byte
        }
        tail.withUnsafeBytes { bytes in
            take(UnsafeRawBufferPointer(rebasing: bytes[..<size]))
            if isLong { take(UnsafeRawBufferPointer(rebasing: bytes[size...])) }
        }
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    func turnedLeft(_ count: Self) -> Self {
        self &<< count | self &>> (Self(Self.bitWidth) - count)
    }

    func turnedRight(_ count: Self) -> Self {
        self &>> count | self &<< (Self(Self.bitWidth) - count)
    }
}
