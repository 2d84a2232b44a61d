// SPDX-License-Identifier: Apache-2.0

import XCTest

@MainActor final class Model {
    var count = 0
    func add() { count += 1 }
}

@MainActor final class BothTests: XCTestCase {
    private let model = Model()
    private var isReady = false

    override func setUp() {
        func prepare() { model.add() }
        super.setUp()
        prepare()
        isReady = true
    }

    override func tearDownWithError() throws {
        model.count = 0
        try super.tearDownWithError()
    }

    @MainActor func testA() {
        func local() { model.add() }
        local()
        XCTAssertEqual(model.count, 2)
        XCTAssertTrue(#function == "testA()")
    }

    func testB() throws {
        let values = [1, 2].map { $0 + model.count }
        XCTAssertEqual(values, [2, 3])
        XCTAssertTrue(isReady)
    }

    func testC() async throws {
        await Task.yield()
        XCTAssertEqual(model.count, 1)
    }
}

final class MixedTests: XCTestCase {
    @MainActor func testA() {
        let model = Model()
        model.add()
        XCTAssertEqual(model.count, 1)
    }

    func testB() {}

    #if DEBUG
    @MainActor func testInACondition() { XCTAssertEqual(Model().count, 0) }
    #endif
}

@MainActor class BaseTests: XCTestCase {
    func testInherited() { XCTAssertEqual(Model().count, 0) }
}

final class DerivedTests: BaseTests {
    override func testInherited() { super.testInherited() }
    nonisolated func testElsewhere() {}
}
