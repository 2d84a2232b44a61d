// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What one run of a suite came to, in the form that reports are made of.
struct RunRecord: Codable, Equatable, Sendable {
    struct Test: Codable, Equatable, Sendable {
        var name: String
        /// `passed`, `failed` or `skipped`.
        var outcome: String
        var seconds: Double
        var failures: [Failure] = []
    }

    struct Failure: Codable, Equatable, Sendable {
        enum Kind: String, Codable {
            case assertion
            case crash
            case timeout
            /// The test never began.
            case absence
        }

        var kind: Kind
        var message: String
        /// Relative to the project's folder where it lies in it.
        var file: String?
        var line: Int
        var frames: [String] = []
        var pictures: [PictureRecord] = []
    }

    /// Something that did not run and is none of the tests above.
    struct LeftOut: Codable, Equatable, Sendable {
        var name: String
        var reason: String
        var file: String?
        var line: Int = 0
        /// Whether the run fails for it.
        var isFailure: Bool
    }

    var device: String?
    var shard: String?
    /// `TestShard.planDigest`, for a shard.
    var plan: String?
    var seed: UInt64?
    /// When it began, in the form of ISO 8601.
    var start: String = ""
    var seconds: Double
    var tests: [Test]
    /// Failures outside of tests.
    var strays: [Failure] = []
    var leftOut: [LeftOut] = []

    func count(_ outcome: TestResult.Outcome) -> Int {
        tests.count { $0.outcome == outcome.rawValue }
    }

    var isGreen: Bool {
        strays.isEmpty && count(.failed) == 0 && !leftOut.contains { $0.isFailure }
    }
}

extension RunRecord.Failure {
    init(_ failure: TestFailure, root: String) {
        kind =
            failure.isTimeOut
            ? .timeout : failure.isCrash ? .crash : failure.isAbsence ? .absence : .assertion
        message = failure.message
        file = failure.file.map { RunRecord.relative($0, root) }
        line = failure.line
        frames = failure.frames
    }
}

extension RunRecord {
    /// Takes a ledger's results.
    init(_ ledger: TestLedger, root: String, seconds: Double) {
        self.seconds = seconds
        tests = ledger.results.map { result in
            let failures =
                result.outcome == .failed && result.failures.isEmpty
                ? [TestFailure(message: "failed")] : result.failures
            return Test(
                name: result.name,
                outcome: result.outcome.rawValue,
                seconds: result.seconds,
                failures: failures.map { Failure($0, root: root) }
            )
        }
        strays = ledger.strays.map { Failure($0, root: root) }
    }

    /// The same with the pictures that failures name.
    func withPictures() -> RunRecord {
        func filled(_ failure: Failure) -> Failure {
            var failure = failure
            failure.pictures = PictureFiles.all(in: failure.message).map {
                $0.record(failure.message)
            }
            return failure
        }
        var run = self
        run.strays = strays.map(filled)
        for index in run.tests.indices {
            run.tests[index].failures = run.tests[index].failures.map(filled)
        }
        return run
    }

    /// A file's path in the project's folder; as it is outside of it.
    static func relative(_ path: String, _ root: String) -> String {
        path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }
}
