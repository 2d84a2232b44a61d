// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SDK {
    /// Modules that take long to build and that few packages import, with their folders in `Sources`.
    ///
    /// Each is built once a package imports it, and once for each state of the framework.
    static let modulesOnDemand = [
        "Accelerate": "Neighbours/Accelerate", "CoreData": "Neighbours/CoreData",
    ]

    /// Builds those of some modules that are built on demand and are not there yet.
    func build(onDemand names: some Sequence<String>) throws {
        for name in Set(names).sorted() {
            guard let path = Self.modulesOnDemand[name] else { continue }
            let product = library.appendingPathComponent(Self.libraryFile(of: name))
            guard !FileManager.default.fileExists(atPath: product.path) else { continue }
            print("Building \(name), which the package imports; this is done once.")
            fflush(nil)
            try build(onDemand: name, path, product)
        }
    }

    private func build(onDemand name: String, _ path: String, _ product: URL) throws {
        let manager = FileManager.default
        // Another run may build it at the same time; the library says that it is whole, and comes last.
        let place = folder.appendingPathComponent("unfinished-\(UUID().uuidString)")
        try Files.makeFolder(place)
        defer { try? manager.removeItem(at: place) }
        let built = place.appendingPathComponent(product.lastPathComponent)
        // Generic loops become those of one type only where the module is compiled as a whole.
        let flags = ["-whole-module-optimization", "-num-threads", "2"]
        try build(path, of: Self.home(), library: built, modules: place, flags: flags)
        do {
            for file in try manager.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
            where file.lastPathComponent.hasPrefix(name + ".") {
                let target = modules.appendingPathComponent(file.lastPathComponent)
                try? manager.removeItem(at: target)
                try manager.moveItem(at: file, to: target)
            }
            try? manager.removeItem(at: product)
            try manager.moveItem(at: built, to: product)
        } catch {
            throw Failure("\(folder.path): cannot be written: \(error.localizedDescription)")
        }
    }
}
