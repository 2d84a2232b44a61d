// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import SourceLowering

/// For work on the lowering itself: lowers a folder and tells what came of it.
struct Lower: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lowers a folder's files and checks the result.",
        shouldDisplay: false
    )

    @Argument(help: "A folder of Swift files, or one file, whose lowered text is printed.")
    var path: String?

    @Option(help: "Measures a package of so many lines instead.")
    var figures: Int?

    @Option(help: "Writes the lowered copies into a folder and prints the compiler's flags.")
    var into: String?

    @Flag(help: "Measures a copy of the folder as a package, too: cold, and after an edit.")
    var measure = false

    func run() throws {
        if let figures { return try LoweringFigures.run(lines: figures) }
        guard let path else { throw ValidationError("give a folder or a file") }
        let folder = URL(fileURLWithPath: path)
        if let into { return try write(folder, into: URL(fileURLWithPath: into)) }
        // A folder may be called like a file: `ActiveLabel.swift`.
        if folder.pathExtension == "swift", !Self.isFolder(folder) {
            let text = try Files.text(folder)
            let facts = ProjectFacts(files: [Lowerer.facts(of: text)])
            print(Lowerer(facts: facts).lower(text, path: path).text)
            return
        }
        let files = Files.all(under: folder, endingIn: ".swift")
        // At once, for whoever waits: a parser without optimisation takes a minute for a library.
        Self.say("\(files.count) files" + (Self.isOptimised ? "" : Self.slownessNote))
        let check = try LoweringCheck(files)
        for complaint in check.complaints { print(complaint) }
        print(check.summary)
        if measure { try LoweringFigures.run(folder: folder) }
    }

    /// Lowers a folder as a package of its own, for a compiler that is called by hand.
    private func write(_ folder: URL, into scratch: URL) throws {
        // A script reads the flags from standard output.
        let sdk = try SDK.ready { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
        let overlay = try Overlay([folder.standardizedFileURL], sdk: sdk, scratch: scratch)
        for note in overlay.notes { print(note.description) }
        let flags = try sdk.compilerFlags() + ["-vfsoverlay", overlay.file.path]
        print("flags:", flags.joined(separator: " "))
    }

    private static let slownessNote =
        "; this program is built without optimisation and takes thirty times as long as the one "
        + "that make casement builds"

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    private static var isOptimised: Bool {
        var isOptimised = true
        assert(
            {
                isOptimised = false
                return true
            }()
        )
        return isOptimised
    }

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
