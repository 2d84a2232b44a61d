// SPDX-License-Identifier: Apache-2.0

/// Tests in a file that does not import the test library itself.
extension MixedTests {
    @MainActor func testInAnotherFile() { precondition(Model().count == 0) }
}
