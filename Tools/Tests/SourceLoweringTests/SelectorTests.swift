// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

struct SelectorTests {
    /// Source: The Swift Programming Language, Attributes: a class's members with which it meets an
    /// `objc` protocol's requirements have the attribute by themselves.
    @Test func whatAProtocolOfObjectiveCsRequiresIsFoundByName() {
        let text = lowered(
            """
            import UIKit
            @objc protocol Routing: Base { func routeToShow(segue: String?); var title: String { get } }
            @objc protocol Base { @objc(goBack) func back() }
            protocol Plain { func plain() }
            class Router: NSObject {
                var title: String { "" }
                func routeToShow(segue: String?) {}
                func plain() {}
            }
            extension Router: Routing, Plain { func back() {} }
            class Other: NSObject { func routeToShow(segue: String?) {} }
            """
        ).text
        let lines = text.split(separator: "\n")
        #expect(lines[8].contains("m.method(\"routeToShowWithSegue:\") { o, a in "))
        #expect(lines[8].contains("m.property(\"title\", { o in "))
        #expect(lines[9].contains("m.method(\"goBack\") { o, a in "))
        #expect(!text.contains("\"plain\""))
        #expect(!lines[10].contains("m.method"))
    }

    @Test(arguments: [
        ("#selector(tap(_:))", "_selector(\"tap:\", false, A.tap(_:))"),
        ("#selector(self.tap(_:with:))", "_selector(\"tap:with:\", false, A.tap(_:with:))"),
        ("#selector(Self.tap(_:))", "_selector(\"tap:\", false, A.tap(_:))"),
        ("#selector(super.tap(_:))", "_selector(\"tap:\", false, A.tap(_:))"),
        ("#selector(B.C.tap(_:))", "_selector(\"tap:\", false, B.C.tap(_:))"),
        (
            "#selector(other.tap(_:))",
            "_selector(\"tap:\", false, _objcType(of: other).tap(_:))"
        ),
        ("#selector(tap)", "_selector(\"tap\", true, A.tap)"),
        ("#selector(A.move(to:))", "_selector(\"moveTo:\", false, A.move(to:))"),
        ("#selector(A.show(text:))", "_selector(\"showWithText:\", false, A.show(text:))"),
        ("#selector(getter: A.name)", "_selectorGet(\"name\", { (o: A) in o.name })"),
        ("#selector(getter: name)", "_selectorGet(\"name\", { (o: A) in o.name })"),
        (
            "#selector(setter: A.name)",
            "_selectorSet(\"setName:\", { (o: A, v) in o.name = v })"
        ),
        (
            "#selector(tap as (A) -> (Int) -> Void)",
            "_selector(\"tap\", true, A.tap as (A) -> (Int) -> Void)"
        ),
        (
            "#selector(tap as () -> Void)",
            "_selector(\"tap\", true, { (o: A) in o.tap as () -> Void })"
        ),
        (
            "#selector(self.tap as (Int) -> Void)",
            "_selector(\"tap\", true, { (o: A) in o.tap as (Int) -> Void })"
        ),
        (
            "#selector(A.tap as (A) -> () -> Void)",
            "_selector(\"tap\", true, A.tap as (A) -> () -> Void)"
        ),
    ])
    func aSelectorNamesAndHoldsItsMethod(_ source: String, _ expected: String) {
        #expect(loweredInMethod("x = \(source)") == "x = \(expected)")
    }

    @Test(arguments: [
        ("Selector!", "super.responds(to: a ?? \"\") || b.responds(to: a)"),
        ("Selector?", "super.responds(to: a ?? \"\") || b.responds(to: a)"),
        ("Selector", "super.responds(to: a) || b.responds(to: a)"),
    ])
    func superIsNotAskedAboutASelectorThatMayBeNil(_ type: String, _ expected: String) {
        let text = lowered(
            "import UIKit\nclass A: UIView { override func responds(to a: \(type)) -> Bool {\n"
                + "super.responds(to: a) || b.responds(to: a)\n} }"
        ).text
        #expect(text.split(separator: "\n")[2] == expected)
    }

    @Test(arguments: [
        (
            "#selector(UIViewController.dismiss(animated:completion:))",
            "_selector(\"dismissViewControllerAnimated:completion:\", false, "
                + "UIViewController.dismiss(animated:completion:))"
        ),
        (
            "#selector(present(_:animated:completion:))",
            "_selector(\"presentViewController:animated:completion:\", false, "
                + "Page.present(_:animated:completion:))"
        ),
        (
            "#selector(UIKit.UINavigationController.popViewController(animated:))",
            "_selector(\"popViewControllerAnimated:\", false, "
                + "UIKit.UINavigationController.popViewController(animated:))"
        ),
        (
            "#selector(self.addChild(_:))",
            "_selector(\"addChildViewController:\", false, Page.addChild(_:))"
        ),
        (
            "#selector(UINavigationController.popViewController)",
            "_selector(\"popViewControllerAnimated:\", false, "
                + "UINavigationController.popViewController)"
        ),
        (
            "#selector(UINavigationController.dismiss)",
            "_selector(\"dismissViewControllerAnimated:completion:\", false, "
                + "UINavigationController.dismiss)"
        ),
        (
            "#selector(UIView.point(inside:with:))",
            "_selector(\"pointInside:withEvent:\", false, UIView.point(inside:with:))"
        ),
        (
            "#selector(UIView.setNeedsLayout)",
            "_selector(\"setNeedsLayout\", true, UIView.setNeedsLayout)"
        ),
        ("#selector(Page.show)", "_selector(\"show\", true, Page.show)"),
        ("#selector(Page.willMove)", "_selector(\"mine:\", false, Page.willMove)"),
        (
            "#selector(getter: UIView.isHidden)",
            "_selectorGet(\"isHidden\", { (o: UIView) in o.isHidden })"
        ),
        (
            "#selector(setter: UIView.isHidden)",
            "_selectorSet(\"setHidden:\", { (o: UIView, v) in o.isHidden = v })"
        ),
        (
            "#selector(getter: parent)",
            "_selectorGet(\"parentViewController\", { (o: Page) in o.parent })"
        ),
        (
            "#selector(getter: UIViewController.isMovingToParent)",
            "_selectorGet(\"isMovingToParentViewController\", "
                + "{ (o: UIViewController) in o.isMovingToParent })"
        ),
        (
            "#selector(getter: Plain.parent)",
            "_selectorGet(\"parent\", { (o: Plain) in o.parent })"
        ),
        (
            "#selector(Plain.dismiss(animated:completion:))",
            "_selector(\"dismissWithAnimated:completion:\", false, "
                + "Plain.dismiss(animated:completion:))"
        ),
    ])
    func aMemberOfTheFrameworksHasTheNameOfItsHeader(_ source: String, _ expected: String) {
        let text = lowered(
            """
            import UIKit
            class Plain: NSObject {}
            class Page: UINavigationController {
                @objc(mine:) func willMove(_ x: Int) {}
                func f() {
            x = \(source)
                }
            }
            """,
            classes: ["UIView", "UIViewController", "UINavigationController"],
            parents: ["UINavigationController": "UIViewController"]
        ).text
        #expect(text.split(separator: "\n")[5] == "x = \(expected)")
    }

    @Test func theFrameworksClassesEndWithTheRuntimes() {
        let sources = [
            "open class NSObject: Foundation.NSObject {\n",
            "open class UIResponder: NSObject, P {\n",
            "@MainActor open class UIView: UIResponder {\n",
            "open class Other: Foundation.Thread {\n",
        ]
        let parents = FrameworkFacts.superclasses(in: sources)
        #expect(parents == ["UIResponder": "NSObject", "UIView": "UIResponder"])
    }

    @Test(arguments: [
        ("extension Reactive where Base: UIViewController { func f() -> Selector { # } }", "Base"),
        ("func f<C: UIViewController>(_ c: C) -> Selector { # }", "C"),
        ("func f<C>(_ c: C) -> Selector where C: UIViewController { # }", "C"),
    ])
    func aGenericParameterHasTheNamesOfItsClass(_ source: String, _ name: String) {
        let classes: Set = ["UIView", "UIViewController"]
        let text = lowered(
            "import UIKit\n" + source.replacing("#", with: "#selector(\(name).didMove)"),
            classes: classes
        ).text
        #expect(
            text.contains("_selector(\"didMoveToParentViewController:\", false, \(name).didMove)")
        )
        let other = lowered(
            "import UIKit\n"
                + source.replacing("#", with: "#selector(\(name).didMove)")
                .replacing("UIViewController", with: "UIView"),
            classes: classes
        ).text
        #expect(other.contains("_selector(\"didMove\", true, \(name).didMove)"))
    }

    @Test func anInitializerOfAGenericParameterIsAName() {
        let text = lowered(
            """
            import UIKit
            func f<Cell: UIView>(_ c: Cell.Type) -> Bool {
                c.instancesRespond(to: #selector(Cell.init(frame:)))
            }
            """
        ).text
        #expect(text.contains("instancesRespond(to: Selector(\"initWithFrame:\"))"))
    }

    @Test func aProtocolsMethodIsNamedThroughAnObjectOfIts() {
        let text = lowered(
            """
            import UIKit
            @objc protocol Editing { func cut(_ sender: Any?) }
            class A: UIView { let s = [#selector(Editing.cut(_:)), #selector((Editing.cut))] }
            """
        ).text
        #expect(text.contains("_selector(\"cut:\", false, { (o: any Editing) in o.cut(_:) })"))
        #expect(text.contains("({ (o: any Editing) in o.cut }))"))
    }

    @Test func anOptionalRequirementIsUnderstoodOnlyWhereItIsImplemented() {
        let text = lowered(
            """
            import UIKit
            @objc protocol Editing { @objc optional func cut(_ sender: Any?); func paste() }
            class A: UIView {
                let s = [#selector(Editing.cut(_:)), #selector(Editing.cut), #selector(Editing.paste)]
            }
            """
        ).text
        let selector = "_selector(\"cut:\", false, { (o: any Editing) in o.cut(_:) })"
        #expect(text.contains("[_objcRequirement(\"cut(_:)\", \(selector)), "))
        #expect(text.contains("in o.cut })), _selector(\"paste\""))
    }

    @Test func aBaseNameIsCompletedFromTheSameFile() {
        let text = lowered(
            """
            import UIKit
            class A: UIView {
                func f() { _ = #selector(tap) }
                @objc func tap(_ sender: Any, with event: Any) {}
            }
            """
        ).text
        #expect(text.contains("_selector(\"tap:with:\", false, A.tap)"))
    }

    @Test func aGivenNameGoesFirst() {
        let text = lowered(
            "import UIKit\nclass A: UIView { @objc(hit:) func tap(_ x: Int) {}\n"
                + "func f() { _ = #selector(tap(_:)) } }"
        ).text
        #expect(text.contains("_selector(\"hit:\", false, A.tap(_:))"))
        #expect(text.contains("m.method(\"hit:\")"))
    }

    @Test func aProtocolExtensionOfAClassUsesTheClass() {
        let text = lowered(
            "import UIKit\nextension P where Self: UIViewController "
                + "{ func f() { _ = #selector(tap) } }"
        ).text
        #expect(text.contains("UIViewController.tap"))
    }

    @Test(
        arguments: [
            ("f", [], false, "f"), ("f", ["_"], false, "f:"),
            ("f", ["x", "y"], false, "fWithX:y:"),
            ("f", ["with"], false, "fWith:"), ("f", ["forRow"], false, "fForRow:"),
            ("f", [], true, "fAndReturnError:"), ("f", ["_"], true, "f:error:"),
        ] as [(String, [String], Bool, String)]
    )
    func namesAreSwiftsOwn(
        _ base: String,
        _ labels: [String],
        _ isThrowing: Bool,
        _ expected: String
    ) {
        #expect(SelectorName.of(base, labels: labels, isThrowing: isThrowing) == expected)
    }

    @Test func aSelectorOfAWeakSelfIsTheClasses() {
        #expect(
            loweredInMethod("let a = #selector(self?.tap)")
                == "let a = _selector(\"tap\", true, A.tap)"
        )
    }

    @Test func aProtocolsMethodInAPatternIsNamedAlone() {
        let text = lowered(
            """
            import UIKit
            @objc protocol Edits { func copy(_ sender: Any?); func cut(_ sender: Any?) }
            func f(_ action: Selector) -> Bool {
                switch action {
                case #selector(Edits.copy(_:)): return true
                default: return action == #selector(Edits.cut(_:))
                }
            }
            """
        ).text
        #expect(text.contains("case Selector(\"copy:\"): return true"))
        #expect(text.contains("action == _selector(\"cut:\", false, { (o: any "))
    }
}
