// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

struct ReplacingTests {
    /// A package that exchanges methods, with one more declaration.
    private func exchanging(_ declaration: String) -> String {
        lowered(
            "import UIKit\nfunc f(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }\n"
                + "let all = [#selector(UIView.my_layout), #selector(getter: UIView.my_size), "
                + "#selector(UIView.my_fit(_:)), #selector(UIView.layoutSubviews)]\n" + declaration
        ).text
    }

    @Test func aMethodThatASelectorNamesAsksForItsReplacement() {
        let text = exchanging("extension UIView {\n@objc func my_layout() {\nmy_layout()\n}\n}")
        #expect(
            text.contains(
                "my_layout() { if _objcReplaces, let _result: (Void) = "
                    + "_objcReplaced(self, UIView.self, \"my_layout\", []) { return _result };\n"
            )
        )
    }

    @Test func aParameterNamedByAKeywordIsHandedOn() {
        let text = exchanging(
            "extension UIView {\n@objc func my_fit(class: AnyClass, in size: Int) {\n}\n}"
        )
        #expect(text.contains("[`class`, size]"))
    }

    @Test func aResultWithoutReturnGetsOne() {
        let text = exchanging(
            "extension UIView {\n@objc func my_fit(_ size: CGSize) -> CGSize {\nmy_fit(size)\n}\n}"
        )
        #expect(text.contains("let _result: (CGSize) = "))
        #expect(text.contains("\"my_fit:\", [size]) { return _result };\nreturn my_fit(size)\n"))
    }

    @Test func aGetterAsksToo() {
        let text = exchanging("@objc extension UIView {\nvar my_size: CGSize { my_size }\n}")
        #expect(text.contains("\"my_size\", []) { return _result }; return my_size }"))
    }

    @Test func anOverrideInAClassIsListedAndAsks() {
        let text = exchanging("class A: UIView {\noverride func layoutSubviews() {\n}\n}")
        #expect(text.contains("_objcReplaced(self, A.self, \"layoutSubviews\", [])"))
        #expect(text.contains("m.method(\"layoutSubviews\")"))
    }

    @Test func anOverrideIsListedWithTheNameOfItsHeader() {
        let text = lowered(
            """
            import UIKit
            func f(_ m: Method, _ i: IMP) { method_setImplementation(m, i) }
            let a = #selector(A.willMove(toParent:))
            class A: UIViewController {
                override func willMove(toParent parent: UIViewController?) {}
                @objc func other() {}
            }
            """
        ).text
        #expect(text.contains("_selector(\"willMoveToParentViewController:\", false, A.willMove"))
        let name = "m.method(\"willMoveToParent:\""
        #expect(text.contains("\(name), inHeader: \"willMoveToParentViewController:\")"))
        #expect(text.ranges(of: "inHeader:").count == 1)
    }

    @Test func nothingAsksWhereNothingIsExchanged() {
        let text = lowered(
            "import UIKit\nlet a = #selector(UIView.my_layout)\n"
                + "extension UIView { @objc func my_layout() {} }"
        ).text
        #expect(!text.contains("_objcReplaces"))
    }

    /// The class of the other target is one of another module's, whose body sees nothing of this one's.
    @Test func anOverrideInATestsExtensionReplacesWhatTheAppsClassInherits() {
        let sources = [
            "import UIKit\nclass Screen: UIViewController {}\n",
            "@testable import App\nimport UIKit\nextension Screen {\n"
                + "override open func show(_ vc: UIViewController, sender: Any?) {}\n}\n",
        ]
        var files = sources.map { Lowerer.facts(of: $0) }
        (files[0].folder, files[1].folder) = ("Sources/App", "Tests/AppTests")
        let facts = ProjectFacts(frameworkClasses: ["UIViewController"], files: files)
        #expect(facts.forwarders.isEmpty)
        let texts = sources.map { Lowerer(facts: facts).lower($0, path: "/p/File.swift").text }
        #expect(!texts[0].contains("__ext_"))
        #expect(texts[1].contains("func __ext_Screen__show(_ vc: UIViewController, sender: Any?)"))
        #expect(
            texts[1].contains(
                "_objcRegisterOverrides { m in m.method(\"show:sender:\")"
            )
        )
        // In one target the body calls the member.
        files[1].folder = "Sources/App"
        let near = ProjectFacts(frameworkClasses: ["UIViewController"], files: files)
        #expect(near.forwarders.keys.sorted() == ["Screen"])
    }

    @Test func anOverrideInAnExtensionOfAFrameworksClassReplacesWhatTheClassInherits() {
        let text = lowered(
            """
            import UIKit
            extension UINavigationController {
                open override var preferredStatusBarStyle: UIStatusBarStyle {
                    topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
                }
                open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesEnded(touches, with: event)
                }
            }
            """
        ).text
        #expect(
            text.contains(
                "var __ext_UINavigationController__preferredStatusBarStyle: UIStatusBarStyle"
            )
        )
        #expect(
            text.contains(
                "?? _objcSuper(self, UINavigationController.self, \"preferredStatusBarStyle\", "
                    + "{ super.preferredStatusBarStyle })\n"
            )
        )
        #expect(
            text.contains(
                "_objcSuper(self, UINavigationController.self, \"touchesEnded:with:\", "
                    + "{ super.touchesEnded(touches, with: event) })\n"
            )
        )
        #expect(
            text.contains("_objcRegisterOverrides { m in m.method(\"preferredStatusBarStyle\")")
        )
        // What else stands before the brace is apart from it.
        #expect(text.contains("return UINavigationController.self } }; "))
        #expect(!text.contains("override"))
    }

    @Test func aSetterOverriddenInAnExtensionIsReplacedToo() {
        let text = lowered(
            """
            import UIKit
            extension UILabel {
                override open var isHidden: Bool {
                    get { super.isHidden }
                    set { super.isHidden = newValue }
                }
            }
            """
        ).text
        #expect(text.contains("_objcSuper(self, UILabel.self, \"isHidden\", { super.isHidden })"))
        #expect(
            text.contains(
                "_objcSuper(self, UILabel.self, \"setIsHidden:\", { super.isHidden = newValue })"
            )
        )
        #expect(text.contains("m.method(\"setIsHidden:\") { o, a in "))
    }

    @Test func whatAnExtensionCannotOverrideIsSaid() {
        let result = lowered(
            "import UIKit\nextension UIView { override class func f() {} }\n"
        )
        #expect(result.notes.contains { $0.message.contains("cannot override on Linux") })
    }

    @Test func castsOfBlocksAndImplementationsAreTheRuntimes() {
        let text = lowered(
            "import UIKit\ntypealias B = @convention(block) (Int) -> Void\n"
                + "func f(_ b: B) -> AnyObject { unsafeBitCast(b, to: AnyObject.self) }"
        ).text
        #expect(text.contains("{ _objcBitCast(b, to: AnyObject.self) }"))
        let plain = lowered("import UIKit\nlet a = unsafeBitCast(1, to: UInt.self)").text
        #expect(plain.contains("= unsafeBitCast(1, to: UInt.self)"))
    }
}
