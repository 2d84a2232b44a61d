// SPDX-License-Identifier: Apache-2.0

/// How much room letters take that reach beyond their line.
public enum UILetterformAwareSizingRule: Int, Sendable {
    /// As much as the font says.
    case typographic = 0
    /// As much as the letters need.
    case oversize = 1
}

/// Something that can make room for letters that reach beyond their line.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: AnyObject {
    /// How much room is made; as much as the font says unless set.
    var sizingRule: UILetterformAwareSizingRule { get set }
}
