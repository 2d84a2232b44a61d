// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UITestWire

extension XCUIElement {
    /// Seconds for which a touch waits until it would reach the element.
    private static let patience = 1.0

    /// Where a touch reaches an element.
    func hit(_ element: ElementSnapshot, scrolls: Bool) throws -> UITestHit {
        let request = UITestRequest.hitPoint(id: element.node.id, scrolls: scrolls)
        guard let hit = try application.process().ask(request).hit else {
            throw UITestFailure("The application has not said where \(element.name) is")
        }
        return hit
    }

    /// The element and the point at which it is touched: it is waited for, scrolled into view, and
    /// alerts in front of it are dealt with.
    func target() throws -> (element: ElementSnapshot, point: CGPoint, key: String?) {
        let end = ContinuousClock.now + .seconds(Self.patience)
        try dealWithInterruptions()
        while true {
            let element = try chain.resolve()
            let hit = try hit(element, scrolls: true)
            // It may have moved.
            if hit.isHittable {
                return (element, CGPoint(x: hit.point.x, y: hit.point.y), hit.key)
            }
            let left = (end - .now) / .seconds(1)
            guard left > 0 else { throw UITestFailure("Not hittable: \(element.line)") }
            try application.process().pass(min(left, 0.1))
        }
    }

    /// Hands alerts that the element is not in to the test's handlers.
    private func dealWithInterruptions() throws {
        // A handler may be needed for an alert that the next one leaves.
        for _ in 0..<8 {
            let root = try chain.root()
            let alerts = ElementChain(application: application).adding(.descendants(.alert))
            let found = alerts.all(in: root)
            guard let alert = found.last,
                !chain.all(in: root).contains(where: { alert.holds($0) }),
                InterruptionMonitors.shared.handle(
                    XCUIElement(alerts.adding(.choice(.index(found.count - 1))))
                )
            else { return }
        }
    }

    /// Touches the element.
    func touch(
        _ action: String,
        _ gesture: (ElementSnapshot, CGPoint) throws -> UITestGesture
    ) {
        UITestFailure.caught("\(action) \(chain.name)") {
            let (element, point, key) = try target()
            let request: UITestRequest =
                try key.map { .type($0) } ?? .touch(gesture(element, point))
            try application.process().ask(request)
        }
    }

    /// The part of an element that is on the screen.
    static func shownPart(of element: ElementSnapshot) -> CGRect {
        let screen = sequence(first: element) { $0.parent }.reduce(element.frame) { $1.frame }
        let shown = element.frame.intersection(screen)
        return shown.isNull || shown.isEmpty ? element.frame : shown
    }
}
