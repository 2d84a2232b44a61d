// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds and reads the files of models.
///
/// A model is in a bundle as Xcode's editor writes it: a folder with a folder for each version, in
/// which `contents` is the model in XML. `casement` gives the folder the name of the compiled one, too.
enum ModelFiles {
    /// Reads the model at a place; false for what is none.
    static func read(_ url: URL, into model: NSManagedObjectModel) -> Bool {
        guard let file = contents(of: existing(url)), let data = try? Data(contentsOf: file) else {
            return false
        }
        return ModelReader.read(data, into: model)
    }

    /// The place, or the one of the source of what is asked for.
    private static func existing(_ url: URL) -> URL {
        guard !FileManager.default.fileExists(atPath: url.path) else { return url }
        let sources = ["momd": "xcdatamodeld", "mom": "xcdatamodel"]
        guard let kind = sources[url.pathExtension] else { return url }
        return url.deletingPathExtension().appendingPathExtension(kind)
    }

    private static func contents(of url: URL) -> URL? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            return nil
        }
        guard isFolder.boolValue else { return url }
        let own = url.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: own.path) { return own }
        return current(in: url).flatMap { contents(of: $0) }
    }

    private static func versions(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(".mom") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    /// The current version in a folder of versions.
    private static func current(in folder: URL) -> URL? {
        let versions = versions(in: folder)
        for (file, key) in [
            (".xccurrentversion", "_XCCurrentVersionName"),
            ("VersionInfo.plist", "NSManagedObjectModel_CurrentVersionName"),
        ] {
            let place = folder.appendingPathComponent(file)
            guard let data = try? Data(contentsOf: place),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let name = (list as? [String: Any])?[key] as? String
            else { continue }
            let bare = name.hasSuffix(".xcdatamodel") ? String(name.dropLast(12)) : name
            let found = versions.first {
                $0.deletingPathExtension().lastPathComponent == bare
            }
            if let found { return found }
        }
        return versions.first
    }

    /// The models in some bundles, by the names of their files.
    static func models(in bundles: [Bundle]?, versions all: Bool = false) -> [NSManagedObjectModel]
    {
        var models: [NSManagedObjectModel] = []
        var seen: Set<String> = []
        for bundle in bundles ?? searched() {
            for url in urls(in: bundle) {
                let name = url.deletingPathExtension().lastPathComponent
                guard seen.insert(name).inserted else { continue }
                let isFolder = !url.pathExtension.hasSuffix("l") && url.pathExtension != "mom"
                let places =
                    all && isFolder || all && url.pathExtension == "xcdatamodeld"
                    ? Self.versions(in: url) : [url]
                models += places.compactMap { NSManagedObjectModel(contentsOf: $0) }
            }
        }
        return models
    }

    /// The main bundle, and the resources of the program's targets beside it.
    static func searched() -> [Bundle] {
        let main = Bundle.main
        let folder = main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let others = names.filter { $0.hasSuffix(".resources") }.sorted()
        return [main] + others.compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }

    private static func urls(in bundle: Bundle) -> [URL] {
        var found: [URL] = []
        for folder in [bundle.resourceURL, bundle.bundleURL].compactMap(\.self) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for kind in ["momd", "xcdatamodeld", "mom", "xcdatamodel"] {
                found += names.filter { $0.hasSuffix("." + kind) }.sorted()
                    .map { folder.appendingPathComponent($0) }
            }
        }
        return found
    }

    /// The model of a name in the main bundle or in a target's resources.
    static func model(named name: String) -> NSManagedObjectModel? {
        for bundle in searched() {
            let url = urls(in: bundle).first {
                $0.deletingPathExtension().lastPathComponent == name
            }
            if let url, let model = NSManagedObjectModel(contentsOf: url) { return model }
        }
        return nil
    }
}
