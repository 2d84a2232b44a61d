// SPDX-License-Identifier: Apache-2.0

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No choice has been made; the value comes from further out.
    case unspecified = -1
    /// From left to right, as English.
    case leftToRight = 0
    /// From right to left, as Arabic.
    case rightToLeft = 1
}
