// SPDX-License-Identifier: Apache-2.0

/// How private a value in a log line is; everything is printed here.
public struct OSLogPrivacy: Sendable {
    /// Shown to everyone.
    public static let `public` = OSLogPrivacy()
    /// Hidden from strangers on iOS.
    public static let `private` = OSLogPrivacy()
    /// Hidden from strangers on iOS.
    public static let sensitive = OSLogPrivacy()
    /// As the value's type has it.
    public static let auto = OSLogPrivacy()

    /// How a hidden value is told from others.
    public enum Mask: Sendable {
        /// By a number made of it.
        case hash
        /// Not at all.
        case none
    }

    /// Hidden from strangers on iOS, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Hidden from strangers on iOS, with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// As the value's type has it, with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The text of a log line.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Collects the text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Begins.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words of the literal.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value, whatever its privacy.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T,
            privacy: OSLogPrivacy = .auto
        ) {
            text += "\(value())"
        }

        /// Adds a number with so many digits behind the point.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(
            _ number: @autoclosure () -> T,
            format: OSLogFloatFormatting,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.aligned(format.text(Double(number())))
        }

        /// Adds a whole number in some notation.
        public mutating func appendInterpolation<T: BinaryInteger>(
            _ number: @autoclosure () -> T,
            format: OSLogIntegerFormatting,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.aligned(format.text(number()))
        }

        /// Adds a value in a column.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T,
            align: OSLogStringAlignment,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.aligned("\(value())")
        }
    }

    let text: String

    /// Makes a message of a literal.
    public init(stringLiteral value: String) { text = value }

    /// Makes a message of parts.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
