// SPDX-License-Identifier: Apache-2.0

@_exported import XCTest

/// Examples that one test case after the other runs, as Quick has them on Linux.
open class QuickSpec: XCTestCase {
    /// Declares the examples.
    open class func spec() {}

    nonisolated(unsafe) private static var examples: [(String, () throws -> Void)] = []

    /// Makes a test case of an example.
    public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
        super.init(name: name, testClosure: testClosure)
    }

    /// The examples, each as a function of the test case that runs it.
    public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
        examples = []
        spec()
        return examples.map { name, body in (name, { _ in body }) }
    }

    static func add(_ name: String, _ body: @escaping () throws -> Void) {
        examples.append((name, body))
    }
}

/// Declares an example.
public func it(_ name: String, _ body: @escaping () throws -> Void) { QuickSpec.add(name, body) }

/// Fails in the way of a library of expectations.
public func fail(_ message: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTFail(message, file: file, line: line)
}
