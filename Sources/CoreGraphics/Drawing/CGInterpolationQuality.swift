// SPDX-License-Identifier: Apache-2.0

/// How carefully a scaled image's pixels are computed.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's own choice.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Fast.
    case low = 2
    /// Best.
    case high = 3
    /// Between low and high.
    case medium = 4
}
