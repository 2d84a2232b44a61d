// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Reads a target's headers and tells what they are in Swift.
package struct HeaderImporter {
    private let target: HeaderSet
    private let tools: HeaderTools
    private let framework: FrameworkTypes
    /// The framework's modules, which generated source may import.
    private let modules: Set<String>
    package let place: HeaderWorkspace
    /// The headers that includes reach, by path, with their text.
    private var texts: [String: HeaderText] = [:]
    /// Headers that clang does not take.
    private var broken: Set<String> = []
    private var missing: [String: FrameworkTypes.Use] = [:]
    /// Names that seemed to be missing and that a header defines after all.
    private var found: Set<String> = []
    /// Headers that must be read before the others, which include them in a circle.
    private var first: [String] = []
    /// What was left out, and why.
    package private(set) var notes: [String] = []

    /// Prepares to read headers; all that is written lies in `folder`.
    package init(
        _ set: HeaderSet,
        tools: HeaderTools,
        framework: FrameworkTypes,
        modules: Set<String>,
        folder: URL
    ) {
        self.target = set
        self.tools = tools
        self.framework = framework
        self.modules = modules
        place = HeaderWorkspace(module: set.module, folder: folder, folders: set.folders)
    }

    /// The Swift that stands for the headers.
    package mutating func lines() throws -> [SwiftLine] {
        try collect()
        try settle()
        let entities = try entities()
        var implementation = Implementation()
        for file in target.implementations {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            implementation.add(HeaderText(text), file: file.lastPathComponent)
        }
        let macros = texts.values.reduce(into: [String: String]()) { all, text in
            all.merge(text.macros) { old, _ in old }
        }
        let constants = ConstantValues.names(in: entities)
        let numbers = try ConstantValues(clang: tools.clangArguments(target, place), place: place)
            .numbers(constants)
        let printer = SwiftPrinter(
            entities,
            implementation: implementation,
            numbers: numbers,
            macros: macros.compactMapValues { Literal.swift(of: $0) },
            framework: framework,
            imports: imports
        )
        return printer.lines()
    }

    /// The compiler's import of the headers.
    private func entities() throws -> [ImportedEntity] {
        var known: [String: String] = [:]
        var result: [ImportedEntity] = []
        let attempts = 8
        for attempt in 1...attempts {
            let answer = try tools.describe(place.readModule, tools.importArguments(target, place))
            guard let value = SourceKitValue(printed: answer) else {
                throw HeaderError("module \(target.module): SourceKit's answer can't be read")
            }
            result = ImportedEntity.all(in: value)
            for entity in result { known.merge(entity.throwing) { first, _ in first } }
            for index in result.indices {
                result[index].settle(known, isLast: attempt == attempts)
            }
            if !result.contains(where: \.isUnsettled) { break }
        }
        return result
    }

    /// Names that headers only declare, which Swift files of the same target may define.
    package var forwardNames: Set<String> {
        target.isMixed ? Set(missing.filter { $0.value == .interface }.keys) : []
    }

    private var imports: [String] {
        let named = texts.values.flatMap(\.includes).compactMap { path, isFramework -> String? in
            guard isFramework, let slash = path.firstIndex(of: "/") else { return nil }
            return String(path[..<slash])
        }
        let found = Set(named).intersection(modules).subtracting(["ObjectiveC"])
        return ["Foundation"] + found.sorted() + target.dependencies.map(\.module)
    }

    // MARK: Files

    /// Finds all headers that the target's own include.
    private mutating func collect() throws {
        let byName = Dictionary(
            (target.neighbours + target.headers).map { ($0.lastPathComponent, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var standIns: [String: String] = [:]
        var queue = target.headers
        while let file = queue.popLast() {
            guard texts[file.path] == nil else { continue }
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                notes.append("\(file.path) can't be read and is left out")
                broken.insert(file.path)
                texts[file.path] = HeaderText("")
                continue
            }
            let header = HeaderText(text)
            texts[file.path] = header
            for (path, isFramework) in header.includes {
                if let found = find(path, from: file, isFramework) {
                    if isOwn(found) { queue.append(found) }
                } else if let known = byName[(path as NSString).lastPathComponent],
                    known.pathExtension == "h"
                {
                    standIns[path] = "#import \"\(known.path)\"\n"
                    queue.append(known)
                } else if !isSystem(path) {
                    standIns[path] = "#import <CasementTypes.h>\n"
                }
            }
            // A framework that is here has its headers.
            for path in header.headersAskedFor
            where standIns[path] == nil && modules.contains(String(path.prefix { $0 != "/" }))
                && path.contains("/") && find(path, from: file, true) == nil && !isSystem(path)
            {
                standIns[path] = "#import <CasementTypes.h>\n"
            }
        }
        for (path, text) in standIns where !path.hasPrefix("/") && !path.contains("..") {
            try HeaderWorkspace.write(text, to: place.standIns.appendingPathComponent(path))
        }
        if target.isMixed {
            let forward = texts.values.map(\.forwardDeclarations.classes)
                .reduce(into: Set<String>()) { $0.formUnion($1) }
            for name in forward
            where framework.classes[name] == nil && !FrameworkTypes.foundation.contains(name)
                && !defines(name)
            {
                missing[name] = .interface
            }
        }
    }

    private func defines(_ name: String) -> Bool {
        texts.values.contains { text in
            text.code.contains("@interface \(name) ") || text.code.contains("@interface \(name):")
                || text.code.contains("@interface \(name)\n")
                || text.code.contains("@interface \(name)<")
        }
    }

    private func isOwn(_ file: URL) -> Bool {
        let other = target.dependencies.flatMap(\.folders)
        return !file.path.hasPrefix(tools.resources.path + "/")
            && !other.contains { file.path.hasPrefix($0.path + "/") }
    }

    private func find(_ path: String, from file: URL, _ isFramework: Bool) -> URL? {
        let manager = FileManager.default
        var folders = target.folders + target.dependencies.flatMap(\.folders)
        folders.append(tools.include)
        if !isFramework { folders.insert(file.deletingLastPathComponent(), at: 0) }
        return folders.map { $0.appendingPathComponent(path).standardizedFileURL }
            .first { manager.fileExists(atPath: $0.path) }
    }

    /// Whether the system's C library or clang itself has a header.
    private func isSystem(_ path: String) -> Bool {
        let builtin = URL(fileURLWithPath: tools.clang).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/clang/include")
        let machine = tools.triple.split(separator: "-").first ?? "x86_64"
        return ["/usr/include", "/usr/include/\(machine)-linux-gnu", builtin.path].contains {
            FileManager.default.fileExists(atPath: $0 + "/" + path)
        }
    }

    // MARK: Diagnostics

    /// Declares what headers miss and leaves out those that stay wrong, until clang takes the rest.
    private mutating func settle() throws {
        for round in 0..<10 {
            try write()
            let (status, output) = try Command.run(
                tools.clangArguments(target, place) + ["-fsyntax-only", place.whole.path]
            )
            guard status != 0 else { return }
            guard try mend(output, isLast: round >= 6) else { break }
        }
        throw HeaderError("module \(target.module): its headers can't be read")
    }

    private mutating func write() throws {
        let words = texts.values.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
        // A class of the headers' own may be called as one of the framework's.
        let own = words.filter { framework.classes[$0] != nil && defines($0) }
        let named = words.subtracting(missing.keys).subtracting(own)
        try HeaderWorkspace.write(
            framework.header(naming: named, missing: missing),
            to: place.types
        )
        var copies: [(URL, URL)] = []
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let file = URL(fileURLWithPath: path)
            let copy = place.copy(of: file)
            try HeaderWorkspace.write(
                broken.contains(path) ? "\n" : text.prepared(path: path),
                to: copy
            )
            copies.append((file, copy))
        }
        let empty = place.folder.appendingPathComponent("empty.modulemap")
        try HeaderWorkspace.write("\n", to: empty)
        for folder in target.folders {
            for name in ["module.modulemap", "module.map"] {
                let map = folder.appendingPathComponent(name)
                if FileManager.default.fileExists(atPath: map.path) { copies.append((map, empty)) }
            }
        }
        let places = copies.map { ($0.path, $1.path) }
        let overlay = FileOverlay.text(Dictionary(places) { $1 })
        try HeaderWorkspace.write(overlay, to: place.overlay)
        let usable = target.headers.filter { !broken.contains($0.path) }
        let shown =
            first.compactMap { path in usable.first { $0.path == path } }
            + usable.filter { !first.contains($0.path) }
        let headers = shown.map { "    header \"\($0.path)\"" }.joined(separator: "\n")
        try HeaderWorkspace.write(
            """
            module CasementTypes [system] {
                header "\(place.types.path)"
                export *
            }

            module \(place.readModule) {
            \(headers)
                export *
            }

            """,
            to: place.map
        )
        try HeaderWorkspace.write(
            shown.map { "#import \"\($0.path)\"\n" }.joined(),
            to: place.whole
        )
    }

    /// Takes clang's errors up; false if nothing can be done.
    private mutating func mend(_ output: String, isLast: Bool) throws -> Bool {
        var didChange = false
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?error: (.*)/)
            else { continue }
            let path = String(match.1)
            let message = String(match.4)
            let place = (path: path, line: Int(match.2) ?? 0, column: Int(match.3) ?? 0)
            if let match = message.firstMatch(
                of:
                    /(?:duplicate (?:interface|protocol) definition|redefinition) (?:for class |of )'(\w+)'/
            ), missing.removeValue(forKey: String(match.1)) != nil {
                found.insert(String(match.1))
                didChange = true
                continue
            }
            // `A.h` includes `B.h`, whose class inherits from that of `A.h`.
            if let match = message.firstMatch(
                of: /cannot find interface declaration for '(\w+)', superclass of/
            ), defines(String(match.1)), texts[path] != nil {
                if !first.contains(path) {
                    first.insert(path, at: 0)
                    didChange = true
                }
                continue
            }
            if !isLast, let (name, use) = use(message, place) {
                if missing[name] == nil, !found.contains(name) {
                    missing[name] = use
                    didChange = true
                    continue
                }
            }
            if !isLast, let file = message.wholeMatch(of: /'(.+)' file not found.*/) {
                let header = self.place.standIns.appendingPathComponent(String(file.1))
                try HeaderWorkspace.write("#import <CasementTypes.h>\n", to: header)
                didChange = true
                continue
            }
        }
        return try didChange || leaveOut(output)
    }

    /// Leaves headers out that clang does not take; false if there are none.
    ///
    /// Each is asked alone, since one that ends in the middle spoils those behind it.
    private mutating func leaveOut(_ output: String) throws -> Bool {
        var didChange = false
        for header in target.headers where !broken.contains(header.path) {
            let (status, alone) = try Command.run(
                tools.clangArguments(target, place) + ["-fsyntax-only", header.path]
            )
            guard status != 0 else { continue }
            didChange = leaveOut(first: alone, of: header.path) || didChange
        }
        return didChange || leaveOut(first: output, of: nil)
    }

    /// Leaves the header out that the first error is about.
    private mutating func leaveOut(first output: String, of header: String?) -> Bool {
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?error: (.*)/)
            else { continue }
            let path = texts[String(match.1)] == nil ? header : String(match.1)
            guard let path, broken.insert(path).inserted else { return false }
            notes.append("\(path):\(match.2): \(match.4); the header is left out")
            return true
        }
        return false
    }

    private func use(
        _ message: String,
        _ place: (path: String, line: Int, column: Int)
    ) -> (String, FrameworkTypes.Use)? {
        if message == "expected a type", let text = texts[place.path]?.text {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.indices.contains(place.line - 1) else { return nil }
            let rest = lines[place.line - 1].utf8.dropFirst(place.column - 1)
            let name = String(decoding: rest, as: UTF8.self)
                .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.isEmpty ? nil : (String(name), use(of: String(name)))
        }
        if let match = message.firstMatch(of: /cannot find interface declaration for '(\w+)'/) {
            return (String(match.1), .interface)
        }
        if let match = message.firstMatch(
            of: /(?:cannot find protocol declaration for|no type or protocol named) '(\w+)'/
        ) {
            return (String(match.1), .protocol)
        }
        guard let match = message.firstMatch(of: /unknown type name '(\w+)'/) else { return nil }
        return (String(match.1), use(of: String(match.1)))
    }

    /// What a type that nobody declares is used as.
    private func use(of name: String) -> FrameworkTypes.Use {
        let isObject = texts.values.contains { text in
            text.code.ranges(of: name).contains { range in
                text.code[range.upperBound...].prefix(64).drop(while: \.isWhitespace)
                    .hasPrefix("*")
            }
        }
        return isObject ? .interface : .value
    }
}
