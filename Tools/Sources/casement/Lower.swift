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

    func run() throws {
        if let figures { return try LoweringFigures.run(lines: figures) }
        guard let path else { throw ValidationError("give a folder or a file") }
        let folder = URL(fileURLWithPath: path)
        if folder.pathExtension == "swift" {
            let text = try Files.text(folder)
            let facts = ProjectFacts(files: [Lowerer.facts(of: text)])
            print(Lowerer(facts: facts).lower(text, path: path).text)
            return
        }
        let files = Files.all(under: folder, endingIn: ".swift").compactMap { file in
            (try? Files.text(file)).map { (file, $0) }
        }
        let start = Date()
        let parsed = try concurrentMap(files) { ParsedFile($0.1) }
        let lowerer = Lowerer(facts: ProjectFacts(files: parsed.map(\.facts)))
        let results = try concurrentMap(Array(zip(files, parsed))) { file, parsed in
            lowerer.lower(parsed, path: file.0.path)
        }
        let time = Date().timeIntervalSince(start)
        var broken = 0
        var unstable = 0
        var moved = 0
        var notes = 0
        var lines = 0
        for ((file, text), result) in zip(files, results) {
            let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
            lines += count
            if result.text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) != count {
                moved += 1
                print("has another number of lines: \(file.path)")
            }
            notes += result.notes.count
            let errors = Lowerer.syntaxErrors(in: result.text)
            if !errors.isEmpty, Lowerer.syntaxErrors(in: text).isEmpty {
                broken += 1
                print("does not parse: \(file.path): \(errors.prefix(2))")
            }
            if lowerer.lower(result.text, path: file.path).text != result.text {
                unstable += 1
                print("changes when lowered again: \(file.path)")
            }
        }
        print(
            "\(files.count) files, \(lines) lines in \(Int(time * 1000)) ms; "
                + "\(broken) broken, \(moved) moved, \(unstable) unstable, \(notes) notes"
        )
    }
}
