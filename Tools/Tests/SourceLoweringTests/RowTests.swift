// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SourceLowering

struct RowTests {
    private let imports = "; import ObjectiveC; import class ObjectiveC.NSObject"

    // MARK: Imports

    @Test func theFirstImportBringsTheRuntime() {
        let text = lowered("// c\nimport UIKit // d\nimport Foundation\n").text
        #expect(text == "// c\nimport UIKit\(imports) // d\nimport Foundation\n")
    }

    @Test func theTestLibraryBringsUIKit() {
        let text = lowered("@testable import Mine\nimport XCTest\n").text
        #expect(text.hasSuffix("\nimport XCTest; import UIKit; import XCTestActivities\n"))
        let beside = lowered("import UIKit\nimport XCTest\n").text
        #expect(beside.hasSuffix("\nimport XCTest; import XCTestActivities\n"))
    }

    /// The list of tests is typed instead, so that a test's body stays on its actor.
    @Test(arguments: [
        "class T: XCTestCase { @MainActor func testA() { f() } }",
        "@MainActor class T: XCTestCase { func testA() throws { try f() } }",
        "@MainActor class T: XCTestCase { @MainActor func testA() { func g() {}; g() } }",
        "#if DEBUG\n@MainActor class T: XCTestCase { func testA() {} }\n#endif",
        "class T: XCTestCase { @MainActor func testA() async { f() } }",
        "@MainActor class T: XCTestCase { nonisolated func testA() {} }",
        "class T { @MainActor func testA(x: Int) {} }",
    ])
    func testsStayAsTheyAre(source: String) {
        // But for what a class of tests says of being sent.
        let text = lowered("import XCTest\n\(source)\n").text
            .replacing(", @unchecked Sendable", with: "")
        #expect(text.hasSuffix("\n\(source)\n"))
    }

    @Test func importsInConditionsBringTheRuntimeInEachClause() {
        let text = lowered(
            "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\nlet x = 1\n"
        ).text
        #expect(
            text == "#if canImport(UIKit)\nimport UIKit\(imports)\n#else\nimport AppKit\(imports)\n"
                + "#endif\nlet x = 1\n"
        )
    }

    @Test func aFileThatBoxesNumbersMeansFoundationsObject() {
        let boxes =
            "import Foundation\nfunc box(_ x: Int) -> NSObject { return NSNumber(value: x) }\n"
        #expect(lowered(boxes).text.contains("; import class Foundation.NSObject\n"))
        let own = boxes + "class A: NSObject {}\n"
        #expect(lowered(own).text.contains("; import class ObjectiveC.NSObject\n"))
        let views = "import UIKit\n" + boxes
        #expect(lowered(views).text.contains("; import class ObjectiveC.NSObject\n"))
    }

    @Test func aPublicImportMakesThemPublic() {
        let text = lowered("public import UIKit\n").text
        #expect(text.contains("; public import ObjectiveC; public import class"))
    }

    @Test(arguments: [
        ("import Darwin.C", "import Glibc"), ("import os.log", "import os"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        ("import Foundation", "import Foundation"), ("import Other.Part", "import Other.Part"),
        (
            "import class Foundation.NSLock.NSRecursiveLock",
            "import class Foundation.NSRecursiveLock"
        ),
        ("import func Darwin.C.stdlib.exit", "import func Glibc.exit"),
        ("import struct Foundation.Date", "import struct Foundation.Date"),
    ])
    func submodulesAndDarwinAreNamedAsHere(_ source: String, _ expected: String) {
        #expect(lowered("\(source)\n").text == "\(expected)\(imports)\n")
    }

    @Test func testsSeeUIKitAsOnIOS() {
        let text = lowered("@testable import Mine\nimport XCTest\n").text
        let added = "; import UIKit; import XCTestActivities"
        #expect(text == "@testable import Mine\(imports)\nimport XCTest\(added)\n")
        #expect(lowered("import UIKit\nimport XCTest\n").text.contains("; import UIKit") == false)
        let inside = "#if os(iOS)\nimport XCTest\n#endif\n"
        #expect(lowered(inside).text.contains("\(added)\n#endif"))
        let elsewhere = "import XCTest\n#if !os(iOS)\n@testable import UIKit\n#endif\n"
        #expect(lowered(elsewhere).text.hasPrefix("import XCTest\(imports)\(added)\n"))
    }

    @Test func filesThatNameUITestingImportIt() {
        let added = imports + "; import UIKit; import XCTestActivities; import XCUIAutomation"
        let test = "class T: XCTestCase { let app = XCUIApplication() }\n"
        #expect(lowered("import XCTest\n" + test).text.hasPrefix("import XCTest\(added)\n"))
        let monitor = "import XCTest\nfunc f(t: XCTestCase) { t.removeUIInterruptionMonitor(m) }\n"
        #expect(lowered(monitor).text.hasPrefix("import XCTest\(added)\n"))
        #expect(!lowered("import XCTest\n// XCUIApplication\n").text.contains("XCUIAutomation"))
    }

    @Test func aLibraryForSnapshotsBringsTheTestLibrary() {
        for module in ["iOSSnapshotTestCase", "FBSnapshotTestCase"] {
            let start = "#if targetEnvironment(macCatalyst)\n#else\nimport \(module)"
            let test = "\nclass T: FBSnapshotTestCase {}\n"
            let monitor = "let app = XCUIApplication()\n"
            #expect(
                lowered(start + test + "#endif\n").text
                    .contains("import \(module); \(tests); import UIKit\(imports)\n")
            )
            #expect(
                lowered(start + test + monitor + "#endif\n").text.contains(
                    "import \(module); \(tests); import XCUIAutomation; import UIKit\(imports)\n"
                )
            )
            let own = "import XCTest\nimport \(module)" + test + monitor
            #expect(lowered(own).text.contains("\nimport \(module)\n"))
        }
    }

    /// What the library of specs brings.
    private let tests = "import XCTest; import XCTestActivities"

    @Test func aSpecOfQuicksGetsATestThatRunsItsExamples() {
        let text = lowered(
            "import Quick\nclass Base: QuickSpec {}\nclass S: Base { override func spec() {} }\n"
                + "class Other: XCTestCase {}\nclass Slow: AsyncSpec {}\n"
        ).text
        #expect(text.contains("in Slow.allTests"))
        #expect(text.hasPrefix("import Quick; \(tests); import UIKit\(imports)\n"))
        let uses = "import UIKit\nimport Quick\n"
        #expect(lowered(uses).text.hasPrefix("import UIKit; \(tests)\(imports)\n"))
        #expect(
            text.contains(
                "{ override func spec() {} }; final class S_Examples: XCTestCase "
                    + "{ func test_quickExamples() { let done = "
            )
        )
        #expect(text.contains("for (name, body) in S.allTests where !done.contains("))
        #expect(!text.contains("Other_Examples"))
    }

    @Test func aConfigurationOfQuicksTakesEffectByItself() {
        let text = lowered(
            "import Quick\nclass C: QuickConfiguration {\n"
                + "override class func configure(_ c: X) {}\n}\n"
        ).text
        #expect(text.hasPrefix("import Quick; \(tests); import UIKit; @testable "))
        #expect(text.contains("}; @section(\".init_array\") @used private let __quick_"))
        #expect(text.contains("{ Quick.World.sharedWorld.configure { C.configure($0) } }"))
        let spec = lowered("import Quick\nclass S: QuickSpec { override func spec() {} }\n").text
        #expect(!spec.contains("World"))
        // A package that knows Linux has the same configurations.
        let lowerer = Lowerer(facts: ProjectFacts(files: []), mode: .conditionsOnly)
        let source = "import Quick\nclass C: QuickConfiguration {}\n"
        let portable = lowerer.lower(source, path: "C.swift").text
        #expect(portable.hasPrefix("import Quick; @testable import Quick\n"))
        #expect(portable.contains("sharedWorld.configure { C.configure($0) } }"))
        #expect(lowerer.lower(portable, path: "C.swift").text == portable)
        let plain = "import Quick\nclass S: QuickSpec {}\n"
        #expect(lowerer.lower(plain, path: "S.swift").text == plain)
    }

    @Test func testsThatExpectFailuresAskBeforeTheyRecordOne() {
        let source =
            "import XCTest\nclass T: XCTestCase {\nfunc testA() { XCTExpectFailure { a() } }\n}\n"
        let text = lowered(source).text
        #expect(text.contains("if !_expectsFailure(_d, isAssertion: _e) { super.recordFailure("))
        #expect(
            text.contains(
                "invokeTest() { super.invokeTest(); _endExpectedFailures(of: self) }; }\n"
            )
        )
        #expect(lowered(text).text == text)
        // What is added stays as it is on the main actor, too.
        let isolated = lowered(source.replacing("class T", with: "@MainActor class T")).text
        #expect(lowered(isolated).text == isolated)
        // A class of tests asks, too, whose superclass lies in another file.
        let base = Lowerer.facts(of: "import XCTest\nclass Base: XCTestCase {}\n")
        let inherited = source.replacing("XCTestCase", with: "Base")
        let facts = ProjectFacts(files: [base, Lowerer.facts(of: inherited)])
        let below = Lowerer(facts: facts).lower(inherited, path: "/p/T.swift").text
        #expect(below.contains("_expectsFailure(_d"))
        let plain = lowered("import XCTest\nclass T: XCTestCase {\nfunc testA() {}\n}\n").text
        #expect(!plain.contains("recordFailure"))
    }

    @Test func aMemberThatIsObsoleteOnIOSGivesWay() {
        let text = lowered(
            "import UIKit\nextension Optional {\n@available(macOS, obsoleted: 11.0)\n"
                + "@available(iOS, obsoleted: 14.0, message: \"a: b\")\nvar publisher: P { P(self) }\n}\n"
                + "@available(iOS, deprecated: 14) func f() {}\n"
                + "@available(iOS, introduced: 9, obsoleted: 14) class C {}\n"
        ).text
        #expect(
            text.contains(
                "@available(iOS, obsoleted: 14.0, message: \"a: b\") @_disfavoredOverload\nvar publisher"
            )
        )
        #expect(text.components(separatedBy: "@_disfavoredOverload").count == 2)
    }

    @Test func hooksOfTestsOnTheMainActorRunThere() {
        let source =
            "import XCTest\n@MainActor class T: XCTestCase {\noverride func setUp() {\na = 1\n}\n"
            + "public override func tearDownWithError() throws { try b() }\n"
            + "override func setUp() async throws { c() }\noverride class func setUp() { d() }\n}\n"
        let text = lowered(source).text
        #expect(
            text.contains(
                "func __ext_T__setUp() {\na = 1\n}; nonisolated override func setUp() "
                    + "{ MainActor.assumeIsolated { self.__ext_T__setUp() } }\n"
            )
        )
        #expect(
            text.contains(
                "func __ext_T__tearDownWithError() throws { try b() }; public nonisolated override "
                    + "func tearDownWithError() throws "
                    + "{ try MainActor.assumeIsolated { try self.__ext_T__tearDownWithError() } }\n"
            )
        )
        #expect(text.contains("override func setUp() async throws { c() }\n"))
        #expect(text.contains("{ d() }; nonisolated override class func setUp() {"))
        #expect(lowered(text).text == text)
        // What is added stays as it is on the main actor, too.
        let isolated = lowered(source.replacing("class T", with: "@MainActor class T")).text
        #expect(lowered(isolated).text == isolated)
        let plain = lowered("import XCTest\nclass T: XCTestCase { override func setUp() { a() } }")
        #expect(plain.text.contains("setUp() { a() }"))
        let own = "class T: XCTestCase { @MainActor override func setUp() { a() } }\n"
        #expect(lowered("import XCTest\n" + own).text.contains("nonisolated override func setUp"))
        let unimported = lowered("import Nimble\n" + own).text
        #expect(unimported.contains("nonisolated override func setUp"))
        let view = "@MainActor class V: UIView { override func setUp() { a() } }\n"
        #expect(lowered("import XCTest\n" + view).text.hasSuffix("\n" + view))
    }

    @Test(arguments: [
        (
            "NSLocalizedString(\"a\", comment: \"\")",
            "ObjectiveC._objcLocalizedString(\"a\", comment: \"\")"
        ), ("NSLocalizedString(\"a\")", "NSLocalizedString(\"a\")"),
        (
            "b.localizedString(forKey: k, value: v, table: t)",
            "b._objcLocalizedString(forKey: k, value: v, table: t)"
        ), ("T.localizedString(forKey: k, value: v)", "T.localizedString(forKey: k, value: v)"),
        ("b.localizedString(from: k)", "b.localizedString(from: k)"),
        ("String.localizedStringWithFormat(f, 1)", "String._objcLocalizedFormat(f, 1)"),
        ("String(format: f, 1)", "String(_objcFormat: f, 1)"),
        ("b.urls(forResourcesWithExtension: e)", "b._objcURLs(forResourcesWithExtension: e)"),
    ])
    func resourcesAreLookedUpByTheRuntime(_ source: String, _ expected: String) {
        #expect(lowered("import UIKit\nlet x = \(source)\n").text.contains("x = \(expected)\n"))
    }

    /// RxSwift 5 imports only the declarations that it names.
    @Test func theRootClassThatIsImportedAloneIsTheRuntimes() {
        let text = lowered(
            "import class Foundation.NSObject\nimport protocol Foundation.NSCopying\n"
                + "class Key: NSObject, NSCopying {\n"
                + "func copy(with zone: NSZone? = nil) -> Any { self }\n}\n"
        ).text
        let line = text.split(separator: "\n")[0].split(separator: " ").joined(separator: " ")
        #expect(line == "import Foundation; import ObjectiveC; import class ObjectiveC.NSObject")
    }

    // MARK: Attributes

    @Test func objectiveCsAttributesAreBlank() {
        let text = lowered(
            "import UIKit\n@objcMembers final class G<T>: UIView {\n"
                + "@IBOutlet weak var a: UIView?\n@IBAction func b() {}\n@objc(x) func c() {}\n}"
        ).text
        #expect(!text.contains("@objc") && !text.contains("@IB"))
        #expect(text.contains("\n          weak var a: UIView?\n"))
    }

    @Test(arguments: [
        ("@convention(block) (Int) -> Void", "                   (Int) -> Void"),
        ("@convention(c) (A, Selector) -> Void", "               (A, Selector) -> Void"),
        ("@convention(c) (Int) -> Void", "@convention(c) (Int) -> Void"),
        (
            "@convention(c) (UnsafePointer<CGPathElement>) -> Void",
            "               (UnsafePointer<CGPathElement>) -> Void"
        ),
    ])
    func functionsForMethodsAreSwiftFunctions(_ source: String, _ expected: String) {
        #expect(lowered("import UIKit\ntypealias F = \(source)\n").text.contains("F = \(expected)"))
    }

    @Test(arguments: [
        "@available(iOS 13, *) func f() {}", "if #available(macOS 13, *) { g() }",
        "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "let i = #imageLiteral(resourceName: \"a\")", "let f = #file + #function",
    ])
    func whatLinuxKnowsStaysAsItIs(_ source: String) {
        #expect(lowered("import UIKit\n\(source)\n").text.hasSuffix("\n\(source)\n"))
    }

    @Test func theEntryPointIsMain() {
        let text = lowered("import UIKit\n@UIApplicationMain class A: UIResponder {}").text
        #expect(text.contains("@main class A"))
    }

    @Test func anAppsDelegateAmongTestsIsNoEntryPoint() {
        let files = [
            ParsedFile("import UIKit\n@UIApplicationMain class Delegate: UIResponder {}\n"),
            ParsedFile("import XCTest\nclass AppTests: XCTestCase {}\n"),
        ]
        let facts = files.map { file in
            var facts = file.facts
            facts.folder = "Tests/AppTests"
            return facts
        }
        let lowerer = Lowerer(facts: ProjectFacts(files: facts))
        let tests = lowerer.lower(files[0], path: "f", module: "AppTests").text
        #expect(!tests.contains("Main") && !tests.contains("@main"))
        let app = lowerer.lower(files[0], path: "f", module: "App").text
        #expect(app.contains("@main class Delegate"))
        let swiftUI = ParsedFile("import UIKit\n@main final class Program {}\n")
        #expect(!lowerer.lower(swiftUI, path: "g", module: "AppTests").text.contains("@main"))
    }

    // MARK: Conditions

    @Test func whatIsNeverCompiledStaysAsItIs() {
        let inner =
            "class A: UIView { @objc func a() { send(#selector(a)) } }\n"
            + "extension NSView { override class func b() {} }"
        let dead = lowered("import UIKit\n#if os(macOS)\n\(inner)\n#endif\n")
        #expect(dead.text.hasSuffix("\n#if os(macOS)\n\(inner)\n#endif\n"))
        #expect(dead.notes.isEmpty)
        let other = lowered("import UIKit\n#if DEBUG\n\(inner)\n#endif\n")
        #expect(other.text.contains("_selector(") && other.notes.count == 1)
    }

    @Test(
        arguments: [
            ("os(iOS)", "true"), ("!os(iOS)", "!true"), ("os(Linux)", "false"),
            ("targetEnvironment(simulator)", "true"), ("targetEnvironment(macCatalyst)", nil),
            ("canImport(ObjectiveC)", "true"), ("os(iOS) || os(tvOS)", "true || os(tvOS)"),
            ("canImport(UIKit)", nil), ("swift(>=5)", nil),
            ("(os(iOS) && DEBUG)", "(true && DEBUG)"),
        ] as [(String, String?)]
    )
    func conditionsAnswerAsOnAPhone(_ condition: String, _ expected: String?) {
        let text = lowered("import UIKit\n#if \(condition)\nlet x = 1\n#endif\n").text
        #expect(text.contains("#if \(expected ?? condition)\n"))
    }

    @Test(arguments: [
        ("#if canImport(Darwin)\nA\n#endif", "#if true\n"),
        ("#if canImport(Darwin) && DEBUG\nA\n#endif", "#if true && DEBUG\n"),
        ("#if canImport(Darwin)\nA\n#else\nB\n#endif", "#if canImport(Darwin)\n"),
        (
            "#if canImport(Darwin)\nA\n#endif\n#if canImport(Glibc)\nB\n#endif",
            "#if canImport(Darwin)\n"
        ),
        ("#if !canImport(Darwin)\nA\n#endif", "#if !canImport(Darwin)\n"),
    ])
    func whatIsForDarwinAloneIsForPhones(_ source: String, _ expected: String) {
        let text = lowered("import UIKit\n" + source + "\n").text
        #expect(text.contains(expected), "\(text)")
        let lowerer = Lowerer(facts: ProjectFacts(files: []), mode: .conditionsOnly)
        #expect(lowerer.lower(source, path: "f").text == source)
    }

    @Test func projectsAreNoPackages() {
        let source = "#if !SWIFT_PACKAGE && DEBUG\nlet x = 1\n#endif\n"
        let lowerer = Lowerer(facts: ProjectFacts(files: []))
        let file = ParsedFile(source)
        #expect(lowerer.lower(file, path: "f").text.contains("#if !SWIFT_PACKAGE && DEBUG\n"))
        let text = lowerer.lower(file, path: "f", isOfProject: true).text
        #expect(text.contains("#if !false && DEBUG\n"))
    }

    @Test func aPackageWithoutUIKitSeesNoneOfOurModules() {
        let lowerer = Lowerer(facts: ProjectFacts(files: []), mode: .conditionsOnly)
        let source = "#if canImport(ObjectiveC) || os(Linux)\n@objc class A {}\n#endif\n"
        let expected = "#if false || os(Linux)\n@objc class A {}\n#endif\n"
        #expect(lowerer.lower(source, path: "f").text == expected)
    }

    // MARK: Names

    @Test(arguments: [
        ("#keyPath(A.b.c)", "\"b.c\""), ("#keyPath(name)", "\"name\""),
        ("#keyPath(A.B.c)", "\"c\""),
        ("NSClassFromString(name)", "_objcClass(named: name)"),
        (#"dlsym(handle, "f")"#, #"ObjectiveC._objcSymbol(handle, "f")"#),
        ("NSStringFromClass(A.self)", "_objcClassName(A.self)"),
        ("type(of: a).description()", "_objcClassName(type(of: a))"),
        ("Bundle(for: A.self)", "_objcBundle(for: A.self)"),
        ("Foundation.Bundle.init(for: c)", "_objcBundle(for: c)"),
        ("Bundle(path: p)", "Bundle(path: p)"),
        ("Bundles(for: c)", "Bundles(for: c)"),
        (#"a.observe(\.b.c) { _, _ in }"#, #"a.observe(\.b.c, _key: "b.c") { _, _ in }"#),
        (
            #"observe(\A.b?.c, options: [.new]) { _, _ in }"#,
            #"observe(\A.b?.c, _key: "b.c", options: [.new]) { _, _ in }"#
        ),
        (#"a.observe(\.b, until: f) { _, _ in }"#, #"a.observe(\.b, until: f) { _, _ in }"#),
        (#"a.observe(\.b) { _, _ in } then: {}"#, #"a.observe(\.b) { _, _ in } then: {}"#),
        (#"a.observe(\.b, f)"#, #"a.observe(\.b, f)"#),
        (#"willChangeValue(for: \.b)"#, #"willChangeValue(for: \.b, _key: "b")"#),
        (#"a.observe(on: b)"#, #"a.observe(on: b)"#),
        (#"a.publisher(for: \.b)"#, #"a.publisher(for: \.b, _key: "b")"#),
        (#"center.publisher(for: name)"#, #"center.publisher(for: name)"#),
    ])
    func namesThatLinuxDoesNotKeepAreWrittenOut(_ source: String, _ expected: String) {
        #expect(loweredInMethod("x = \(source)") == "x = \(expected)")
    }

    @Test func aKeyPathOverSeveralLinesKeepsThem() {
        let text = lowered("import UIKit\nlet k = #keyPath(\n    A.b\n)\nlet z = 1\n").text
        #expect(text.contains("let k = \"b\"\n\n\nlet z = 1"))
    }

    @Test func aKeyPathInAVariableIsNamedWhenTheProgramRuns() {
        let source = "import UIKit\nfunc f() { a.observe(p, options: [.new]) { _ in } }\n"
        let result = lowered(source)
        #expect(result.notes.isEmpty)
        #expect(result.text.contains("a.observe(p, options: [.new])"))
        #expect(loweredInMethod("x = p._kvcKeyPathString") == "x = p._objcKeyPathString")
    }

    @Test func aMemberOfAnyObjectIsAskedByName() {
        let text = lowered(
            "import UIKit\nvar all: [AnyObject] { [] }\nlet p = self.v.all.first?.priority\n"
        ).text
        #expect(text.contains("let p = _objcMember(self.v.all.first, \"priority\")\n"))
    }

    @Test(arguments: [
        ("x.isKind(of: A.self)", "(x as! NSObjectProtocol).isKind(of: A.self)"),
        ("x.responds(to: s)", "(x as! NSObjectProtocol).responds(to: s)"),
        ("x.perform(s)", "(x as! NSObjectProtocol).perform(s)"),
        ("x.other(s)", "x.other(s)"), ("y.isKind(of: A.self)", "y.isKind(of: A.self)"),
    ])
    func anyObjectAnswersWhatEveryObjectDoes(call: String, expected: String) {
        let text = lowered("import UIKit\nfunc f(_ x: AnyObject, y: UIView) {\n\(call)\n}\n").text
        #expect(text.split(separator: "\n")[2] == expected)
    }

    @Test(arguments: [
        ("target?.perform(a)", "(target as? NSObjectProtocol)?.perform(a)"),
        ("self.target?.isEqual(a)", "(self.target as? NSObjectProtocol)?.isEqual(a)"),
        (
            "target?.perform(a, with: 1, afterDelay: 2)",
            "(target as? NSObject)?.perform(a, with: 1, afterDelay: 2)"
        ),
        ("target!.responds(to: a)", "(target as! NSObjectProtocol).responds(to: a)"),
        ("all[0].perform(a)", "(all[0] as! NSObjectProtocol).perform(a)"),
        (
            "target?.performSelector(onMainThread: a)",
            "(target as? NSObject)?.performSelector(onMainThread: a)"
        ),
        ("other?.perform(a)", "other?.perform(a)"),
        ("x.target?.perform(a)", "x.target?.perform(a)"),
    ])
    func propertiesOfAnyObjectAnswerToo(call: String, expected: String) {
        let text = lowered(
            "import UIKit\nclass A { weak var target: AnyObject?; var all: [AnyObject] = []\n"
                + "func f() {\n\(call)\n}\n}\n"
        ).text
        #expect(text.split(separator: "\n")[3] == expected)
    }

    @Test func theTargetOfAnActionOfUIKitsAnswersToo() {
        let text = lowered(
            "import UIKit\nextension UIAccessibilityCustomAction {\nfunc f() {\n"
                + "target?.perform(selector, with: self)\n}\n}\n"
        ).text
        #expect(text.contains("(target as? NSObjectProtocol)?.perform(selector, with: self)"))
    }

    @Test(arguments: [
        ("NSAttributedString()", "NSAttributedString(string: \"\")"),
        ("a = NSMutableAttributedString( )", "a = NSMutableAttributedString(string: \"\" )"),
        ("NSAttributedString(string: s)", "NSAttributedString(string: s)"),
    ])
    func anEmptyAttributedStringIsMadeOfAnEmptyText(call: String, expected: String) {
        #expect(loweredInMethod(call) == expected)
    }

    @Test func dataOfAnAddressMayBeInTheAddress() {
        let line = "let a = try Data(contentsOf: url, options: .mappedIfSafe)"
        #expect(loweredInMethod(line) == line.replacing("contentsOf", with: "_contentsOf"))
        #expect(loweredInMethod("let a = Data(count: 1)") == "let a = Data(count: 1)")
        let own = "import UIKit\nstruct Data { init(contentsOf: Int) {} }\n"
        let call = "let a = Data(contentsOf: 1)\n"
        #expect(lowered(own + call).text.hasSuffix(call))
    }

    @Test func aPreviewRegistersItselfBeforeTheProgramBegins() {
        let text = lowered(
            "import UIKit\n#Preview(\"A\", traits: .fixedLayout(width: 3, height: 4)) {\n"
                + "    UIView()\n}\n@available(iOS 17, *)\n#Preview { let a = 1; return UIView() }\n"
        ).text
        #expect(text.contains("@used private let __preview_"))
        #expect(
            text.contains(
                " = { _objcPreview(\"A\", #fileID, width: 3, height: 4) {\n    UIView()\n} }\n"
            )
        )
        #expect(text.contains("{ _objcPreview(nil, #fileID)"))
        #expect(text.hasSuffix("{ let a = 1; return UIView() } }\n"))
    }

    // MARK: Observing

    @Test(arguments: [
        (
            "@objc dynamic var x = 0",
            "              var x = 0 { willSet { W } didSet { D } }"
        ),
        (
            "@objc dynamic var x = 0 { didSet { f() } }",
            "              var x = 0 { willSet { W } didSet { defer { D }; E;  f() } }"
        ),
        (
            "@objc dynamic var x: Int { get { 1 } set { f() } }",
            "              var x: Int { get { 1 } set { K(newValue); W; defer { D };  f() } }"
        ),
        (
            "@objc dynamic var x: Int { get { 1 } set(y) { f(y) } }",
            "              var x: Int { get { 1 } set(y) { K(y); W; defer { D };  f(y) } }"
        ),
        (
            "@objc dynamic override var x: Int { get { 1 } }",
            "              override var x: Int { get { 1 } }"
        ),
    ])
    func adynamicPropertyTellsItsObservers(_ source: String, _ expected: String) {
        let text = lowered("import UIKit\nclass A: NSObject {\n\(source)\n}\n").text
        let line = text.split(separator: "\n")[2]
        let full = expected.replacing("W", with: "self.willChangeValue(forKey: \"x\")")
            .replacing("D", with: "self.didChangeValue(forKey: \"x\")")
            .replacing(
                "E",
                with: "if _objcHasBarePrototypes, _objcIsBarePrototype(self) { return }"
            )
            .replacing(
                /K\((\w+)\)/,
                with: {
                    "if _objcHasBarePrototypes, "
                        + "_objcKeepsForInstances(self, \"x\", \($0.1)) { return }"
                }
            )
        #expect(line == full)
    }

    @Test func amanagedPropertyIsKeptByItsObject() {
        let text = lowered(
            "import UIKit\nclass A: CALayer {\n@NSManaged public var x: CGFloat\n}\n"
        ).text
        #expect(
            text.contains(
                "           public var x: CGFloat { get { _objcManaged(self, \"x\") } "
                    + "set { _objcSetManaged(self, \"x\", newValue) } }\n"
            )
        )
        #expect(text.contains("\"x\""))
    }

    @Test func anAccessorOfAManagedRelationshipIsCoreDatas() {
        let text = lowered(
            "import CoreData\nextension A {\n@objc(addXsObject:)\n@NSManaged public func addToXs(_ value: B)\n"
                + "@NSManaged func insertObject(_ x: B, inXsAtIndex i: Int)\n}\n"
        ).text
        #expect(
            text.contains(
                "public func addToXs(_ value: B) { _objcManagedCall(self, \"addXsObject:\", [value]) }\n"
            )
        )
        #expect(
            text.contains("{ _objcManagedCall(self, \"insertObject:inXsAtIndex:\", [x, i]) }\n")
        )
    }

    @Test func requestsAreCastToOthersOfOneClass() {
        let text = lowered(
            "import CoreData\nlet a = r as! NSFetchRequest<NSFetchRequestResult>\n"
                + "let b = c as? NSFetchedResultsController<Person>\n"
                + "show(photos as! PHFetchResult<AnyObject>)\n"
                + "for o in (t.copy() as! NSHashTable<AnyObject>).allObjects {}\n"
        ).text
        #expect(text.contains("show(_objcRetyped(photos, PHFetchResult<AnyObject>.self) as! "))
        #expect(text.contains("(_objcRetyped(t.copy(), NSHashTable<AnyObject>.self) as! "))
        #expect(
            text.contains(
                "let a = _objcRetyped(r, NSFetchRequest<NSFetchRequestResult>.self) "
                    + "as! NSFetchRequest<NSFetchRequestResult>\n"
            )
        )
        #expect(
            text.contains("let b = _objcRetyped(c, NSFetchedResultsController<Person>.self) as? ")
        )
    }

    // MARK: What Foundation has elsewhere, or does not do, on Linux

    @Test func networkingIsImportedWhereItIsUsed() {
        let uses = lowered("import Foundation\nlet task: URLSessionDataTask? = nil\n").text
        #expect(
            uses.hasPrefix(
                "import Foundation; import FoundationNetworking; import NetworkingAdditions; "
            )
        )
        let imports = lowered(
            "import Foundation\nimport FoundationNetworking\nlet s = URLSession.shared\n"
        ).text
        #expect(imports.hasPrefix("import Foundation; import NetworkingAdditions; "))
        #expect(!lowered("import Foundation\nlet url: URL\n").text.contains("Networking"))
        for name in ["kCFHTTPVersion1_1", "CFNetworkErrors.cfurlErrorUnknown", "HTTPCookie.self"] {
            let own = lowered("import Foundation\nlet v = \(name)\n").text
            #expect(own.contains("; import NetworkingAdditions"))
        }
        let again = lowered(uses).text
        #expect(again == uses)
    }

    @Test func namesBehindFoundationAreThoseOfTheirModules() {
        let text = lowered(
            "import Foundation\nvar s: Foundation.URLSession? = Foundation.URLSession.shared\n"
                + "var u: Foundation.URL?\nvar x: Foundation.XMLParser?\n"
        ).text
        #expect(text.contains("s: FoundationNetworking.URLSession? = Foundation"))
        #expect(text.contains("= FoundationNetworking.URLSession.shared"))
        #expect(text.contains("var u: Foundation.URL?"))
        #expect(text.contains("var x: FoundationXML.XMLParser?"))
    }

    @Test func aClassIsAnObject() {
        let text = lowered(
            """
            import UIKit
            let a = NSClassFromString("A") as Any as? any NSObjectProtocol
            let b = c as? NSObjectProtocol
            """
        ).text
        #expect(
            text.contains("= _objcObject(_objcClass(named: \"A\")) as Any as? any NSObjectProtocol")
        )
        #expect(text.contains("let b = c as? NSObjectProtocol"))
    }

    @Test func aFileWithoutImportsAsksForObjects() {
        let text = lowered("func f(_ a: Any) -> Bool { a as AnyObject === x }\n").text
        #expect(text.contains("import ObjectiveC; "))
        #expect(text.contains("_objcClassObject(a) as AnyObject === x"))
    }

    @Test func aLibraryWithoutUIKitComparesClassesToo() {
        let lowerer = Lowerer(facts: ProjectFacts(files: []), mode: .conditionsOnly)
        let source = """
            import Foundation
            func be(_ a: Any?, _ b: Any?) -> Bool { let c = a as AnyObject?; return c === (b as AnyObject?) }

            """
        let text = lowerer.lower(source, path: "A.swift").text
        #expect(text.contains("import Foundation; import func ObjectiveC._objcClassObject\n"))
        #expect(text.contains("let c = _objcClassObject(a) as AnyObject?"))
        #expect(text.contains("(_objcClassObject(b) as AnyObject?)"))
        let other = "import Foundation\nlet a = b as AnyObject\n"
        #expect(!lowerer.lower(other, path: "A.swift").text.contains("_objcClassObject"))
    }

    @Test func aSelectorAsAnAddressIsThatOfItsName() {
        #expect(
            loweredInMethod(
                "let a = unsafeBitCast(NSSelectorFromString(b), to: UnsafeRawPointer.self)"
            )
                == "let a = _objcBitCast(NSSelectorFromString(b), to: UnsafeRawPointer.self)"
        )
        let plain = "let a = unsafeBitCast(b, to: Int.self)"
        #expect(loweredInMethod(plain) == plain)
    }

    @Test func aResponseKeepsTheNamesOfItsFields() {
        let arguments = "(url: u, statusCode: 200, httpVersion: nil, headerFields: f)"
        let kept = "(_objcURL: u, statusCode: 200, httpVersion: nil, headerFields: f)"
        #expect(loweredInMethod("a = HTTPURLResponse\(arguments)") == "a = HTTPURLResponse\(kept)")
        #expect(loweredInMethod("a = .init\(arguments)") == "a = .init\(kept)")
        #expect(loweredInMethod("super.init\(arguments)") == "super.init\(arguments)")
    }

    @Test func aClassIsOneObjectWhereItIsCast() {
        #expect(
            loweredInMethod("let a = try evaluate() as AnyObject?, b = kind as AnyObject")
                == "let a = try _objcClassObject(evaluate()) as AnyObject?, "
                + "b = _objcClassObject(kind) as AnyObject"
        )
        // Neither literals nor objects that are made here are classes.
        let others =
            "_ = [1 as AnyObject, NSNumber(value: 1) as AnyObject, self as AnyObject, a as? AnyObject]"
        #expect(loweredInMethod(others) == others)
    }

    @Test func whatIsCastToHashableValuesIsMadeHashable() {
        #expect(
            loweredInMethod("let a = try? json(b) as? [String: AnyHashable]")
                == "let a = try? _objcHashable(json(b)) as? [String: AnyHashable]"
        )
        #expect(
            loweredInMethod("a = c[\"d\"] as! [[String: AnyHashable]] + e")
                == "a = _objcHashable(c[\"d\"]) as! [[String: AnyHashable]] + e"
        )
        let others = "let a = (b as? [String: Any]) ?? c as [AnyHashable] ?? d as? AnyHashable"
        #expect(loweredInMethod(others) == others)
    }

    @Test func textsAreCastToTypedNames() {
        #expect(
            loweredInMethod("let a = try? b() as? [NSAttributedString.Key: Any]")
                == "let a = try? _objcKeyed(b()) as? [NSAttributedString.Key: Any]"
        )
        #expect(
            loweredInMethod("a = c as! [[UIFontDescriptor.FeatureKey: Int]]")
                == "a = _objcKeyed(c) as! [[UIFontDescriptor.FeatureKey: Int]]"
        )
        let named = lowered(
            "import UIKit\ntypealias Style = [NSAttributedString.Key: Any]\n"
                + "let a = b as? [Style]\nlet c = b as? Styles\n"
        ).text
        #expect(named.contains("let a = _objcKeyed(b) as? [Style]\nlet c = b as? Styles\n"))
        let others = "let a = (b as? [String: Any]) ?? c as [NSAttributedString.Key: Any]"
        #expect(loweredInMethod(others) == others)
    }

    @Test(arguments: [
        ("c.firstAnchor as? NSLayoutXAxisAnchor", "(c.firstAnchor as Any) as? NSLayoutXAxisAnchor"),
        (
            "c.firstAnchor is NSLayoutAnchor<NSLayoutDimension>",
            "(c.firstAnchor as Any) is (any UIKit._AnyLayoutAnchor)"
        ),
        ("c.firstAnchor as? UIView", "c.firstAnchor as? UIView"),
    ])
    func anAnchorIsAskedForItsClass(_ source: String, _ expected: String) {
        #expect(loweredInMethod("let a = " + source) == "let a = " + expected)
    }

    @Test func frameworksWithUIKitBringIt() {
        let web = lowered("import WebKit\nlet alert: UIAlertController? = nil\n").text
        #expect(web.hasPrefix("import WebKit; import UIKit; "))
        #expect(!lowered("import Foundation\nlet url: URL\n").text.contains("import UIKit"))
    }

    @Test func absIsTheFunctionInExtensionsOfCGFloat() {
        let text = lowered(
            "import UIKit\nextension CGFloat {\nvar size: Self { abs(self) }\n}\nlet a = abs(-1)\n"
        ).text
        #expect(text.contains("Swift.abs(self)") && text.contains("let a = abs(-1)"))
    }

    // MARK: Lists

    @Test func aPropertyOfTheClassItselfIsListed() {
        let text = lowered(
            """
            import UIKit
            extension UIColor { @objc static let brand = UIColor.red; static let other = 1 }
            class A: NSObject { @objc(size) class var length: Int { 3 } }
            """
        ).text
        #expect(text.contains("m.classMethod(\"brand\") { a in _ = a; return UIColor.brand }; "))
        #expect(text.contains("m.classMethod(\"size\") { a in _ = a; return A.length }; "))
        #expect(!text.contains("\"other\""))
    }

    @Test func aClassListsItsMembersInItsBody() {
        let text = lowered(
            """
            import UIKit
            @objc(Named) class A: UIView {
                @objc private func tap(_ b: UIButton!, done: @escaping () -> Void) throws -> Int { 1 }
                @IBOutlet var label: UILabel!
                @objc class func make() {}
                @objc func later() async {}
                @objc func any<T>(_ t: T) {}
                func plain() {}
            }
            """
        )
        let list = text.text.split(separator: "\n").last.map(String.init) ?? ""
        #expect(list.hasPrefix("@section(\".init_array\") @used private nonisolated static let"))
        #expect(
            list.contains(
                "m.method(\"tap:done:error:\") { o, a in try unsafeDowncast(o, to: A.self)"
                    + ".tap(_arg(a, 0) as (UIButton?), done: _arg(a, 1) as (() -> Void)) }"
            )
        )
        #expect(list.contains("m.property(\"label\", { o in unsafeDowncast(o, to: A.self).label }"))
        #expect(list.contains("m.classMethod(\"make\")"))
        #expect(list.contains("m.named(\"Named\"); m.implementsNothingElse(); return A.self"))
        #expect(!list.contains("plain") && !list.contains("later") && !list.contains("\"any"))
        #expect(text.notes.map(\.line) == [6])
    }

    @Test func aDynamicPropertyIsListedWithItsKeyPath() {
        let source =
            "import UIKit\nclass A: NSObject {\n    @objc dynamic var b = 1\n    @objc var c = 2\n}\n"
        let list = lowered(source).text
        #expect(list.contains("m.keyPath(\"b\") { \\A.b }; "))
        #expect(!list.contains("m.keyPath(\"c\")"))
    }

    @Test func membersInAConditionAreListedInIt() {
        let text = lowered(
            "import UIKit\nclass A: UIView {\n#if DEBUG\n@objc func x() {}\n#endif\n}\n"
        ).text
        #expect(text.split(separator: "\n")[3].contains("func x() {}; @section"))
        #expect(text.hasSuffix("#endif\n}\n"))
    }

    @Test func theListOfAClauseStandsBeforeAConditionAtItsEnd() {
        let text = lowered(
            "import UIKit\nclass A: UIView {\n#if DEBUG\n@objc func x() {}\n#if FAST\n"
                + "@objc func y() {}\n#endif\n#endif\n}\n"
        ).text
        let lines = text.split(separator: "\n")
        #expect(lines[3].contains("func x() {}; @section"))
        #expect(lines[5].contains("func y() {}; @section"))
        #expect(lines[6] == "#endif" && lines[7] == "#endif")
    }

    @Test func aGenericClassAnswersWithItsListWhenItIsAsked() {
        let text = lowered(
            "import UIKit\npublic class A<T>: UIView { @objc func x() {} }\n"
                + "open class B<T>: A<T> {\n@objc func y() {}\n#if DEBUG\n@objc func z() {}\n#endif\n}\n"
        ).text
        #expect(!text.contains("@section"))
        #expect(
            text.contains(
                "; nonisolated public override class func _objcListMembers(_ m: _ObjCMembers) { "
                    + "guard self == A.self else { return }; m.method(\"x\") { o, a in "
                    + "unsafeDowncast(o, to: A.self).x() }; m.implementsNothingElse(); } }\n"
            )
        )
        #expect(text.contains("guard self == B.self else { return }; m.method(\"y\")"))
        #expect(!text.contains("m.method(\"z\")"))
    }

    @Test(arguments: [
        "class A<T> { @objc func x() {} }", "class A<T>: Other { @objc func x() {} }",
        "class A<T>: B { @objc func x() {} }\nclass B: A<Int> {}",
        "struct S<T> { class A { @objc func x() {} } }",
        "class A<T>: UIView {}\nextension A { @objc func x() {} }",
        "extension NSLayoutAnchor { @objc func x() {} }",
        "extension NSLayoutAnchor { override var hash: Int { 1 } }",
        "typealias Anchor = NSLayoutAnchor\nextension Anchor { @objc func x() {} }",
    ])
    func otherGenericClassesListNothing(_ source: String) {
        let text = lowered("import UIKit\n\(source)\n").text
        #expect(!text.contains("@section") && !text.contains("_objcListMembers"))
    }

    /// What a pattern's group says, wherever it matches in the framework's sources.
    private func frameworkNames(_ pattern: String) throws -> Set<String> {
        let pattern = try Regex(pattern, as: (Substring, Substring).self)
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var found: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
                found.insert(String(match.1))
            }
        }
        return found
    }

    @Test func genericClassesOfTheFrameworkAreKnown() throws {
        let found = try frameworkNames(#"\n(?:@MainActor )?open class (\w+)<"#)
        #expect(found.union(["NSCache"]) == FrameworkFacts.genericClasses)
    }

    @Test func anExtensionOfAForeignClassListsItsMembers() {
        let text = lowered("import UIKit\nextension UIView { @objc func x() {} }\n").text
        #expect(text.contains("return UIView.self"))
        #expect(!text.contains("implementsNothingElse"))
    }

    @Test func aMainActorIsNoForeignOne() {
        let text = lowered(
            "import UIKit\n@MainActor class A: UIView { @objc func x() {} }\n"
                + "@OtherActor class B: NSObject { @objc func x() {} }\n"
        )
        #expect(text.text.contains("return A.self"))
        #expect(!text.text.contains("return B.self"))
        #expect(text.notes.count == 1)
    }

    @Test(arguments: [
        ("if #available(iOS 99, *) { }", "if _iOS(99) { }"),
        ("if #available(iOS 17.4.1, macOS 14, *) { }", "if _iOS(17, 4, 1) { }"),
        (
            "guard #available(iOS 13.0, *), x else { return }",
            "guard _iOS(13, 0), x else { return }"
        ),
        ("if #unavailable(iOS 15) { }", "if !_iOS(15) { }"),
        ("if #available(macOS 14, *) { }", "if #available(macOS 14, *) { }"),
    ])
    func theVersionOfIOSIsAsked(_ source: String, _ expected: String) {
        #expect(loweredInMethod(source) == expected)
    }

    @Test func theProcessTellsTheDevicesIOS() {
        #expect(
            loweredInMethod("x = ProcessInfo.processInfo.operatingSystemVersion.majorVersion")
                == "x = ProcessInfo.processInfo._objcOperatingSystemVersion.majorVersion"
        )
        #expect(
            loweredInMethod("x = ProcessInfo().isOperatingSystemAtLeast(v)")
                == "x = ProcessInfo()._objcIsOperatingSystemAtLeast(v)"
        )
        #expect(
            loweredInMethod("x = mine.operatingSystemVersion") == "x = mine.operatingSystemVersion"
        )
    }

    @Test func aVariableMayHoldAnObjectOrAClass() {
        #expect(
            loweredInMethod("x = #selector(kind.make)")
                == "x = _selector(\"make\", true, _objcType(of: kind).make)"
        )
    }

    @Test func adynamicSetterTellsProxiesOfAppearance() {
        let text = lowered(
            """
            import UIKit
            class A: UIView {
                @objc dynamic func setInset(_ inset: CGFloat, for state: Int) { keep(inset) }
                @objc dynamic func reload() {}
                @objc dynamic func setDone(_ done: () -> Void) {}
            }
            """
        ).text
        let expected =
            "{ if (_objcCustomizes(self, \"setInset:for:\", [state]) "
            + "{ $0.setInset(inset, for: state) }) { return }; keep(inset) }"
        #expect(text.contains(expected))
        #expect(text.contains("func reload() {}"))
    }

    @Test(arguments: [
        ("let a = (b as AnyObject).doubleValue", "let a = _objc_doubleValue((b as AnyObject))"),
        ("let a = (b as AnyObject?)?.intValue", "let a = _objc_intValue((b as AnyObject?))"),
        (
            "let a = unsafeBitCast(p, to: AnyObject.self).floatValue",
            "let a = _objc_floatValue(unsafeBitCast(p, to: AnyObject.self))"
        ),
        ("let a = (b as NSNumber).doubleValue", "let a = (b as NSNumber).doubleValue"),
    ])
    func anyObjectsValuesAreAskedByFunctions(source: String, expected: String) {
        #expect(loweredInMethod(source) == expected)
    }

    @Test(arguments: [
        ("let a = (b as NSData).bytes", "let a = _objcInPool((b as NSData)).bytes"),
        (
            "let a = (b.c() as NSData).bytes.bindMemory(to: Int8.self, capacity: 1)",
            "let a = _objcInPool((b.c() as NSData)).bytes.bindMemory(to: Int8.self, capacity: 1)"
        ),
        ("let a = NSData(data: b).bytes", "let a = _objcInPool(NSData(data: b)).bytes"),
        ("let a = b.bytes", "let a = b.bytes"),
        ("let a = (b as NSData).length", "let a = (b as NSData).length"),
    ])
    func whatBytesBelongToLivesUntilThePoolEnds(source: String, expected: String) {
        #expect(loweredInMethod(source) == expected)
    }

    @Test func coreFoundationIsFoundation() {
        let text = lowered("import CoreFoundation\nlet x = CoreFoundation.sqrt(2.0)\n").text
        #expect(text.hasPrefix("import Foundation;"))
        #expect(text.hasSuffix("\nlet x = Foundation.sqrt(2.0)\n"))
    }

    @Test func cryptoKitIsThePackagesOwnSwiftCrypto() {
        let source =
            "import UIKit\nimport struct CryptoKit.SHA256\n@preconcurrency import CryptoKit\n"
        let file = Lowerer.facts(of: source)
        let beside = Lowerer(facts: ProjectFacts(modules: ["Crypto"], files: [file]))
        let text = beside.lower(source, path: "/p/File.swift").text
        #expect(text.contains("\nimport struct Crypto.SHA256\n@preconcurrency import Crypto\n"))
        #expect(lowered(source).text.hasSuffix("\n@preconcurrency import CryptoKit\n"))
    }

    @Test func xmlIsImportedWhereItIsRead() {
        let text = lowered("import UIKit\nclass P: XMLParser {}\n").text
        #expect(text.hasPrefix("import UIKit; import FoundationXML; import XMLAdditions; "))
    }
}
