// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

// What iOS packages write, to be built and run by `casement test`; nothing here knows of Linux.

import PackageDescription

let package = Package(
    name: "Rows",
    platforms: [.iOS(.v13)],
    targets: [
        .target(name: "Rows"),
        .testTarget(name: "RowsTests", dependencies: ["Rows"]),
    ]
)
