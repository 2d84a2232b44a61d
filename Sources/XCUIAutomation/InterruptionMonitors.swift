// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import XCTest

// Sendable is unchecked because a lock guards the list.
/// The handlers that tests have for alerts which get in their way.
final class InterruptionMonitors: @unchecked Sendable {
    static let shared = InterruptionMonitors()

    private final class Monitor: Foundation.NSObject {
        weak var test: XCTestCase?
        let handler: (XCUIElement) -> Bool

        init(_ test: XCTestCase, _ handler: @escaping (XCUIElement) -> Bool) {
            self.test = test
            self.handler = handler
        }
    }

    private let lock = NSLock()
    private var monitors: [Monitor] = []
    private var isHandling = false

    func add(_ test: XCTestCase, _ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol
    {
        let monitor = Monitor(test, handler)
        lock.withLock { monitors.append(monitor) }
        return monitor
    }

    func remove(_ monitor: any NSObjectProtocol) {
        lock.withLock { monitors.removeAll { $0 === monitor } }
    }

    func forget(_ test: XCTestCase) {
        lock.withLock { monitors.removeAll { $0.test == nil || $0.test === test } }
    }

    /// Asks the handlers, the last one first, until one has dealt with an alert.
    func handle(_ alert: XCUIElement) -> Bool {
        let asked = lock.withLock { () -> [Monitor] in
            guard !isHandling else { return [] }
            isHandling = true
            return monitors.reversed()
        }
        guard !asked.isEmpty else {
            lock.withLock { isHandling = false }
            return false
        }
        defer { lock.withLock { isHandling = false } }
        return asked.contains { $0.handler(alert) }
    }
}

extension XCTestCase {
    /// Adds a handler for alerts that get in the way of an action.
    ///
    /// It is given the alert and says whether it has dealt with it; the last one added is asked
    /// first. It goes with the test.
    /// - Returns: what `removeUIInterruptionMonitor(_:)` is given.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String,
        handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol { InterruptionMonitors.shared.add(self, handler) }

    /// Removes a handler for alerts.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        InterruptionMonitors.shared.remove(monitor)
    }
}
