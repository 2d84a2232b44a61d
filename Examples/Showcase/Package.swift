// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Showcase",
    dependencies: [.package(name: "Casement", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Showcase",
            dependencies: [
                .product(name: "UIKit", package: "Casement"),
                .product(name: "UIKitTesting", package: "Casement"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)]
        )
    ]
)
