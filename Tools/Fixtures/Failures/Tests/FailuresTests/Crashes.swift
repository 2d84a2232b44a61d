// SPDX-License-Identifier: Apache-2.0

import Quick
import Testing
import XCTest

final class Crashes: XCTestCase {
    func testA() {}

    func testBUnwraps() {
        print("words before the crash", terminator: "")
        let none = Int("none")
        print(none!)
    }

    func testC() {}

    func testDExits() { exit(0) }

    func testEHangs() { while true { Thread.sleep(forTimeInterval: 1) } }

    func testFIsFatal() { fatalError("no way on") }

    func testGAborts() { abort() }

    func testHExitsAtOnce() { _exit(3) }

    func testI() { XCTFail("after all crashes") }
}

final class CrashingSetUp: XCTestCase {
    override class func setUp() { fatalError("the class's setUp") }
    func testA() {}
    func testB() {}
}

final class CrashingSpec: QuickSpec {
    override class func spec() {
        it("passes before") {}
        it("crashes") { fatalError("in an example") }
        it("passes after") {}
    }
}

@Suite struct NewTests {
    @Test func passes() {}

    @Test @MainActor func passesOnTheMainThread() async {
        #expect(Thread.isMainThread)
        await withCheckedContinuation { done in
            RunLoop.main.perform {
                Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in done.resume() }
            }
        }
        #expect(Thread.isMainThread)
    }

    @Test func expects() { #expect(1 == 2) }

    @Test func usesXCTest() { XCTFail("an assertion of XCTest's") }

    @Test func crashes() { fatalError("in Swift Testing") }

    @Test func exits() { exit(0) }

    @Test(arguments: [1, 2]) func takes(number: Int) { #expect(number == 1) }
}
