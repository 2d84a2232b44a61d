// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Whole builds of a package of which a part does not compile.
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["CASEMENT_END_TO_END"] != nil,
        "runs whole builds; set CASEMENT_END_TO_END=1"
    ),
    .serialized
)
struct MendingEndToEndTests {
    private let tiny: TinyFramework

    init() throws {
        tiny = try TinyFramework()
        try tiny.folder.write(
            "func bad() { nothing() }\nfunc good() { print(Darwin.round(1.5)) }\n",
            to: "p/Sources/P/Other.swift"
        )
        try tiny.write("import UIKit\ngood()\n")
    }

    private var other: String { tiny.path("p/Sources/P/Other.swift") }

    @Test func aMistakeOfTheUsersOwnStaysAnErrorOfABuild() throws {
        let outcome = try tiny.run("build")
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("\(other):1:14: error: cannot find 'nothing' in scope"))
    }

    @Test func theRestIsBuiltWhereOneAsksForIt() throws {
        try tiny.folder.write(
            "import UIKit\nfunc bad() { nothing() }\n",
            to: "p/Sources/P/Other.swift"
        )
        try tiny.write("import UIKit\nprint(\"works\")\n")
        let outcome = try tiny.run("run", ["--keep-going"])
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.contains("works\n"))
        #expect(outcome.text.contains("\(other):2:14: warning: bad() stops where it does not"))
        // What was built so before is not complete for that.
        let strict = try tiny.run("build")
        #expect(strict.status != 0)
        #expect(strict.text.contains("\(other):2:14: error: bad() stops where it does not"))
    }

    @Test func aRepairedPackageRunsAndIsBuiltOnce() throws {
        try tiny.folder.write(
            "import UIKit\nfunc good() { print(Darwin.round(1.5)) }\n",
            to: "p/Sources/P/Other.swift"
        )
        let outcome = try tiny.run("run")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.contains("2.0\n"))
        let record = tiny.path("p/.build/casement/mending")
        let files = try FileManager.default.subpathsOfDirectory(atPath: record)
        let date = try FileManager.default.attributesOfItem(
            atPath: record + "/" + (try #require(files.first { $0.hasSuffix("record.json") }))
        )
        #expect(try tiny.run("run").text.contains("2.0\n"))
        let later = try FileManager.default.attributesOfItem(
            atPath: record + "/" + (try #require(files.first { $0.hasSuffix("record.json") }))
        )
        #expect(date[.modificationDate] as? Date == later[.modificationDate] as? Date)
    }
}
