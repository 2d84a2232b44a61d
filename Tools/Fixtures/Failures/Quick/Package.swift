// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A stand-in with the shape of the library of that name.
let package = Package(
    name: "Quick",
    products: [.library(name: "Quick", targets: ["Quick"])],
    targets: [.target(name: "Quick")]
)
