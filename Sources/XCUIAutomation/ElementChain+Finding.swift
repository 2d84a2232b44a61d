// SPDX-License-Identifier: Apache-2.0

import Foundation
import UITestWire

extension ElementChain {
    /// Seconds for which an element that is used is waited for.
    private static let patience = 1.0

    /// The elements of the application now, with those rows of tables that the question needs.
    ///
    /// - Throws: ``UITestFailure`` where the application does not run.
    func root() throws -> ElementSnapshot {
        let process = try application.process()
        let root = try process.root(countsRows ? .counted : .left)
        guard !steps.isEmpty, all(in: root).isEmpty, hasTable(root) else { return root }
        // It may be in a row that is not on the screen.
        return try process.root(.read)
    }

    /// Whether rows that are not on the screen count for the question.
    private var countsRows: Bool {
        steps.contains { step in
            switch step {
            case .descendants(.cell), .children(.cell): true
            default: false
            }
        }
    }

    private func hasTable(_ root: ElementSnapshot) -> Bool {
        root.descendants.contains { $0.elementType == .table }
    }

    /// Whether there is an element now.
    func exists() throws -> Bool { try !all(in: root()).isEmpty }

    /// The element, which may come a moment later.
    ///
    /// - Throws: ``UITestFailure`` with the reason in XCTest's words.
    func resolve() throws -> ElementSnapshot {
        let end = ContinuousClock.now + .seconds(Self.patience)
        while true {
            do {
                return try one(in: root())
            } catch let absence as Absence {
                let left = (end - .now) / .seconds(1)
                guard left > 0 else { throw UITestFailure(absence.reason) }
                try application.process().pass(min(left, 0.1))
            }
        }
    }

    /// Waits until something is so; false if it is not within the time.
    func wait(_ timeout: TimeInterval, until isSo: () throws -> Bool) throws -> Bool {
        let end = ContinuousClock.now + .seconds(max(timeout, 0))
        while true {
            if try isSo() { return true }
            let left = (end - .now) / .seconds(1)
            guard left > 0 else { return false }
            try application.process().pass(min(left, 0.1))
        }
    }
}
