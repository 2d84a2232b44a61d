// SPDX-License-Identifier: Apache-2.0

/// Names a sound of the focus; none is played here.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
