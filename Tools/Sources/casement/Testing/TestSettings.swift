// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How `casement test` runs tests.
struct TestSettings: Sendable {
    var selection = TestSelection()
    /// Seconds after which a test counts as hanging.
    var limit = 600.0
    var isVerbose = false
    var isListing = false
    var skipsBuild = false
    /// Whether the tests run without what does not compile.
    var keepsGoing = true
    var runsXCTest = true
    var runsSwiftTesting = true
    var shard: TestShard?
    /// The file of durations that shards are divided by; nil for the one beside the manifest.
    var durations: URL?
    /// How many processes run tests side by side.
    var processes = 1
    /// How often all tests run, until one fails.
    var maximumRuns = 1
    /// What the order of XCTest's tests comes from; nil for the order in which they are listed.
    var seed: UInt64?
    /// The devices that the tests see, one after the other; empty for the one of the environment.
    var devices: [String] = []
    /// Whether snapshots are recorded where they differ or are missing.
    var records = false
    var junit: URL?
    var report: URL?
}
