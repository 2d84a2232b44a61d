// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One call of the compiler for one module, as SwiftPM makes it.
struct CompilerCall {
    let compiler: String
    let arguments: [String]
    /// The arguments without response files.
    private let words: [String]

    /// `arguments`: the compiler's program and what it is called with.
    init(_ arguments: [String]) throws {
        guard let compiler = arguments.first else { throw Failure("no compiler is named") }
        self.compiler = compiler
        self.arguments = Array(arguments.dropFirst())
        words = try self.arguments.flatMap { word -> [String] in
            guard word.hasPrefix("@") else { return [word] }
            return Self.split(try Files.text(URL(fileURLWithPath: String(word.dropFirst()))))
        }
    }

    /// The value of an option.
    func value(of option: String) -> String? {
        guard let index = words.lastIndex(of: option), index + 1 < words.count else { return nil }
        return words[index + 1]
    }

    /// The module's source files.
    var sources: [String] {
        words.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
    }

    /// Whether the module is a dependency's: most of its files lie where a package's or a project's
    /// scratch folder has what was fetched, or where CocoaPods and Carthage put libraries.
    var isOfDependency: Bool {
        let fetched = sources.count { Self.isFetched($0) }
        return fetched > 0 && fetched * 2 >= sources.count
    }

    /// Whether a file is one of a library that was fetched.
    ///
    /// A package that is made from a project has links to its files.
    private static func isFetched(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        guard let build = names.lastIndex(of: ".build"), build + 2 < names.count,
            names[build + 1].hasPrefix("casement")
        else { return false }
        if names[build + 1] == Project.librariesName[...] { return true }
        if names[(build + 2)...].starts(with: ["build", "checkouts"]) { return true }
        guard names[build + 2] == "import", names.count > build + 5 else { return false }
        let inner = names[(build + 5)...].dropLast()
        let isBeneath = inner.contains {
            ["in-Pods", "in-Carthage", Project.librariesName[...]].contains($0)
        }
        guard inner.first == "outside", !isBeneath else { return isBeneath }
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        let folders = (target ?? "").split(separator: "/").dropLast()
        return folders.contains {
            ["Pods", "Carthage", Project.librariesName[...]].contains($0)
        }
    }

    /// The virtual file systems, the uppermost last.
    var overlays: [String] {
        words.indices.dropLast().filter { words[$0] == "-vfsoverlay" }.map { words[$0 + 1] }
    }

    /// The arguments for a call that checks types and makes nothing.
    private var checking: [String] {
        let alone: Set<String> = [
            "-c", "-emit-module", "-emit-dependencies", "-incremental", "-parseable-output",
            "-emit-objc-header", "-enable-batch-mode", "-serialize-diagnostics",
            "-whole-module-optimization", "-wmo", "-v", "-save-temps",
        ]
        let withValue: Set<String> = [
            "-emit-module-path", "-output-file-map", "-emit-objc-header-path", "-index-store-path",
            "-num-threads", "-o", "-emit-const-values-path", "-emit-module-interface-path",
        ]
        var rest: [String] = []
        var isValue = false
        for word in words {
            if isValue {
                isValue = false
            } else if withValue.contains(word) {
                isValue = true
            } else if !alone.contains(word), !word.hasPrefix("-j") {
                rest.append(word)
            }
        }
        return rest
    }

    /// The compiler's own program with its arguments, without mode and inputs.
    func frontend() throws -> [String] {
        let modes = [
            "-typecheck", "-whole-module-optimization", "-driver-print-jobs",
            "-driver-filelist-threshold", "1000000",
        ]
        guard let text = try Shell.output([compiler] + checking + modes),
            let line = text.split(separator: "\n").first(where: { $0.contains(" -typecheck ") })
        else { throw Failure("the compiler does not tell how it checks types") }
        let inputs = Set(sources)
        let whole = Self.split(line).flatMap { word -> [String] in
            guard word.hasPrefix("@"),
                let text = try? Files.text(URL(fileURLWithPath: String(word.dropFirst())))
            else { return [word] }
            return Self.split(text)
        }
        return whole.filter { $0 != "-typecheck" && !inputs.contains($0) }
    }

    /// Words as a shell reads them.
    static func split(_ text: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let whole = word { words.append(whole) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
