// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Functions that nobody defines, as the linker says at the end of a build: what calls one of them
/// ends the program by its name, and the rest of the tests run.
struct AbsentSymbols {
    /// Object code with a function for each.
    private let object: URL
    private let list: URL
    /// The framework's folder, with a slash at its end.
    private let sdk: String

    /// `sdk`: the framework's folder; another framework may have what this one lacks.
    init(in scratch: URL, sdk: String) {
        let digest = Files.digest(of: [Data(sdk.utf8)])
        let folder = scratch.appendingPathComponent("absent-symbols")
        object = folder.appendingPathComponent(digest + ".o")
        list = folder.appendingPathComponent(digest + ".txt")
        self.sdk = sdk + "/"
    }

    /// The symbol that a line of the linker's misses in the package.
    ///
    /// What the framework's own objects miss is an error of the framework's, and stays one.
    func name(in line: String) -> String? { line.hasPrefix(sdk) ? nil : Self.name(in: line) }

    /// What the package manager is told.
    var flags: [String] {
        FileManager.default.fileExists(atPath: object.path) ? ["-Xlinker", object.path] : []
    }

    /// The symbol that a line of the linker's misses.
    static func name(in line: String) -> String? {
        for words in ["undefined reference to '", "undefined reference to `", "undefined symbol: "]
        {
            guard let range = line.range(of: words) else { continue }
            let name = line[range.upperBound...].prefix { $0 != "'" && !$0.isWhitespace }
            // What has a name in another form is C++'s.
            let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_$.".contains($0) }
            return isPlain && !name.isEmpty ? String(name) : nil
        }
        return nil
    }

    /// Whether a line only says that linking has failed.
    static func isEcho(_ line: String) -> Bool {
        line.contains("link command failed") || line.contains("linker command failed")
    }

    /// The user's line that needs a symbol, where the linker knows it.
    static func place(in line: String) -> (path: String, line: Int)? {
        guard line.hasPrefix("/"), let end = line.range(of: ": error: ") else { return nil }
        let parts = line[..<end.lowerBound].split(separator: ":")
        guard parts.count == 2, let number = Int(parts[1]) else { return nil }
        return (String(parts[0]), number)
    }

    /// Takes up the symbols that a build missed; gives what each is called, and nil where nothing
    /// new is among them.
    func add(_ names: Set<String>) throws -> [String: String]? {
        let old = Set((try? Files.text(list))?.split(separator: "\n").map(String.init) ?? [])
        let all = old.union(names).sorted()
        guard !names.isSubset(of: old) else { return nil }
        let demangled = try Shell.output(["swift", "demangle", "--compact"] + all)?
            .split(separator: "\n").map(String.init)
        let titles = demangled?.count == all.count ? demangled ?? all : all
        var code = """
            #include <stdio.h>
            #include <stdlib.h>
            static void absent(const char *name) {
              fprintf(stderr, "Fatal error: %s is not here\\n", name);
              abort();
            }

            """
        for (index, (name, title)) in zip(all, titles).enumerated() {
            // Weak, since the package may define it later.
            code += "__attribute__((weak)) void s\(index)(void) __asm__(\(quoted(name)));\n"
            code += "void s\(index)(void) { absent(\(quoted(title))); }\n"
        }
        let source = list.deletingPathExtension().appendingPathExtension("c")
        try Files.write(code, to: source)
        let words = ["clang", "-c", "-fPIC", source.path, "-o", object.path]
        guard try Shell.output(words) != nil else { return nil }
        try Files.write(all.joined(separator: "\n"), to: list)
        return Dictionary(zip(all, titles)) { first, _ in first }
    }
}
