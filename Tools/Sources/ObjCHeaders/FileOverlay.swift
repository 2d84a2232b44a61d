// SPDX-License-Identifier: Apache-2.0

/// Files that the compiler reads in place of others, in its own form: JSON.
package enum FileOverlay {
    /// The overlay of copies by the paths of the originals.
    package static func text(_ copies: [String: String]) -> String {
        let folders = Dictionary(grouping: copies.keys) { path in
            path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        let roots = folders.sorted { $0.key < $1.key }.map { folder, files -> String in
            let contents = files.sorted().map { path -> String in
                let name = path[path.index(after: folder.endIndex)...]
                return "{\"type\": \"file\", \"name\": \(quoted(name)), \"external-contents\": "
                    + quoted(copies[path] ?? path) + "}"
            }
            return "{\"type\": \"directory\", \"name\": \(quoted(folder)), \"contents\": [\n"
                + contents.joined(separator: ",\n") + "\n]}"
        }
        return "{\"version\": 0, \"use-external-names\": false, \"case-sensitive\": true, "
            + "\"roots\": [\n" + roots.joined(separator: ",\n") + "\n]}\n"
    }

    /// A text as JSON writes it.
    static func quoted(_ text: some StringProtocol) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
