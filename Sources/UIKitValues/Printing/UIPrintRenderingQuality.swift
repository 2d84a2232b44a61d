// SPDX-License-Identifier: Apache-2.0

/// The quality of a page.
public enum UIPrintRenderingQuality: Int, Sendable {
    /// The best quality, however slow.
    case best = 0
    /// Little, for a preview.
    case responsive = 1
}
