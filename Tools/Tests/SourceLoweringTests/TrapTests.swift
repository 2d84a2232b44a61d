// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// The traps of optional requirements and of overriding, in the order in which they were found.
struct TrapTests {
    /// Lowers the files of one package.
    private func lower(
        _ files: String...,
        framework: [String: Set<String>] = [:]
    ) -> [Lowerer.Result] {
        let facts = ProjectFacts(
            framework: framework,
            frameworkClasses: ["UIView"],
            files: files.map { Lowerer.facts(of: $0) }
        )
        return files.enumerated().map { index, text in
            Lowerer(facts: facts).lower(text, path: "/p/File\(index).swift")
        }
    }

    private let scrolling: [String: Set<String>] = [
        "UIScrollViewDelegate": ["scrollViewDidScroll(_:)"]
    ]

    @Test func trap1ASubclassThatFirstImplementsARequirementListsIt() {
        let results = lower(
            "import UIKit\nclass A: UIView, UIScrollViewDelegate {\n}\n",
            "import UIKit\nclass B: A { func scrollViewDidScroll(_ s: UIScrollView) {} }\n",
            framework: scrolling
        )
        #expect(!results[0].text.contains("m.implements(\""))
        #expect(results[1].text.contains("m.implements(\"scrollViewDidScroll(_:)\")"))
    }

    @Test func trap2AComparisonByFullNameAsksTheTables() {
        let text = lower(
            "import UIKit\nlet a = d?.scrollViewDidScroll(_:) != nil\n",
            framework: scrolling
        )[0].text
        #expect(text.hasSuffix("let a = _objcProbe(d, \"scrollViewDidScroll(_:)\") != nil\n"))
    }

    @Test func trap3ADelegateMethodOfAnExtensionCanBeOverridden() {
        let results = lower(
            "import UIKit\nclass A: UIView {\n}\n",
            "import UIKit\nextension A: UIScrollViewDelegate {\n"
                + "func scrollViewDidScroll(_ s: UIScrollView) {}\n}\n",
            "import UIKit\nclass B: A { override func scrollViewDidScroll(_ s: UIScrollView) {} }\n",
            framework: scrolling
        )
        #expect(results[0].text.contains("func scrollViewDidScroll(_ _p0: UIScrollView) { __ext_"))
        #expect(results[1].text.contains("func __ext_A__scrollViewDidScroll(_ s: UIScrollView) {}"))
        #expect(results[2].text.contains("override func scrollViewDidScroll"))
    }

    @Test func trap4AnOverrideOfAForeignClassesExtensionIsFoundWhenRunning() {
        let results = lower(
            "import UIKit\nextension UIView { @objc func setUpAll(_ x: Int) {}\n"
                + "@objc var shade: Int { 1 } }\n",
            "import UIKit\nclass A: UIView {}\nclass B: A {\noverride func setUpAll(_ x: Int) {"
                + " super.setUpAll(x) }\noverride var shade: Int { super.shade + 1 }\n"
                + "override func layoutSubviews() {}\n}\n"
        )
        #expect(results.flatMap(\.notes).isEmpty)
        #expect(
            results[0].text.contains(
                "func __ext_UIView__setUpAll(_ x: Int) {}"
            )
        )
        let function = [
            "func setUpAll(_ _p0: Int) { __dyn_setUpAll(nil, _p0) }; ",
            "func __dyn_setUpAll(_ _b: AnyClass?, _ _p0: Int) { ",
            "switch _objcNearest(self, _b, [B.self]) { case 0: return ",
            "unsafeDowncast(self, to: B.self).__ext_B__setUpAll(_p0); ",
            "default: return __ext_UIView__setUpAll(_p0) } }",
        ].joined()
        #expect(results[0].text.contains(function))
        let property = [
            "var shade: Int { get { self[__dyn_shade: nil] } }; ",
            "subscript(__dyn_shade _b: AnyClass?) -> Int { get { ",
            "switch _objcNearest(self, _b, [B.self]) { case 0: return ",
            "unsafeDowncast(self, to: B.self).__ext_B__shade; ",
            "default: return __ext_UIView__shade } } }",
        ].joined()
        #expect(results[0].text.contains(property))
        let lines = results[1].text.split(separator: "\n")
        #expect(lines[3].contains(" func __ext_B__setUpAll(_ x: Int) { "))
        #expect(lines[3].contains("self.__dyn_setUpAll(B.self, x)"))
        #expect(lines[4].contains("var __ext_B__shade: Int { self[__dyn_shade: B.self] + 1 }"))
        #expect(lines[5] == "override func layoutSubviews() {}")
    }

    @Test func overridesReachExtensionsOfOtherForeignClasses() {
        let facts = ProjectFacts(
            frameworkClasses: ["UIView", "UILabel", "UIViewController"],
            frameworkParents: ["UILabel": "UIView", "UIView": "NSObject"],
            files: [Lowerer.facts(of: ladder)]
        )
        let result = Lowerer(facts: facts).lower(ladder, path: "/p/File.swift")
        #expect(result.notes.isEmpty)
        #expect(result.text.contains("[C.self, UILabel.self]"))
        #expect(result.text.contains("set { self[__dyn_tone: nil] = newValue }"))
        #expect(
            result.text.contains("{ get { self.__dyn_prepare(UILabel.self); return 2 } set {} }")
        )
        // Another class's member of that name is its own.
        #expect(result.text.contains("class D: UIViewController { override var tone: Int { 3 } }"))
        let again = Lowerer(facts: facts).lower(result.text, path: "/p/File.swift")
        #expect(again.text == result.text)
    }

    @Test func membersOfProtocolsExtensionsAreNeverOverridden() {
        let source = """
            import UIKit
            protocol P { func sub() }
            extension P { func sub(_ x: Int) {}
            var tone: Int { 1 } }
            class A: P { func sub() {}
            func sub(_ x: Int) {}
            var tone: Int { 2 } }
            class B: A { override func sub(_ x: Int) {}
            override var tone: Int { 3 } }
            class C<T>: A { override func sub(_ x: Int) {} }

            """
        let facts = ProjectFacts(files: [Lowerer.facts(of: source)])
        let result = Lowerer(facts: facts).lower(source, path: "/p/File.swift")
        #expect(result.notes.isEmpty)
        #expect(!result.text.contains("__ext_") && !result.text.contains("__dyn_"))
    }

    /// `Other` may be a protocol of another package.
    @Test func aMemberThatAClassBetweenDeclaresIsTheOverriddenOne() {
        let results = lower(
            "import UIKit\nextension Other { func sub(_ x: Int) {}\nfunc f() {} }\n",
            "import UIKit\nclass A: Other { func sub(_ x: Int) {} }\n"
                + "class B: A { override func sub(_ x: Int) {} }\n"
                + "class C<T>: A { override func sub(_ x: Int) {}\noverride func f() {} }\n"
        )
        #expect(!results[1].text.contains("__ext_"))
        #expect(
            results[1].notes.map(\.message) == [
                "f() overrides a member of an extension of Other, which cannot be on Linux"
            ]
        )
    }

    @Test func anExtensionMayCallAClassByAnotherName() {
        let source = """
            import UIKit
            #if os(macOS)
            typealias ImageView = NSView
            #else
            public typealias ImageView = UIImageView
            typealias Own = Page
            #endif
            @objc extension ImageView { func preloads() -> Bool { true } }
            class A: ImageView { override func preloads() -> Bool { !super.preloads() } }
            class B: UIImageView { override func preloads() -> Bool { false } }
            class Page: UIView { }
            extension Own { @objc func turn() {} }
            class Book: Own { override func turn() {} }

            """
        let facts = ProjectFacts(
            frameworkClasses: ["UIView", "UIImageView"],
            frameworkParents: ["UIImageView": "UIView", "UIView": "NSObject"],
            files: [Lowerer.facts(of: source)]
        )
        let result = Lowerer(facts: facts).lower(source, path: "/p/File.swift")
        #expect(result.notes.isEmpty)
        #expect(Lowerer.syntaxErrors(in: result.text) == [])
        let again = Lowerer(facts: facts).lower(result.text, path: "/p/File.swift")
        #expect(again.text == result.text)
        let lines = result.text.split(separator: "\n")
        #expect(lines[7].contains("func __ext_UIImageView__preloads() -> Bool { true }"))
        #expect(lines[7].contains("_objcNearest(self, _b, [A.self, B.self])"))
        #expect(
            lines[8].contains("func __ext_A__preloads() -> Bool { !self.__dyn_preloads(A.self) }")
        )
        #expect(lines[9].contains("func __ext_B__preloads() -> Bool { false }"))
        #expect(lines[10].contains("func turn() { __ext_Own__turn() }"))
        #expect(lines[11].contains("func __ext_Own__turn() {}"))
        #expect(lines[12].contains("override func turn() {}"))
        #expect(facts.objectClasses == ["A", "B", "Page", "Book"])
    }

    @Test func overridesKnowArraysFromAnyNumberOfValues() {
        let source = """
            import UIKit
            extension UIView { @objc func sv(_ x: UIView...) -> UIView { sv(x) }
            @objc func sv(_ x: [UIView]) -> UIView { self } }
            class A: UIView { override func sv(_ x: UIView...) -> UIView { super.sv(x) }
            override func sv(_ x: [UIView]) -> UIView { self } }

            """
        let facts = ProjectFacts(files: [Lowerer.facts(of: source)])
        let text = Lowerer(facts: facts).lower(source, path: "/p/File.swift").text
        #expect(text.contains("func __ext_UIView__sv__all(_ x: [UIView]) -> UIView { sv(x) }"))
        #expect(text.contains("func __ext_UIView__sv(_ x: [UIView]) -> UIView { self }"))
        #expect(text.contains("func sv(_ _p0: UIView...) -> UIView { __dyn_sv__all(nil, _p0) }"))
        #expect(
            text.contains(
                "func __ext_A__sv__all(_ x: [UIView]) -> UIView { self.__dyn_sv(A.self, x) }"
            )
        )
    }

    /// What `b` hands on may take a class that `a` does not know.
    private let widening = """
        import UIKit
        extension UIView { @objc func set(_ f: (_ a: Int?) -> Void, at b: Int!) -> Self { f(1); return self } }
        public extension UILabel { @objc override func set(_ f: (Int) -> Void, at b: Int?) -> Self { self } }
        class C: UILabel { override func set(_ f: (Int) -> Void, at b: Int?) -> Self { super.set(f, at: b) } }
        extension UIButton { override func set(_ f: (Int?) -> (), at b: Int?) -> Self { self } }

        """

    @Test func anOverrideWithTypesOfItsOwnIsCalledByThem() throws {
        let facts = ProjectFacts(
            frameworkClasses: ["UIView", "UILabel", "UIButton"],
            frameworkParents: ["UILabel": "UIView", "UIButton": "UIView", "UIView": "NSObject"],
            files: [Lowerer.facts(of: widening)]
        )
        let text = Lowerer(facts: facts).lower(widening, path: "/p/File.swift").text
        #expect(Lowerer.syntaxErrors(in: text) == [])
        #expect(Lowerer(facts: facts).lower(text, path: "/p/File.swift").text == text)
        let lines = text.split(separator: "\n")
        #expect(lines[1].contains("; @_disfavoredOverload func set(_ _p0: (_ a: Int?) -> Void, at"))
        #expect(
            lines[1].contains(
                "unsafeDowncast(self, to: UILabel.self).__ext_UILabel__set(_p0, at: _p1) as! Self; "
            )
        )
        let front = [
            "; @_nonoverride public func set(_ _p0: (Int) -> Void, at _p1: Int?) -> Self ",
            "{ switch _objcNearest(self, nil, [C.self]) { case 0: return ",
            "unsafeDowncast(self, to: C.self).__ext_C__set(_p0, at: _p1) as! Self; ",
            "default: return __ext_UILabel__set(_p0, at: _p1) } }",
        ].joined()
        #expect(lines[2].contains(front))
        // The same types are called by the declaration above.
        for line in lines[3...4] { #expect(!line.contains("@_nonoverride")) }
    }

    @Test func overridesOfClassMembersReachExtensionsOfAnotherTarget() {
        let sources = [
            "import UIKit\nextension UIView { @objc class var names: [String] { [] } }\n",
            "import UIKit\nclass A: UIView { override class var names: [String] { super.names } }\n",
        ]
        var files = sources.map { Lowerer.facts(of: $0) }
        (files[0].folder, files[1].folder) = ("Sources/Main", "Tests/MainTests")
        let facts = ProjectFacts(frameworkClasses: ["UIView"], files: files)
        let texts = sources.map { Lowerer(facts: facts).lower($0, path: "/p/File.swift").text }
        for text in texts { #expect(Lowerer.syntaxErrors(in: text) == []) }
        #expect(texts[0].contains("_objcMember(self, \"__dyn_UIView.+names\") { "))
        #expect(
            texts[1].contains("class var __ext_A__names: [String] { self[__dyn_names: A.self] }")
        )
        #expect(
            texts[1].contains(
                "m.classMember(\"__dyn_UIView.+names\", { o in { "
                    + "unsafeBitCast(o as AnyClass, to: A.Type.self).__ext_A__names } "
                    + "as @MainActor () -> [String] })"
            )
        )
    }

    @Test func overridesReachExtensionsOfAnotherTarget() {
        let sources = [
            "import UIKit\nextension UIView { @objc func tint(_ x: Int, by y: Int) -> Int { 1 }\n"
                + "@objc var shade: Int { get { 1 } set {} } }\n",
            "import UIKit\nclass A: UIView { override func tint(_ x: Int, by y: Int) -> Int {"
                + " super.tint(x, by: y) }\noverride var shade: Int { get { 2 } set {} } }\n"
                + "private class B: A { override func tint(_ x: Int, by y: Int) -> Int {"
                + " super.tint(x, by: y) } }\n",
        ]
        var files = sources.map { Lowerer.facts(of: $0) }
        (files[0].folder, files[1].folder) = ("Sources/Main", "Tests/MainTests")
        let facts = ProjectFacts(frameworkClasses: ["UIView"], files: files)
        #expect(facts.openLadders == ["UIView": ["tint(_:by:)", "shade"]])
        let results = sources.map { Lowerer(facts: facts).lower($0, path: "/p/File.swift") }
        #expect(results.flatMap(\.notes).isEmpty)
        for (result, source) in zip(results, sources) {
            #expect(Lowerer.syntaxErrors(in: result.text) == [])
            let again = Lowerer(facts: facts).lower(result.text, path: "/p/File.swift")
            #expect(again.text == result.text)
            #expect(result.text.filter { $0 == "\n" } == source.filter { $0 == "\n" })
        }
        let search = [
            "{ if let _d: @MainActor (Int, Int) -> Int = ",
            "_objcMember(self, \"__dyn_UIView.tint(_:by:)\") { ",
            "let _f = unsafeBitCast(_d, to: ((Int, Int) -> Int).self); return _f(_p0, _p1) }; ",
            "return __dyn_tint(nil, _p0, by: _p1) }; ",
        ].joined()
        #expect(results[0].text.contains(search))
        #expect(results[0].text.contains("return _f() }; return self[__dyn_shade: nil] }"))
        #expect(results[0].text.contains("_f(newValue); return }; self[__dyn_shade: nil] = "))
        #expect(results[1].text.contains("__ext_A__tint(_ x: Int, by y: Int) -> Int {"))
        #expect(results[1].text.contains("{ self.__dyn_tint(A.self, x, by: y) }"))
        // B's super is A, which the other target does not know.
        #expect(results[1].text.contains("{ self.__ext_A__tint(x, by: y) }"))
        #expect(
            results[1].text.contains(
                "m.property(\"__dyn_UIView.tint(_:by:)\", { o in { "
                    + "unsafeDowncast(o, to: B.self).__ext_B__tint($0, by: $1) } "
                    + "as @MainActor (Int, Int) -> Int })"
            )
        )
        #expect(results[1].text.contains("m.property(\"__dyn_UIView.shade=\", { o in { "))
    }

    @Test func overridesStayInTheirTarget() {
        var (root, test) = (
            Lowerer.facts(of: "import UIKit\nextension UIView { @objc func tint() {} }\n"),
            Lowerer.facts(of: "class A: UIView { override func tint() {} }\n")
        )
        root.folder = "Sources/Main"
        test.folder = "Tests/MainTests"
        #expect(ProjectFacts(files: [root, test]).ladders.isEmpty)
        test.folder = root.folder
        #expect(ProjectFacts(files: [root, test]).ladders == ["UIView": ["tint()": ["A"]]])
    }

    private let ladder = """
        import UIKit
        extension UIView { @objc func prepare() {}
        @objc var tone: Int { get { 1 } set {} } }
        extension UILabel { override func prepare() {}
        override var tone: Int { get { super.prepare(); return 2 } set {} } }
        class C: UILabel { override var tone: Int { get { super.tone } set { super.tone = newValue } } }
        class D: UIViewController { override var tone: Int { 3 } }

        """

    @Test func anOverrideInAnExtensionMayObserveOnly() {
        let text = lower(
            "import UIKit\nclass A: UIView {}\nextension A {\n"
                + "open override var alpha: CGFloat {\ndidSet { f(oldValue) }\n}\n}\n"
        )[0].text
        #expect(
            text.contains(
                "override var alpha: CGFloat { didSet { __ext_A__alpha(oldValue) } }; }"
            )
        )
        #expect(text.contains("func __ext_A__alpha(_ oldValue: CGFloat) {\ndo { f(oldValue) }\n}"))
    }

    @Test func trap5AClassThatListsSaysThatItListsAll() {
        let text = lower(
            "import UIKit\nclass A: UITableViewController, UIScrollViewDelegate {}\n",
            framework: scrolling
        )[0].text
        #expect(text.contains("m.implementsNothingElse(); return A.self"))
    }

    @Test func trap6RequirementsOfOtherFilesCount() {
        let results = lower(
            "import UIKit\n@objc protocol P { @objc optional func did(_ x: Int) }\n",
            "import UIKit\nclass A: P { func did(_ x: Int) {} }\nlet a = p.did(_:) == nil\n"
        )
        #expect(results[1].text.contains("m.implements(\"did(_:)\")"))
        #expect(results[1].text.contains("let a = _objcProbe(p, \"did(_:)\") == nil"))
    }

    @Test func trap7AGenericClassIsAskedForItsListAndItsSelectorsCarryTheirFunction() {
        let text = lower(
            "import UIKit\nclass A<T>: UIView {\n@objc func tap() {}\n"
                + "func f() { g(#selector(tap)) }\n}\n"
        )[0].text
        #expect(!text.contains("@section"))
        #expect(text.contains("override class func _objcListMembers("))
        #expect(text.contains("g(_selector(\"tap\", false, "))
    }

    @Test func trap8AProtocolOfObjectiveCIsForClassesOnly() {
        let text = lower("import UIKit\n@objc protocol P {}\nvar all: NSHashTable<AnyObject>\n")[0]
            .text
        #expect(text.contains("protocol P: AnyObject {}"))
    }

    @Test func aManagedPropertyOfAnExtensionOverrides() {
        let source = """
            import CoreData
            class Note: NSManagedObject {}
            extension Note { @NSManaged public override var isDeleted: Bool }
            extension Other { @NSManaged override var isDeleted: Bool }
            extension Other { @objc override var isFault: Bool { true } }

            """
        let text = lowered(source, classes: ["NSManagedObject"]).text
        #expect(
            text.contains(
                "var __ext_Note__isDeleted: Bool { get { _objcManaged(self, \"isDeleted\") }"
            )
        )
        #expect(text.contains("class Note: NSManagedObject {public override var isDeleted: Bool {"))
        #expect(
            text.contains("m.method(\"setIsDeleted:\") { o, a in unsafeDowncast(o, to: Other.self)")
        )
    }
}
