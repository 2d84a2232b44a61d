// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// What a person sees when something goes wrong: a clear message, a status that is not 0, and a
/// next run that works.
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["CASEMENT_END_TO_END"] != nil,
        "runs whole builds; set CASEMENT_END_TO_END=1"
    ),
    .serialized
)
struct FailureTests {
    private let tiny: TinyFramework

    init() throws { tiny = try TinyFramework() }

    private func expectThatTheNextRunWorks(
        at location: SourceLocation = #_sourceLocation
    ) throws {
        try tiny.write("import UIKit\nprint(\"works\")\n")
        let next = try tiny.run("run")
        #expect(next.status == 0, "\(next.text)", sourceLocation: location)
        #expect(next.text.contains("works\n"), sourceLocation: location)
    }

    @Test func aSyntaxErrorIsNamedWithTheUsersOwnLine() throws {
        try tiny.write("import UIKit\n\nlet view = UIView(\nlet next = 1\n")
        let outcome = try tiny.run("build")
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("\(tiny.source):4:1: error: expected"))
        #expect(outcome.text.contains("error: expected"))
        #expect(outcome.text.contains("let view = UIView("))
        #expect(!outcome.text.contains("lowered-"))
        try expectThatTheNextRunWorks()
    }

    @Test func anErrorOnALineThatWasLoweredShowsTheLineAsItWas() throws {
        try tiny.write(
            "import UIKit\n#if os(iOS)\nlet x: Int = \"\"; let y = NSClassFromString(x)\n#endif\n"
        )
        let outcome = try tiny.run("build")
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("\(tiny.source):3:"))
        #expect(outcome.text.contains("NSClassFromString(x)"))
        try expectThatTheNextRunWorks()
    }

    @Test func loweringIntoAFolderSaysThatItBuildsTheFramework() throws {
        let process = tiny.process("lower")
        process.arguments = ["lower", tiny.path("p"), "--into", tiny.path("out")]
        let (words, flags) = (Pipe(), Pipe())
        process.standardError = words
        process.standardOutput = flags
        try process.run()
        let output = flags.fileHandleForReading.readDataToEndOfFile()
        let told = words.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // Standard output is for the flags, which a script reads.
        #expect(String(decoding: told, as: UTF8.self).hasPrefix("Building the framework"))
        #expect(String(decoding: output, as: UTF8.self).hasPrefix("flags: "))
    }

    @Test func anUnreadableFileIsNamed() throws {
        let file = URL(fileURLWithPath: tiny.source)
        try Data([0x2F, 0x2F, 0xFF, 0xFE, 0x0A]).write(to: file)
        let outcome = try tiny.run("build")
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("\(tiny.source): cannot be read"))
        try expectThatTheNextRunWorks()
    }

    @Test func aModuleThatDoesNotExistIsNamedAtItsImport() throws {
        try tiny.write("import UIKit\nimport Snowboard\nprint(1)\n")
        let outcome = try tiny.run("build")
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("\(tiny.source):2:8: error: no such module 'Snowboard'"))
        #expect(outcome.text.contains("'Snowboard' is no module of iOS that Casement knows"))
        try expectThatTheNextRunWorks()
    }

    @Test func whatNeedsAFrameworkThatIsNotHereIsLeftOutWithAWarning() throws {
        try tiny.folder.write(
            "import UIKit\nimport GameKit\nclass Map: GKMapView {}\nlet plain = 1\n",
            to: "p/Sources/P/Map.swift"
        )
        try tiny.write("import UIKit\nprint(plain)\n")
        let outcome = try tiny.run("run")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Map.swift:2:1: warning: 'GameKit' is a module of iOS"))
        #expect(outcome.text.contains("left out Map"))
        try tiny.write("import UIKit\nprint(Map())\n")
        let other = try tiny.run("run")
        #expect(other.status == 0)
        #expect(
            other.text.contains("\(tiny.source):2:1: warning: a statement is left out with Map")
        )
        try expectThatTheNextRunWorks()
    }

    @Test func aManifestThatDoesNotParseIsNamed() throws {
        let manifest = try tiny.folder.text("p/Package.swift")
        try tiny.folder.write(manifest + "let more = [\n", to: "p/Package.swift")
        let outcome = try tiny.run("build")
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("Package.swift:"))
        try tiny.folder.write(manifest, to: "p/Package.swift")
        try expectThatTheNextRunWorks()
    }

    @Test(.enabled(if: SmallDisk.canBeMounted, "only who may mount can fill a disk without harm"))
    func aFullDiskIsNamed() throws {
        let place = tiny.path("p/.build")
        try FileManager.default.createDirectory(
            atPath: place,
            withIntermediateDirectories: true
        )
        try #require(try SmallDisk.mount(kilobytes: 256, at: place))
        let long = String(repeating: "// " + String(repeating: "x", count: 97) + "\n", count: 5_000)
        try tiny.write("import UIKit\nprint(\"works\")\n" + long)
        let outcome = try tiny.run("build")
        #expect(try SmallDisk.unmount(place))
        #expect(outcome.status != 0)
        // The tool says the one, and what it runs, the compiler for example, the other.
        #expect(
            outcome.text.contains("cannot be written") || outcome.text.contains("No space left"),
            "\(outcome.text)"
        )
        try expectThatTheNextRunWorks()
    }

    @Test func aCacheThatCannotBeWrittenIsNamed() throws {
        // A file in the way keeps root out, too.
        let file = tiny.path("occupied")
        try tiny.folder.write("", to: "occupied")
        let outcome = try tiny.run("build", [], ["CASEMENT_CACHE": file + "/cache"])
        #expect(outcome.status == TestStatus.impossible.rawValue)
        #expect(outcome.text.contains("\(file)/cache: cannot be written"), "\(outcome.text)")
        try expectThatTheNextRunWorks()
    }

    @Test func aDependencyThatCannotBeFetchedIsNamed() throws {
        let manifest = try tiny.folder.text("p/Package.swift")
        // Nothing listens there.
        let address = "http://127.0.0.1:9/lamp.git"
        try tiny.folder.write(
            manifest.replacing(
                "targets: [.executableTarget(name: \"P\")]",
                with: """
                    dependencies: [.package(url: "\(address)", from: "1.0.0")],
                    targets: [
                        .executableTarget(
                            name: "P",
                            dependencies: [.product(name: "Lamp", package: "lamp")]
                        )
                    ]
                    """
            ),
            to: "p/Package.swift"
        )
        let outcome = try tiny.run("test")
        #expect(outcome.status != 0)
        #expect(outcome.text.contains(address), "\(outcome.text)")
        try tiny.folder.write(manifest, to: "p/Package.swift")
        try expectThatTheNextRunWorks()
    }

    @Test func aPathWithBlanksAndLettersOfAllLanguagesIsOneLikeOthers() throws {
        let other = try TinyFramework(name: "Größe und 日本, it's")
        let outcome = try other.run("run")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.contains("works\n"))
    }

    @Test func aPackageWithoutTestsHasAStatusOfItsOwn() throws {
        let outcome = try tiny.run("test")
        #expect(outcome.status == TestStatus.nothingRan.rawValue, "\(outcome.text)")
        #expect(outcome.text.contains("has no test target"))
    }

    @Test func aBuildThatFailsHasAStatusOfItsOwn() throws {
        try tiny.write("import UIKit\nlet x: Int = \"\"\n")
        let outcome = try tiny.run("test", ["--no-keep-going"])
        #expect(outcome.status == TestStatus.buildFailed.rawValue, "\(outcome.text)")
        #expect(outcome.text.contains("\(tiny.source):2:14: error: "))
        #expect(outcome.text.contains("No tests ran: the build failed"))
        try expectThatTheNextRunWorks()
    }

    @Test func wrongArgumentsHaveAStatusOfTheirOwn() throws {
        let outcome = try tiny.run("test", ["--shard", "5/2"])
        #expect(outcome.status == 64)
        #expect(outcome.text.contains("--shard is i/n"))
    }

    @Test func anInterruptedRunEndsAndTheNextOneWorks() throws {
        let manifest = try tiny.folder.text("p/Package.swift")
        let mark = tiny.path("p/begun")
        // A manifest that never ends, and says that it began: the build beneath is under way.
        try tiny.folder.write(
            manifest + "import Foundation\n"
                + "FileManager.default.createFile(atPath: \"\(mark)\", contents: nil)\n"
                + "while true { sleep(1) }\n",
            to: "p/Package.swift"
        )
        let process = tiny.process("build")
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        while !FileManager.default.fileExists(atPath: mark), process.isRunning { usleep(10_000) }
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus != 0)
        try FileManager.default.removeItem(atPath: mark)
        try tiny.folder.write(manifest, to: "p/Package.swift")
        try expectThatTheNextRunWorks()
    }

    @Test func aProgramsStatusIsTheCommands() throws {
        try tiny.write("import UIKit\nexit(7)\n")
        #expect(try tiny.run("run").status == 7)
        try expectThatTheNextRunWorks()
    }

    @Test func aFolderWithoutAPackageIsNamed() throws {
        try FileManager.default.removeItem(atPath: tiny.path("p/Package.swift"))
        let outcome = try tiny.run("build")
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("holds no Package.swift, no Xcode project and no podspec"))
    }

    @Test func aRebuildAfterAnEditCompilesWhatSwiftPMWould() throws {
        let files = ["A", "B", "C"]
        for name in files {
            try tiny.folder.write(
                "import UIKit\nclass \(name): UIView {\n#if os(iOS)\nfunc f() { print(1) }\n#endif\n}\n",
                to: "p/Sources/P/\(name).swift"
            )
        }
        #expect(try tiny.run("build").status == 0)
        let products = tiny.path("p/.build/casement/build/debug/P.build")
        func dates() throws -> [Date?] {
            try files.map { name in
                let path = "\(products)/\(name).swift.o"
                let attributes = try FileManager.default.attributesOfItem(atPath: path)
                return attributes[.modificationDate] as? Date
            }
        }
        let before = try dates()
        try tiny.folder.write(
            "import UIKit\nclass A: UIView {\n#if os(iOS)\nfunc f() { print(2) }\n#endif\n}\n",
            to: "p/Sources/P/A.swift"
        )
        #expect(try tiny.run("build").status == 0)
        let after = try dates()
        #expect(before[0] != after[0])
        #expect(before[1...] == after[1...])
        #expect(try tiny.run("build").status == 0)
        #expect(try dates() == after)
    }
}
