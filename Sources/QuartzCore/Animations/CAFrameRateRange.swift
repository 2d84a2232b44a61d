// SPDX-License-Identifier: Apache-2.0

/// Frames a second that suit an animation.
public struct CAFrameRateRange: Sendable, Equatable {
    /// The fewest.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The best, or nil for any.
    public var preferred: Float?

    /// Makes the range that lets the system choose.
    public init() {
        minimum = 0
        maximum = 0
        preferred = 0
    }

    /// Makes a range; all zero lets the system choose.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Lets the system choose.
    public static let `default` = CAFrameRateRange()
}
