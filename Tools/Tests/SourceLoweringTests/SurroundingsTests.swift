// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// What a file sees on iOS without an import, and names that mean something else here.
struct SurroundingsTests {
    @Test func forwardersBringTheImportsThatTheyNeed() {
        let plain = "import Foundation\npublic class Item: Base {}\n"
        let base = "open class Base {}\n"
        let inUIKit = "import UIKit\nextension Item { override func cell(in view: UIView) {} }\n"
        let facts = ProjectFacts(
            frameworkClasses: ["UIView"],
            files: [plain, base, inUIKit].map { Lowerer.facts(of: $0) }
        )
        let text = Lowerer(facts: facts).lower(plain, path: "/p/A.swift").text
        #expect(text.hasPrefix("import Foundation; import UIKit; import ObjectiveC;"))
        let other = Lowerer(facts: facts).lower(base, path: "/p/B.swift").text
        #expect(!other.contains("import UIKit"))
    }

    @Test func theHeaderOfAFrameworkBringsUIKitToItsOwnFiles() {
        let source = "import Foundation\nclass A { var view: UIView? }\n"
        let facts = ProjectFacts(umbrellas: ["Kit"], files: [Lowerer.facts(of: source)])
        let lowerer = Lowerer(facts: facts)
        let file = ParsedFile(source)
        let inside = lowerer.lower(file, path: "/p/A.swift", module: "Kit").text
        #expect(inside.hasPrefix("import Foundation; import UIKit; "))
        let outside = lowerer.lower(file, path: "/p/A.swift", module: "Other").text
        #expect(!outside.contains("UIKit"))
        let bare = ParsedFile("class A { var view: UIView? }\n")
        let text = lowerer.lower(bare, path: "/p/A.swift", module: "Kit").text
        #expect(text.hasPrefix("import UIKit; import ObjectiveC; "))
        let extended = ParsedFile("extension NSObject { var name: String { \"\" } }\n")
        let own = lowerer.lower(extended, path: "/p/B.swift", module: "Kit").text
        #expect(own.hasPrefix("import UIKit; import ObjectiveC; "))
    }

    @Test func theHeaderOfAPodBringsUIKitToFilesOfProjects() {
        let source = "import Kit\nclass A { var view: UIView? }\n"
        let facts = ProjectFacts(pods: ["Kit"], files: [Lowerer.facts(of: source)])
        let lowerer = Lowerer(facts: facts)
        func text(_ source: String, module: String, isOfProject: Bool) -> String {
            let file = ParsedFile(source)
            return lowerer.lower(
                file,
                path: "/p/A.swift",
                module: module,
                isOfProject: isOfProject
            ).text
        }
        #expect(
            text(source, module: "App", isOfProject: true).hasPrefix("import Kit; import UIKit; ")
        )
        #expect(!text(source, module: "App", isOfProject: false).contains("UIKit"))
        let own = "import Foundation\nclass A { var view: UIView? }\n"
        #expect(text(own, module: "Kit", isOfProject: true).contains("; import UIKit; "))
        #expect(!text(own, module: "App", isOfProject: true).contains("import UIKit"))
    }

    @Test func locksOfDarwinsAreImported() {
        let text = lowered("import Foundation\nvar lock = os_unfair_lock_s()\n").text
        #expect(text.hasPrefix("import Foundation; import os; "))
        #expect(
            !lowered("import os\nvar lock = os_unfair_lock_s()\n").text.contains("os; import os;")
        )
    }

    @Test func anAssociatedTypeThatHasToBeAnObjectMayBeAProtocol() {
        let head = "import UIKit\nfunc f<P: Proxy>(_ p: P, _ d: P.Delegate) where P.Delegate: "
        #expect(lowered(head + "AnyObject { p.set(d) }\n").text.contains("P.Delegate: Any {"))
        let weakly = lowered(head + "AnyObject { p.run { [weak d] in d } }\n").text
        #expect(weakly.contains("P.Delegate: AnyObject {"))
        let element = "import UIKit\nfunc f<T: Sequence>(_ t: T) where T.Element: AnyObject {}\n"
        #expect(lowered(element).text.contains("T.Element: AnyObject {"))
        let own = "import UIKit\nfunc f<D>(_ d: D) where D: AnyObject {}\n"
        #expect(lowered(own).text.contains("D: AnyObject"))
    }

    @Test func anEmptyConformanceOfObjectsIsFoundationsToo() {
        let source = "import Foundation\nprotocol Then {}\nextension NSObject: Then {}\n"
        let text = lowered(source).text
        #expect(text.contains("extension Foundation.NSObject: Then {}; "))
        #expect(text.contains("; extension Foundation.NotificationCenter: Then {}; "))
        let narrow = "import Foundation\nprotocol Then: NSObject {}\nextension NSObject: Then {}\n"
        #expect(lowered(narrow, classes: ["NSObject"]).text.contains("extension NSObject: Then {}"))
    }

    @Test func aProtocolThatEveryObjectAdoptsMakesItsInstances() {
        let adoption = "extension NSObject: Made {}\n"
        let source = "import Foundation\nprotocol Made: class {\n    init()\n    func f()\n}\n"
        let text = lowered(source + adoption).text
        #expect(
            text.contains("protocol Made: class, _ObjCMade {\n    init(_made: ())\n    func f()\n}")
        )
        #expect(
            text.contains(
                "}; extension Made { init() { self.init(_made: ()) } }; "
                    + "extension Made where Self: Foundation.NSObject "
                    + "{ init(_made: ()) { self.init(_objcMade: { _objcMake(Self.self) }) } }\n"
            )
        )
        // Other classes make their instances themselves.
        let style =
            "class Style: Made { required init() {}; func f() {} }\nclass View: NSObject, Made {}\n"
        let both = lowered(source + adoption + style).text
        let own = "; extension Made where Self: Style { init(_made: ()) { self.init() } }\n"
        #expect(both.contains(own) && !both.contains("Self: View"))
        // Without such a conformance, and with other initializers, it stays as it is.
        #expect(lowered(source).text.contains("protocol Made: class {\n    init()\n"))
        let other = "import Foundation\nprotocol Made {\n    init(a: Int)\n}\n"
        #expect(lowered(other + adoption).text.contains("protocol Made {\n    init(a: Int)\n}\n"))
    }

    @Test(arguments: [
        "func f<T: $>(_ x: T) -> String { String(describing: x) }",
        "func f<T>(_ x: T) where T: $ { print(x.hash) }",
        "func f<T: $ & P>(_ x: T) -> Bool { x.isEqual(x) }",
        "func f(_ x: $, _ y: [$], z: $?) -> String? { x as? String }",
        "struct A { func f(_ x: $) -> Bool { x === self.y } }",
        "final class A<T: $> { let y: T; init(_ y: T) { self.y = y } }",
        "extension P where Self: $ { func with(_ f: (Self) -> Void) -> Self { f(self); return self } }",
        "class A { static func f(_ x: $) -> Int { x.hash } }",
        "func f<T: $ & NSCoding>(_ x: T) { _ = NSKeyedArchiver.archivedData(withRootObject: x) }",
        "extension NSCopying where Self: $ { var copy: Self { copy() as! Self } }",
        "func f<T: $>(_ x: T) { x.addObserver(y, forKeyPath: k, options: [], context: nil) }",
        "func f<T: $>(_ x: T) -> Any? { x.value(forKey: k) }",
        "func f<T: $>(_ x: T, _ g: (T) -> Int) -> Int { g(x) }",
        "func f(_ x: [String: $], _ y: [String: $]?) -> Int { x.count }",
        "struct A { let n: Int; init(_ x: $) { n = x.hash } }",
        "final class A { init(_ x: [String: $]? = nil) { n = x?.count } }",
        "func f(_ x: $?) -> Int { if let y = x { return y.hash }; return 0 }",
        "func f(_ x: [$]) { for y in x { print(y) } }",
        "func f<T: $>(_ type: T.Type, in list: [$]) -> T? { list.compactMap { x in x as? T }.first }",
        "func f(_ type: T.Type, _ n: inout Int, x: $?) -> Int { x?.hash ?? n }",
        "func f<T, U: $>(_ a: T..., g: () -> T, x: $) -> Int where T: Equatable { x.hash }",
        "func f(_ a: [Int: [T]]?, x: $, _ b: Int = 0, y: [$]) -> Int { x.hash + y.count }",
    ])
    func whatIsAskedOfAllObjectsIsAskedOfFoundations(source: String) {
        let own = "import UIKit\n" + source.replacing("$", with: "NSObject")
        let other = source.replacing("$", with: "Foundation.NSObject")
        #expect(lowered(own).text.hasSuffix("\n" + other))
    }

    @Test func objectsThatOnlyPrivateFunctionsHandleAreFoundations() {
        let source = """
            import Foundation
            #if true
            private func watch(_ target: $, path: [String]) -> Any {
                weak var weakTarget: AnyObject? = target
                let property = class_getProperty(object_getClass(target), path[0])
                return Watch(object: target).map { (next: AnyObject?) -> Any in
                    let nextObject = next! as? $
                    if nextObject == nil { return weakTarget! }
                    return watch(nextObject!, path: path).endsWith(nextObject!)
                }
            }
            private extension Array where Element == AnyObject? {
                func endsWith(_ target: $) -> Any { target.rx.deallocating }
            }
            #endif
            public extension Reactive where Base: NSObject {
                func all() { observe(base); _ = watch(base, path: []) }
            }

            """
        let text = lowered(source.replacing("$", with: "NSObject")).text
        #expect(text.contains("private func watch(_ target: Foundation.NSObject, path"))
        #expect(text.contains("next! as? Foundation.NSObject\n"))
        #expect(text.contains("func endsWith(_ target: Foundation.NSObject)"))
        // One that is asked what only the runtime's objects have, or is kept, stays the runtime's.
        for use in [
            "target.isAccessibilityElement", "target.rx.observe(k)", "[target]", "x = target",
        ] {
            let other = source.replacing("$", with: "NSObject")
                .replacing("target.rx.deallocating", with: use)
            #expect(!lowered(other).text.contains("as? Foundation"), "\(use)")
        }
        let inClass =
            "class A { private func f(_ x: NSObject) {}; func g() { let y = z as? NSObject; f(y!) } }"
        #expect(!lowered("import Foundation\n" + inClass).text.contains("as? Foundation"))
    }

    @Test(arguments: [
        "let same = a as? $ == b as? $",
        "if x, try f(a) as? $ === b, c { g() }",
        "let known = value is $",
        "XCTAssertEqual(a as? $, b as! $)",
        "XCTAssertNotNil((1 as Any) as? $)",
        "expect(list[0] as! $?) == token",
        "let same = (a as? $)?.isEqual(b) ?? false",
        "func f() { guard let o = a as? $, let p = b as? $ else { return }; print(o == p, o.hash) }",
        "func f() { if let o = a as? $ { print(\"\\(o)\") } else { f() } ; keep(o) }",
        "func f() { let o = a as? $; if let view = o as? UIView { view.isHidden = true } }",
    ])
    func anObjectThatIsOnlyComparedIsOfFoundationsClass(source: String) {
        let own = "import UIKit\n" + source.replacing("$", with: "NSObject")
        let other = source.replacing("$", with: "Foundation.NSObject")
        #expect(lowered(own).text.hasSuffix("\n" + other))
    }

    @Test(arguments: [
        "let o = a as? NSObject",
        "let o = a as? NSObject ?? b",
        "func f() -> NSObject? { a as? NSObject }",
        "func f() { let o = a as? NSObject; keep(o) }",
        "func f() { if let o = a as? NSObject { o.accessibilityLabel = nil } }",
        "func f() { guard let o = a as? NSObject else { return }; run { [weak o] in o?.hash } }",
        "func f() { guard let o = a as? NSObject else { return }; self.o = o }",
        "func f() { guard let o = a as? NSObject else { return }; map[o] = 1 }",
        "func f() { let o: NSObject? = a as? NSObject }",
        "keep(a as! NSObject)",
    ])
    func anObjectThatIsKeptIsOfTheRuntimesClass(source: String) {
        #expect(lowered("import UIKit\n" + source).text.hasSuffix("\n" + source))
    }

    @Test(arguments: [
        "func f<T: NSObject>(_ x: T) { x.setValuesForKeys(values) }",
        "func f<T: NSObject>(_ x: T) { x.performSelector(inBackground: s, with: nil) }",
        "func f<T: NSObject>(_ x: T) -> Any? { x.mutableArrayValue(forKey: k) }",
        "func f(_ x: NSObject) { register(x) }",
        "func f(_ x: NSObject?) -> NSObject? { self.x ?? x }",
        "func f(_ x: NSObject) -> NSObject { return x }",
        "func f(_ x: NSObject) { self.x = x }",
        "func f(_ x: NSObject?) { if let y = x { register(y) } }",
        "func f(_ x: [NSObject]) { for y in x { y.setValuesForKeys(values) } }",
        "func f(_ x: [NSObject]) { for y in x { register(y) } }",
        "class A { func f(_ x: NSObject) -> Int { x.hash } }",
        "class A { init(_ x: NSObject) { n = x.hash } }",
        "struct A { init(_ x: NSObject) { self.x = x } }",
        "class A: B { override func f<T: NSObject>(_ x: T) -> Int { x.hash } }",
        "protocol P { func f(_ x: NSObject) -> Int; func g<T: NSObject>(_ x: T) }",
        "final class A<T: NSObject> { let y: T; init(_ y: T) { self.y = y; keep(y) } }",
        "extension P where Self: NSObject { func f() { setUp() } }",
        "extension R where B: NSObject { func f() { observe(Int.self) } }",
        "func f<T: NSObject>(_ make: () -> T) { keep(make) }",
        "func f<T>(_ make: () -> T, _ g: (T) -> Int) where T: NSObject { keep({ make() }, g) }",
    ])
    func objectsOfWhichMoreIsAskedStayTheRuntimes(source: String) {
        #expect(lowered("import UIKit\n" + source).text.hasSuffix("\n" + source))
    }

    @Test(arguments: [
        "extension $ { static var typeName: String { String(describing: self) } }",
        "extension $ { var note: Any? { objc_getAssociatedObject(self, key) } }",
        "extension $ { func keys() { class_copyPropertyList(object_getClass(self), &n) } }",
        "extension $ { func a() { b() }; func b() {} }",
        "extension $ { func a(_ f: (Self) -> Void) -> Self { f(self); return self } }",
        "extension $ { func a() { if let v = self as? UIView { v.isHidden = true } } }",
    ])
    func anExtensionOfEveryObjectIsOfFoundationsToo(source: String) {
        let own = "import UIKit\n" + source.replacing("$", with: "NSObject")
        let other = source.replacing("$", with: "Foundation.NSObject")
        #expect(lowered(own).text.hasSuffix("\n" + other))
    }

    @Test(arguments: [
        "extension NSObject { func a() { accessibilityLabel = nil; hidden = true } }",
        "extension NSObject { func a() -> NSObject { self } }",
        "extension NSObject { func a() { owner.delegate = self } }",
        "extension NSObject { func a() { owner.all = [self] } }",
        "extension NSObject { func a() { performSelector(onMainThread: s, with: nil, waitUntilDone: true) } }",
        "extension NSObject { func a() { register(self) } }",
        "extension NSObject { var a: AnyClass? { superclass } }",
        "extension NSObject { func a() { b() } }; extension NSObject { func b() { register(self) } }",
        "extension NSObject { var a: Int { c }; }; extension NSObject { var c: Int { register(self) } }",
    ])
    func anExtensionThatNeedsTheRuntimesObjectStaysThere(source: String) {
        #expect(lowered("import UIKit\n" + source).text.hasSuffix("\n" + source))
    }

    @Test func whatWaitsForATrapIsTheRuntimes() {
        let head = "public func catchBadInstruction(in block: @escaping () -> Void) -> Fault? "
        let text = lowered("import Foundation\n\(head){\n    send(block)\n}\nlet a = 1\n").text
        #expect(text.hasSuffix("\(head){ _objcCatchTrap(block) ? Fault() : nil }\n\n\nlet a = 1\n"))
        let other = "func catchBadInstruction(in file: String) -> Fault? { nil }\n"
        #expect(lowered("import Foundation\n\(other)").text.hasSuffix(other))
    }

    @Test func aSortDescriptorGetsTheNameOfItsKeyPath() {
        let call = "NSSortDescriptor(keyPath: \\A.b$, ascending: true)"
        let text = lowered("import UIKit\nlet a = " + call.replacing("$", with: "")).text
        #expect(text.hasSuffix(call.replacing("$", with: ", _key: \"b\"")))
    }

    @Test func aClassOfThePackageGoesBeforeAProtocolOfItsName() {
        let source = """
            import UIKit
            class Scheduler: NSObject { @objc func go(_ x: Any) {} }
            let action = #selector(Scheduler.go(_:))
            """
        let facts = ProjectFacts(protocols: ["Scheduler"], files: [Lowerer.facts(of: source)])
        let text = Lowerer(facts: facts).lower(source, path: "/p/A.swift").text
        #expect(text.contains("_selector(\"go:\", false, Scheduler.go(_:))"))
    }

    @Test(arguments: [
        (".longestEffectiveRangeNotRequired", "[]"),
        ("NSAttributedString.EnumerationOptions.longestEffectiveRangeNotRequired", "[]"),
        ("[.reverse, .longestEffectiveRangeNotRequired]", "[.reverse, []]"),
        ("[.reverse]", "[.reverse]"), ("options", "options"),
    ])
    func rangesOfAttributesStayInTheOneThatIsAskedFor(options: String, expected: String) {
        let call = { (options: String) in
            "a.enumerateAttribute(.font, in: range, options: \(options)) { _, _, _ in }"
        }
        let source = "import UIKit\n" + call(options)
        #expect(lowered(source).text.hasSuffix("\n" + call(expected)))
    }
}
