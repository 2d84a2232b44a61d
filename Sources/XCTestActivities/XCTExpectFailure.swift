// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import XCTest

/// What the failures are that a test expects.
public final class XCTExpectedFailure {
    /// How failures are expected.
    public final class Options {
        /// Tells the failures that are expected from others: all of them at first.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Whether failures are expected at all.
        public var isEnabled = true
        /// Whether it is a failure if none comes.
        public var isStrict = true

        /// Makes options that expect at least one failure.
        public init() {}

        /// Options by which no failure need come.
        public class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// Expects failures until the test ends.
public func XCTExpectFailure(
    _ failureReason: String? = nil,
    options: XCTExpectedFailure.Options
) {
    guard options.isEnabled else { return }
    ExpectedFailures.shared.begin(failureReason, options)
}

/// Expects failures until the test ends.
public func XCTExpectFailure(
    _ failureReason: String? = nil,
    enabled: Bool? = nil,
    strict: Bool? = nil,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    XCTExpectFailure(failureReason, options: made(enabled, strict, issueMatcher))
}

/// Expects failures in a block.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil,
    options: XCTExpectedFailure.Options,
    failingBlock: () throws -> Result
) rethrows -> Result {
    guard options.isEnabled else { return try failingBlock() }
    let place = ExpectedFailures.shared.begin(failureReason, options)
    defer {
        if let complaint = ExpectedFailures.shared.end(place) { XCTFail(complaint) }
    }
    return try failingBlock()
}

/// Expects failures in a block.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil,
    enabled: Bool? = nil,
    strict: Bool? = nil,
    failingBlock: () throws -> Result,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
    try XCTExpectFailure(
        failureReason,
        options: made(enabled, strict, issueMatcher),
        failingBlock: failingBlock
    )
}

private func made(
    _ enabled: Bool?,
    _ strict: Bool?,
    _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let matcher { options.issueMatcher = matcher }
    return options
}

/// Whether a failure of a test is one that it expects, and so none.
///
/// `casement` lets the classes of tests that expect failures ask this where they record one.
public func _expectsFailure(_ description: String, isAssertion: Bool) -> Bool {
    let type: XCTIssue.IssueType = isAssertion ? .assertionFailure : .thrownError
    return ExpectedFailures.shared.takes(XCTIssue(type: type, compactDescription: description))
}

/// Ends what a test has expected to its end, and fails it where that did not come.
public func _endExpectedFailures(of test: XCTestCase) {
    for complaint in ExpectedFailures.shared.endAll() {
        test.recordFailure(
            withDescription: complaint,
            inFile: test.name,
            atLine: 0,
            expected: true
        )
    }
}

/// The failures that the test that runs expects; the innermost block is asked first.
// Sendable is unchecked because a lock guards the list.
final class ExpectedFailures: @unchecked Sendable {
    static let shared = ExpectedFailures()

    private struct Expectation {
        let reason: String?
        let options: XCTExpectedFailure.Options
        var hasCome = false

        var complaint: String? {
            guard options.isStrict, !hasCome else { return nil }
            return "Expected failure but none recorded" + (reason.map { ": " + $0 } ?? "")
        }
    }

    private let lock = NSLock()
    private var expectations: [Expectation] = []

    @discardableResult
    func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) -> Int {
        lock.withLock {
            expectations.append(Expectation(reason: reason, options: options))
            return expectations.count - 1
        }
    }

    /// Ends an expectation and those begun since; says what is to be said of it.
    func end(_ place: Int) -> String? {
        lock.withLock {
            guard expectations.indices.contains(place) else { return nil }
            let complaint = expectations[place].complaint
            expectations.removeSubrange(place...)
            return complaint
        }
    }

    func endAll() -> [String] {
        lock.withLock {
            defer { expectations = [] }
            return expectations.compactMap(\.complaint)
        }
    }

    func takes(_ issue: XCTIssue) -> Bool {
        let waiting = lock.withLock { expectations }
        // Asked without the lock, since a matcher may do anything.
        guard let place = waiting.lastIndex(where: { $0.options.issueMatcher(issue) }) else {
            return false
        }
        lock.withLock {
            if expectations.indices.contains(place) { expectations[place].hasCome = true }
        }
        return true
    }
}
