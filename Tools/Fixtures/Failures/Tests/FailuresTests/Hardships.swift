// SPDX-License-Identifier: Apache-2.0

import Foundation
import XCTest

/// Tests that pass, and make it hard to say so.
final class Hardships: XCTestCase {
    func testALeaksAThread() {
        Thread.detachNewThread { while true { Thread.sleep(forTimeInterval: 0.01) } }
    }

    func testBPrintsALot() {
        let line = String(repeating: "x", count: 99) + "\n"
        let block = Data(String(repeating: line, count: 10_000).utf8)
        for _ in 0..<90 { FileHandle.standardOutput.write(block) }
        // One line of ten megabytes, and no end.
        FileHandle.standardOutput.write(Data(repeating: UInt8(ascii: "y"), count: 11_000_000))
    }

    func testCRemovesItsWorkingFolder() throws {
        try FileManager.default.removeItem(atPath: FileManager.default.currentDirectoryPath)
    }

    func testDPasses() {}
}

/// Say when they run.
final class Ordered: XCTestCase {
    func test1() { print("ran 1") }
    func test2() { print("ran 2") }
    func test3() { print("ran 3") }
    func test4() { print("ran 4") }
    func test5() { print("ran 5") }
    func test6() { print("ran 6") }
    func test7() { print("ran 7") }
    func test8() { print("ran 8") }
}
