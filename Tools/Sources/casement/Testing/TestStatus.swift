// SPDX-License-Identifier: Apache-2.0

/// The statuses of `casement test`; 64 is that of wrong arguments, as everywhere.
enum TestStatus: Int32 {
    case passed = 0
    /// A test failed, or a part of the package was left out since it does not compile.
    case failed = 1
    case buildFailed = 2
    /// The package has no tests, or none was chosen.
    case nothingRan = 3
    /// Something around the tests is in the way: a full disk, a network that is not there.
    case impossible = 4
}
