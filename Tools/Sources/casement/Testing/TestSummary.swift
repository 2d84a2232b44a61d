// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person reads at the end of a run on one or several devices, and the status that follows.
struct TestSummary {
    var fileCount = 0
    var leftOut: [RunRecord.LeftOut] = []
    var seconds = 0.0
    /// Whether there are tests, and all of them belong to other shards.
    var isEmptyShard = false

    /// The lines of each device, then those of all together.
    func lines(of outcomes: [TestSession.Outcome], log: URL) -> [String] {
        let joint = Self.joint(outcomes)
        var lines: [String] = []
        if outcomes.count > 1 {
            for outcome in outcomes {
                lines.append("On \(outcome.device ?? "the device"):")
                lines += TestReport.causeLines(of: outcome.ledger)
                lines.append(TestReport.counts(outcome.ledger))
            }
        } else {
            lines = TestReport.causeLines(of: joint)
        }
        if isEmptyShard {
            lines.append("No test belongs to this shard.")
        } else if joint.results.isEmpty {
            lines.append("No tests ran.")
        }
        let left = leftOut.isEmpty ? "" : ", \(leftOut.count) left out"
        lines.append("\(TestReport.counts(joint))\(left); the full log is \(log.path)")
        lines.append(TestReport.closingLine(joint, seconds))
        return lines
    }

    func status(of outcomes: [TestSession.Outcome]) -> TestStatus {
        let joint = Self.joint(outcomes)
        if joint.failureCount > 0 || leftOut.contains(where: \.isFailure) { return .failed }
        return joint.results.isEmpty && !isEmptyShard ? .nothingRan : .passed
    }

    private static func joint(_ outcomes: [TestSession.Outcome]) -> TestLedger {
        outcomes.reduce(into: TestLedger()) { $0.join($1.ledger) }
    }
}
