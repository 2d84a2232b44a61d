// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Names that declarations give themselves for Objective-C.
///
/// Source: The Swift Programming Language, Attributes (`objc`), and Expressions: selectors and key paths use the
/// names that Objective-C has.
struct GivenNameTests {
    private let engine = """
        import UIKit
        @objcMembers class Engine: NSObject {
            @objc(isOn) dynamic var on = false
            var off: Bool { @objc(isOff) get { !on } set { on = !newValue } }
            var low: Bool { get { !on } @objc(turnLow:) set { on = !newValue } }
            @objc(addX:andY:) func add(_ x: Int, _ y: Int) -> Int { x + y }
            func add(_ x: Int) -> Int { x }
            @objc(startWithFuel:) func start(fuel: Int) {}
        }
        class Turbo: Engine {}

        """

    /// Lowers a line of another file, of another module.
    private func elsewhere(_ line: String) -> String {
        let source = "import UIKit\nimport Engines\n\(line)\n"
        var one = Lowerer.facts(of: engine)
        one.folder = "/p/Sources/Engines"
        var other = Lowerer.facts(of: source)
        other.folder = "/p/Sources/App"
        let facts = ProjectFacts(files: [other, one])
        let text = Lowerer(facts: facts).lower(source, path: "/p/Sources/App/File.swift").text
        return String(text.split(separator: "\n").last ?? "")
    }

    @Test(arguments: [
        ("#selector(getter: Engine.on)", "_selectorGet(\"isOn\", { (o: Engine) in o.on })"),
        (
            "#selector(setter: Engine.on)",
            "_selectorSet(\"setIsOn:\", { (o: Engine, v) in o.on = v })"
        ),
        ("#selector(getter: Engine.off)", "_selectorGet(\"isOff\", { (o: Engine) in o.off })"),
        (
            "#selector(setter: Engine.off)",
            "_selectorSet(\"setOff:\", { (o: Engine, v) in o.off = v })"
        ),
        (
            "#selector(setter: Engine.low)",
            "_selectorSet(\"turnLow:\", { (o: Engine, v) in o.low = v })"
        ),
        ("#selector(getter: Turbo.on)", "_selectorGet(\"isOn\", { (o: Turbo) in o.on })"),
        ("#keyPath(Engine.on)", "\"isOn\""),
        ("#keyPath(Engines.Engine.on)", "\"isOn\""),
        ("#keyPath(Engine.off)", "\"off\""),
        (
            "#selector(Engine.add(_:_:))",
            "_selector(\"addX:andY:\", false, Engine.add(_:_:))"
        ),
        ("#selector(Turbo.add(_:_:))", "_selector(\"addX:andY:\", false, Turbo.add(_:_:))"),
        ("#selector(Engine.add(_:))", "_selector(\"add:\", false, Engine.add(_:))"),
        (
            "#selector(Engine.start(fuel:))",
            "_selector(\"startWithFuel:\", false, Engine.start(fuel:))"
        ),
    ])
    func aNameForObjectiveCCountsInEveryFile(_ source: String, _ expected: String) {
        #expect(elsewhere("let x = " + source) == "let x = " + expected)
        let text = lowered(engine + "let x = " + source + "\n").text
        #expect(text.hasSuffix("\nlet x = \(expected)\n"))
    }

    @Test func anAccessorIsFoundByTheNameThatItGivesItself() {
        let text = lowered(engine).text
        #expect(
            text.contains("m.property(\"isOn\", { o in unsafeDowncast(o, to: Engine.self).on }")
        )
        #expect(text.contains("m.property(\"off\", { o in "))
        #expect(
            text.contains(
                "m.method(\"isOff\") { o, _ in unsafeDowncast(o, to: Engine.self).off }; "
            )
        )
        #expect(
            text.contains(
                "m.method(\"turnLow:\") { o, a in "
                    + "unsafeDowncast(o, to: Engine.self).low = _arg(a, 0) }; "
            )
        )
    }

    @Test(arguments: [
        (
            "o.observe(\\Engine.on) { _, _ in }",
            "o.observe(\\Engine.on, _key: \"isOn\") { _, _ in }"
        ),
        ("o.observe(\\.off) { _, _ in }", "o.observe(\\.off, _key: \"off\") { _, _ in }"),
        // Which property it is its object's list says.
        ("o.observe(\\.on) { _, _ in }", "o.observe(\\.on) { _, _ in }"),
        (
            "NSSortDescriptor(keyPath: \\Engine.on, ascending: true)",
            "NSSortDescriptor(keyPath: \\Engine.on, _key: \"isOn\", ascending: true)"
        ),
    ])
    func anObservedPropertyHasTheNameThatItGivesItself(_ source: String, _ expected: String) {
        #expect(elsewhere("let x = " + source) == "let x = " + expected)
    }

    @Test func aRequirementsNameCountsForWhatMeetsIt() {
        let text = lowered(
            """
            import UIKit
            @objc protocol Routing { @objc(goBack) func back(); @objc(showPage:) func show(_ x: Int) }
            @objc protocol Opening: Routing { @objc(isOpen) var open: Bool { get } }
            class Router: NSObject, Opening { func back() {}; func show(_ x: Int) {}; var open: Bool { true } }
            let a = #selector(Router.back)
            let b = #selector(Router.show(_:))
            let c = #keyPath(Router.open)
            let d = #selector(getter: Router.open)

            """
        ).text
        #expect(text.contains("let a = _selector(\"goBack\", false, Router.back)\n"))
        #expect(text.contains("let b = _selector(\"showPage:\", false, Router.show(_:))\n"))
        #expect(text.contains("let c = \"isOpen\"\n"))
        #expect(text.contains("let d = _selectorGet(\"isOpen\", "))
    }

    @Test(arguments: [
        ("UIView.isHidden", "hidden"), ("Box.isHidden", "hidden"),
        ("UIButton.isSelected", "selected"),
        ("Box.isReady", "isReady"), ("UIView.isAccessibilityElement", "isAccessibilityElement"),
        ("UIViewController.parent", "parent"), ("NSLayoutConstraint.isActive", "active"),
        ("UIView.layer.isHidden", "layer.isHidden"),
    ])
    func aKeyPathHasTheHeadersNameOfAFlag(_ path: String, _ expected: String) {
        let text = lowered(
            "import UIKit\nclass Box: UIView { @objc var isReady = false }\nlet x = #keyPath(\(path))\n",
            classes: ["UIView", "UIViewController", "UIControl", "UIButton", "NSLayoutConstraint"],
            parents: ["UIControl": "UIView", "UIButton": "UIControl"]
        ).text
        #expect(text.hasSuffix("let x = \"\(expected)\"\n"))
    }
}
