// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The asset catalogues of bundles, read as Xcode writes them.
///
/// The package manager copies `.xcassets` folders into a bundle as they are, so nothing has to
/// compile them.
// Sendable is unchecked because a lock guards the table.
final class AssetCatalogs: @unchecked Sendable {
    static let shared = AssetCatalogs()

    private let lock = NSLock()
    private var catalogs: [String: AssetIndex] = [:]
    private var colors: [ColorName: UIColor] = [:]

    /// A colour's name in a bundle.
    private struct ColorName: Hashable {
        let bundle: String
        let name: String
    }

    /// The image set of a name.
    func imageSet(named name: String, in bundle: Bundle) -> ImageSet? {
        index(of: bundle).path(name, kind: "imageset").flatMap(ImageSet.init(path:))
    }

    /// The symbol set of a name.
    func symbolSet(named name: String, in bundle: Bundle) -> SymbolSet? {
        index(of: bundle).path(name, kind: "symbolset").flatMap(SymbolSet.init(path:))
    }

    /// The colour of a name; the same one each time, so that two that were asked for are equal.
    func color(named name: String, in bundle: Bundle) -> UIColor? {
        let key = ColorName(bundle: bundle.bundlePath, name: name)
        if let known = lock.withLock({ colors[key] }) { return known }
        let path = index(of: bundle).path(name, kind: "colorset")
        guard let made = path.flatMap(ColorSet.init(path:))?.color(named: name) else { return nil }
        return lock.withLock {
            if let known = colors[key] { return known }
            colors[key] = made
            return made
        }
    }

    /// The data set of a name.
    package func dataSet(named name: String, in bundle: Bundle) -> DataSet? {
        index(of: bundle).path(name, kind: "dataset").flatMap(DataSet.init(path:))
    }

    /// Where the resources of a bundle lie.
    static func folders(of bundle: Bundle) -> [String] {
        var folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        if folders.count == 2, folders[0] == folders[1] { folders.removeLast() }
        return folders
    }

    private func index(of bundle: Bundle) -> AssetIndex {
        let key = bundle.bundlePath
        if let known = lock.withLock({ catalogs[key] }) { return known }
        let made = AssetIndex(folders: Self.folders(of: bundle))
        return lock.withLock {
            catalogs[key] = made
            return made
        }
    }
}

/// The sets of one bundle by name and kind.
struct AssetIndex: Sendable {
    private var paths: [String: String] = [:]

    /// Walks through every catalogue directly inside `folders`.
    init(folders: [String]) {
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcassets") {
                walk((folder as NSString).appendingPathComponent(name), space: "", depth: 0)
            }
        }
    }

    /// The folder of a set.
    func path(_ name: String, kind: String) -> String? { paths["\(kind):\(name)"] }

    /// Notes the sets of a folder and looks into its groups, which may stand before the names of
    /// what they hold.
    private mutating func walk(_ folder: String, space: String, depth: Int) {
        guard depth < 32 else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = (folder as NSString).appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                isFolder.boolValue
            else { continue }
            let kind = (name as NSString).pathExtension
            if kind.isEmpty || kind == "spriteatlas" {
                let own = AssetContents(folder: path)?.providesNamespace ?? false
                let inner = own ? "\(space)\((name as NSString).deletingPathExtension)/" : space
                walk(path, space: inner, depth: depth + 1)
            } else {
                let key = "\(kind):\(space)\((name as NSString).deletingPathExtension)"
                if paths[key] == nil { paths[key] = path }
            }
        }
    }
}

/// The `Contents.json` of a set or a group.
struct AssetContents {
    let values: [String: Any]

    /// Reads the file; nil if it is missing or no JSON object.
    init?(folder: String) {
        let path = (folder as NSString).appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: path),
            let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        self.values = values
    }

    /// Whether a group stands before the names of what it holds.
    var providesNamespace: Bool { properties["provides-namespace"] as? Bool ?? false }

    var properties: [String: Any] { values["properties"] as? [String: Any] ?? [:] }

    func entries(_ key: String) -> [[String: Any]] { values[key] as? [[String: Any]] ?? [] }
}

/// How well an entry of a set suits traits.
enum AssetMatch {
    /// The score of an entry, higher for more that suits; nil if it must not be used.
    static func score(_ entry: [String: Any], _ traits: UITraitCollection) -> Int? {
        var score = 0
        for appearance in entry["appearances"] as? [[String: String]] ?? [] {
            switch (appearance["appearance"], appearance["value"]) {
            case ("luminosity", "dark"):
                guard traits.userInterfaceStyle == .dark else { return nil }
                score += 8
            case ("luminosity", "light"):
                guard traits.userInterfaceStyle != .dark else { return nil }
                score += 8
            case ("contrast", "high"):
                guard traits.accessibilityContrast == .high else { return nil }
                score += 16
            default: return nil
            }
        }
        switch (entry["idiom"] as? String ?? "universal", traits.userInterfaceIdiom) {
        case ("universal", _): break
        case ("iphone", .phone), ("ipad", .pad), ("tv", .tv), ("car", .carPlay), ("mac", .mac):
            score += 32
        case ("iphone", .unspecified): break
        default: return nil
        }
        if let wide = entry["display-gamut"] as? String {
            guard (wide == "display-P3") == (traits.displayGamut == .P3) else { return nil }
            score += 4
        }
        return score
    }

    /// The entry that suits best; the first of those that suit alike.
    static func best(
        _ entries: [[String: Any]],
        _ traits: UITraitCollection,
        bonus: ([String: Any]) -> Int = { _ in 0 }
    ) -> [String: Any]? {
        var best: (score: Int, entry: [String: Any])?
        for entry in entries {
            guard let score = score(entry, traits) else { continue }
            let total = score * 1000 + bonus(entry)
            if total > best?.score ?? .min { best = (total, entry) }
        }
        return best?.entry
    }
}
