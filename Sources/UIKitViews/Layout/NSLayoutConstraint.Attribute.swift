// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
    /// A part of a view or guide that a constraint can name.
    public enum Attribute: Int, Sendable, BitwiseCopyable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable, BitwiseCopyable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// How a visual format is read.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal centres are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical centres are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last baselines are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First baselines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of the alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// A horizontal format runs in the reading direction; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A horizontal format runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A horizontal format runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the format's direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Vertical spaces are measured between edges; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical spaces are measured between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kind of an attribute; only attributes of one kind can be related.
    enum Kind {
        case x
        case y
        case size
        case none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .x
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .y
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var isHorizontal: Bool { kind == .x || self == .width }

    /// Whether the attribute depends on the reading direction; nil for those that may be combined
    /// with both.
    var followsReadingDirection: Bool? {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .leftMargin, .rightMargin: false
        default: nil
        }
    }

    /// The side that an attribute means in a reading direction.
    func resolved(isRightToLeft: Bool) -> Self {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// The name in a constraint's description.
    var text: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        default: "\(self)"
        }
    }
}
