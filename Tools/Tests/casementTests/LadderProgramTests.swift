// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering
import Testing

@testable import casement

/// Overrides of what extensions give a framework's classes, in a program that runs.
struct LadderProgramTests {
    private static let framework = """
        open class View { public required init() {} }
        open class Label: View {}
        open class Button: View {}
        func _objcNearest(_ o: AnyObject, _ b: AnyClass?, _ all: [AnyClass]) -> Int {
            var current: AnyClass? = b.map { _getSuperclass($0) } ?? type(of: o)
            while let type = current {
                if let index = all.firstIndex(where: { $0 == type }) { return index }
                current = _getSuperclass(type)
            }
            return -1
        }
        func _objcNearest(_ c: AnyClass, _ b: AnyClass?, _ all: [AnyClass]) -> Int {
            var current: AnyClass? = b.map { _getSuperclass($0) } ?? c
            while let type = current {
                if let index = all.firstIndex(where: { $0 == type }) { return index }
                current = _getSuperclass(type)
            }
            return -1
        }

        """

    /// What runs, one line for each call: the class of the member, then what the block gets.
    private func output(_ source: String, _ calls: String) throws -> String {
        let folder = try TemporaryFolder()
        let facts = ProjectFacts(
            frameworkClasses: ["View", "Label", "Button"],
            frameworkParents: ["Label": "View", "Button": "View"],
            files: [Lowerer.facts(of: source)]
        )
        var text = Lowerer(facts: facts).lower(source, path: "/p/A.swift").text
        for line in ["import ObjectiveC; ", "import class ObjectiveC.NSObject; "] {
            text = text.replacingOccurrences(of: line, with: "")
        }
        let program = folder.url.appendingPathComponent("program").path
        let files = [
            try folder.write(Self.framework, to: "Framework.swift").path,
            try folder.write(text, to: "A.swift").path,
            try folder.write(calls, to: "main.swift").path,
        ]
        let run = try Shell.quietOutput(["swiftc", "-module-name", "P"] + files + ["-o", program])
        try #require(run.text != nil, "\(run.errors)")
        return try #require(try Shell.output([program]))
    }

    @Test func anOverrideWithTypesOfItsOwnIsCalledByThem() throws {
        let source = """
            class Options { var a = 1 }
            class LabelOptions: Options { var b = 2 }
            extension View {
            @discardableResult
            func update(_ f: (_ o: Options) -> Void) -> Self { print("View"); f(Options()); return self }
            func setUp() { update { print($0.a) } } }
            extension Label { @discardableResult override func update(_ f: (LabelOptions) -> Void) -> Self {
            print("Label"); f(LabelOptions()); return self } }
            extension Button { override func update(_ f: (Options) -> Void) -> Self {
            print("Button"); return super.update(f) } }
            class Title: Label { override func update(_ f: (LabelOptions) -> Void) -> Self {
            print("Title"); return self } }

            """
        let calls = """
            View().setUp()
            Label().setUp()
            Button().setUp()
            Label().update { print($0.b) }
            Title().update { print($0.b) }.setUp()
            Label().update { print($0.a) }.setUp()

            """
        let expected = [
            "View 1", "Label 1", "Button View 1", "Label 2", "Title", "Title", "Label 1", "Label 1",
        ]
        #expect(
            try output(source, calls).split(separator: "\n").joined(separator: " ")
                == expected.joined(separator: " ")
        )
    }

    @Test func membersOfClassesThemselvesAreOverridden() throws {
        let source = """
            extension View {
            class var names: [String] { ["view"] }
            class func make(_ n: Int) throws -> View { print("make View", self, n); return View() }
            static func show() -> String { "\\(self): \\(names)" } }
            extension Label {
            override class var names: [String] { super.names + ["label"] }
            override class func make(_ n: Int) throws -> Label { print("make Label", self, n)
            _ = try super.make(n + 1); return Label() } }
            extension Button { override class var names: [String] { ["button"] } }
            class Title: Label { override class var names: [String] {
            var all = super.names; all.append("title"); return all } }
            class Plain: Label {}

            """
        let calls = """
            for type in [View.self, Label.self, Button.self, Title.self, Plain.self] { print(type.show()) }
            let label: Label = try Title.make(1)
            print(label, try (Plain.self as View.Type).make(5))

            """
        let expected = """
            View: ["view"]
            Label: ["view", "label"]
            Button: ["button"]
            Title: ["view", "label", "title"]
            Plain: ["view", "label"]
            make Label Title 1
            make View Title 2
            make Label Plain 5
            make View Plain 6
            P.Label P.Label

            """
        #expect(try output(source, calls) == expected)
    }
}
