// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCHeaders

/// What becomes of lines that the compiler does not take.
struct MenderTests {
    private static let lines = [
        SwiftLine("open class Thing : NSObject, NSCopying {", role: .opening, name: "Thing"),
        SwiftLine("    open func layout() { }", role: .member, name: "Thing.layout()"),
        SwiftLine("    public override init() { }", role: .candidate, name: "Thing.init"),
        SwiftLine("}", role: .end),
    ]

    private func problem(
        _ line: Int,
        _ identifier: String,
        _ message: String = "",
        _ requirements: [String] = []
    ) -> Mender.Problem {
        Mender.Problem(
            line: line,
            identifier: identifier,
            message: message,
            requirements: requirements
        )
    }

    @Test
    func whatOverridesSaysSo() {
        var mender = Mender(Self.lines)
        let isChanged = mender.take([problem(2, "missing_override")])
        #expect(isChanged)
        #expect(mender.lines[1].text == "    open override func layout() { }")
        #expect(mender.leftOut.isEmpty)
    }

    @Test
    func aTypeThatWasRenamedHasItsNewName() {
        var mender = Mender([
            SwiftLine("    func a(_ d: ADirection) -> ADirection?", role: .member, name: "a"),
            SwiftLine("    func b(_ d: ADirectionKind)", role: .member, name: "b"),
        ])
        let words = "'ADirection' has been renamed to 'A.Direction'"
        let isChanged = mender.take([
            problem(1, "availability_decl_unavailable_rename", words),
            problem(2, "availability_decl_unavailable_rename", words),
        ])
        #expect(isChanged)
        #expect(mender.lines.map(\.text) == ["    func a(_ d: A.Direction) -> A.Direction?"])
    }

    @Test
    func requirementsAreImplementedAndTellTheirName() {
        var mender = Mender(Self.lines)
        let requirement = "func copy(with zone: NSZone? = nil) -> Any}"
        let isChanged = mender.take([problem(1, "type_does_not_conform", "", [requirement])])
        #expect(isChanged)
        #expect(
            mender.lines[1].text
                == "    open func copy(with zone: NSZone? = nil) -> Any "
                + "{ _objcAbsentMethod(\"Thing.copy\") }"
        )
    }

    @Test
    func requirementsThatComeWithEachProtocolAreImplementedOnce() {
        var mender = Mender(Self.lines)
        let count = mender.lines.count
        let all = ["func copy() -> Any}", "func count() -> Int}"]
        let problems = (0..<2).map { _ in problem(1, "type_does_not_conform", "", all) }
        let isChanged = mender.take(problems)
        #expect(isChanged)
        #expect(mender.lines.count == count + 2)
        #expect(mender.leftOut.isEmpty)
    }

    @Test
    func aMemberThatNeedsWhatIsNotHereIsLeftOutByName() {
        var mender = Mender(Self.lines)
        let message = "cannot find type 'A' in scope"
        let isChanged = mender.take([problem(2, "cannot_find_type_in_scope", message)])
        #expect(isChanged)
        #expect(mender.leftOut.map(\.name) == ["Thing.layout()"])
        #expect(!mender.text.contains("layout"))
    }

    @Test
    func aCandidateGoesWithoutAWord() {
        var mender = Mender(Self.lines)
        let isChanged = mender.take([problem(3, "initializer_does_not_override")])
        #expect(isChanged)
        #expect(mender.leftOut.isEmpty)
        #expect(mender.lines.count == 3)
    }

    @Test
    func aConformanceToWhatIsNotHereIsLeftOut() {
        var mender = Mender(Self.lines)
        let message = "cannot find type 'NSCopying' in scope"
        let isChanged = mender.take([problem(1, "cannot_find_type_in_scope", message)])
        #expect(isChanged)
        #expect(mender.lines[0].text == "open class Thing : NSObject {")
    }

    @Test
    func aTypeWhoseSuperclassIsNotHereIsLeftOutWhole() {
        var mender = Mender(Self.lines)
        let message = "cannot find type 'NSObject' in scope"
        let isChanged = mender.take([problem(1, "cannot_find_type_in_scope", message)])
        #expect(isChanged)
        #expect(mender.lines.isEmpty)
        #expect(mender.leftOut.map(\.name) == ["Thing"])
    }

    @Test
    func itEndsWhereNothingHelps() {
        var mender = Mender([SwiftLine("import A")])
        let isWhole = mender.mend { _ in [problem(1, "other")] }
        #expect(!isWhole)
    }
}
