// SPDX-License-Identifier: Apache-2.0

/// How much it matters that a constraint holds, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number; 1000 must hold.
    public var rawValue: Float

    /// Makes a priority from a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority from a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: a constraint that must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: with it contents resist compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: with it the scene wants to keep its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: with it contents resist growth.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: with it the size is fitted to a target.
    public static let fittingSizeLevel = UILayoutPriority(50)

    // Disfavoured: libraries declare the same operators, and theirs count where they are seen.
    /// A priority so much higher.
    @_disfavoredOverload public static func + (
        priority: UILayoutPriority,
        difference: Float
    ) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + difference)
    }

    /// A priority so much lower.
    @_disfavoredOverload public static func - (
        priority: UILayoutPriority,
        difference: Float
    ) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - difference)
    }

    /// Raises a priority.
    @_disfavoredOverload public static func += (priority: inout UILayoutPriority, difference: Float)
    {
        priority = priority + difference
    }

    /// Lowers a priority.
    @_disfavoredOverload public static func -= (priority: inout UILayoutPriority, difference: Float)
    {
        priority = priority - difference
    }

    /// Whether a priority gives way to another.
    public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
        one.rawValue < other.rawValue
    }
}
