// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// A copy on disk serves where there is no network.
let copy = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING"]
let snapshotTesting: Package.Dependency =
    copy.map { .package(name: "swift-snapshot-testing", path: $0) }
    ?? .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")

let package = Package(
    name: "Snapshots",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Snapshots", targets: ["Snapshots"])],
    dependencies: [snapshotTesting],
    targets: [
        .target(name: "Snapshots"),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: [
                "Snapshots",
                .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
            ]
        ),
    ]
)
