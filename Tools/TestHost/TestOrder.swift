// SPDX-License-Identifier: Apache-2.0

import Foundation
import XCTest

/// The order of XCTest's tests that comes of a seed.
///
/// A test's place depends on its name and the seed alone: the same tests run in the same order again,
/// and those that are left after a crash keep theirs.
struct TestOrder {
    let seed: UInt64

    /// That of this run; nil for the order in which tests are listed.
    static let current = ProcessInfo.processInfo.environment["CASEMENT_TEST_SEED"]
        .flatMap { UInt64($0) }.map(TestOrder.init)

    /// Orders what a suite runs: classes in the suite of all, tests in a class's.
    func apply(to suite: XCTestSuite) {
        guard suite.tests.count > 1 else { return }
        let tests = suite.tests.sorted { first, second in
            let (mine, other) = (rank(of: first.name), rank(of: second.name))
            return mine == other ? first.name < second.name : mine < other
        }
        guard let offset = Self.offset else {
            let words = "error: this version of XCTest does not let its tests be ordered\n"
            return FileHandle.standardError.write(Data(words.utf8))
        }
        Unmanaged.passUnretained(suite).toOpaque().advanced(by: offset)
            .assumingMemoryBound(to: [XCTest].self).pointee = tests
    }

    /// Where in a suite its tests lie.
    ///
    /// They have no setter outside of XCTest, but a symbol that gives their place.
    private static let offset = dlsym(nil, "$s6XCTest0A5SuiteC5testsSayA2ACGvpWvd")?
        .assumingMemoryBound(to: Int.self).pointee

    /// A number that looks random (SplitMix64's last step over FNV-1a's sum of the name).
    private func rank(of name: String) -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        hash &+= seed &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return hash ^ (hash >> 31)
    }
}
