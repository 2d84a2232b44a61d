// SPDX-License-Identifier: Apache-2.0

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = -1
    /// From left to right, as English.
    case leftToRight = 0
    /// From right to left, as Arabic.
    case rightToLeft = 1
}
