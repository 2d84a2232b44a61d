// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A manifest as the package manager understands it.
struct PackageDump: Decodable {
    struct Target: Decodable {
        struct Resource: Decodable { let path: String }

        let name: String
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]?
        let resources: [Resource]?
        let dependencies: [Dependency]?
        let publicHeadersPath: String?
        let settings: [Setting]?

        var isTest: Bool { type == "test" }

        /// The values of a setting of the compiler for C.
        func values(of setting: String) -> [String] {
            (settings ?? []).filter { ["c", "cxx"].contains($0.tool) }
                .compactMap { $0.kind[setting]?.text }
        }
    }

    /// A setting of a target: a key with its first value, as `define` with `NAME=1`.
    struct Setting: Decodable {
        let tool: String
        let kind: [String: Value]

        /// What the key holds; nil for all that is no text.
        struct Value: Decodable {
            let text: String?

            private enum Key: String, CodingKey { case first = "_0" }

            init(from decoder: any Decoder) throws {
                text = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .first)
            }
        }
    }

    /// What a target depends on: one of three keys with a list whose first entry is the name.
    struct Dependency: Decodable {
        let kind: String
        let name: String
        /// The package of a product.
        let package: String?

        private struct Key: CodingKey {
            let stringValue: String
            let intValue: Int? = nil

            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let table = try decoder.container(keyedBy: Key.self)
            guard let key = table.allKeys.first else {
                name = ""
                kind = ""
                package = nil
                return
            }
            var list = try table.nestedUnkeyedContainer(forKey: key)
            kind = key.stringValue
            name = try list.decode(String.self)
            package = kind == "product" ? try? list.decodeIfPresent(String.self) : nil
        }
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    /// Another package.
    struct Package: Decodable {
        struct Place: Decodable {
            struct Location: Decodable {
                struct Remote: Decodable { let urlString: String }
                let remote: [Remote]?
                let local: [String]?
            }
            let identity: String
            let nameForTargetDependencyResolutionOnly: String?
            let path: String?
            let location: Location?
        }
        let sourceControl: [Place]?
        let fileSystem: [Place]?

        private var place: Place? { sourceControl?.first ?? fileSystem?.first }
        var identity: String { place?.identity ?? "" }
        var names: [String] { [identity, givenName ?? ""].filter { !$0.isEmpty } }
        /// The name that the manifest gives it for its targets.
        var givenName: String? { place?.nameForTargetDependencyResolutionOnly }
        /// The address as the manifest has it; nil for a folder.
        var address: String? {
            sourceControl?.first?.location?.remote?.first?.urlString
                ?? sourceControl?.first?.location?.local?.first
        }
        var path: String? { fileSystem?.first?.path }
    }

    let targets: [Target]
    let products: [Product]?
    let dependencies: [Package]?
    let defaultLocalization: String?

    /// Asks the package manager; nil if it cannot make sense of the manifest.
    static func read(_ folder: URL, _ flags: [String]) throws -> PackageDump? {
        let arguments =
            ["swift", "package", "--package-path", folder.path] + flags + ["dump-package"]
        let output = try Shell.quietOutput(
            arguments,
            environment: CompilerWrapper.manifestEnvironment()
        )
        guard let text = output.text, let start = text.firstIndex(of: "{")
        else { return nil }
        return try? JSONDecoder().decode(PackageDump.self, from: Data(text[start...].utf8))
    }

    /// The name by which targets must name a package of the dependencies: the one that the manifest gives it, or its
    /// folder's.
    func name(ofPackageIn folder: String) -> String {
        let package = (dependencies ?? []).first { $0.identity == folder.lowercased() }
        return package?.givenName ?? folder
    }

    /// The folder of a target, from the package's on; nil if it is not there.
    func folder(of target: Target, in package: URL) -> URL? {
        let manager = FileManager.default
        if let path = target.path {
            return Files.asOnAMac(package.appendingPathComponent(path)).standardizedFileURL
        }
        let places =
            target.isTest
            ? ["Tests", "Sources", "Source", "src", "srcs"]
            : target.type == "plugin" ? ["Plugins"] : ["Sources", "Source", "src", "srcs"]
        return places.map { package.appendingPathComponent("\($0)/\(target.name)") }
            .first { manager.fileExists(atPath: $0.path) }
    }

    /// The libraries that tests of macros expand source with.
    private static let expanding: Set<String> = [
        "MacroTesting", "SwiftSyntaxMacrosTestSupport", "SwiftSyntaxMacrosGenericTestSupport",
    ]

    /// The tests that depend on a macro's own code, and not only on what offers the macro, or on what expands
    /// source: the manifest is read without tests' dependencies on macros.
    var testsOfMacros: [String] {
        let macros = Set(targets.filter { $0.type == "macro" }.map(\.name))
        guard !macros.isEmpty else { return [] }
        return targets.filter { target in
            target.isTest
                && (target.dependencies ?? []).contains {
                    Self.expanding.contains($0.name)
                        || ["target", "byName"].contains($0.kind) && macros.contains($0.name)
                }
        }.map(\.name)
    }

    /// The targets that some targets need, with themselves.
    func closure(of names: [String]) -> Set<String> {
        var found = Set(names)
        var waiting = names
        while let name = waiting.popLast() {
            guard let target = targets.first(where: { $0.name == name }) else { continue }
            for dependency in target.dependencies ?? []
            where ["target", "byName"].contains(dependency.kind)
                && targets.contains(where: { $0.name == dependency.name })
                && found.insert(dependency.name).inserted
            {
                waiting.append(dependency.name)
            }
        }
        return found
    }
}
