// SPDX-License-Identifier: Apache-2.0

/// Parts of the sheet of activities.
public struct UIActivitySectionTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// People that the system thinks of.
    public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)
}

/// How something that people can work on together is shared.
public enum UIActivityCollaborationMode: Int, Sendable {
    /// As a copy of its own.
    case sendCopy = 0
    /// As the one that all work on.
    case collaborate = 1
}
