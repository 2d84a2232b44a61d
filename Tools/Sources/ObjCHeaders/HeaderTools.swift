// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What reading headers needs of the machine.
package struct HeaderTools: Sendable {
    /// Swift's own clang.
    package let clang: String
    /// Our headers for the frameworks' names, `Tools/ObjCHeaders`.
    package let resources: URL
    /// The modules of `resources/overlays`, compiled.
    package let overlays: URL
    package let triple: String
    /// Asks SourceKit for a module's description.
    package let describe: @Sendable (_ module: String, _ arguments: [String]) throws -> String

    package init(
        clang: String,
        resources: URL,
        overlays: URL,
        triple: String,
        describe: @escaping @Sendable (String, [String]) throws -> String
    ) {
        self.clang = clang
        self.resources = resources
        self.overlays = overlays
        self.triple = triple
        self.describe = describe
    }

    private static let modules = ["ObjectiveC", "CoreGraphics", "Foundation"]

    /// Compiles the modules in which the importer looks for bridged types.
    package static func buildOverlays(
        compiler: String,
        resources: URL,
        triple: String,
        in folder: URL
    ) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for module in modules {
            let (status, output) = try Command.run([
                compiler, "-frontend", "-emit-module", "-parse-as-library", "-module-name", module,
                "-import-underlying-module", "-enable-objc-interop", "-target", triple,
                "-I", folder.path, "-I", resources.appendingPathComponent("include").path,
                "-Xcc", "-fobjc-runtime=macosx", "-Xcc", "-fblocks",
                "-module-cache-path", folder.appendingPathComponent("cache").path,
                "-o", folder.appendingPathComponent(module + ".swiftmodule").path,
                resources.appendingPathComponent("overlays/\(module).swift").path,
            ])
            guard status == 0 else {
                throw HeaderError("Tools/ObjCHeaders does not compile: \(output)")
            }
        }
    }

    var include: URL { resources.appendingPathComponent("include") }

    /// The words for clang alone.
    func clangArguments(_ set: HeaderSet, _ place: HeaderWorkspace) -> [String] {
        [
            clang, "-target", triple, "-x", "objective-c", "-fobjc-runtime=macosx",
            "-fblocks", "-w", "-ferror-limit=0", "-fno-caret-diagnostics",
            "-fno-color-diagnostics",
        ] + search(set, place)
    }

    /// The words for SourceKit's compiler.
    func importArguments(_ set: HeaderSet, _ place: HeaderWorkspace) -> [String] {
        var result = [
            "-target", triple, "-module-name", "CasementHeaders", "-swift-version", "5",
            "-Xfrontend", "-enable-objc-interop",
            "-module-cache-path", overlays.appendingPathComponent("cache").path,
            "-I", overlays.path, "-I", include.path,
        ]
        var words = ["-fobjc-runtime=macosx", "-fblocks", "-fno-objc-arc", "-w"]
        for map in [place.map] + set.dependencies.map(\.map) {
            words.append("-fmodule-map-file=" + map.path)
        }
        words += search(set, place)
        for word in words { result += ["-Xcc", word] }
        return result
    }

    private func search(_ set: HeaderSet, _ place: HeaderWorkspace) -> [String] {
        var words: [String] = set.definitions.map { "-D" + $0 }
        for overlay in [place.overlay] + set.dependencies.map(\.overlay) {
            words += ["-ivfsoverlay", overlay.path]
        }
        let folders =
            [include, place.standIns] + set.folders + set.dependencies.flatMap(\.folders)
        for folder in folders { words += ["-I", folder.path] }
        return words
    }
}
