// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures what lowering costs a build: a package of so many lines cold, and after an edit.
enum LoweringFigures {
    /// A file of 100 lines with a bit of everything that is lowered.
    private static func text(_ number: Int) -> String {
        let methods = (0..<15).map { index in
            """
                @objc private func tapped\(index)(_ sender: UIButton) {
                    let value = (0..<\(index)).map { $0 * 2 }.reduce(0, +)
                    label.text = "\\(value)"
                    guard value > 0 else { return }
                    sender.addTarget(self, action: #selector(tapped\(index)(_:)), for: .touchUpInside)
                }
            """
        }
        return """
            import UIKit

            /// A view.
            final class Panel\(number): UIView, UITableViewDelegate {
                @IBOutlet private weak var label: UILabel!
                @objc dynamic var count = 0
            #if os(iOS)
                private let isPhone = true
            #endif

            """ + methods.joined(separator: "\n") + "\n}\n"
    }

    /// Prints the figures of a package made for it.
    static func run(lines: Int) throws {
        let each = text(0).count { $0 == "\n" }
        let texts = (0..<(lines / each + 1)).map(text)
        let (cold, warm) = try measure(texts) { turn, text in
            text.replacingOccurrences(of: "* 2", with: "* \(turn + 3)")
        }
        print(String(format: "lower/%d\t%.1f\tms", lines, cold))
        print(String(format: "lower/edit\t%.1f\tms", warm))
    }

    /// Prints the figures of a folder's files, for each 10,000 lines.
    static func run(folder: URL) throws {
        let texts = Files.all(under: folder, endingIn: ".swift").compactMap {
            try? Files.text($0)
        }
        let lines = texts.reduce(0) { sum, text in sum + text.utf8.count { $0 == 10 } }
        guard lines > 0 else { throw Failure("\(folder.path): there is nothing to measure") }
        let (cold, warm) = try measure(texts) { turn, text in text + "private let edit\(turn) = 0\n"
        }
        let each = 10_000 / Double(lines)
        print(String(format: "cold: %.1f ms, %.1f ms for 10,000 lines", cold, cold * each))
        print(String(format: "after an edit: %.1f ms, %.1f ms for 10,000 lines", warm, warm * each))
    }

    /// Lowers a package of such files, and again after edits of the first: milliseconds of both,
    /// each the least of five.
    private static func measure(
        _ texts: [String],
        edit: (Int, String) -> String
    ) throws -> (cold: Double, warm: Double) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-figures-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let package = folder.appendingPathComponent("package")
        for (number, text) in texts.enumerated() {
            let file = package.appendingPathComponent("Sources/P/Panel\(number).swift")
            try Files.write(text, to: file)
        }
        func time(_ scratch: String) throws -> Double {
            let start = DispatchTime.now().uptimeNanoseconds
            _ = try Overlay(
                [package],
                framework: ["UITableViewDelegate": ["tableView(_:didSelectRowAt:)"]],
                sdkPath: "/sdk",
                scratch: folder.appendingPathComponent(scratch)
            )
            return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        }
        let cold = try (0..<5).map { try time("scratch\($0)") }
        let edited = package.appendingPathComponent("Sources/P/Panel0.swift")
        let warm = try (0..<5).map { turn -> Double in
            try Files.write(edit(turn, texts[0]), to: edited)
            return try time("scratch0")
        }
        return (cold.min() ?? 0, warm.min() ?? 0)
    }
}
