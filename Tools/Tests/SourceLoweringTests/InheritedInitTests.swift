// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// `init()` of views, controllers and recognizers, beside initialisers whose parameters have values.
struct InheritedInitTests {
    private func lower(_ files: String...) -> [String] {
        let facts = ProjectFacts(
            frameworkClasses: ["UIView", "UILabel", "UIViewController", "UICollectionView"],
            frameworkParents: ["UILabel": "UIView", "UICollectionView": "UIView"],
            files: files.map { Lowerer.facts(of: "import UIKit\n" + $0) }
        )
        let lowerer = Lowerer(facts: facts)
        return files.map { file in
            let text = lowerer.lower("import UIKit\n" + file, path: "/p/F.swift").text
            #expect(Lowerer.syntaxErrors(in: text) == [])
            #expect(lowerer.lower(text, path: "/p/F.swift").text == text)
            return text
        }
    }

    private let both = """
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
        """

    @Test func theInheritedOneGoesBeforeOneWithValues() {
        let text = lower(
            "class Badge: UIView { convenience init(_ icon: String? = nil) { self.init() } }\n"
                + "let badge = Badge(); let other: Badge = .init(); let third = Badge.init()"
        )[0]
        #expect(text.contains("{ self.init(_none: ()) }"))
        #expect(text.contains("let badge = Badge(_none: ()); let other: Badge = .init(_none: ())"))
        #expect(text.contains("let third = Badge.init(_none: ())"))
    }

    @Test func extensionsOfTheFrameworksClassesCount() {
        let texts = lower(
            "extension UIView { convenience init(corner: CGFloat = 3) { self.init() } }",
            "let label = UILabel(); let all = UICollectionView(); let one = UILabel(corner: 2)"
        )
        #expect(texts[0].contains("{ self.init(_none: ()) }"))
        #expect(texts[1].contains("UILabel(_none: ()); let all = UICollectionView(); "))
        #expect(texts[1].contains("UILabel(corner: 2)"))
    }

    @Test func aClassThatOverridesAllInheritsIt() {
        let text = lower(
            "class A: UIView {\n\(both)\nconvenience init(a: Int = 0, b: Int...) { self.init() } }\n"
                + "class B: A {}\nlet b = B()"
        )[0]
        #expect(text.contains("{ self.init(_none: ()) }"))
        #expect(text.contains("let b = B(_none: ())"))
    }

    @Test(arguments: [
        // Its designated initialiser takes the place of the inherited ones.
        "class A: UIView { init(a: Int = 0) { super.init(frame: .zero) }; "
            + "required init?(coder: NSCoder) { nil } }\nlet a = A()",
        // Its own goes before.
        "class A: UIView { convenience init() { self.init(a: 1) }; "
            + "convenience init(a: Int = 0) { self.init(frame: .zero) } }\nlet a = A()",
        // No initialiser can be called so.
        "class A: UIView { convenience init(a: Int) { self.init() } }\nlet a = A()",
        // It is no view.
        "class A { init(a: Int = 0) {} }\nlet a = A()",
        // A method of the type makes something else.
        "extension UIView { convenience init(c: Int = 3) { self.init(frame: .zero) } }\n"
            + "struct S { init(s: Int = 1) { self.init() }; init() {} }",
    ])
    func whereItIsNotInheritedNothingChanges(source: String) {
        #expect(!lower(source)[0].contains("_none"))
    }

    @Test func aFunctionWithoutParametersIsAClosure() {
        let text = lower(
            "let make: () -> UIView = UIView.init\n"
                + "func f(make: @escaping () -> UILabel = UILabel.init) {}\n"
                + "let other: (CGRect) -> UIView = UIView.init"
        )[0]
        #expect(text.contains("let make: () -> UIView = { UIView() }"))
        #expect(text.contains("= { UILabel() }) {}"))
        #expect(text.contains("let other: (CGRect) -> UIView = UIView.init"))
    }

    @Test func whichInitialiserAnArgumentIsItsTypeSays() {
        let text = lower(
            "class Row: UIView { var a = 1 }\n"
                + "class Own: UIView { init() { super.init(frame: .zero) }; "
                + "required init?(coder: NSCoder) { nil } }\n"
                + "let all = [frames.map(Row.init), keep(a: 1, UILabel.init), keep(Own.init)]"
        )[0]
        #expect(text.contains("frames.map(_objcInit(of: Row.self, or: Row.init))"))
        #expect(text.contains("keep(a: 1, _objcInit(of: UILabel.self, or: UILabel.init))"))
        #expect(text.contains("keep(Own.init)"))
    }

    @Test func aClassListsItsOwn() {
        let text = lower(
            """
            class Own: UIView {
                init() { super.init(frame: .zero) }
                required init?(coder: NSCoder) { nil }
            }
            class Heir: Own {}
            class Other: Own { init(a: Int) { super.init() } }
            class Plain: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
            class Careful: UIView {
                convenience init() throws { self.init(frame: .zero) }
            }

            """
        )[0]
        #expect(text.contains("m.classMethod(\"new\") { a in _ = a; return Own() }"))
        #expect(text.contains("return Heir() }"))
        for name in ["Other", "Plain", "Careful"] { #expect(!text.contains("return \(name)() }")) }
    }
}
