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

    /// Prints the figures, each the least of five.
    static func run(lines: Int) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-figures-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let package = folder.appendingPathComponent("package")
        let each = text(0).count { $0 == "\n" }
        for number in 0..<(lines / each + 1) {
            let file = package.appendingPathComponent("Sources/P/Panel\(number).swift")
            try Files.write(text(number), to: file)
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
            let body = text(0).replacingOccurrences(of: "* 2", with: "* \(turn + 3)")
            try Files.write(body, to: edited)
            return try time("scratch0")
        }
        print(String(format: "lower/%d\t%.1f\tms", lines, cold.min() ?? 0))
        print(String(format: "lower/edit\t%.1f\tms", warm.min() ?? 0))
    }
}
