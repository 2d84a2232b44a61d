// SPDX-License-Identifier: Apache-2.0

/// Where an image's pixels keep their alpha, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Colour components only.
    case none = 0
    /// Alpha after the colours, which are multiplied by it: RGBA.
    case premultipliedLast = 1
    /// Alpha before the colours, which are multiplied by it: ARGB.
    case premultipliedFirst = 2
    /// Alpha after the colours, which are as they are: RGBA.
    case last = 3
    /// Alpha before the colours, which are as they are: ARGB.
    case first = 4
    /// A component of padding after the colours: RGBX.
    case noneSkipLast = 5
    /// A component of padding before the colours: XRGB.
    case noneSkipFirst = 6
    /// Alpha and no colours.
    case alphaOnly = 7
}

extension CGImageAlphaInfo {
    /// Whether there is no alpha.
    var isOpaque: Bool {
        switch self {
        case .none, .noneSkipFirst, .noneSkipLast: true
        default: false
        }
    }
}
