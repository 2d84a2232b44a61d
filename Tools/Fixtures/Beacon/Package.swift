// swift-tools-version:5.5
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Beacon",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Beacon", targets: ["Beacon"])],
    dependencies: [
        // Nothing that is built needs it, and it is not there.
        .package(url: "https://casement.invalid/linter", from: "1.0.0")
    ],
    targets: [
        .target(name: "Beacon", dependencies: ["BeaconObjC"]),
        .target(name: "BeaconObjC"),
    ]
)
