// SPDX-License-Identifier: Apache-2.0

public import XCTest

extension XCTestExpectation {
    /// Fulfils the expectation.
    ///
    /// The library's own method takes the file and the line of the call, so that `done: expectation.fulfill` is no
    /// function without parameters; this one is.
    public func fulfill() { fulfill(#file, line: #line) }
}
