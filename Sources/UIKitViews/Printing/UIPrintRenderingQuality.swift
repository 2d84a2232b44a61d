// SPDX-License-Identifier: Apache-2.0

/// How much time a page may take.
public enum UIPrintRenderingQuality: Int, Sendable {
    /// As much as the best looks take.
    case best = 0
    /// Little, for a preview.
    case responsive = 1
}
