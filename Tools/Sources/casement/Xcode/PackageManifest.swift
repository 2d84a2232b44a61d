// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The manifest that the package manager takes of those in a folder.
enum PackageManifest {
    /// `Package@swift-5.9.swift` goes before `Package.swift` for compilers from 5.9 on, unless that
    /// is for newer ones.
    static func file(of folder: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let prefix = "Package@swift-"
        let versioned = names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".swift") }
            .map { ($0, numbers($0.dropFirst(prefix.count).dropLast(6))) }
            .filter { !$0.1.isEmpty && !compiler.lexicographicallyPrecedes($0.1) }
        let plain =
            names.contains("Package.swift") ? folder.appendingPathComponent("Package.swift") : nil
        guard let best = versioned.max(by: { $0.1.lexicographicallyPrecedes($1.1) }) else {
            return plain
        }
        if let plain, let text = try? String(contentsOf: plain, encoding: .utf8),
            best.1.lexicographicallyPrecedes(toolsVersion(of: text))
        {
            return plain
        }
        return folder.appendingPathComponent(best.0)
    }

    /// The version of the first line: `// swift-tools-version:5.3`.
    ///
    /// A manifest without such a comment is one of the first version, 3.1.
    static func toolsVersion(of text: String) -> [Int] {
        let lines = text.split(separator: "\n", maxSplits: 8)
        guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }),
            first.drop(while: \.isWhitespace).hasPrefix("//"),
            let range = first.range(of: "swift-tools-version:")
        else { return [3, 1] }
        let rest = first[range.upperBound...].drop { $0 == " " }
        return numbers(rest.prefix { $0.isNumber || $0 == "." })
    }

    /// Whether the package manager refuses a manifest as one of Swift 3.
    static func isTooOld(_ text: String) -> Bool {
        toolsVersion(of: text).lexicographicallyPrecedes([4])
    }

    private static func numbers(_ text: Substring) -> [Int] {
        text.split(separator: ".").compactMap { Int($0) }
    }

    /// The version of the compiler that builds packages.
    private static let compiler = [6, 3]
}
