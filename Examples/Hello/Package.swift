// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Hello",
    dependencies: [.package(name: "Casement", path: "../..")],
    targets: [
        .executableTarget(
            name: "Hello",
            dependencies: [
                .product(name: "UIKit", package: "Casement")
            ],
            swiftSettings: [.swiftLanguageMode(.v6)]
        )
    ]
)
