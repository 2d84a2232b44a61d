// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The resources of a folder that no manifest describes.
enum LooseResources {
    /// What is no resource: source, words about it, and what Xcode reads itself.
    private static let others: Set<String> = [
        "swift", "h", "m", "mm", "c", "cpp", "md", "plist", "entitlements", "xctestplan", "yml",
        "pbxproj", "xcconfig", "modulemap", "pch", "monopic", "sh",
    ]

    /// The files, from the folder on; each name once, since they lie side by side in the bundle.
    ///
    /// Pictures that tests compare with are found by the path of the test, and are none.
    static func files(in folder: URL, without excluded: [String]) -> [String] {
        var found: [String] = []
        func walk(_ path: String, _ depth: Int) {
            guard depth < 8 else { return }
            let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
            for name in LooseTests.names(in: place) {
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                if excluded.contains(inner) { continue }
                let kind = (name as NSString).pathExtension
                guard LooseTests.isFolder(folder.appendingPathComponent(inner)), kind.isEmpty else {
                    let isResource = !kind.isEmpty && kind != "lproj" && !others.contains(kind)
                    if isResource { found.append(inner) }
                    continue
                }
                let words = name.lowercased()
                let isRecorded = words.contains("snapshot") || words.hasPrefix("referenceimages")
                if !isRecorded { walk(inner, depth + 1) }
            }
        }
        walk("", 0)
        var names: Set<String> = []
        return found.filter { names.insert(($0 as NSString).lastPathComponent).inserted }
    }
}
