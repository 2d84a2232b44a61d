// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Headers of frameworks, `NAME.h`, which Xcode makes with each of them: what they import, everyone
/// sees who imports the framework.
enum UmbrellaHeaders {
    /// Those of some modules whose header imports UIKit.
    ///
    /// `packages`: the folders to look in; `sources`: the files of an Xcode project, which may lie
    /// elsewhere.
    static func bringingUIKit(
        _ modules: Set<String>,
        packages: [URL],
        sources: some Sequence<URL>
    ) -> Set<String> {
        let around = sources.reduce(into: Set<URL>()) { all, source in
            let folder = source.deletingLastPathComponent()
            all.formUnion([folder, folder.deletingLastPathComponent()])
        }
        // `Supporting Files` and its like hold no source.
        let beside = around.reduce(into: around) { all, folder in all.formUnion(inside(folder)) }
        let headers =
            packages.flatMap { Files.all(under: $0, endingIn: ".h") }
            + modules.flatMap { name in beside.map { $0.appendingPathComponent(name + ".h") } }
        return headers.reduce(into: []) { found, header in
            let name = header.deletingPathExtension().lastPathComponent
            guard modules.contains(name), !found.contains(name),
                let text = try? String(contentsOf: header, encoding: .utf8), importsUIKit(text)
            else { return }
            found.insert(name)
        }
    }

    /// The folders in a folder that are shown.
    private static func inside(_ folder: URL) -> [URL] {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.isDirectoryKey],
            options: [.skipsHiddenFiles]
        )
        return (entries ?? []).filter(\.hasDirectoryPath).map(\.standardizedFileURL)
    }

    private static func importsUIKit(_ header: String) -> Bool {
        header.split(separator: "\n").contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.first.map { ["#import", "#include", "@import"].contains($0) } ?? false
                && words.dropFirst().first.map { $0 == "<UIKit/UIKit.h>" || $0 == "UIKit;" }
                    ?? false
        }
    }
}
