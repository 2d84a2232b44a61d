// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering
import Testing

@testable import casement

/// What needs a framework or a library that is not here, and is no mistake.
extension ModuleMenderTests {
    private static let delegate = "class AppDelegate {}\nclass A {\n"

    @Test func whatUsesAMemberOfAnAbsentFrameworkIsNoMistake() throws {
        let outcome = try mend(
            [
                "A.swift": Self.delegate
                    + "    func save(_ d: AppDelegate) { d.persistentContainer.save() }\n"
                    + "    func other() {}\n}\n"
            ],
            absentMembers: ["persistentContainer": "CoreData"]
        )
        #expect(outcome.status == 0, "\(outcome.text)")
        let cut = try #require(outcome.record?.cuts.first)
        #expect(cut.isAbsent)
        #expect(cut.reason == "needs CoreData, which Casement does not have")
        #expect(outcome.record?.cuts.count == 1)
    }

    /// The import itself is gone: lowering has put another in its place.
    private static let feed = """
        #if NEVER
        import Extras
        #endif
        struct Feed: Reader {}
        class Page {
            func load() { _ = [1].elements() }
            func show() {}
        }

        """

    @Test func whatALibraryThatCannotBeHadGivesIsNoMistake() throws {
        let outcome = try mend(
            [
                "A.swift": Self.feed,
                "B.swift":
                    "func read(_ feed: Feed) -> Int { feed.count }\nlet list = [2].errors()\n",
                "C.swift": "#if NEVER\nimport Extras\n#endif\nlet log: Logger = Logger()\n",
                // Foundation has a function of that name.
                "D.swift": "import Foundation\nfunc show() { log.verbose(\"a\") }\n",
            ],
            leftOut: ["Extras"]
        )
        #expect(outcome.status == 0, "\(outcome.text)")
        let cuts = outcome.record?.cuts ?? []
        #expect(cuts.count == 6, "\(cuts)")
        #expect(cuts.allSatisfy { $0.isAbsent })
        #expect(
            cuts.contains {
                $0.reason == "cannot find type 'Reader' in scope; Extras cannot be had here"
            },
            "\(cuts)"
        )
    }

    @Test func otherMistakesStayErrorsWhereALibraryCannotBeHad() throws {
        let outcome = try mend(
            ["A.swift": Self.feed, "B.swift": "let number: Int = \"a\"\nlet other = missing\n"],
            leftOut: ["Extras"]
        )
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("cannot convert value of type 'String'"))
        #expect(outcome.text.contains("cannot find 'missing' in scope"))
        let plain = try mend(["C.swift": Self.feed])
        #expect(plain.status != 0)
    }

    @Test func theWrapperIsToldOfLibrariesThatCannotBeHad() {
        let folder = MendingFolder(folder: URL(fileURLWithPath: "/"))
        let environment = folder.environment(.dependencies, leftOut: ["B", "A"])
        #expect(MendingFolder.leftOut(in: environment) == ["A", "B"])
        #expect(MendingFolder.leftOut(in: [:]) == [])
    }

    @Test func anotherMemberThatIsMissingStaysAnError() throws {
        let outcome = try mend(
            [
                "A.swift": Self.delegate
                    + "    func save(_ d: AppDelegate) { d.persistentContainer.save() }\n"
                    + "    func other(_ d: AppDelegate) { d.persistantContainer.save() }\n}\n"
            ],
            absentMembers: ["persistentContainer": "CoreData"]
        )
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("has no member 'persistantContainer'"))
    }

    @Test func theWrapperIsToldOfAbsentMembers() {
        let members = ["save": "CoreData", "play": "AVFoundation, AVKit"]
        let folder = MendingFolder(folder: URL(fileURLWithPath: "/"))
        let environment = folder.environment(.dependencies, absentMembers: members)
        #expect(MendingFolder.absentMembers(in: environment) == members)
        #expect(MendingFolder.absentMembers(in: [:]) == [:])
    }

    private static let reactive = [
        ("Rx", "public protocol Able {}\nextension Able { public var rx: Self { self } }\n")
    ]

    @Test func testCasesConformToWhatEveryObjectDoes() throws {
        let tests = "class T: XCTestCase { func testA() { _ = rx; _ = self.rx } }\n"
        let outcome = try mend(
            [
                "A.swift": "import XCTest; import Rx\n" + tests,
                "B.swift":
                    "import XCTest\nimport Rx\nfinal class U: XCTestCase { func testB() { _ = self.rx } }\n",
            ],
            flags: makeModules(Self.reactive),
            objectConformances: ["Rx": ["Able"], "Other": ["Else"]]
        )
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.record?.repairs == ["TestCaseConformance": 1])
        #expect(
            outcome.copies.contains("import XCTest; extension XCTestCase: Able {}")
        )
        #expect(!outcome.copies.contains("Else"))
    }

    @Test func otherMembersOfTestCasesStayErrors() throws {
        let outcome = try mend(
            [
                "A.swift":
                    "import XCTest; import Rx\nclass T: XCTestCase { func testA() { self.ry } }\n"
            ],
            flags: makeModules(Self.reactive),
            objectConformances: ["Rx": ["Able"]]
        )
        #expect(outcome.status != 0)
        #expect(outcome.text.contains("has no member 'ry'"))
    }

    @Test func theWrapperIsToldWhatEveryObjectConformsTo() {
        let folder = MendingFolder(folder: URL(fileURLWithPath: "/"))
        let all: [String: Set<String>] = ["Rx": ["A", "B"], "Then": ["Then"]]
        let environment = folder.environment(.dependencies, objectConformances: all)
        #expect(MendingFolder.objectConformances(in: environment) == all)
        #expect(MendingFolder.objectConformances(in: [:]) == [:])
    }
}
