// SPDX-License-Identifier: Apache-2.0

/// What help with writing may put into a text.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Takes the options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    /// Text with attributes.
    public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
    /// Lists.
    public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
    /// Tables.
    public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
