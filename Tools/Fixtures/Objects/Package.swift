// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

// Functions that take any object, as iOS packages write them, and Foundation's objects for them.

import PackageDescription

let package = Package(
    name: "Objects",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "Objects"),
        .testTarget(name: "ObjectsTests", dependencies: ["Objects"]),
    ]
)
