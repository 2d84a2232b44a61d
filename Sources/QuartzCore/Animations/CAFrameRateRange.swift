// SPDX-License-Identifier: Apache-2.0

/// Frames a second that suit an animation.
public struct CAFrameRateRange: Sendable, Equatable {
    /// The fewest.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The best, or nil for any.
    public var preferred: Float?

    /// Makes the range that leaves it to the system.
    public init() {
        minimum = 0
        maximum = 0
        preferred = 0
    }

    /// Makes a range; all zero leaves it to the system.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Leaves it to the system.
    public static let `default` = CAFrameRateRange()
}
