// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
import SourceLowering

/// Writes the Swift that stands for targets' headers in Objective-C, and keeps it while nothing
/// changes.
struct HeaderReader {
    private let sdk: SDK
    private let tools: HeaderTools
    private let framework: FrameworkTypes
    private let modules: Set<String>

    /// Raised whenever the same headers give other Swift.
    private static let version = "9"

    /// Finds what reading needs; the modules for bridged types are compiled once.
    init(_ sdk: SDK) throws {
        self.sdk = sdk
        let resources = try Self.resources(sdk)
        let known = try Toolchain.here()
        let (toolchain, triple) = (known.folder, known.target.unversionedTriple)
        let library = toolchain.appendingPathComponent("lib/libsourcekitdInProc.so").path
        guard FileManager.default.fileExists(atPath: library) else {
            throw Failure("\(library) is missing: headers in Objective-C can't be read")
        }
        let compiler = "\(known.compilerVersion) \(triple) \(toolchain.path)"
        let overlays = try Self.overlays(resources, triple, compiler)
        tools = HeaderTools(
            clang: toolchain.appendingPathComponent("bin/clang").path,
            resources: resources,
            overlays: overlays,
            triple: triple
        ) { module, arguments in
            // A process of its own: a crash of the compiler's there is a message here.
            let program = CommandLine.arguments[0]
            let itself = Bundle.main.executablePath ?? program
            guard
                let answer = try Shell.output(
                    [itself, "header-interface", module, library, "--"] + arguments
                )
            else { throw HeaderError("module \(module): its headers can't be imported") }
            return answer
        }
        framework = FrameworkTypes(
            classes: try sdk.superclasses().merging(
                try sdk.objectClasses().reduce(into: [:]) { $0[$1] = "NSObject" }
            ) { known, _ in known },
            protocols: try sdk.protocols(),
            types: try sdk.types()
        )
        modules = Set(
            try FileManager.default.contentsOfDirectory(atPath: sdk.modules.path)
                .filter { $0.hasSuffix(".swiftmodule") }
                .map { String($0.dropLast(".swiftmodule".count)) }
        ).union(SDK.modulesOnDemand.keys)
    }

    /// Where a release has `Tools/ObjCHeaders`, from its `lib/casement` on.
    static let releaseFolder = "objc-headers"

    /// `Tools/ObjCHeaders`, in the SDK's release, beside the tool's own sources or in the
    /// framework's folder.
    static func resources(_ sdk: SDK? = nil) throws -> URL {
        let release = sdk?.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(releaseFolder)
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("ObjCHeaders")
        let home = try? SDK.home().appendingPathComponent("Tools/ObjCHeaders")
        let found = [release, beside, home].compactMap(\.self).first {
            FileManager.default.fileExists(
                atPath: $0.appendingPathComponent("include/module.modulemap").path
            )
        }
        guard let found else {
            throw Failure("Tools/ObjCHeaders is not found: set CASEMENT_HOME to Casement's folder")
        }
        return found
    }

    private static func overlays(
        _ resources: URL,
        _ triple: String,
        _ compiler: String
    ) throws -> URL {
        let files = [".h", ".swift", ".modulemap"].flatMap {
            Files.all(under: resources, endingIn: $0)
        }
        let digest = Files.digest(
            of: try files.map { try Data(contentsOf: $0) } + [Data(compiler.utf8)]
        )
        let folder = SDK.cache.appendingPathComponent("objc-headers-" + digest)
        let mark = folder.appendingPathComponent("done")
        if FileManager.default.fileExists(atPath: mark.path) { return folder }
        try HeaderTools.buildOverlays(
            compiler: "swiftc",
            resources: resources,
            triple: triple,
            in: folder
        )
        try Files.write("\n", to: mark)
        return folder
    }

    /// What became of a target's headers.
    struct Result {
        let workspace: HeaderWorkspace
        /// The generated file.
        let file: URL
        let notes: [String]
    }

    /// Writes `file` for some headers, unless it stands for them already.
    func write(_ set: HeaderSet, to file: URL, in folder: URL) throws -> Result {
        let workspace = HeaderWorkspace(module: set.module, folder: folder, folders: set.folders)
        let digest = digest(set)
        let mark = folder.appendingPathComponent("digest")
        let notesFile = folder.appendingPathComponent("notes.txt")
        if (try? Files.text(mark)) == digest, FileManager.default.fileExists(atPath: file.path),
            let notes = try? Files.text(notesFile)
        {
            return Result(
                workspace: workspace,
                file: file,
                notes: notes.split(separator: "\n").map(String.init)
            )
        }
        try Files.makeFolder(folder)
        var importer = HeaderImporter(
            set,
            tools: tools,
            framework: framework,
            modules: modules,
            folder: folder
        )
        var mender = Mender(try importer.lines())
        let check = GeneratedCheck(
            sdk: sdk,
            module: set.module,
            folder: folder,
            forward: importer.forwardNames,
            dependencies: set.dependencies.map(\.folder)
        )
        let isWhole = try mender.mend { try check.problems(in: $0) }
        var notes = importer.notes
        for (name, reason) in mender.leftOut {
            notes.append("\(set.module): \(name) is left out: \(reason)")
        }
        if !isWhole { notes.append("\(set.module): not all of its headers compile in Swift") }
        try Files.write(mender.text, to: file)
        try Files.write(notes.joined(separator: "\n"), to: notesFile)
        // Last, since it says that the rest is there.
        try Files.write(digest, to: mark)
        return Result(workspace: workspace, file: file, notes: notes)
    }

    private func digest(_ set: HeaderSet) -> String {
        let files = set.headers + set.neighbours + set.implementations
        let content = files.map { (try? Data(contentsOf: $0)) ?? Data() }
        let above = set.dependencies.map {
            (try? Data(contentsOf: $0.folder.appendingPathComponent("digest"))) ?? Data()
        }
        let words = [Self.version, sdk.folder.path, tools.overlays.path, set.module]
        let names = files.map(\.path) + set.definitions + words
        return Files.digest(of: content + above + names.map { Data($0.utf8) })
    }
}
