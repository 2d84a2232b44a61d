// SPDX-License-Identifier: Apache-2.0

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits, as C has them.
    public let rawValue: UInt32

    /// Makes options from C's bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills what lies after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
