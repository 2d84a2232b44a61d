// SPDX-License-Identifier: Apache-2.0

/// A range of one timeline, and the range of another that it becomes.
public struct CMTimeMapping: Sendable {
    /// The range that is mapped; one with an invalid start stands for nothing, a gap.
    public var source: CMTimeRange
    /// The range that it becomes.
    public var target: CMTimeRange

    /// An invalid mapping.
    public init() { self.init(source: .invalid, target: .invalid) }

    /// A mapping between two ranges.
    public init(source: CMTimeRange, target: CMTimeRange) {
        self.source = source
        self.target = target
    }

    /// No mapping at all.
    public static let invalid = CMTimeMapping()

    /// Whether there is a range that something is mapped to.
    public var isValid: Bool { target.isValid }

    /// Whether it is a gap.
    public var isEmpty: Bool { isValid && !source.start.isNumeric }
}
