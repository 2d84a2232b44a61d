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
