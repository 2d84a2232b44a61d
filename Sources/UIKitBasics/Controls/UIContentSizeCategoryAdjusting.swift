// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something whose font can follow the size of text that the reader asked for.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows; only fonts of a text style can.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
