// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a log line writes a number with a point.
public struct OSLogFloatFormatting: Sendable {
    private let format: String
    private let digits: Int

    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
    /// With so many digits behind the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.*f", digits: precision)
    }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.*e", digits: 6)
    }
    /// The shorter of both.
    public static var hybrid: OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.*g", digits: 6)
    }

    func text(_ value: Double) -> String { String(format: format, digits, value) }
}

/// How a log line writes a whole number.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let isUppercase: Bool
    private let prefix: String

    /// In tens.
    public static var decimal: OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, isUppercase: false, prefix: "")
    }
    /// In sixteens.
    public static var hex: OSLogIntegerFormatting { hex(explicitPositiveSign: false) }
    /// In sixteens, with `0x` in front or in capitals.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16,
            isUppercase: uppercase,
            prefix: (explicitPositiveSign ? "+" : "") + (includePrefix ? "0x" : "")
        )
    }
    /// In eights.
    public static var octal: OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 8, isUppercase: false, prefix: "")
    }

    func text(_ value: some BinaryInteger) -> String {
        prefix + String(value, radix: radix, uppercase: isUppercase)
    }
}

/// Where a value stands in its column of a log line.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// Nowhere.
    public static var none: OSLogStringAlignment {
        OSLogStringAlignment(columns: 0, isRight: false)
    }
    /// At the right.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }
    /// At the left.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    func aligned(_ text: String) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? blanks + text : text + blanks
    }
}
