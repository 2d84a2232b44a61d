// SPDX-License-Identifier: Apache-2.0

/// A way along a text, as it is stored or as it is seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the direction.
    public var rawValue: Int

    /// A direction by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A way along the text as it is stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A way along the text as it is seen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
