// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes targets of CocoaPods specifications.
enum PodTarget {
    /// The library of a specification, with what its dependencies' names are for imports.
    ///
    /// `asked`: its parts that a Podfile names.
    static func library(_ file: URL, asked: Set<String> = []) -> XcodeTarget? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let spec = Podspec(text)
        let parts = spec.libraryParts(asked: asked)
        return target(spec, parts, in: file, name: spec.name, module: spec.moduleName, .library)
    }

    /// The tests of a specification.
    static func tests(_ file: URL) -> [XcodeTarget] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let spec = Podspec(text)
        return spec.parts.filter(\.isTests).compactMap { part in
            let name = "\(spec.name)-Unit-\(part.name)"
            let module = BuildSettings.moduleName(name)
            guard
                var made = target(spec, [part], in: file, name: name, module: module, .tests)
            else { return nil }
            made.targetDependencies.insert(spec.moduleName, at: 0)
            return made
        }
    }

    private static func target(
        _ spec: Podspec,
        _ parts: [Podspec.Part],
        in file: URL,
        name: String,
        module: String,
        _ kind: XcodeTarget.Kind
    ) -> XcodeTarget? {
        let glob = FileGlob(file.deletingLastPathComponent())
        let all = parts.flatMap { glob.files($0.sourceFiles, without: $0.excludedFiles) }.unique
        let sources = all.filter { $0.pathExtension == "swift" }
        guard !sources.isEmpty else { return nil }
        var resources = parts.flatMap { part in
            glob.files(part.resources, without: part.excludedFiles).map {
                XcodeTarget.Resource(source: $0, place: XcodeTarget.Resource.place(of: $0))
            }
        }
        for part in parts {
            for (bundle, patterns) in part.resourceBundles.sorted(by: { $0.key < $1.key }) {
                resources += glob.files(patterns).map {
                    let place = "\(bundle).bundle/" + XcodeTarget.Resource.place(of: $0)
                    return XcodeTarget.Resource(source: $0, place: place)
                }
            }
        }
        var settings = BuildSettings()
        settings.add([
            "SWIFT_VERSION": spec.swiftVersion ?? "5.0", "PRODUCT_NAME": name,
            "PRODUCT_MODULE_NAME": module, "MARKETING_VERSION": spec.version,
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG COCOAPODS",
        ])
        let foreign = all.filter { ["m", "mm", "c", "cpp"].contains($0.pathExtension) }
        var result = XcodeTarget(
            name: name,
            module: module,
            kind: kind,
            settings: settings,
            sources: sources,
            resources: resources,
            targetDependencies: parts.flatMap(\.dependencies).map {
                BuildSettings.moduleName(String($0.prefix { $0 != "/" }))
            }.filter { $0 != module }.unique,
            linkedModules: [],
            packageProducts: [],
            notes: foreign.map { "\($0.path) is left out: only Swift is built on Linux" },
            infoPlist: nil,
            hostModule: nil
        )
        result.headers.implementations = foreign
        return result
    }
}
