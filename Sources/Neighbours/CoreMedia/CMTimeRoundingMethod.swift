// SPDX-License-Identifier: Apache-2.0

/// How a time is rounded when its timescale changes.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest; halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero into coarser timescales, away from zero into finer ones; a negative time never
    /// becomes zero.
    case quickTime = 4
    /// Up.
    case roundTowardPositiveInfinity = 5
    /// Down.
    case roundTowardNegativeInfinity = 6

    /// The usual method.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}
