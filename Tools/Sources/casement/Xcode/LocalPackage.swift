// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// A package on disk that a project may depend on.
struct LocalPackage {
    let folder: URL
    /// Its products with the targets in them.
    let products: [ManifestLowerer.Product]
    let targets: Set<String>

    /// Reads the manifest of a folder; nil if there is none.
    init?(_ folder: URL) {
        guard let manifest = PackageManifest.file(of: folder),
            let text = try? String(contentsOf: manifest, encoding: .utf8)
        else { return nil }
        self.folder = folder.standardizedFileURL
        products = ManifestLowerer.products(in: text)
        targets = ManifestLowerer.targets(in: text)
    }

    /// The product to depend on for a module.
    func product(making module: String) -> XcodePackage.Product? {
        let named = products.first { $0.name == module && $0.targets.contains(module) }
        let found = named ?? products.first { $0.targets.contains(module) }
        return found.map { product(named: $0.name) }
    }

    func product(named name: String) -> XcodePackage.Product {
        XcodePackage.Product(name: name, package: .local(folder))
    }
}
