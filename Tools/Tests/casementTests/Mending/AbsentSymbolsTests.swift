// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering
import Testing

@testable import casement

struct AbsentSymbolsTests {
    @Test(
        arguments: [
            ("/p/A.swift:3: error: undefined reference to '$s1P1fyyF'", "$s1P1fyyF"),
            ("a.c:(.text+0x5): undefined reference to `make_it'", "make_it"),
            ("ld.lld: error: undefined symbol: _make", "_make"),
            ("error: undefined reference to 'std::sort(int*)'", nil),
            ("/p/A.swift:3: error: cannot find 'f' in scope", nil),
        ]
    )
    func theLinkersWordsAreRead(line: String, name: String?) {
        #expect(AbsentSymbols.name(in: line) == name)
    }

    /// A stand-in would end each program at its first text of a date.
    @Test func whatTheFrameworksObjectsMissIsAnError() throws {
        let symbols = AbsentSymbols(in: try TemporaryFolder().url, sdk: "/cache/sdk-1")
        let words = "error: undefined reference to '_make'"
        #expect(
            symbols.name(in: "/cache/sdk-1/lib/A.swift.o:A.swift.o:function f: " + words) == nil
        )
        #expect(symbols.name(in: "/p/A.swift:3: " + words) == "_make")
    }

    @Test func symbolsThatAreMissingCountAsLeftOut() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write("", to: "A.swift").path
        let line = source + ":3: error: undefined reference to 'make'"
        let place = try #require(AbsentSymbols.place(in: line))
        let mending = MendingFolder(folder: folder.url.appendingPathComponent("mending"))
        try mending.keep(symbols: ["make": place], ["make": "make()"])
        let cuts = mending.cuts().own
        #expect(cuts.map(\.name) == ["make()"])
        #expect(cuts.map(\.path) == [source])
        #expect(cuts.map(\.line) == [3])
        mending.forgetSymbols()
        #expect(mending.cuts().own.isEmpty)
    }

    @Test func aCallOfWhatIsNotHereEndsTheProgramByItsName() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(
            """
            @_silgen_name("$s1P4makeyyF") func make()
            print("begins")
            if CommandLine.arguments.count > 1 { make() }

            """,
            to: "main.swift"
        )
        let symbols = AbsentSymbols(in: folder.url, sdk: "/sdk")
        #expect(symbols.flags.isEmpty)
        let titles = try #require(try symbols.add(["$s1P4makeyyF"]))
        #expect(titles == ["$s1P4makeyyF": "P.make() -> ()"])
        #expect(try symbols.add(["$s1P4makeyyF"]) == nil)
        let program = folder.url.appendingPathComponent("main").path
        let words = ["swiftc", source.path, "-o", program] + symbols.flags
        try #require(try Shell.run(words) == 0)
        #expect(try Shell.run([program]) == 0)
        let outcome = try Shell.quietOutput(
            [program, "x"],
            environment: ["SWIFT_BACKTRACE": "enable=no"]
        )
        #expect(outcome.text == nil)
        #expect(outcome.errors.contains("Fatal error: P.make() -> () is not here"))
        // Another framework may have it.
        #expect(AbsentSymbols(in: folder.url, sdk: "/other").flags.isEmpty)
    }
}
