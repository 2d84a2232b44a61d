// SPDX-License-Identifier: Apache-2.0

/// The kinds of scrolling that a recognizer accepts.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
