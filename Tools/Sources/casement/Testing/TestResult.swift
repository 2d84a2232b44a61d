// SPDX-License-Identifier: Apache-2.0

/// What a test did wrong.
struct TestFailure: Equatable, Hashable {
    var message: String
    /// Where; nil where nobody knows.
    var file: String?
    var line = 0
    /// The user's frames, for a crash.
    var frames: [String] = []
    /// Whether it ended the program.
    var isCrash = false
    /// Whether the test or the program took longer than it may.
    var isTimeOut = false
    /// Whether the test never began.
    var isAbsence = false
}

/// What became of one test.
struct TestResult: Equatable {
    enum Outcome: String {
        case passed
        case failed
        case skipped
    }

    let name: String
    var outcome: Outcome
    var failures: [TestFailure] = []
    var seconds = 0.0

    /// Whether Swift Testing has failed it since it took longer than it says itself that it may.
    var isOverItsLimit: Bool {
        failures.contains { $0.message.contains("Time limit was exceeded") }
    }
}
