// SPDX-License-Identifier: Apache-2.0

// The order is total, so that any list of times can be sorted: negative infinity, numbers by epoch
// and then by seconds, indefinite, positive infinity, invalid.

extension CMTime: Comparable {
    /// Whether one time is before another.
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.order(rhs) < 0 }

    /// Whether one time is before another or the same.
    public static func <= (lhs: CMTime, rhs: CMTime) -> Bool { lhs.order(rhs) <= 0 }

    /// Whether one time is after another.
    public static func > (lhs: CMTime, rhs: CMTime) -> Bool { lhs.order(rhs) > 0 }

    /// Whether one time is after another or the same.
    public static func >= (lhs: CMTime, rhs: CMTime) -> Bool { lhs.order(rhs) >= 0 }

    /// Whether two times are the same, in whatever timescales.
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool { lhs.order(rhs) == 0 }

    /// The place of its kind in the order.
    private var rank: Int {
        if !isValid { return 4 }
        if isPositiveInfinity { return 3 }
        if isNegativeInfinity { return 0 }
        return isIndefinite ? 2 : 1
    }

    /// -1, 0 or 1: before another, the same, after it.
    func order(_ other: CMTime) -> Int32 {
        func compare<T: Comparable>(_ a: T, _ b: T) -> Int32 { a < b ? -1 : a > b ? 1 : 0 }
        guard rank == 1, other.rank == 1 else { return compare(rank, other.rank) }
        guard epoch == other.epoch else { return compare(epoch, other.epoch) }
        return compare(
            Int128(value) * Int128(other.timescale),
            Int128(other.value) * Int128(timescale)
        )
    }
}

extension CMTime: Hashable {
    /// Feeds the kind, and a number's epoch and lowest terms.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isNumeric else { return }
        var (a, b) = (value.magnitude, UInt64(timescale.magnitude))
        while b != 0 { (a, b) = (b, a % b) }
        hasher.combine(epoch)
        guard a > 0 else { return }
        hasher.combine(value.magnitude / a)
        hasher.combine(UInt64(timescale.magnitude) / a)
        hasher.combine(value < 0)
    }
}

extension CMTime: CustomStringConvertible {
    /// The fraction and its seconds, or the kind.
    public var description: String { CMTimeCopyDescription(nil, self) as String }
}
