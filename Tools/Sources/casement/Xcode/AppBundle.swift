// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts the resources of an imported project where `Bundle.main` looks, as Xcode would.
struct AppBundle {
    let project: XcodeProject
    /// The folder of what was built.
    let products: URL

    /// Makes `App.app` with the program, its resources and its Info.plist.
    ///
    /// - Returns: the program in it.
    func makeApplication(_ target: XcodeTarget) throws -> URL {
        let bundle = products.appendingPathComponent("\(target.module).app")
        let program = bundle.appendingPathComponent(target.module)
        try? FileManager.default.removeItem(at: bundle)
        try Self.place(products.appendingPathComponent(target.module), at: program)
        try lay(resources(of: target), plist: target, in: bundle)
        return program
    }

    /// Lays the resources of all targets beside the test program, whose main bundle that is.
    func makeTests() throws {
        let list = products.appendingPathComponent("casement-resources.txt")
        if let old = try? String(contentsOf: list, encoding: .utf8) {
            for name in old.split(separator: "\n") {
                try? FileManager.default.removeItem(
                    at: products.appendingPathComponent(String(name))
                )
            }
        }
        let hosts = project.targets.compactMap(\.hostModule)
        let applications = project.targets.filter { $0.kind == .application }
        let application = applications.first { hosts.contains($0.module) } ?? applications.first
        let all = project.targets.sorted { $0.kind == .application && $1.kind != .application }
        let resources = all.flatMap(\.resources)
        let places = resources.map(\.place)
        let names =
            (places + places.compactMap(CompiledNames.name)).map { String($0.prefix { $0 != "/" }) }
            + ["Info.plist"]
        try Files.write(names.unique.joined(separator: "\n"), to: list)
        try lay(resources, plist: application ?? all.first, in: products)
    }

    /// A target's resources, and those of the libraries that it uses: on Linux they are one
    /// program with one bundle.
    private func resources(of target: XcodeTarget) -> [XcodeTarget.Resource] {
        var found: [XcodeTarget] = [target]
        var index = 0
        while index < found.count {
            for name in found[index].targetDependencies {
                guard let next = project.targets.first(where: { $0.name == name }),
                    !found.contains(where: { $0.name == name })
                else { continue }
                found.append(next)
            }
            index += 1
        }
        return found.flatMap(\.resources)
    }

    private func lay(
        _ resources: [XcodeTarget.Resource],
        plist target: XcodeTarget?,
        in bundle: URL
    ) throws {
        for resource in resources {
            let place = bundle.appendingPathComponent(resource.place)
            // The first of a name wins, and nothing that was built is overwritten.
            guard !FileManager.default.fileExists(atPath: place.path) else { continue }
            try Self.place(resource.source, at: place)
            if let name = CompiledNames.name(for: resource.place) {
                let second = bundle.appendingPathComponent(name)
                if !FileManager.default.fileExists(atPath: second.path) {
                    try Self.place(resource.source, at: second)
                }
            }
        }
        guard let target, target.infoPlist != nil || !target.settings.values.isEmpty else { return }
        let file = bundle.appendingPathComponent("Info.plist")
        do {
            try InfoPlist.data(of: target).write(to: file, options: .atomic)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("\(file.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// A second name for a file or folder; a copy where the file system can't.
    private static func place(_ source: URL, at place: URL) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: source.path) else {
            // The reader has said so.
            return
        }
        do {
            try manager.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            do {
                try manager.linkItem(at: source, to: place)
            } catch {
                try? manager.removeItem(at: place)
                try manager.copyItem(at: source, to: place)
            }
        } catch {
            throw Failure("\(place.path): cannot be written: \(error.localizedDescription)")
        }
    }
}
