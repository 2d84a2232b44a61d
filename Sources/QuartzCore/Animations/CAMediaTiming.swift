// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import RenderServer

/// An object with a local time, derived from its parent's.
///
/// Local time is (parent's time - beginTime) x speed + timeOffset.
public protocol CAMediaTiming: AnyObject {
    /// When local time begins, in the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run.
    var duration: CFTimeInterval { get set }
    /// How fast local time runs; 0 stands still.
    var speed: Float { get set }
    /// Added to local time.
    var timeOffset: CFTimeInterval { get set }
    /// How many runs; may be a fraction or infinite.
    var repeatCount: Float { get set }
    /// The duration of all repeats, instead of a number of runs.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// The effect before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of an animation outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a mode by name; unknown ones act as `removed`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value holds before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    init(_ fill: RenderTiming.Fill) {
        switch fill {
        case .removed: self = .removed
        case .backwards: self = .backwards
        case .forwards: self = .forwards
        case .both: self = .both
        }
    }

    var renderValue: RenderTiming.Fill {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }
}

/// The present time in seconds by the animations' clock; a headless screen's clock is moved by
/// hand.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
