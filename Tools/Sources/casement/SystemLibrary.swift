// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A C library that iOS has as a module and Linux as a package with the same headers and functions.
///
/// A file that imports the module gets the machine's library, unless a package of the build makes a module
/// of that name itself.
struct SystemLibrary {
    /// What source imports.
    let module: String
    /// What pkg-config calls it.
    let package: String
    /// What the module shows; those that the installed version lacks are passed over.
    let headers: [String]
    /// What Debian calls its development files.
    let debian: String
    /// What stands in front of the headers.
    var preamble = ""

    static let all = [
        SystemLibrary(
            module: "libxml2",
            package: "libxml-2.0",
            headers: [
                "tree", "parser", "parserInternals", "HTMLparser", "HTMLtree", "xpath",
                "xpathInternals", "xmlreader", "xmlwriter", "xmlsave", "xmlerror", "xmlstring",
                "xmlmemory", "xmlIO", "SAX2", "entities", "dict", "hash", "list", "uri", "valid",
                "encoding", "pattern", "relaxng", "xmlschemas", "schematron", "xinclude",
                "xpointer", "xmlregexp", "c14n", "catalog", "globals",
            ].map { "libxml/\($0).h" },
            debian: "libxml2-dev",
            // Its encodings' header shows the system's ICU, which defines the types of Foundation's otherwise.
            preamble: "#include <libxml/xmlversion.h>\n#undef LIBXML_ICU_ENABLED\n"
        ),
        SystemLibrary(
            module: "SQLite3",
            package: "sqlite3",
            headers: ["sqlite3.h"],
            debian: "libsqlite3-dev"
        ),
        SystemLibrary(
            module: "zlib",
            package: "zlib",
            headers: ["zlib.h"],
            debian: "zlib1g-dev"
        ),
    ]

    /// Those that files import and that no package of the build makes.
    static func wanted(imports: Set<String>, modules: Set<String>, in packages: [URL]) -> [Self] {
        all.filter { library in
            imports.contains(library.module) && !modules.contains(library.module)
                && !packages.contains { hasMap(of: library.module, in: $0) }
        }
    }

    /// The modules whose libraries are installed.
    static func installedModules() throws -> [String] {
        try all.filter { try $0.flags("--exists") != nil }.map(\.module)
    }

    /// Whether a package has a map of its own for a module.
    private static func hasMap(of module: String, in package: URL) -> Bool {
        ["modulemap", "map"].flatMap { Files.all(under: package, endingIn: "module." + $0) }
            .contains { map in
                let words = (try? Files.text(map))?.split { !$0.isLetter && !$0.isNumber } ?? []
                return zip(words, words.dropFirst()).contains { $0 == "module" && $1 == module }
            }
    }

    /// What pkg-config says; nil where the library is not installed.
    private func flags(_ question: String) throws -> [String]? {
        try Shell.output(["pkg-config", question, package])?
            .split { $0.isWhitespace }.map(String.init)
    }

    /// What the compiler and the linker need; nil where the library is not installed.
    ///
    /// `folder`: where the module's map is written.
    func prepare(in folder: URL) throws -> (compiler: [String], linker: [String])? {
        guard let includes = try flags("--cflags-only-I"), let libraries = try flags("--libs")
        else { return nil }
        let place = folder.appendingPathComponent("system/\(module)")
        try Files.makeFolder(place)
        let lines = headers.map { "#if __has_include(<\($0)>)\n#include <\($0)>\n#endif\n" }
        try Files.write(preamble + lines.joined(), to: place.appendingPathComponent("all.h"))
        let map = place.appendingPathComponent("module.modulemap")
        try Files.write(
            "module \(module) [system] {\n    header \"all.h\"\n    export *\n}\n",
            to: map
        )
        let compiler = (["-fmodule-map-file=" + map.path] + includes).flatMap { ["-Xcc", $0] }
        return (compiler, libraries)
    }
}
