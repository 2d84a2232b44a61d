// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering
import SwiftSyntax
import Testing

/// What is left out of a file around an error that no repair mends.
struct CutterTests {
    /// Cuts around the first place of a word.
    private func cut(
        _ source: String,
        at word: String,
        _ identifier: String = "",
        _ message: String = "no such thing"
    ) throws -> (text: String, cuts: [Cut]) {
        let before = try #require(source.range(of: word)).lowerBound
        let head = source[..<before]
        let line = head.count { $0 == "\n" } + 1
        let column =
            head.utf8.count - (head.lastIndex(of: "\n").map { head[...$0].utf8.count } ?? 0)
        var cutter = Cutter(MendedSource(source))
        cutter.cut(
            CompilerDiagnostic(
                path: "/p/A.swift",
                line: line,
                column: column + 1,
                severity: .error,
                message: message,
                identifier: identifier
            )
        )
        #expect(cutter.text.count { $0 == "\n" } == source.count { $0 == "\n" })
        return (cutter.text, cutter.cuts)
    }

    @Test func statementsEndWhereTheErrorIs() throws {
        let result = try cut("func f() -> Int {\n    a()\n    bad()\n    return 1\n}\n", at: "bad")
        #expect(result.text.contains("    a()\n    Swift.fatalError(\"left out: A.swift:3 "))
        #expect(!result.text.contains("return"))
        #expect(result.cuts.map(\.name) == ["f()"])
        #expect(result.cuts.map(\.isGone) == [false])
    }

    @Test func whatANewerSystemHasGoesAloneBehindTheQuestionForIt() throws {
        let test = try cut(
            "func f() {\n    if _iOS(26), let a = bad.a {\n        use(a)\n    } else { b() }\n}\n",
            at: "bad"
        )
        #expect(test.text.contains("    if _iOS(26) {\n        Swift.fatalError(\"left out: "))
        #expect(test.text.contains("    } else { b() }\n"))
        #expect(test.cuts.map(\.isGone) == [false])
        let empty = try cut("func f() {\n    if #available(iOS 26, *), bad {}\n}\n", at: "bad")
        #expect(empty.text.contains("if #available(iOS 26, *) { Swift.fatalError("))
        let rest = try cut(
            "func f() -> Int {\n  guard _iOS(26), let a = bad else { return 1 }\n  return a\n}\n",
            at: "bad"
        )
        #expect(rest.text.contains("guard _iOS(26) else { return 1 }; Swift.fatalError("))
        #expect(!rest.text.contains("return a"))
        // Without the question, what follows may need the test's outcome.
        let plain = try cut("func f() {\n  if x, bad { } else { b() }\n}\n", at: "bad")
        #expect(!plain.text.contains("b()"))
    }

    @Test func errorsInDeclarationsAreTold() throws {
        let source =
            "class A: B {\n  override var v: Int { one() }\n  let w = two\n}\n"
            + "func f() { three() }\n"
        let cutter = Cutter(MendedSource(source))
        func lies(at word: String) throws -> Bool {
            let line = try #require(
                source.split(separator: "\n").firstIndex { $0.contains(word) }
            )
            let text = String(source.split(separator: "\n")[line])
            let place = try #require(text.range(of: word))
            return cutter.liesInDeclaration(
                CompilerDiagnostic(
                    path: "/p/A.swift",
                    line: line + 1,
                    column: text.distance(from: text.startIndex, to: place.lowerBound) + 1,
                    severity: .error,
                    message: "",
                    identifier: ""
                )
            )
        }
        #expect(try lies(at: "override"))
        #expect(try lies(at: "two"))
        #expect(try !lies(at: "one"))
        #expect(try !lies(at: "three"))
    }

    @Test func aTestThatDoesNotCompileFails() throws {
        let source = "import XCTest\nclass T: XCTestCase {\n  func testA() { bad() }\n}\n"
        let result = try cut(source, at: "bad")
        #expect(result.text.contains("func testA() { XCTFail(\"left out: A.swift:3 does not"))
    }

    @Test func aBlockInATestEndsTheTest() throws {
        let source = "import XCTest\nclass T: XCTestCase {\n  func testA() { if x { bad() } }\n}\n"
        #expect(try cut(source, at: "bad").text.contains("no such thing\"); return }"))
    }

    @Test func nothingLeavesADefer() throws {
        let head = "import XCTest\nclass A: XCTestCase {\n  func testA() {\n"
        let result = try cut(head + "    defer { bad() }\n    a()\n  }\n}\n", at: "bad")
        #expect(result.text.contains("    defer { XCTFail(\"left out: A.swift:4 does not"))
        #expect(!result.text.contains("return") && result.text.contains("    a()\n"))
    }

    @Test func aTestOfSwiftTestingRecordsAnIssue() throws {
        let source = "import Testing\n@Test func works() { bad() }\n"
        #expect(try cut(source, at: "bad").text.contains("{ Testing.Issue.record(\"left out: "))
    }

    @Test func aTestWhoseHeadDoesNotCompileFails() throws {
        let source = "import XCTest\nclass T: XCTestCase {\n  @Bad func testA() {}\n}\n"
        let result = try cut(source, at: "Bad")
        #expect(result.text.contains("  func testA() { XCTFail(\"left out: "))
    }

    @Test func aMemberWhoseTypeIsMissingIsGone() throws {
        let result = try cut("struct S {\n  let a = 1\n  let b: Bad\n}\n", at: "Bad")
        #expect(result.text == "struct S {\n  let a = 1\n            \n}\n")
        #expect(result.cuts.map(\.name) == ["S.b"])
        #expect(result.cuts.map(\.isGone) == [true])
    }

    @Test func aBodyWithoutItsResultEndsTheProgramAtItsEnd() throws {
        let source = "func f() -> Int {\n  if b { return 1 }\n}\n"
        let end = source.utf8.count - 2
        var cutter = Cutter(MendedSource(source))
        cutter.cut(
            CompilerDiagnostic(
                path: "/p/A.swift",
                line: 3,
                column: 1,
                severity: .error,
                message: "missing return",
                identifier: "missing_return_decl"
            )
        )
        #expect(cutter.text.utf8.prefix(end).elementsEqual(source.utf8.prefix(end)))
        #expect(
            cutter.text.hasSuffix(
                "\nSwift.fatalError(\"left out: A.swift:3 does not compile: missing return\") }\n"
            )
        )
        #expect(cutter.cuts.map(\.isGone) == [false])
    }

    @Test func anOverrideOfNothingIsAMember() throws {
        let source = "class A: B {\n  override func f() {}\n}\n"
        let result = try cut(source, at: "f()", "method_does_not_override")
        #expect(result.text == "class A: B {\n           func f() {}\n}\n")
    }

    @Test func aConformanceThatDoesNotHoldIsLeftOut() throws {
        let message = "type 'A' does not conform to protocol 'Q'"
        let source = "class A: P, Q {}\n"
        let result = try cut(source, at: "A", "type_does_not_conform", message)
        #expect(result.text == "class A: P {}\n")
        #expect(result.cuts.map(\.name) == ["A: Q"])
    }

    @Test func anErrorThatAStandInDoesNotCureTakesWhatIsAround() throws {
        let first = try cut("func f() {\n  g {\n    bad()\n  }\n}\n", at: "bad")
        let second = try cut(first.text, at: "Swift.fatalError")
        #expect(second.text.hasPrefix("func f() {\n  Swift.fatalError(\"left out: "))
        let third = try cut(second.text, at: "Swift.fatalError")
        #expect(third.text.allSatisfy { $0.isWhitespace })
    }

    @Test func aListOfMembersLosesTheOneStatement() throws {
        let source = "let l = _objcRegister { m in a(); bad(); return S.self }\n"
        let result = try cut(source, at: "bad")
        #expect(result.text == "let l = _objcRegister { m in a();        return S.self }\n")
    }

    @Test func whatNeedsWhatIsGoneSaysSo() throws {
        var names = LeftOutNames()
        let cuts = try cut("struct S {\n  func g(_ a: Bad) {}\n}\n", at: "Bad").cuts
        for cut in cuts { names.insert(cut) }
        let error = CompilerDiagnostic(
            path: "/p/B.swift",
            line: 7,
            column: 1,
            severity: .error,
            message: "value of type 'S' has no member 'g'",
            identifier: "could_not_find_value_member"
        )
        #expect(
            names.explain(error).message == "needs S.g(_:), left out at A.swift:2: no such thing"
        )
    }

    @Test func diagnosticsAreReadWithTheirNotes() throws {
        let text = """
            /a b/C.swift:3:22: error: cannot find 'x' [y] in scope [cannot_find_in_scope]
              let a = x
                      ^
            /a b/C.swift:9:1: note: did you mean 'z'? [note_typo_candidate]
            /a b/C.swift:4:1: warning: unused [unused_x] [#no-usage]
            """
        let all = CompilerDiagnostic.parse(text)
        #expect(all.map(\.identifier) == ["cannot_find_in_scope", "unused_x"])
        #expect(all.map(\.path) == ["/a b/C.swift", "/a b/C.swift"])
        #expect(all.map(\.line) == [3, 4])
        #expect(all[0].message == "cannot find 'x' [y] in scope")
        #expect(all[0].notes.map(\.line) == [9])
    }

    @Test func aFileThatNamesAnotherCountsThatOnesLines() throws {
        let text = "#sourceLocation(file: \"/u/A.swift\", line: 1)\nlet a = bad\n"
        let source = MendedSource(text)
        let error = CompilerDiagnostic(
            path: "/u/A.swift",
            line: 1,
            column: 9,
            severity: .error,
            message: ""
        )
        #expect(MendedSource.directive(text).path == "/u/A.swift")
        #expect(source.token(at: error)?.text == "bad")
    }
}
