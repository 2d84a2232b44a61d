// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// A file of a dependency that lowering leaves as it is, told by its text alone.
///
/// A package without UIKit is lowered only where it asks `canImport`, so that its other files need
/// not be parsed.
enum PlainFile {
    /// What a file must not contain: what such a package's files are lowered or asked for.
    private static let marks =
        ["canImport", "CryptoKit"] + SystemLibrary.all.map(\.module)
        // The beginnings of types that may be called as those of a framework that is here in part.
        + [" AV", " CM", " CV"]
        // Types that may be called as those that files have without an import.
        + ProjectFacts.namesOfCombine.map { " " + $0 }

    /// Whether a package may have such files: none of its texts names UIKit or a module that cannot
    /// be had, or Objective-C's runtime, or types of the network without its module.
    static func mayBe(in texts: [String], leftOut: Set<String>) -> Bool {
        let words = ["UIKit"] + leftOut + RuntimeUse.marks
        if texts.contains(where: { contains($0, anyOf: words) }) { return false }
        // Whoever names types of the network must import it on Linux.
        return !texts.contains { contains($0, anyOf: Array(NetworkUse.types)) }
            || texts.contains { contains($0, anyOf: [NetworkUse.module]) }
    }

    /// Whether a file of such a package stays as it is.
    static func isOne(_ text: String) -> Bool { !contains(text, anyOf: marks) }

    private static func contains(_ text: String, anyOf words: [String]) -> Bool {
        text.withCString { start in words.contains { strstr(start, $0) != nil } }
    }
}
