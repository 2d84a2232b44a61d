// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a folder by patterns such as `Sources/**/*.{swift,h}`.
struct FileGlob {
    let folder: URL
    /// All files by path from the folder; asset catalogues and their like are one.
    private let paths: [String]

    init(_ folder: URL) {
        self.folder = folder
        var found: [String] = []
        let wholes: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "framework", "lproj"]
        func walk(_ path: String, depth: Int) {
            guard depth < 24 else { return }
            let here = path.isEmpty ? folder : folder.appendingPathComponent(path)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: here.path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                var isFolder: ObjCBool = false
                let full = folder.appendingPathComponent(inner).path
                _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
                let kind = (name as NSString).pathExtension
                if !isFolder.boolValue || wholes.contains(kind) { found.append(inner) }
                if isFolder.boolValue, !wholes.contains(kind) || kind == "lproj" {
                    walk(inner, depth: depth + 1)
                }
            }
        }
        walk("", depth: 0)
        paths = found
    }

    /// The files that a pattern means; the name of a folder means the files in it.
    func files(_ pattern: String) -> [URL] {
        let plain = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
        guard let regex = try? NSRegularExpression(pattern: "^" + Self.regex(plain) + "(/[^/]+)?$")
        else { return [] }
        let isPlainName = !plain.contains { "*?{[".contains($0) }
        return paths.filter { path in
            let range = NSRange(path.startIndex..., in: path)
            guard let match = regex.firstMatch(in: path, range: range) else { return false }
            let rest = match.range(at: match.numberOfRanges - 1)
            return rest.location == NSNotFound || isPlainName
        }.map { folder.appendingPathComponent($0).standardizedFileURL }
    }

    func files(_ patterns: [String], without excluded: [String] = []) -> [URL] {
        let gone = Set(excluded.flatMap { files($0) })
        return patterns.flatMap { files($0) }.filter { !gone.contains($0) }.unique
    }

    private static func regex(_ pattern: String) -> String {
        var result = ""
        var depth = 0
        var rest = pattern[...]
        while let letter = rest.first {
            rest = rest.dropFirst()
            switch letter {
            case "*" where rest.hasPrefix("*/"):
                result += "(?:[^/]+/)*"
                rest = rest.dropFirst(2)
            case "*" where rest.hasPrefix("*"):
                result += ".*"
                rest = rest.dropFirst()
            case "*": result += "[^/]*"
            case "?": result += "[^/]"
            case "{":
                depth += 1
                result += "(?:"
            case "}" where depth > 0:
                depth -= 1
                result += ")"
            case "," where depth > 0: result += "|"
            case "[", "]": result.append(letter)
            default: result += NSRegularExpression.escapedPattern(for: String(letter))
            }
        }
        return result + String(repeating: ")", count: depth)
    }
}
