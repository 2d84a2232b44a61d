// SPDX-License-Identifier: Apache-2.0

/// The name of a state of one's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key from its name; begin it with the domain of the program, to be its own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
