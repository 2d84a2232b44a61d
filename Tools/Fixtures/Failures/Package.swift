// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Tests that fail in every way there is, and tests on the main actor that pass.
let package = Package(
    name: "Failures",
    dependencies: [.package(path: "Quick")],
    targets: [
        .testTarget(
            name: "FailuresTests",
            dependencies: ["Quick"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(name: "ActorTests"),
    ]
)
