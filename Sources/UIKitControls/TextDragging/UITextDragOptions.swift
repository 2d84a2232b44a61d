// SPDX-License-Identifier: Apache-2.0

/// How dragged text is shown.
public struct UITextDragOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Previews are in one colour, whatever the text's.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}
