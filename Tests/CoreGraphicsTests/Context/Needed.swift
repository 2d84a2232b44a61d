// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

/// Fonts of the system that tests draw with; a test that needs one is enabled where it is installed.
enum TestFont: String, CaseIterable {
    case dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    case inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    static func isInstalled(_ fonts: TestFont...) -> Bool {
        fonts.allSatisfy { CGFont(path: $0.rawValue) != nil }
    }

    func load() throws -> CGFont { try #require(CGFont(path: rawValue)) }
}

/// The programs of poppler-utils, which read a PDF independently of us.
enum Poppler {
    /// Whether those that the tests run are installed.
    static let isInstalled = ["pdfinfo", "pdftotext", "pdftoppm"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: path(of: $0))
    }

    /// Runs a program on a file with the bytes, whose path takes the place of `FILE`; what it prints.
    static func output(of tool: String, _ arguments: [String], on data: Data) throws -> Data {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path(of: tool))
        process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return output
    }

    private static func path(of tool: String) -> String { "/usr/bin/\(tool)" }
}
