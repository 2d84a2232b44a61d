// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux lists no bundle at all. `CRedefinedFunctions` puts this function in place of the library's.

extension Bundle {
    /// `Bundle.allBundles`: the program's own, and those of the resources of its modules.
    @_silgen_name("casement_all_bundles")
    public static func _all() -> [Bundle] {
        let folder = main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let resources = names.filter { $0.hasSuffix(".resources") }.sorted()
        return [main] + resources.compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }
}
