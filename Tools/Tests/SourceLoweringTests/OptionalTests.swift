// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceLowering

struct OptionalTests {
    private let framework: [String: Set<String>] = [
        "UIScrollViewDelegate": ["scrollViewDidScroll(_:)", "viewForZooming(in:)"]
    ]

    @Test func aConformingClassListsWhatItImplements() {
        let text = lowered(
            "import UIKit\nclass A: UIView, UIScrollViewDelegate {\n"
                + "func scrollViewDidScroll(_ s: UIScrollView) {}\n}\n",
            framework: framework
        ).text
        #expect(text.contains("m.implements(\"scrollViewDidScroll(_:)\") { o, a in"))
        #expect(text.contains("m.implementsNothingElse()"))
    }

    @Test func methodsThatDifferOnlyInATypeAreListedApart() {
        let text = lowered(
            "import UIKit\nclass A: UIView, CNContactPickerDelegate {\n"
                + "func contactPicker(_ p: CNContactPickerViewController, didSelect c: [CNContact]) {}\n"
                + "}\n",
            framework: ["CNContactPickerDelegate": ["contactPicker(_:didSelect:)"]]
        ).text
        #expect(text.contains("m.implements(\"contactPicker(_:didSelectContacts:)\") { o, a in"))
        #expect(!text.contains("m.implements(\"contactPicker(_:didSelect:)\")"))
    }

    @Test func aConformingClassWithoutAnyIsListedAllTheSame() {
        let text = lowered(
            "import UIKit\nclass A: UIView, UIScrollViewDelegate {}\n",
            framework: framework
        ).text
        #expect(text.contains("m.implementsNothingElse(); return A.self"))
    }

    @Test func aProtocolWithOptionalMethodsGetsDefaultsAndProbes() {
        let text = lowered(
            """
            import UIKit
            @objc public protocol P: NSObjectProtocol {
                func must()
                @objc optional func did(_ x: Int)
                @objc optional func may(_ x: Int) -> Bool
                @objc optional func row(_ x: Int, at i: Int) -> String?
            }
            """
        ).text
        #expect(text.contains("public protocol P: _PProbes, NSObjectProtocol {"))
        #expect(text.contains("public protocol _PProbes: AnyObject {}"))
        #expect(text.contains("public var did: (((Int)) -> Void)?"))
        #expect(text.contains("public var may: _ObjCOptional<(Int), (Bool)>?"))
        #expect(
            text.contains(
                "public var row: _P_row? { guard let target = self as? any P, "
                    + "_objcImplements(target, \"row(_:at:)\") else { return nil };"
            )
        )
        // A function in a variable has no labels.
        #expect(text.contains("callAsFunction(_ _p0: Int, at _p1: Int) -> (String)?"))
        #expect(text.contains("callAsFunction(_ _p0: Int, _ _p1: Int) -> (String)?"))
        #expect(text.contains("_objcDefault(self, \"row(_:at:)\", _p0, _p1)"))
        #expect(!text.contains("optional "))
    }

    @Test func anOptionalPropertyHasAnOptionalValue() {
        let text = lowered(
            """
            import UIKit
            @objc public protocol P {
                @objc optional var rate: CGFloat { get }
                @objc optional var title: String? { get set }
                var must: Int { get }
            }
            class A: P { var rate: CGFloat { 2 }; let must = 1 }
            """
        ).text
        #expect(text.contains("         var rate: (CGFloat)? { get }\n"))
        #expect(text.contains("         var title: String? { get }\n"))
        #expect(text.contains("    var must: Int { get }\n"))
        #expect(
            text.contains(
                "public var rate: (CGFloat)? { _objcOptional(self, \"rate\") "
                    + "{ () -> (CGFloat)? in _objcDefault(self, \"rate\") } ?? nil }"
            )
        )
        #expect(
            text.contains(
                "m.implements(\"rate\") { o, _ in unsafeDowncast(o, to: A.self).rate }; "
                    + "m.property(\"must\", { o in unsafeDowncast(o, to: A.self).must }); "
                    + "m.implementsNothingElse(); "
            )
        )
    }

    @Test func anOptionalRequirementOfClassesHasADefaultOfTheirs() {
        let text = lowered(
            """
            import UIKit
            @objc protocol P {
                @objc optional static var title: String? { get }
                @objc optional static func make(_ x: Int) -> Bool
                @objc optional func did()
            }
            class A: P { class var title: String? { "a" } }
            """
        ).text
        let title = "static var title: String? { _objcClassOptional(self, \"title\") }"
        #expect(text.contains("extension P { \(title) }"))
        #expect(
            text.contains(
                "static func make(_ _p0: Int) -> Bool "
                    + "{ try! _objcClassDefault(self, \"make:\", _p0) }"
            )
        )
        #expect(text.contains("var did: (() -> Void)?"))
        #expect(!text.contains("var make:"))
        #expect(text.contains("m.classMethod(\"title\") { a in _ = a; return A.title }; "))
        #expect(Lowerer.syntaxErrors(in: text) == [])
    }

    @Test func anyClassIsAskedForWhatAProtocolRequiresOfClasses() {
        let text = lowered(
            """
            import UIKit
            @objc protocol P {
                static var types: [String] { get }
                @objc optional static var title: String? { get }
                @objc optional static var count: Int { get }
                static var shared: Int { get }
            }
            @objc protocol Q { static var shared: Int { get } }
            func f(_ aClass: AnyClass, _ other: UIView.Type) {
                use(aClass.title, aClass.count, aClass.types, aClass.shared, other.title)
            }
            """
        ).text
        #expect(
            text.contains(
                "use((aClass as? any P.Type).map({ $0.title }), (aClass as? any P.Type)?.count, "
                    + "_objcDynamicMember((aClass as? any P.Type)?.types), aClass.shared, "
                    + "other.title)"
            )
        )
    }

    @Test func aForcedCallOfARequirementHasItsPlainResult() {
        let framework: [String: Set<String>] = [
            "D": ["may(_:)", "may(_:)!", "row(_:at:)", "did(_:)"]
        ]
        let text = lowered(
            "import UIKit\nclass A: UIView { func f() {\nlet a = d!.may!(1)\n"
                + "let b = d?.may?(1)\nlet c = d!.row!(1, at: 2)\nd!.did!(1)\n} }\n",
            framework: framework
        ).text.split(separator: "\n")
        #expect(text[2] == "let a = d!.may!(1)!")
        #expect(text[3] == "let b = d?.may?(1)")
        #expect(text[4] == "let c = d!.row!(1, at: 2)")
        #expect(text[5] == "d!.did!(1)")
        let own = lowered(
            """
            import UIKit
            @objc protocol P { @objc optional func may(_ x: Int) -> Bool }
            class A: UIView { func f() { let a = d!.may!(1) } }
            """
        ).text
        #expect(own.contains("d!.may!(1)!"))
    }

    @Test func anObjectiveCProtocolIsForClasses() {
        let text = lowered("import UIKit\n@objc protocol P {}\n@objc protocol Q: P {}\n").text
        #expect(text.contains("protocol P: AnyObject {}"))
        #expect(text.contains("protocol Q: AnyObject, P {}"))
        let own = lowered("import UIKit\n@objc protocol P: AnyObject {}\n").text
        #expect(own.contains("protocol P: AnyObject {}"))
    }

    @Test func presenceByFullNameAsksTheTables() {
        let text = lowered(
            "import UIKit\nlet a = d?.viewForZooming(in:) != nil\n"
                + "let b = self.d!.viewForZooming(in:) == nil\nlet c = d?.other(in:) != nil\n",
            framework: framework
        ).text
        #expect(text.contains("let a = _objcProbe(d, \"viewForZooming(in:)\") != nil\n"))
        #expect(text.contains("let b = _objcProbe(self.d!, \"viewForZooming(in:)\") == nil\n"))
        #expect(text.contains("let c = d?.other(in:) != nil\n"))
    }

    @Test func anOverrideInAnExtensionMovesIntoTheClass() {
        let text = lowered(
            "import UIKit\nclass A: UIView {\n}\n"
                + "extension A { override func layoutSubviews() { super.layoutSubviews() } }\n"
        ).text
        #expect(
            text.contains("\noverride func layoutSubviews() { __ext_A__layoutSubviews() }; }\n")
        )
        #expect(text.contains("func __ext_A__layoutSubviews() { super.layoutSubviews() }"))
    }

    @Test func aMemberOfAnExtensionThatASubclassOverridesMovesIntoTheClass() {
        let text = lowered(
            "import UIKit\nclass A: UIView {\n}\nclass B: A { override func f(_ x: Int) {} }\n"
                + "extension A { @objc func f(_ x: Int) {} }\n"
        ).text
        #expect(text.contains("func f(_ _p0: Int) { __ext_A__f(_p0) }; }\n"))
    }

    @Test func aClassInAFunctionOverridesMembersOfExtensionsToo() {
        let text = lowered(
            "import UIKit\nclass A: UIView {\n}\n"
                + "func test() { class B: A { override func f() {}; override var v: Int { 1 } } }\n"
                + "extension A { func f() {} }\nextension A { var v: Int { 0 } }\n"
        ).text
        #expect(text.contains("func f() { __ext_A__f() }"))
        #expect(text.contains("func __ext_A__f() {}") && text.contains("var __ext_A__v: Int"))
    }

    @Test func classesOfOneNameInFunctionsOverrideMembersOfSeveralClasses() {
        let text = lowered(
            """
            import UIKit
            class A: UIView {}
            class B: UIView {}
            class C: UIView {}
            extension A { @objc func f() {} }
            extension B { @objc func g() {} }
            extension C { @objc func h() {} }
            class Tests {
                func testA() { class Sub: A { override func f() {} } }
                func testB() { class Middle: B {}; class Sub: Middle { override func g() {} } }
                var c: C { class Sub: C { override func h() {} }; return Sub() }
                func testD() { class Sub: UIView { override func layoutSubviews() {} } }
            }

            """
        ).text
        for (type, name) in [("A", "f"), ("B", "g"), ("C", "h")] {
            #expect(
                text.contains(
                    "class \(type): UIView {func \(name)() { __ext_\(type)__\(name)() }; }"
                )
            )
        }
    }

    @Test func anOverrideOfAMemberOfEveryObjectStaysOnNoActor() {
        let text = lowered(
            "import UIKit\n@MainActor class A: UIView {\n}\n"
                + "extension A { override public var debugDescription: String { \"\" } }\n"
                + "extension A { public override func isEqual(_ o: Any?) -> Bool { true } }\n"
                + "extension A { override func layoutSubviews() {} }\n"
        ).text
        #expect(text.contains("nonisolated public var __ext_A__debugDescription: String"))
        #expect(text.contains("public nonisolated func __ext_A__isEqual(_ o: Any?)"))
        #expect(text.contains("{          func __ext_A__layoutSubviews() {}"))
    }

    @Test func overridesInExtensionsOfAClassAndItsSubclassKeepApart() {
        let text = lowered(
            "import UIKit\nclass A: UIView {\n}\nclass B: A {\n}\n"
                + "extension A { override func f() {} }\n"
                + "extension B { override func f() { super.f() } }\n"
        ).text
        #expect(
            text.contains("func __ext_A__f() {}") && text.contains("func __ext_B__f() { super.f()")
        )
    }

    @Test func whatIsForOtherPlatformsOverridesNothing() {
        let text = lowered(
            """
            import UIKit
            class A: UIView {}
            #if os(iOS) || os(tvOS)
            extension A { override func layoutSubviews() {} }
            #elseif os(macOS)
            extension A { override func layout() {} }
            #endif
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
            extension A { override func keyDown() {} }
            #endif
            """
        ).text
        #expect(text.contains("override func layoutSubviews() { __ext_A__layoutSubviews() }"))
        #expect(!text.contains("__ext_A__layout()"))
        #expect(!text.contains("__ext_A__keyDown"))
    }

    @Test(
        arguments: [
            ("os(iOS)", true), ("os(macOS)", false), ("os(OSX) || os(tvOS)", false),
            ("os(macOS) || os(iOS)", true), ("!os(macOS)", true), ("(os(iOS))", true),
            ("os(iOS) && DEBUG", nil), ("os(macOS) && DEBUG", false), ("os(iOS) || DEBUG", true),
            ("DEBUG", nil), ("swift(>=5.9)", nil), ("canImport(UIKit)", true),
            ("canImport(AppKit)", false), ("canImport(GameKit)", false), ("canImport(Own)", nil),
            ("targetEnvironment(simulator) && !targetEnvironment(macCatalyst)", true),
            ("false || true", true), ("_runtime(_ObjC)", true), ("!DEBUG", nil),
        ] as [(String, Bool?)]
    )
    func conditionsOfThePlatformAreKnown(condition: String, value: Bool?) throws {
        let tree = Parser.parse(source: "#if \(condition)\n#endif\n")
        let node = tree.statements.first?.item.as(IfConfigDeclSyntax.self)
        let expression = try #require(node?.clauses.first?.condition)
        #expect(PlatformCondition.value(of: expression) == value)
    }

    @Test func theFrameworksRequirementsAreReadOffItsSources() {
        let found = FrameworkFacts.optionalRequirements(in: [
            "protocol P: _PProbes {}\nextension P { public func a(_ x: Int) { "
                + "_objcDefault(self, \"a(_:)\", x) }\nfunc b() {} }",
            "protocol Q: P {}",
        ])
        #expect(found == ["P": ["a(_:)"], "Q": []])
    }

    @Test func whatTheFrameworkAddsToFoundationsDelegatesIsOptionalBelowThem() {
        let found = FrameworkFacts.optionalRequirements(in: [
            "extension URLSessionTaskDelegate { public func urlSession(_ s: URLSession, didCreateTask t: URLSessionTask) "
                + "{ _objcDefault(self, \"urlSession(_:didCreateTask:)\", s, t) } }"
        ])
        #expect(found["URLSessionTaskDelegate"] == ["urlSession(_:didCreateTask:)"])
        #expect(found["URLSessionDataDelegate"] == [] && found["URLSessionDelegate"] == nil)
    }

    @Test func theFrameworksClassesAreReadOffItsSources() {
        let found = FrameworkFacts.objectClasses(in: [
            "@preconcurrency @MainActor open class UIView: UIResponder, NSCoding {\n}\n",
            "open class UIResponder: NSObject {}\nopen class Plain {}\n// open class Not: NSObject",
            "open class Box<T>: Other {}\n",
        ])
        #expect(found == ["NSObject", "UIResponder", "UIView"])
    }

    @Test func aManifestsConditionsHoldOnLinux() {
        let source = "let t = [.target(name: \"B\", condition: .when(platforms: [.iOS, .tvOS]))]\n"
        let lowered = ManifestLowerer.lower(source)
        #expect(lowered?.contains("[.iOS, .linux, .tvOS]") == true)
        #expect(ManifestLowerer.lower("let a = 1") == nil)
        // Manifests have constants for such lists; platforms with versions are another list.
        let constant =
            "let phones: [Platform] = [.iOS, .visionOS]\nlet all = [.iOS(.v15), .macOS(.v12)]"
        #expect(ManifestLowerer.lower(constant)?.contains("= [.iOS, .linux, .visionOS]") == true)
        #expect(ManifestLowerer.lower(constant)?.contains("[.iOS(.v15), .macOS(.v12)]") == true)
    }

    @Test func testsDoNotDependOnMacros() throws {
        let source = """
            let package = Package(name: "P", targets: [
                .macro(name: "M", dependencies: ["Syntax"]),
                .target(name: "A", dependencies: ["M"]),
                .testTarget(name: "T", dependencies: ["A", .target(name: "M"), "M"]),
            ])
            """
        let lowered = try #require(ManifestLowerer.lower(source, isRoot: true))
        #expect(lowered.contains(".target(name: \"A\", dependencies: [\"M\"])"))
        #expect(lowered.filter { $0 != " " }.contains("dependencies:[\"A\",])"))
        #expect(ManifestLowerer.lower(source) == nil)
    }

    @Test func aTargetThatTheSDKStandsInForIsBlank() throws {
        let text = try #require(
            ManifestLowerer.lower(
                """
                let package = Package(
                    name: "S",
                    products: [
                        .library(name: "S", targets: ["S", "iOSSnapshotTestCaseCore"]),
                    ],
                    targets: [
                        .target(name: "S", dependencies: ["iOSSnapshotTestCaseCore"]),
                        .target(name: "iOSSnapshotTestCaseCore", publicHeadersPath: "Public"),
                        .testTarget(name: "T", dependencies: ["S"]),
                    ]
                )
                """
            )
        )
        #expect(!text.contains("iOSSnapshotTestCaseCore"))
        #expect(text.contains(".target(name: \"S\", dependencies: [") && text.contains("\"T\""))
        #expect(Lowerer.syntaxErrors(in: text) == [])
        #expect(ManifestLowerer.lower("let p = Package(name: \"S\", targets: [])") == nil)
    }

    @Test func aPackageThatIsCalledLikeSuchATargetStays() throws {
        let package = ".package(name: \"OHHTTPStubs\", url: \"u\", from: \"9.0.0\")"
        let swift = ".product(name: \"OHHTTPStubsSwift\", package: \"OHHTTPStubs\")"
        let text = try #require(
            ManifestLowerer.lower(
                """
                let p = Package(
                    name: "S", dependencies: [\(package)],
                    targets: [
                        .target(name: "S", dependencies: [
                            .product(name: "OHHTTPStubs", package: "OHHTTPStubs"),
                            \(swift),
                        ]),
                    ])
                """
            )
        )
        #expect(text.contains(package) && text.contains(swift))
        #expect(!text.contains(".product(name: \"OHHTTPStubs\","))
    }

    @Test func brokenSourceIsLeftToTheCompiler() {
        let source = "import UIKit\nclass A: UIView { @objc func (\n#selector(\n"
        let lowerer = Lowerer(facts: ProjectFacts(files: []))
        let text = lowerer.lower(source, path: "f").text
        #expect(text.split(separator: "\n").count == 3)
    }

    @Test func aWeakRequirementOfObjectiveCsIsAPlainOne() {
        let text = lowered(
            "import UIKit\n@objc protocol P { weak var next: P? { get set } }\n"
                + "protocol Q: AnyObject { weak var next: Q? { get set } }"
        ).text
        #expect(text.contains("{      var next: P? { get set }"))
        #expect(text.contains("{ weak var next: Q? { get set }"))
    }
}
