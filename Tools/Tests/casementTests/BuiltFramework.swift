// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import casement

/// The framework's modules that `make test` built, to compile examples against.
struct BuiltFramework {
    /// What the compiler needs to find them.
    let flags: [String]

    init(home: URL) throws {
        let products = home.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
        let maps =
            Files.all(under: home.appendingPathComponent("Sources/Shims"), endingIn: ".modulemap")
            + (try FileManager.default.contentsOfDirectory(atPath: products.path)).sorted()
            .map { products.appendingPathComponent($0 + "/module.modulemap") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        let clang =
            maps.map { "-fmodule-map-file=" + $0.path } + (try SDK(folder: home).includeFlags())
        flags =
            ["-I", products.appendingPathComponent("Modules").path]
            + clang.flatMap { ["-Xcc", $0] }
    }

    static let isThere =
        (try? SDK.home()).map { home in
            FileManager.default.fileExists(
                atPath: home.appendingPathComponent(".build/debug/Modules/UIKit.swiftmodule").path
            )
        } ?? false
}
