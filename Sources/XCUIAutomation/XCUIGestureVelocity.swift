// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    /// Points a second.
    public let rawValue: CGFloat
    /// Makes a velocity.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a velocity.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a velocity.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// Makes a velocity.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
    /// As a person usually swipes.
    public static let `default` = XCUIGestureVelocity(rawValue: 1000)
    /// Half as fast.
    public static let slow = XCUIGestureVelocity(rawValue: 500)
    /// More than twice as fast.
    public static let fast = XCUIGestureVelocity(rawValue: 2500)
}
