// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tests of XCTest's that the package manager has found when it built the program: the lists that
/// it has written beside it.
enum DiscoveredTests {
    /// `Module.Class/test`, in the lists' order; nothing where there are no lists.
    static func names(beside program: URL) -> [String] {
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let lists = names.filter { $0.hasSuffix("DiscoveredTests.derived") }
            .flatMap { Files.all(under: folder.appendingPathComponent($0), endingIn: ".swift") }
        return lists.flatMap { file -> [String] in
            let module = file.deletingPathExtension().lastPathComponent
            return (try? Files.text(file)).map { tests(in: $0, of: module) } ?? []
        }.unique
    }

    /// The tests of one list: an extension of each class with lines of `("test", test)`.
    private static func tests(in text: String, of module: String) -> [String] {
        var name = ""
        var found: [String] = []
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("fileprivate extension ") {
                name = String(words.dropFirst("fileprivate extension ".count).prefix { $0 != " " })
            } else if words.hasPrefix("(\""), !name.isEmpty {
                found.append("\(module).\(name)/" + words.dropFirst(2).prefix { $0 != "\"" })
            }
        }
        return found
    }
}
