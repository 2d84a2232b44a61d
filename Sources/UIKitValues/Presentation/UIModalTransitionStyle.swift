// SPDX-License-Identifier: Apache-2.0

/// The transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From the bottom.
    case coverVertical = 0
    /// By turning.
    case flipHorizontal = 1
    /// By fading.
    case crossDissolve = 2
    /// Under a curled page.
    case partialCurl = 3
}
