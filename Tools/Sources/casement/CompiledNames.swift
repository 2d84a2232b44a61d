// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Second names for interface files and Core Data's models: on iOS a bundle has what Xcode compiles of them, and
/// code that asks whether a nib is there asks for `Cell.nib`.
enum CompiledNames {
    private static let kinds = [
        "xib": "nib", "storyboard": "storyboardc", "xcdatamodeld": "momd", "xcdatamodel": "mom",
    ]

    /// The name of the compiled file; nil for a file that Xcode does not compile.
    static func name(for file: String) -> String? {
        let name = file as NSString
        return kinds[name.pathExtension].map { "\(name.deletingPathExtension).\($0)" }
    }

    /// Gives all bundles in a folder of products, and the interface files in them, the names that
    /// they have on iOS: `Kit_Kit.bundle` for `Kit_Kit.resources`; and an Info.plist, as Xcode does.
    static func add(toBundlesIn products: URL) {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: products.path)) ?? []
        for name in names where name.hasSuffix(".resources") {
            let place = products.appendingPathComponent(name)
            let second = place.deletingPathExtension().appendingPathExtension("bundle")
            try? manager.createSymbolicLink(atPath: second.path, withDestinationPath: name)
            writeInfo(in: place)
            add(in: place, depth: 0)
        }
    }

    /// The Info.plist of a target's bundle, unless it has one: `kit.Kit.resources` for
    /// `kit_Kit.resources`.
    private static func writeInfo(in bundle: URL) {
        let file = bundle.appendingPathComponent("Info.plist")
        guard !FileManager.default.fileExists(atPath: file.path) else { return }
        let name = bundle.deletingPathExtension().lastPathComponent
        let parts = name.split(separator: "_", maxSplits: 1)
        let info = [
            "CFBundleIdentifier": parts.joined(separator: ".") + ".resources",
            "CFBundleName": name, "CFBundlePackageType": "BNDL",
            "CFBundleDevelopmentRegion": "en", "CFBundleInfoDictionaryVersion": "6.0",
        ]
        let data = try? PropertyLists.xml(info)
        // Without it nothing but such a question is answered otherwise.
        try? data?.write(to: file, options: .atomic)
    }

    private static func add(in folder: URL, depth: Int) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let file = folder.appendingPathComponent(name)
            if let second = self.name(for: name) {
                let place = folder.appendingPathComponent(second)
                // Without the name nothing but such a question is answered otherwise.
                try? manager.createSymbolicLink(
                    atPath: place.path,
                    withDestinationPath: name
                )
            } else if depth < 8, !name.contains(".") || name.hasSuffix(".lproj") {
                add(in: file, depth: depth + 1)
            }
        }
    }
}
