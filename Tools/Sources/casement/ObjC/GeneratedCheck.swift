// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
import SourceLowering

/// Compiles generated Swift against the framework, as lowering leaves it, and makes its module.
struct GeneratedCheck {
    let sdk: SDK
    let module: String
    let folder: URL
    /// Classes that Swift files of the same target may define.
    let forward: Set<String>
    /// The folders of modules in Objective-C that it imports.
    let dependencies: [URL]

    /// What the compiler has against a text.
    func problems(in text: String) throws -> [Mender.Problem] {
        let parsed = ParsedFile(text)
        let facts = ProjectFacts(
            framework: try sdk.optionalRequirements(),
            frameworkClasses: try sdk.objectClasses(),
            frameworkParents: try sdk.superclasses(),
            types: try sdk.types(),
            protocols: try sdk.protocols(),
            modules: [module],
            umbrellas: [],
            files: [parsed.facts]
        )
        let file = folder.appendingPathComponent("check/\(module).swift")
        let lowered = Lowerer(facts: facts, mode: .full).lower(parsed, path: file.path).text
        try Files.write(lowered, to: file)
        var sources = [file.path]
        if !forward.isEmpty {
            let others = folder.appendingPathComponent("check/Forward.swift")
            let classes = forward.sorted().map { "open class \($0): NSObject {}\n" }.joined()
            // The generated file hands Foundation on, whose root class would be as good.
            let imports = "import ObjectiveC; import class ObjectiveC.NSObject\n"
            try Files.write(imports + classes, to: others)
            sources.append(others.path)
        }
        let output = folder.appendingPathComponent("\(module).swiftmodule").path
        var arguments = [
            "swiftc", "-emit-module", "-emit-module-path", output, "-module-name", module,
            "-swift-version", "5", "-suppress-warnings", "-diagnostic-style=llvm",
            "-no-color-diagnostics", "-Xfrontend", "-debug-diagnostic-names",
            "-parse-as-library",
        ]
        arguments += try sdk.compilerFlags() + dependencies.flatMap { ["-I", $0.path] } + sources
        var lines: [String] = []
        let status = try Shell.run(arguments) { lines.append($0) }
        guard status != 0 else { return [] }
        let found = Self.problems(lines, in: file.path)
        guard !found.isEmpty else {
            // The driver's own word, without a place, comes first and says nothing.
            let error = lines.first { $0.contains(": error: ") } ?? lines.first
            throw Failure("module \(module): \(error ?? "the compiler fails")")
        }
        return found
    }

    /// The errors about one file, with the requirements that notes name.
    static func problems(_ lines: [String], in path: String) -> [Mender.Problem] {
        var found: [(line: Int, identifier: String, message: String, needs: [String])] = []
        for (index, line) in lines.enumerated() {
            if line.contains(": note: protocol requires"), !found.isEmpty,
                lines.indices.contains(index + 1)
            {
                let text = lines[index + 1].trimmingCharacters(in: .whitespaces)
                found[found.count - 1].needs.append(text)
            }
            guard line.hasPrefix(path + ":"),
                let match = line.dropFirst(path.count)
                    .wholeMatch(of: /:(\d+):\d+: error: (.*?)(?: \[(\w+)\])?/)
            else { continue }
            found.append(
                (Int(match.1) ?? 0, match.3.map(String.init) ?? "", String(match.2), [])
            )
        }
        // The compiler tells the requirements of all of a type's protocols behind the last.
        let told = found
        for index in found.indices where found[index].identifier == "type_does_not_conform" {
            found[index].needs = told.filter { $0.line == found[index].line }.flatMap(\.needs)
        }
        return found.map {
            Mender.Problem(
                line: $0.line,
                identifier: $0.identifier,
                message: $0.message,
                requirements: $0.needs
            )
        }
    }
}
