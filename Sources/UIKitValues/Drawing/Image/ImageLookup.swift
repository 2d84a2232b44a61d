// SPDX-License-Identifier: Apache-2.0

import Foundation
import VectorPictures

/// Finds images by name in bundles and keeps what it found.
// Sendable is unchecked because a lock guards the table.
final class ImageLookup: @unchecked Sendable {
    static let shared = ImageLookup()

    private struct Key: Hashable {
        let name: String
        let bundle: String
        let scale: CGFloat
        let idiom: UIUserInterfaceIdiom
        let style: UIUserInterfaceStyle
        let contrast: UIAccessibilityContrast
    }

    private let lock = NSLock()
    private var found: [Key: ImageStorage] = [:]
    private var missing: Set<Key> = []

    /// The picture of a name: from an asset catalogue if there is one, else from a file.
    func find(
        _ name: String,
        _ bundle: Bundle,
        _ configuration: UIImage.Configuration?
    ) -> ImageStorage? {
        guard !name.isEmpty else { return nil }
        let traits = UITraitCollection(traitsFrom: [
            .systemDefault, .current, configuration?.traitCollection ?? UITraitCollection(),
        ])
        let key = Key(
            name: name,
            bundle: bundle.bundlePath,
            scale: traits.displayScale,
            idiom: traits.userInterfaceIdiom,
            style: traits.userInterfaceStyle,
            contrast: traits.accessibilityContrast
        )
        let known = lock.withLock { (found[key], missing.contains(key)) }
        if let storage = known.0 {
            return Self.configured(storage, configuration)
        }
        if known.1 { return nil }
        let storage = load(name, bundle, traits)
        lock.withLock {
            if let storage { found[key] = storage } else { missing.insert(key) }
        }
        return storage.map { Self.configured($0, configuration) }
    }

    /// What was found, for a configuration: symbols are drawn for it.
    private static func configured(
        _ storage: ImageStorage,
        _ configuration: UIImage.Configuration?
    ) -> ImageStorage {
        guard let configuration else { return storage }
        if storage.source?.symbol != nil {
            return UIImage(storage).configured(configuration).storage
        }
        var copy = storage
        copy.configuration = configuration
        return copy
    }

    private func load(
        _ name: String,
        _ bundle: Bundle,
        _ traits: UITraitCollection
    ) -> ImageStorage? {
        var storage: ImageStorage?
        if let set = AssetCatalogs.shared.imageSet(named: name, in: bundle) {
            storage = set.storage(for: traits)
        } else if let set = AssetCatalogs.shared.symbolSet(named: name, in: bundle) {
            storage = set.storage(named: name, for: traits)
        } else if let file = file(name, bundle, traits) {
            storage = ImageFiles.read(file)
        } else if let bare = Self.withoutExtension(name) {
            storage = AssetCatalogs.shared.imageSet(named: bare, in: bundle)?.storage(for: traits)
        }
        storage?.name = name
        return storage
    }

    /// The name without a picture file's extension: catalogues answer to such names, too; nil where it has none.
    private static func withoutExtension(_ name: String) -> String? {
        let kinds: Set<String> = ["png", "jpg", "jpeg", "heic", "gif", "tif", "tiff", "pdf"]
        let kind = (name as NSString).pathExtension.lowercased()
        return kinds.contains(kind) ? (name as NSString).deletingPathExtension : nil
    }

    private func file(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> String? {
        for folder in AssetCatalogs.folders(of: bundle) {
            let path = (folder as NSString).appendingPathComponent(name)
            let found = ImageFiles.file(
                at: path,
                scale: traits.displayScale,
                idiom: traits.userInterfaceIdiom
            )
            if let found { return found }
            if FileManager.default.fileExists(atPath: path + ".svg") {
                NSLog("%@", "UIImage(named:): \(path).svg: \(SVGDocument.notLoose)")
            }
        }
        return nil
    }
}
