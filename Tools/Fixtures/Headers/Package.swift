// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A target in Objective-C that Swift uses as on iOS: its headers stand as Swift.
let package = Package(
    name: "Lamp",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Lamp", targets: ["Lamp"])],
    targets: [
        .target(
            name: "LampObjC",
            publicHeadersPath: "include",
            cSettings: [.define("LAMP_HAS_COLOURS")]
        ),
        .target(
            name: "Lamp",
            dependencies: ["LampObjC"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "LampTests",
            dependencies: ["Lamp"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ]
)
