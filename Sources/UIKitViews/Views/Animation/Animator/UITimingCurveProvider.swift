// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Provides the timing of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    /// Which of the two kinds of pace counts.
    var timingCurveType: UITimingCurveType { get }
    /// The pace as a curve; nil if it is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The pace as a spring; nil if it is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// Kinds of pace.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A cubic curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve over a spring.
    case composed = 3
}
