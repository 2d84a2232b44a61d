// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Packages of the user's own that know Linux and have nothing to do with UIKit.
///
/// Such a package says in its manifest what it consists of on Linux, as libraries for tests do whose
/// half in Objective-C is for Apple's systems only. It is built as the same package is where another
/// one depends on it: `os(Linux)` holds in its manifest and in its sources.
enum PortablePackage {
    /// Modules whose import shows that a package is for iOS.
    private static let interfaces: Set<String> = ["UIKit", "SwiftUI", "WatchKit"]

    /// Whether the package in a folder is one.
    static func isOne(_ folder: URL) throws -> Bool {
        guard let manifest = PackageManifest.file(of: folder) else { return false }
        guard ManifestLowerer.asksForHost(in: try Files.text(manifest)) else { return false }
        let files = Files.all(under: folder, endingIn: ".swift")
        return try NestedProjects.without(files, in: folder).allSatisfy { file in
            LooseTests.imports(in: try Files.text(file)).isDisjoint(with: interfaces)
        }
    }
}
