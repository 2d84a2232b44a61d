// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// C libraries that iOS's SDK has as modules: `import libxml2`.
struct SystemLibraryTests {
    @Test func whatFilesImportIsWantedUnlessThePackageMakesIt() throws {
        let folder = try TemporaryFolder()
        let package = folder.url.appendingPathComponent("Package")
        try folder.write("let a = 1\n", to: "Package/Sources/A/A.swift")
        func wanted(_ imports: Set<String>, modules: Set<String> = []) -> [String] {
            SystemLibrary.wanted(imports: imports, modules: modules, in: [package]).map(\.module)
        }
        #expect(wanted(["UIKit", "libxml2", "SQLite3"]) == ["libxml2", "SQLite3"])
        #expect(wanted(["UIKit"]).isEmpty)
        #expect(wanted(["zlib"], modules: ["zlib"]).isEmpty)
        try folder.write("module libxml2 [system] {\n}\n", to: "Package/Modules/module.modulemap")
        #expect(wanted(["libxml2", "SQLite3"]) == ["SQLite3"])
    }

    @Test func theSystemsICUStaysOut() throws {
        let folder = try TemporaryFolder()
        let library = try #require(SystemLibrary.all.first { $0.module == "libxml2" })
        let flags = try #require(try library.prepare(in: folder.url))
        try folder.write(
            "import libxml2\nlet made = xmlNewDoc(nil)\nlet code: UErrorCode? = nil\n",
            to: "main.swift"
        )
        let file = folder.url.appendingPathComponent("main.swift").path
        let text = try Shell.output(
            ["sh", "-c", "swiftc -typecheck \"$@\" 2>&1 || true", "sh", file] + flags.compiler
        )
        let errors = try #require(text).split(separator: "\n").filter { $0.contains("error: ") }
        #expect(errors.allSatisfy { $0.contains("'UErrorCode'") } && !errors.isEmpty, "\(errors)")
    }

    // zlib is one of the libraries that the framework itself needs.
    @Test func theModuleIsTheMachinesLibrary() throws {
        let folder = try TemporaryFolder()
        let zlib = try #require(SystemLibrary.all.first { $0.module == "zlib" })
        let flags = try #require(try zlib.prepare(in: folder.url))
        #expect(flags.linker.contains("-lz"))
        try folder.write(
            "import zlib\nlet version: Int32 = Z_OK\n_ = zlibVersion()\n",
            to: "main.swift"
        )
        let file = folder.url.appendingPathComponent("main.swift").path
        let status = try Shell.run(["swiftc", "-typecheck", file] + flags.compiler)
        #expect(status == 0)
        let none = SystemLibrary(module: "x", package: "no-such-library", headers: [], debian: "x")
        #expect(try none.prepare(in: folder.url) == nil)
    }
}
