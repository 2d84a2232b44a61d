// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A motion of the content without a touch: a deceleration, an animated scroll, a zoom.
@MainActor
struct ScrollMotion {
    /// An offset and a scale to go from and to, in a time.
    struct Course {
        var offset: (from: CGPoint, to: CGPoint)
        var scale: (from: CGFloat, to: CGFloat)?
        var duration: Double
    }

    enum Kind {
        /// Content that was let go, along each axis.
        case deceleration(x: ScrollAxisMotion, y: ScrollAxisMotion)
        /// A scroll of the program's.
        case scroll(Course)
        /// A zoom of the program's.
        case zoom(Course)
        /// A scale that returns to its limits.
        case zoomBounce(Course)
        /// A scroll to the top, by a tap on the status bar.
        case scrollToTop(Course)
    }

    let kind: Kind
    /// When it began, on the media clock.
    let start: Double

    var isDeceleration: Bool { if case .deceleration = kind { true } else { false } }
    var isZoomBounce: Bool { if case .zoomBounce = kind { true } else { false } }
    var isZoomAnimation: Bool { if case .zoom = kind { true } else { false } }
    var isScrollAnimation: Bool {
        switch kind {
        case .scroll, .scrollToTop: true
        default: false
        }
    }

    var duration: Double {
        switch kind {
        case .deceleration(let x, let y): Double(max(x.duration, y.duration))
        case .scroll(let course), .zoom(let course), .zoomBounce(let course),
            .scrollToTop(let course):
            course.duration
        }
    }

    /// The offset at a time of the media clock, and the scale where it changes.
    func state(at time: Double) -> (offset: CGPoint, scale: CGFloat?) {
        let past = max(0, time - start)
        switch kind {
        case .deceleration(let x, let y):
            return (
                CGPoint(x: x.position(at: CGFloat(past)), y: y.position(at: CGFloat(past))), nil
            )
        case .scroll(let course), .zoom(let course), .zoomBounce(let course),
            .scrollToTop(let course):
            return course.state(at: past)
        }
    }
}

extension ScrollMotion.Course {
    @MainActor fileprivate func state(at past: Double) -> (offset: CGPoint, scale: CGFloat?) {
        guard past < duration else { return (offset.to, scale?.to) }
        let part = CGFloat(ScrollMotion.ease(past / duration))
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        let place = CGPoint(
            x: between(offset.from.x, offset.to.x),
            y: between(offset.from.y, offset.to.y)
        )
        return (place, scale.map { between($0.from, $0.to) })
    }
}

extension ScrollMotion {
    /// The duration of the program's animated scrolls and zooms, in seconds; our choice.
    static let animationDuration = 0.3

    /// Ease in and out: the smoothstep function.
    fileprivate static func ease(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}
