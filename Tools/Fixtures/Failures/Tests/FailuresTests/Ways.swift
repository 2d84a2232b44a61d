// SPDX-License-Identifier: Apache-2.0

import Quick
import XCTest

struct Mistake: Error {}

/// Runs as a part of another test only.
final class Part: XCTestCase {}

final class Ways: XCTestCase {
    func testFail() { XCTFail("plain") }

    func testAssert() { XCTAssertEqual(1, 2) }

    func testThrow() throws { throw Mistake() }

    func testUnwrap() throws { _ = try XCTUnwrap(nil as Int?) }

    func testLibrary() { fail("by a library") }

    func testExpectation() {
        let never = XCTestExpectation(description: "never")
        wait(for: [never], timeout: 0.001)
    }

    func testForgottenExpectation() { _ = expectation(description: "forgotten") }

    func testInvertedExpectation() {
        let early = expectation(description: "early")
        early.isInverted = true
        early.fulfill()
        wait(for: [early], timeout: 0.001)
    }

    func testInNested() { Part(name: "part", testClosure: { _ in XCTFail("inside") }).run() }

    func testAfterNested() {
        Part(name: "part", testClosure: { _ in }).run()
        XCTFail("after")
    }

    func testAfterNestedInNested() {
        let part = Part(name: "outer part") { _ in
            Part(name: "inner part", testClosure: { _ in }).run()
            XCTFail("after the inner part")
        }
        part.run()
    }

    func testInSuite() {
        let suite = XCTestSuite(name: "suite")
        suite.addTest(Part(name: "part of a suite", testClosure: { _ in throw Mistake() }))
        suite.run()
    }

    func testThread() {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            XCTFail("on a thread")
            done.signal()
        }
        done.wait()
    }

    func testAsync() async { XCTFail("asynchronous") }

    func testAsyncThrow() async throws { throw Mistake() }

    func testTask() async {
        await Task.detached { XCTFail("in a task") }.value
    }

    func testTeardownBlock() { addTeardownBlock { XCTFail("in a block") } }

    func testPasses() {}

    /// The first of ten times is far from the others, and nothing says how long it may take.
    func testPassesThoughTimesSpread() {
        var isFirst = true
        measure {
            let end = ProcessInfo.processInfo.systemUptime + (isFirst ? 0.5 : 0)
            while ProcessInfo.processInfo.systemUptime < end {}
            isFirst = false
        }
    }

    /// Fails while it is measured.
    func testMeasured() {
        measure { XCTFail("in what is measured") }
    }

    func testSkipped() throws { throw XCTSkip("not today") }
}

final class SetUpFails: XCTestCase {
    override func setUp() { XCTFail("in setUp") }
    func testA() {}
}

final class SetUpThrows: XCTestCase {
    override func setUpWithError() throws { throw Mistake() }
    func testA() {}
}

final class AsyncSetUpThrows: XCTestCase {
    override func setUp() async throws { throw Mistake() }
    func testA() {}
}

final class TearDownFails: XCTestCase {
    override func tearDown() { XCTFail("in tearDown") }
    func testA() {}
}

final class TearDownThrows: XCTestCase {
    override func tearDownWithError() throws { throw Mistake() }
    func testA() {}
}

final class AsyncTearDownThrows: XCTestCase {
    override func tearDown() async throws { throw Mistake() }
    func testA() {}
}

final class ClassHooks: XCTestCase {
    override class func setUp() { XCTFail("in the class's setUp") }
    override class func tearDown() { XCTFail("in the class's tearDown") }
    func testA() {}
}

final class LateThread: XCTestCase {
    static let gate = DispatchSemaphore(value: 0)
    static let done = DispatchSemaphore(value: 0)

    /// Lets the thread go on when no test runs any more.
    override class func tearDown() {
        gate.signal()
        done.wait()
    }

    func testA() {
        Thread.detachNewThread {
            Self.gate.wait()
            XCTFail("after the test has ended")
            Self.done.signal()
        }
    }
}

final class FailingSpec: QuickSpec {
    override class func spec() {
        it("passes") {}
        it("fails") { fail("in an example") }
        it("throws") { throw Mistake() }
    }
}
