// SPDX-License-Identifier: Apache-2.0

/// The property to preserve where a colour cannot be reproduced exactly.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The choice suits what is drawn.
    case defaultIntent = 0
    /// Exact colours; those out of gamut are clipped, white is not adapted.
    case absoluteColorimetric = 1
    /// Exact colours relative to white; those out of gamut are clipped.
    case relativeColorimetric = 2
    /// The relations between colours, all of which may shift.
    case perceptual = 3
    /// Vividness.
    case saturation = 4
}
