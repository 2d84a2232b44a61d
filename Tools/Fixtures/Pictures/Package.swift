// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Pictures",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Pictures", targets: ["Pictures"])],
    targets: [
        .target(name: "Pictures"),
        .testTarget(name: "PicturesTests", dependencies: ["Pictures"]),
    ]
)
