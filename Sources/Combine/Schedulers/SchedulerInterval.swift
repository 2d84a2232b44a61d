// SPDX-License-Identifier: Apache-2.0

/// A length of time, as the schedulers of ours count it.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    Hashable, Codable, Sendable, ExpressibleByFloatLiteral
{
    /// The length in seconds.
    public var timeInterval: Double

    /// The length in seconds.
    public var magnitude: Double { timeInterval.magnitude }

    /// A length in seconds.
    public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
    /// Whole seconds.
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    /// Seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// Seconds, of any whole number.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Double(exactly: source) else { return nil }
        timeInterval = value
    }

    /// Whole seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// Whether it is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval + rhs.timeInterval)
    }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval - rhs.timeInterval)
    }
    /// The product in seconds.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval * rhs.timeInterval)
    }
    /// Adds.
    public static func += (lhs: inout Self, rhs: Self) { lhs.timeInterval += rhs.timeInterval }
    /// Takes away.
    public static func -= (lhs: inout Self, rhs: Self) { lhs.timeInterval -= rhs.timeInterval }
    /// Multiplies in seconds.
    public static func *= (lhs: inout Self, rhs: Self) { lhs.timeInterval *= rhs.timeInterval }
}
