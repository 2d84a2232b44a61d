// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a target that become resources although the manifest does not name them.
struct UndeclaredResources {
    /// The kinds of files that Xcode takes though no manifest names them, since the manifest's version
    /// 5.3.
    static let kinds: Set<String> = [
        "xcassets", "xib", "nib", "storyboard", "xcstrings", "xcdatamodeld", "xcdatamodel",
    ]

    private let kinds: Set<String>
    private let names: Set<String>

    /// - Parameters:
    ///   - hasLocalization: Whether the package has a default language; its translations count then.
    ///   - names: Names of files that count whatever their kind.
    init(hasLocalization: Bool, named names: Set<String>) {
        kinds = Self.kinds.union(hasLocalization ? ["lproj"] : [])
        self.names = names
    }

    /// The names of files that the projects in a package's folder bundle.
    ///
    /// Where a project and a package share their tests, the tests load what the project bundles.
    static func namesInProjects(of folder: URL) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        return projects.reduce(into: []) { found, name in
            let file = folder.appendingPathComponent("\(name)/project.pbxproj")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
            for match in text.matches(of: /\/\* ([^*\/\n]+) in Resources \*\//) {
                found.insert(String(match.1))
            }
        }
    }

    /// The files' paths, from the target's folder on.
    func files(of target: PackageDump.Target, in folder: URL) -> [String] {
        let declared = (target.resources ?? []).map(\.path) + (target.exclude ?? [])
        let taken = declared.map { folder.appendingPathComponent($0).standardizedFileURL.path }
        var found: [String] = []
        func walk(_ path: String, _ depth: Int) {
            guard depth < 16 else { return }
            let here = path.isEmpty ? folder : folder.appendingPathComponent(path)
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: here.path)) ?? []
            for name in inside.sorted() where !name.hasPrefix(".") {
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                let full = folder.appendingPathComponent(inner).standardizedFileURL.path
                if taken.contains(where: { full == $0 || full.hasPrefix($0 + "/") }) { continue }
                let kind = (name as NSString).pathExtension
                if kinds.contains(kind) || !kind.isEmpty && names.contains(name) {
                    found.append(inner)
                } else if kind.isEmpty {
                    var isFolder: ObjCBool = false
                    _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
                    let manifest = full + "/Package.swift"
                    if isFolder.boolValue, !FileManager.default.fileExists(atPath: manifest) {
                        walk(inner, depth + 1)
                    }
                }
            }
        }
        walk("", 0)
        // Two of one name would not fit into one bundle.
        var seen: Set<String> = []
        return found.filter { seen.insert(($0 as NSString).lastPathComponent).inserted }
    }
}
