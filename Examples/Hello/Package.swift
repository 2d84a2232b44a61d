// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Packs the 160,000 addresses that a statically linked program has to correct as it starts.
///
/// That is 3 MB of 48. The C library must be glibc 2.36 or later.
let packed: [LinkerSetting] = [
    .unsafeFlags(
        ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"],
        .when(platforms: [.linux], configuration: .release)
    )
]

let package = Package(
    name: "Hello",
    dependencies: [.package(name: "Casement", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Hello",
            dependencies: [
                .product(name: "UIKit", package: "Casement")
            ],
            swiftSettings: [.swiftLanguageMode(.v6)],
            linkerSettings: packed
        )
    ]
)
