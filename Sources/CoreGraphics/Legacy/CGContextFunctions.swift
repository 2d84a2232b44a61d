// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Paints a gradient around a point, across the whole clip, from an angle in radians on towards
/// positive angles.
public func CGContextDrawConicGradient(
    _ c: CGContext?,
    _ gradient: CGGradient?,
    _ center: CGPoint,
    _ angle: CGFloat
) {
    guard let c, let gradient else { return }
    c.draw(
        gradient,
        .conic(center: center, angle: angle),
        [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    )
}

/// How much brighter than white the display may be; 0 where nothing was set.
public func CGContextGetEDRTargetHeadroom(_ context: CGContext) -> Float {
    context.headroom
}
