// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Project {
    /// What SwiftPM tells of a package, as far as drawing needs it.
    private struct Description: Decodable {
        struct Kind: Decodable {
            let library: [String]?

            init(from decoder: any Decoder) throws {
                let table = try decoder.container(keyedBy: Key.self)
                library = try? table.decodeIfPresent([String].self, forKey: .library)
            }

            enum Key: CodingKey { case library }
        }

        struct Product: Decodable {
            let name: String
            let targets: [String]
            let type: Kind
        }

        struct Target: Decodable {
            let name: String
            let type: String
        }

        let name: String
        let products: [Product]
        let targets: [Target]

        /// Names of targets as modules.
        var modules: [String] {
            targets.map { $0.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }
        }
    }

    /// Runs a program of the package's, or one made for its libraries, that draws instead of
    /// launching.
    func render(_ request: [String: String], product: String?) throws -> Int32 {
        // SwiftPM hands its own environment on to the program.
        func set(_ modules: [String]) {
            for (name, value) in request { setenv(name, value, 1) }
            setenv("CASEMENT_RENDER_MODULES", modules.joined(separator: ","), 1)
        }
        if let imported {
            set(imported.project.targets.map(\.module))
            return try run("run", product.map { [$0] } ?? [])
        }
        let package = try description()
        set(package.modules)
        let programs = package.targets.filter { $0.type == "executable" }.map(\.name)
        if let program = product ?? programs.first {
            guard programs.contains(program) else {
                throw Failure("\(package.name) has no executable called \(program)")
            }
            return try run("run", [program])
        }
        let helper = try makeProgram(for: package)
        return try Project(at: helper.path).run("run", [])
    }

    /// The names of the package's executables.
    func executables() throws -> [String] {
        try description().targets.filter { $0.type == "executable" }.map(\.name)
    }

    private func description() throws -> Description {
        let arguments = ["swift", "package"] + swiftPaths + ["describe", "--type", "json"]
        guard let text = try Shell.output(arguments), let start = text.firstIndex(of: "{") else {
            throw Failure("\(folder.path): the package cannot be described")
        }
        return try JSONDecoder().decode(Description.self, from: Data(text[start...].utf8))
    }

    /// A package with a program that imports all libraries of this one.
    private func makeProgram(for package: Description) throws -> URL {
        let libraries = package.products.filter { $0.type.library != nil }
        guard !libraries.isEmpty else {
            throw Failure(
                "\(package.name) has neither an executable nor a library product to draw from"
            )
        }
        let place = scratch.appendingPathComponent("render")
        let identity = folder.lastPathComponent
        let products = libraries.map {
            ".product(name: \"\($0.name)\", package: \"\(identity)\")"
        }
        try Files.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "CasementRender",
                dependencies: [.package(path: "\(folder.path)")],
                targets: [
                    .executableTarget(
                        name: "CasementRender",
                        dependencies: [\(products.joined(separator: ", "))]
                    )
                ]
            )

            """,
            to: place.appendingPathComponent("Package.swift")
        )
        let targets = Set(libraries.flatMap(\.targets)).sorted()
        let imports = (["UIKit"] + targets).map { "import \($0)\n" }.joined()
        try Files.write(
            imports + "\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n",
            to: place.appendingPathComponent("Sources/CasementRender/main.swift")
        )
        return place
    }
}
