// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders

/// A target in Objective-C, with what it is made of.
struct ObjCTarget {
    let name: String
    /// The folder of its package.
    let package: URL
    /// Its public headers.
    let headers: [URL]
    /// Where it finds others.
    let folders: [URL]
    /// Its files in Objective-C and C.
    let implementations: [URL]
    /// All of its headers.
    let neighbours: [URL]
    /// Macros of its settings.
    let definitions: [String]
    /// The names of targets and products that it depends on.
    let dependencies: [String]

    var module: String { BuildSettings.moduleName(name) }

    /// Where its Swift lies.
    var standIn: URL { package.appendingPathComponent("\(ManifestPlan.standInFolder)/\(name)") }

    /// Nil unless the target has files in Objective-C, or nothing but headers that speak it.
    init?(_ target: PackageDump.Target, in package: URL, _ folder: URL) {
        func path(_ file: URL) -> String { file.standardizedFileURL.path }
        func isWithin(_ file: URL, _ folders: [URL]) -> Bool {
            let inner = path(file)
            return folders.map(path).contains { inner == $0 || inner.hasPrefix($0 + "/") }
        }
        let excluded = (target.exclude ?? []).map { folder.appendingPathComponent($0) }
        let sources = (target.sources ?? [""]).map { folder.appendingPathComponent($0) }
        let kinds: Set<String> = ["h", "m", "mm", "c", "cc", "cpp", "cxx", "swift"]
        let files = Files.all(under: folder, endingIn: "").filter {
            kinds.contains($0.pathExtension) && !isWithin($0, excluded)
        }
        let own = files.filter { $0.pathExtension == "h" }
        let code = files.filter { $0.pathExtension != "h" && isWithin($0, sources) }
        let isObjC = code.contains { ["m", "mm"].contains($0.pathExtension) }
        let include = folder.appendingPathComponent(target.publicHeadersPath ?? "include")
        let shown = own.filter { isWithin($0, [include]) }
        let isOnlyHeaders =
            code.isEmpty
            && shown.contains {
                (try? Files.text($0)).map { HeaderText($0).isObjectiveC } ?? false
            }
        guard isObjC || isOnlyHeaders else { return nil }
        name = target.name
        self.package = package
        headers = shown
        let search = target.values(of: "headerSearchPath").map { folder.appendingPathComponent($0) }
        folders = ([include, folder] + search).map(\.standardizedFileURL)
        implementations = code.filter { $0.pathExtension != "swift" }
        neighbours = own
        definitions = target.values(of: "define")
        dependencies = (target.dependencies ?? []).map(\.name)
    }
}
