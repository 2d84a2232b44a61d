// SPDX-License-Identifier: Apache-2.0

/// Which parts of a table keep to the width of their content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
