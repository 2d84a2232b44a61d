// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Bytes of a file that is being written, the lowest byte of a number first.
struct FileWriter {
    private var bytes: [UInt8] = []

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    var data: Data { Data(bytes) }

    mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// Appends zeros.
    mutating func skip(_ count: Int) { append(repeatElement(0, count: count)) }

    /// Appends numbers of four bytes.
    mutating func words(_ numbers: Int...) {
        for number in numbers { append(UInt32(truncatingIfNeeded: number), bytes: 4) }
    }

    /// Appends numbers of two bytes.
    mutating func shorts(_ numbers: Int...) {
        for number in numbers { append(UInt32(truncatingIfNeeded: number), bytes: 2) }
    }

    /// Appends a number's lowest bytes.
    mutating func append(_ number: UInt32, bytes count: UInt32) {
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
}
