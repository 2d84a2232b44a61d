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

    @Test func trap4AnOverrideOfAForeignClassesExtensionIsReported() {
        let results = lower(
            "import UIKit\nextension UIView { @objc func setUpAll() {}\n@objc var shade: Int { 1 } }\n",
            "import UIKit\nclass A: UIView {}\nclass B: A {\noverride func setUpAll() {}\n"
                + "override var shade: Int { 2 }\noverride func layoutSubviews() {}\n}\n"
        )
        #expect(results[1].notes.map(\.line) == [4, 5])
        #expect(results[1].notes.first?.message.contains("extension of UIView") == true)
        #expect(results[0].notes.isEmpty)
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
}
