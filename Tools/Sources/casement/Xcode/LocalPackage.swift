// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// A package on disk that a project may depend on.
struct LocalPackage {
    let folder: URL
    /// Its products with the targets in them.
    let products: [ManifestLowerer.Product]
    let targets: Set<String>
    private let manifest: String

    /// Reads the manifest of a folder; nil if there is none.
    init?(_ folder: URL) {
        guard let manifest = PackageManifest.file(of: folder),
            let text = try? String(contentsOf: manifest, encoding: .utf8)
        else { return nil }
        self.folder = folder.standardizedFileURL
        self.manifest = text
        products = ManifestLowerer.products(in: text)
        targets = ManifestLowerer.targets(in: text)
    }

    /// The product to depend on for a module.
    func product(making module: String) -> XcodePackage.Product? {
        let named = products.first { $0.name == module && $0.targets.contains(module) }
        let found =
            named ?? products.first { $0.targets.contains(module) }
            ?? products.first {
                $0.name == module && $0.targets.isEmpty && targets.contains(module)
            }
        return found.map { product(named: $0.name) }
    }

    /// The files of the target that makes a module; none where the manifest names no such target.
    func sources(of module: String) -> [URL] {
        guard let place = ManifestLowerer.place(of: module, in: manifest) else { return [] }
        let root = folder.appendingPathComponent(place.folder).standardizedFileURL
        let excluded = place.excluded.map {
            root.appendingPathComponent($0).standardizedFileURL.path
        }
        return Files.all(under: root, endingIn: ".swift").filter { file in
            !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
    }

    func product(named name: String) -> XcodePackage.Product {
        XcodePackage.Product(name: name, package: .local(folder))
    }
}
