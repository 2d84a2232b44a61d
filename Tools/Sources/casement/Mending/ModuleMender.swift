// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
import SourceLowering
import SwiftSyntax

/// Compiles a module that does not compile as it is: mends it by the compiler's own words, and
/// leaves out what is left.
///
/// Each round checks the types of the files with errors, and edits all of the errors that a repair
/// knows; without any, it cuts. Then the whole module is compiled, which may name further files.
struct ModuleMender {
    private static let roundsOfRepairs = 40
    private static let roundsOfCuts = 32
    /// After so many, a file that still has errors is left out.
    private static let roundsOfOneFile = 12
    private static let compilations = 8

    private let call: CompilerCall
    private let folder: URL
    private let mayCut: Bool
    private let isOwn: Bool
    /// Members that were left out with frameworks which are not here, and those frameworks.
    private let absentMembers: [String: String]
    /// Libraries that the module imports and that cannot be had.
    private let absentLibraries: Set<String>
    /// Those of them that each file imports, as far as they were asked for.
    private var absentImports: [String: [String]] = [:]
    /// The protocols that every object conforms to without members, by the module that says so.
    private let objectConformances: [String: Set<String>]
    private let files: VirtualFiles
    /// The compiler's inputs by the paths that it reports.
    private var inputs: [String: String] = [:]
    private var frontend: [String] = []

    /// The texts without repairs, of the files that have any or may get some.
    private var originals: [String: String] = [:]
    private var repaired: [String: String] = [:]
    /// The texts that are compiled.
    private var texts: [String: String] = [:]
    private var record = MendingRecord()
    private var tried: Set<String> = []
    /// What the compiler is told so that data races are warnings.
    private var loosening: [String] = []
    private var roundsOfFile: [String: Int] = [:]
    private var leftOut = LeftOutNames()
    /// The protocols that test cases were made to conform to.
    private var conformed: Set<String> = []

    init(
        _ call: CompilerCall,
        folder: URL,
        mayCut: Bool,
        isOwn: Bool,
        absentMembers: [String: String] = [:],
        leftOut absentLibraries: Set<String> = [],
        objectConformances: [String: Set<String>] = [:]
    ) throws {
        self.objectConformances = objectConformances
        self.absentMembers = absentMembers
        self.absentLibraries = absentLibraries
        self.call = call
        self.folder = folder
        self.mayCut = mayCut
        self.isOwn = isOwn
        files = try VirtualFiles(call.overlays)
        let others = MendingFolder(folder: folder.deletingLastPathComponent()).records()
        let module = call.value(of: "-module-name")
        for record in others where record.module != module {
            for cut in record.cuts { leftOut.insert(cut) }
        }
        for source in call.sources {
            inputs[source] = source
            // Only links to a project's files name others.
            let text = try files.text(of: source)
            if let reported = MendedSource.directive(text).path { inputs[reported] = source }
        }
    }

    private var recordFile: URL { folder.appendingPathComponent("record.json") }

    /// Compiles, mending as long as it helps.
    ///
    /// `failed`: what the compiler said when the module was compiled as it is; nil where an earlier
    /// build has mended it.
    mutating func run(failed: CompilerRun?) throws -> CompilerRun {
        frontend = try call.frontend()
        var suspects: Set<String> = []
        var result = failed
        if let failed {
            suspects = suspected(failed)
        } else {
            suspects = try takeRecord()
        }
        record.module = call.value(of: "-module-name") ?? ""
        record.isOwn = isOwn
        var rounds = 0
        for _ in 0..<Self.compilations {
            if failed == nil && result == nil && suspects.isEmpty {
                result = try compile()
            } else {
                let hasChanged = try mend(suspects, &rounds)
                if !hasChanged, result != nil { break }
                result = try compile()
            }
            guard let run = result, run.status != 0 else { break }
            suspects.formUnion(suspected(run))
        }
        guard let result else { throw Failure("nothing was compiled") }
        if result.status == 0 {
            try keepRecord()
        } else {
            try? FileManager.default.removeItem(at: recordFile)
        }
        return result
    }

    // MARK: Rounds

    /// Edits the suspected files until they have no errors or nothing helps; says whether anything
    /// has changed.
    private mutating func mend(_ suspects: Set<String>, _ rounds: inout Int) throws -> Bool {
        var hasChanged = false
        // The last stages of the compiler find more than types.
        var isDeep = false
        let goneBefore = record.cuts.count { $0.isGone }
        while rounds < Self.roundsOfRepairs + Self.roundsOfCuts {
            let gone = record.cuts.filter(\.isGone).dropFirst(goneBefore)
            let needing = isDeep ? [] : try files(naming: gone)
            let errors = try check(suspects.union(needing), isDeep: isDeep)
            if errors.isEmpty {
                if isDeep || hasChanged { return hasChanged }
                isDeep = true
                continue
            }
            rounds += 1
            if rounds <= Self.roundsOfRepairs,
                try conform(errors) || repair(errors) || widen(errors)
            {
                hasChanged = true
                continue
            }
            let absent = errors.compactMap { aboutAbsentMember($0) ?? aboutAbsentLibrary($0) }
            if !absent.isEmpty, try cut(absent, isAbsent: true) {
                hasChanged = true
                continue
            }
            guard mayCut else { return hasChanged }
            if loosen(errors) {
                hasChanged = true
                continue
            }
            guard try cut(errors) else { return hasChanged }
            hasChanged = true
        }
        return hasChanged
    }

    /// The files that may need what is gone: those that have its name.
    ///
    /// What they get by inference only is found when the whole module is compiled.
    private func files(naming cuts: some Collection<Cut>) throws -> Set<String> {
        guard !cuts.isEmpty else { return [] }
        let names = cuts.map { cut in
            let declaration = cut.name.prefix { $0 != "(" && $0 != ":" && $0 != "," }
            let parts = declaration.split(separator: ".").filter { $0 != "init" }
            let last = parts.last.map(String.init) ?? ""
            return last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? last : ""
        }
        // A whole file may have had any name.
        guard !names.contains("") else { return Set(call.sources) }
        return try Set(
            call.sources.filter { source in
                let text = try texts[source] ?? files.text(of: source)
                return names.contains { text.contains($0) }
            }
        )
    }

    private mutating func repair(_ errors: [CompilerDiagnostic]) throws -> Bool {
        var hasChanged = false
        for (input, errors) in grouped(errors) {
            let source = MendedSource(try current(input))
            var edits = EditList(source.text)
            for error in errors {
                for repair in RepairTable.all where repair.identifiers.contains(error.identifier) {
                    guard !tried.contains(Self.key(repair, error, source)),
                        repair.mend(error, in: source, &edits)
                    else {
                        continue
                    }
                    record.repairs[repair.name, default: 0] += 1
                    break
                }
            }
            for error in errors {
                for repair in RepairTable.all where repair.identifiers.contains(error.identifier) {
                    tried.insert(Self.key(repair, error, source))
                }
            }
            guard !edits.isEmpty else { continue }
            hasChanged = true
            texts[input] = edits.applied()
            // Repairs come before cuts, so this text has none unless the file was cut before.
            if !record.cutFiles.contains(input) { repaired[input] = texts[input] }
        }
        return hasChanged
    }

    /// Names Foundation's root class where one of Foundation's objects comes; says whether anything has changed.
    private mutating func widen(_ errors: [CompilerDiagnostic]) throws -> Bool {
        let errors = errors.filter(PlacesOfObjects.isAbout)
        guard !errors.isEmpty else { return false }
        var sources: [String: MendedSource] = [:]
        for input in call.sources {
            let text = try current(input)
            guard text.contains("NSObject") else { continue }
            let source = MendedSource(text)
            // Without an import Foundation's class has no name there.
            if !source.imports.isEmpty { sources[input] = source }
        }
        let places = PlacesOfObjects(sources)
        var tokens: [String: Set<TokenSyntax>] = [:]
        for (input, errors) in grouped(errors) {
            for error in errors {
                for (file, names) in places.names(for: error, in: input) {
                    tokens[file, default: []].formUnion(names)
                }
            }
        }
        for (input, names) in tokens {
            guard let source = sources[input] else { continue }
            var edits = EditList(source.text)
            for name in names { edits.replace(name, with: "Foundation.NSObject") }
            texts[input] = edits.applied()
            if !record.cutFiles.contains(input) { repaired[input] = texts[input] }
            record.repairs["PlacesOfObjects", default: 0] += names.count
        }
        return !tokens.isEmpty
    }

    /// What is tried once: a repair of an error in a line, before what stands behind the error.
    private static func key(
        _ repair: any Repair,
        _ error: CompilerDiagnostic,
        _ source: MendedSource
    ) -> String {
        "\(repair.name) \(error.path):\(error.line): \(error.message) \(source.rest(of: error))"
    }

    /// Test cases are no objects here: where one lacks a member, they conform to what every object does,
    /// once in a module.
    private mutating func conform(_ errors: [CompilerDiagnostic]) throws -> Bool {
        for error in errors where error.identifier.hasPrefix("could_not_find_value_member") {
            guard let input = inputs[error.path], let type = error.quoted.first,
                try isTestCase(type)
            else { continue }
            let imports = LooseTests.imports(in: try Files.text(URL(fileURLWithPath: input)))
            let protocols = objectConformances.filter { imports.contains($0.key) }
                .reduce(into: Set<String>()) { $0.formUnion($1.value) }.subtracting(conformed)
            let source = MendedSource(try current(input))
            var edits = EditList(source.text)
            guard !protocols.isEmpty, source.addConformances(protocols, &edits) else { continue }
            conformed.formUnion(protocols)
            record.repairs["TestCaseConformance", default: 0] += 1
            texts[input] = edits.applied()
            if !record.cutFiles.contains(input) { repaired[input] = texts[input] }
            return true
        }
        return false
    }

    /// Whether a type is a class of tests here.
    private func isTestCase(_ type: String) throws -> Bool {
        guard !objectConformances.isEmpty else { return false }
        if type == "XCTestCase" { return true }
        return try call.sources.contains { source in
            let text = try files.text(of: source)
            guard let head = text.range(of: "class \(type):") else { return false }
            let parent = text[head.upperBound...].drop { $0 == " " }
                .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return parent.hasSuffix("TestCase")
        }
    }

    /// Makes errors about data races warnings; says whether there are some and they were not yet.
    private mutating func loosen(_ errors: [CompilerDiagnostic]) -> Bool {
        let words = ["isolat", "sendable", "concurren", "shared_mutable_state", "actor_"]
        let race = errors.first { error in
            words.contains { error.identifier.lowercased().contains($0) }
        }
        guard let race, loosening.isEmpty,
            call.value(of: "-swift-version")?.hasPrefix("6") ?? false
        else { return false }
        loosening = ["-swift-version", "5", "-strict-concurrency=complete"]
        // What else the newer language has, as far as source may need it.
        for feature in [
            "BareSlashRegexLiterals", "InferSendableFromCaptures", "IsolatedDefaultValues",
            "GlobalActorIsolatedTypesUsability", "RegionBasedIsolation",
        ] {
            loosening += ["-enable-upcoming-feature", feature]
        }
        record.cuts.append(
            Cut(
                path: race.path,
                line: race.line,
                column: race.column,
                name: "the check for data races",
                reason: race.message,
                isGone: true
            )
        )
        return true
    }

    /// An error about a member that was left out with a framework, in words that name the framework;
    /// nil for any other.
    ///
    /// The file that has the error may import nothing absent: `delegate.persistentContainer`.
    private func aboutAbsentMember(_ error: CompilerDiagnostic) -> CompilerDiagnostic? {
        guard
            error.identifier.hasPrefix("cannot_find")
                || error.identifier.contains("could_not_find"),
            let frameworks = error.quoted.last.flatMap({ absentMembers[$0] })
        else { return nil }
        var result = error
        result.message = "needs \(frameworks), which Casement does not have"
        return result
    }

    /// An error that comes of a library which cannot be had, in words that name the library; nil for
    /// any other.
    ///
    /// In a file that imports one, names that are not found are taken for the library's; so is what
    /// else is wrong there, where mistakes would stop the build. Members of types come to files that
    /// import nothing, too; statements that name what was left out with a library are never whole.
    private mutating func aboutAbsentLibrary(_ error: CompilerDiagnostic) -> CompilerDiagnostic? {
        guard isOwn, !absentLibraries.isEmpty, let input = inputs[error.path] else { return nil }
        // A member of the framework's own hides one that a library would add.
        let isMember =
            error.identifier.contains("could_not_find")
            || error.identifier.contains("inaccessible")
        let isName = error.identifier.hasPrefix("cannot_find")
        var libraries = absentImports(of: input)
        if libraries.isEmpty, isMember {
            libraries = Set(call.sources.flatMap { absentImports(of: $0) }).sorted()
        }
        guard !libraries.isEmpty, isMember || isName || !mayCut else {
            guard let text = try? current(input) else { return nil }
            return leftOut.explain(error, ofAbsenceIn: MendedSource(text))
        }
        var result = error
        result.message =
            "\(error.message); \(libraries.prefix(4).joined(separator: ", "))"
            + "\(libraries.count > 4 ? " …" : "") cannot be had here"
        return result
    }

    /// The libraries that a file of the user's imports and that cannot be had.
    private mutating func absentImports(of input: String) -> [String] {
        if let known = absentImports[input] { return known }
        let text = (try? Files.text(URL(fileURLWithPath: input))) ?? ""
        let found = LooseTests.imports(in: text).intersection(absentLibraries).sorted()
        absentImports[input] = found
        return found
    }

    /// Leaves out what errors lie in.
    ///
    /// `isAbsent`: they are about frameworks that are not here, and no mistakes.
    private mutating func cut(
        _ errors: [CompilerDiagnostic],
        isAbsent: Bool = false
    ) throws -> Bool {
        var hasChanged = false
        let groups = grouped(errors)
        var chosen: [(input: String, errors: [CompilerDiagnostic])] = []
        // Statements may compile when a declaration is gone that does not.
        for (input, errors) in groups {
            let cutter = Cutter(MendedSource(try current(input)))
            let first = errors.filter(cutter.liesInDeclaration)
            if !first.isEmpty { chosen.append((input, first)) }
        }
        for (input, errors) in chosen.isEmpty ? groups : chosen {
            let text = try current(input)
            roundsOfFile[input, default: 0] += 1
            let isHopeless = roundsOfFile[input, default: 0] > Self.roundsOfOneFile
            var cutter = Cutter(MendedSource(text))
            for error in errors.map(leftOut.explain).map(PlacesOfObjects.explain) {
                if isHopeless { cutter.cutFile(error) } else { cutter.cut(error) }
            }
            if cutter.text == text { cutter.cutFile(errors[0]) }
            guard cutter.text != text else { continue }
            hasChanged = true
            texts[input] = cutter.text
            if !record.cutFiles.contains(input) { record.cutFiles.append(input) }
            for var cut in cutter.cuts {
                cut.isAbsent = isAbsent
                record.cuts.removeAll { $0.name == cut.name && $0.line == cut.line }
                record.cuts.append(cut)
                leftOut.insert(cut)
            }
        }
        return hasChanged
    }

    private func grouped(
        _ errors: [CompilerDiagnostic]
    ) -> [(input: String, errors: [CompilerDiagnostic])] {
        var order: [String] = []
        var groups: [String: [CompilerDiagnostic]] = [:]
        for error in errors {
            // An error in a macro's text belongs to the place that uses the macro.
            var place = error
            if inputs[error.path] == nil,
                let note = error.notes.first(where: { inputs[$0.path] != nil })
            {
                place.path = note.path
                place.line = note.line
                place.column = note.column
            }
            guard let input = inputs[place.path] else { continue }
            if groups[input] == nil { order.append(input) }
            groups[input, default: []].append(place)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    private mutating func current(_ input: String) throws -> String {
        if let text = texts[input] { return text }
        let text = try files.text(of: input)
        originals[input] = text
        return text
    }

    // MARK: The compiler

    /// The errors that a check of some files finds.
    private func check(_ suspects: Set<String>, isDeep: Bool) throws -> [CompilerDiagnostic] {
        let overlay = try writeOverlay()
        let sources = call.sources
        let primaries = sources.filter { suspects.contains($0) }
        let batches = isDeep ? primaries.map { [$0] } : [primaries.isEmpty ? sources : primaries]
        var found: [CompilerDiagnostic] = []
        var seen: Set<String> = []
        for batch in batches {
            var words = Array(frontend.prefix(2)) + [isDeep ? "-emit-sil" : "-typecheck"]
            let chosen = Set(batch)
            words += sources.flatMap { chosen.contains($0) ? ["-primary-file", $0] : [$0] }
            words += frontend.dropFirst(2)
            words += loosening
            words += ["-debug-diagnostic-names", "-diagnostic-style", "llvm"]
            if let overlay { words += ["-vfsoverlay", overlay.path] }
            if isDeep { words += ["-o", "/dev/null"] }
            let run = try CompilerRun(words, in: folder)
            for error in CompilerDiagnostic.parse(run.text) where error.severity == .error {
                let key = "\(error.path):\(error.line):\(error.column):\(error.message)"
                if seen.insert(key).inserted { found.append(error) }
            }
        }
        return found
    }

    /// Compiles the module for good.
    private func compile() throws -> CompilerRun {
        var words = [call.compiler] + call.arguments + loosening
        if let overlay = try writeOverlay() { words += ["-vfsoverlay", overlay.path] }
        return try CompilerRun(words, in: folder)
    }

    /// The module's files in which a compilation found errors.
    private func suspected(_ run: CompilerRun) -> Set<String> {
        let text = run.text.replacingOccurrences(of: "\\/", with: "/")
        var found: Set<String> = []
        for part in text.components(separatedBy: ": error: ").dropLast() {
            let place = part.suffix(4096)
            guard let match = place.range(of: #"/[^"\n]*:\d+:\d+$"#, options: .regularExpression)
            else { continue }
            let words = place[match].split(separator: ":")
            let path = words.dropLast(2).joined(separator: ":")
            // The compiler's records of what it does hold lines behind `\n`.
            let start = path.range(of: "\\n/", options: .backwards)
            let name = start.map { "/" + path[$0.upperBound...] } ?? path
            if let input = inputs[name] { found.insert(input) }
        }
        return found
    }

    // MARK: Files

    /// Writes the texts that differ, and the virtual file system that lays them over the module's.
    private func writeOverlay() throws -> URL? {
        let changed = texts.filter { originals[$0.key] != $0.value }.sorted { $0.key < $1.key }
        guard !changed.isEmpty else { return nil }
        // A virtual file system hides those below it, wherever it does not know a file itself.
        var places: [String: String] = [:]
        for source in call.sources where files.place(of: source) != source {
            places[source] = files.place(of: source)
        }
        for (input, text) in changed {
            let digest = Files.digest(of: [Data(input.utf8), Data(text.utf8)])
            let name = URL(fileURLWithPath: input).lastPathComponent
            let place = folder.appendingPathComponent("\(digest)-\(name)")
            if !FileManager.default.fileExists(atPath: place.path) {
                try Files.write(text, to: place)
            }
            places[input] = place.path
        }
        // Its name is one of the compiler's arguments: another text makes another name.
        let digest = Files.digest(of: places.values.sorted().map { Data($0.utf8) })
        let file = folder.appendingPathComponent("overlay-\(digest).yaml")
        try Files.write(FileOverlay.text(places), to: file)
        return file
    }

    /// Takes up what the build before has repaired; gives the files that had cuts.
    private mutating func takeRecord() throws -> Set<String> {
        guard let old = MendingRecord.read(recordFile) else { return [] }
        for (input, file) in old.files where inputs[input] != nil {
            let text = try files.text(of: input)
            guard Files.digest(of: [Data(text.utf8)]) == file.digest else { continue }
            originals[input] = text
            repaired[input] = file.repaired
            texts[input] = file.repaired
        }
        record.repairs = old.repairs
        return Set(old.cutFiles).intersection(inputs.values)
    }

    private mutating func keepRecord() throws {
        for (input, text) in originals where texts[input] != nil && texts[input] != text {
            record.files[input] = .init(
                digest: Files.digest(of: [Data(text.utf8)]),
                repaired: repaired[input] ?? text
            )
        }
        if record.files.isEmpty, record.cuts.isEmpty {
            try? FileManager.default.removeItem(at: recordFile)
        } else {
            try record.write(to: recordFile)
        }
    }
}
