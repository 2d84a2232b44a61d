// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One page with all results and pictures, which needs no other file.
///
/// The results stand in the page as JSON, from which `casement merge` reads them again.
struct HTMLReport: Codable, Equatable {
    static let fileName = "index.html"
    private static let start = "<script type=\"application/json\" id=\"results\">"
    private static let end = "</script>"

    var title: String
    var runs: [RunRecord]

    init(title: String, runs: [RunRecord]) {
        self.title = title
        self.runs = runs
    }

    /// Reads a page that `write(to:)` wrote.
    init(at file: URL) throws {
        let text = try Files.text(file)
        guard let start = text.range(of: Self.start),
            let end = text.range(of: Self.end, range: start.upperBound..<text.endIndex),
            let report = try? JSONDecoder().decode(
                Self.self,
                from: Data(text[start.upperBound..<end.lowerBound].utf8)
            )
        else { throw Failure("\(file.path): is no report of casement test") }
        self = report
    }

    /// The page.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // No text may end the element; JSON has another form for the character.
        let json = String(decoding: try encoder.encode(self), as: UTF8.self)
            .replacing("<", with: "\\u003c")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(JUnitFile.escaped(title))</title>
            <style>\(ReportPage.style)</style>
            </head>
            <body>
            <main id="report"></main>
            \(Self.start)\(json)\(Self.end)
            <script>\(ReportPage.script)</script>
            </body>
            </html>

            """
    }

    /// Writes the page into a folder.
    func write(to folder: URL) throws {
        try Files.write(try text(), to: folder.appendingPathComponent(Self.fileName))
    }
}
