// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The framework's checkout, whose folder names its package.
let checkout = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? ""

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [.product(name: "CasementRaster", package: checkout)],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                // What is measured is internal to the framework's package.
            ]
        )
    ]
)
