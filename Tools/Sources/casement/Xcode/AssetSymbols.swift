// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift that Xcode makes of a target's asset catalogues since version 15: a constant for each
/// picture and colour, `ImageResource.logo` and, if the target asks for it, `UIImage.logo`.
struct AssetSymbols {
    /// What stands in a folder of a catalogue.
    private struct Level {
        /// The names of assets by those of their symbols.
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
        /// The folders that are name spaces.
        var inner: [String: Level] = [:]

        var isEmpty: Bool { images.isEmpty && colors.isEmpty && inner.isEmpty }
    }

    private var top = Level()

    /// Reads the catalogues among a target's resources.
    init(of catalogs: [URL]) {
        for catalog in catalogs { Self.read(catalog, "", &top) }
    }

    /// Where the file lies in the made package.
    static func path(of target: XcodeTarget) -> String {
        "Sources/\(target.module)/CasementAssetSymbols.swift"
    }

    /// The file's text for a target; nil where it has no such assets, or wants no symbols.
    static func source(of target: XcodeTarget) -> String? {
        guard target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO",
            target.kind != .tests, !target.sources.isEmpty
        else { return nil }
        let catalogs = target.resources.map(\.source).filter { $0.pathExtension == "xcassets" }
        let extends = target.settings.isOn(
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
        )
        return AssetSymbols(of: catalogs).text(for: target.name, extends: extends)
    }

    // MARK: Catalogues

    private static func read(_ folder: URL, _ path: String, _ level: inout Level) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let place = folder.appendingPathComponent(name)
            let asset = place.deletingPathExtension().lastPathComponent
            switch place.pathExtension {
            case "imageset", "symbolset":
                let symbol = symbol(of: asset, without: "Image")
                if level.images[symbol] == nil { level.images[symbol] = path + asset }
            case "colorset":
                let symbol = symbol(of: asset, without: "Color")
                if level.colors[symbol] == nil { level.colors[symbol] = path + asset }
            case "" where place.hasDirectoryPath || isFolder(place):
                guard isNameSpace(place) else {
                    read(place, path, &level)
                    continue
                }
                let symbol = symbol(of: name, without: nil)
                let type = symbol.prefix(1).uppercased() + symbol.dropFirst()
                var inner = level.inner[type] ?? Level()
                read(place, path + name + "/", &inner)
                if !inner.isEmpty { level.inner[type] = inner }
            default: break
            }
        }
    }

    private static func isFolder(_ place: URL) -> Bool {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        return isThere && isFolder.boolValue
    }

    /// Whether a folder's name is a part of those of its assets.
    private static func isNameSpace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let object = try? JSONSerialization.jsonObject(with: data),
            let properties = (object as? [String: Any])?["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }

    /// An asset's name as that of a constant: `ic_home-24` is `icHome24`, `AccentColor` is `accent`.
    static func symbol(of asset: String, without suffix: String?) -> String {
        let words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if let suffix, text.hasSuffix(suffix), text.count > suffix.count {
            text.removeLast(suffix.count)
        }
        // Of capital letters at the beginning the last one belongs to the next word: `URLField`.
        let capitals = text.prefix { $0.isUppercase }.count
        let isWhole = text.dropFirst(capitals).first?.isLetter != true
        let count = capitals > 1 && !isWhole ? capitals - 1 : capitals
        text = text.prefix(count).lowercased() + text.dropFirst(count)
        return text.first?.isNumber ?? true ? "_" + text : text
    }

    // MARK: Swift

    /// Names that the framework's classes have themselves: Xcode adds none to those.
    private static let taken: Set<String> = [
        "actions", "add", "checkmark", "remove", "strokedCheckmark", "black", "blue", "brown",
        "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray", "lightText",
        "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel", "red", "secondaryLabel", "separator", "tertiaryLabel", "tint",
        "tintColor",
        "white", "yellow",
    ]

    private func text(for name: String, extends: Bool) -> String? {
        guard !top.isEmpty else { return nil }
        func constants(_ type: String) -> (String, String, String) -> String? {
            { symbol, _, asset in
                "static let `\(symbol)` = \(type)(name: \(quoted(asset)), bundle: resourceBundle)"
            }
        }
        func values(_ type: String, from resource: String) -> (String, String, String) -> String? {
            { symbol, place, _ in
                guard !place.isEmpty || !Self.taken.contains(symbol), !symbol.hasPrefix("system")
                else { return nil }
                return "static var `\(symbol)`: \(type) "
                    + "{ \(type)(resource: \(resource).\(place)`\(symbol)`) }"
            }
        }
        let (image, color) = ("UIKit.ImageResource", "UIKit.ColorResource")
        var parts = [
            (image, Self.lines(top, \.images, make: constants(image))),
            (color, Self.lines(top, \.colors, make: constants(color))),
        ]
        if extends {
            for (type, resource, assets) in [
                ("UIKit.UIImage", image, \Level.images), ("UIKit.UIColor", color, \Level.colors),
            ] {
                parts.append((type, Self.lines(top, assets, make: values(type, from: resource))))
            }
        }
        let extensions = parts.filter { !$0.1.isEmpty }.map { type, lines in
            "extension \(type) {\n\(lines.map { "    " + $0 }.joined(separator: "\n"))\n}\n"
        }
        return """
            // Made by casement of the asset catalogues of \(name); changes here are lost.
            import Foundation
            import UIKit

            private class ResourceBundleClass {}
            private let resourceBundle = Bundle(for: ResourceBundleClass.self)

            \(extensions.joined(separator: "\n"))
            """
    }

    /// The declarations for a level's assets, with those of the levels beneath in types of their own.
    ///
    /// `make` gets the symbol, the types that it is in, and the asset's name.
    private static func lines(
        _ level: Level,
        _ assets: KeyPath<Level, [String: String]>,
        in place: String = "",
        make: (String, String, String) -> String?
    ) -> [String] {
        var lines = level[keyPath: assets].sorted { $0.key < $1.key }
            .compactMap { make($0.key, place, $0.value) }
        for (type, inner) in level.inner.sorted(by: { $0.key < $1.key }) {
            let inside = Self.lines(inner, assets, in: place + type + ".", make: make)
            guard !inside.isEmpty else { continue }
            lines += ["enum \(type) {"] + inside.map { "    " + $0 } + ["}"]
        }
        return lines
    }
}
