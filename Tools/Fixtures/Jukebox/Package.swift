// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Jukebox",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Jukebox", targets: ["Jukebox"])],
    targets: [
        .target(name: "Jukebox"),
        .testTarget(name: "JukeboxTests", dependencies: ["Jukebox"]),
    ]
)
