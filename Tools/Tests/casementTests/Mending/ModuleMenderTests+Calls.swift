// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

// Repairs of calls and of names.
extension ModuleMenderTests {
    private static let observe = "func observe<V>(_ k: KeyPath<A, V>"

    @Test func aMethodOfThePackagesOwnTakesNoKey() throws {
        for (own, behind, mended) in [
            (") {}", ")", ")"), (", then: () -> Void) {}", ") {}", ") {}"),
            (", _ f: () -> Void) {}", ") {}", ") {}"),
            (
                ", options: Int, f: () -> Void) {}", ", options: 1) {}",
                ",            options: 1) {}"
            ),
        ] {
            let blank = mended.hasPrefix(",") ? "" : "           "
            try expect(
                "KeyOfOwnMethod",
                "class A { var b = 1; \(Self.observe)\(own) }\n"
                    + "func f(a: A) { a.observe(\\.b, _key: \"b\"\(behind) }\n",
                becomes: "func f(a: A) { a.observe(\\.b\(blank)\(mended) }\n"
            )
        }
    }

    @Test func aMethodOfAReceiverThatLooksUpMembersTakesNoKey() throws {
        let own = """
            protocol K: AnyObject {}
            extension K { func observe<V>(_ k: KeyPath<Self, V>, _key: String, f: @escaping () -> Void) {} }
            class A: K {}; final class B: A { var b = 1 }; struct Binder<V> {}; protocol P {}
            @dynamicMemberLookup struct R<T> { let base: T
              subscript<V>(dynamicMember k: ReferenceWritableKeyPath<T, V>) -> Binder<V> where T: AnyObject { Binder() } }
            extension R where T: A { func observe<V>(_ k: KeyPath<T, V>, o: Int = 0) {}
              func observe<V>(_: V.Type, _ k: String, o: Int = 0, r: Int = 0) {}
              func observe<V: P>(_: V.Type, _ k: String, o: Int = 0, r: Int = 0) {} }
            protocol C { associatedtype T; var rx: R<T> { get } }
            extension C { var rx: R<Self> { R(base: self) } }
            extension A: C {}

            """
        try expect(
            "KeyOfOwnMethod",
            own + "func f(a: B) { a.rx.observe(\\.b, _key: \"b\") }\n",
            becomes: own + "func f(a: B) { a.rx.observe(\\.b           ) }\n"
        )
    }

    @Test func aMistakeInACallWithAKeyStaysAnError() throws {
        let own =
            "class A { var b = 1; func observe<V>(_ k: KeyPath<A, V>, _key: String, then: () -> Void) {} }\n"
        try expectError(
            own + "func f(a: A) { a.observe(\\.b, _key: \"b\", 1, 2) {} }\n",
            "extra arguments"
        )
        try expectError(
            own + "func f(a: A) { a.observe(\\.b, _key: \"b\", then: 1) }\n",
            "cannot convert value of type 'Int'"
        )
    }

    @Test func anOptionalCallOfAnyObjectsMethodIsByName() throws {
        let own = "func _objcCall(_ o: Any?, _ n: String, _ a: [Any?]) {}\n"
        try expect(
            "MemberOfAnyObject",
            own + "func f(o: AnyObject?) { o?.row?(1, at: 2) }\n",
            becomes: own + "func f(o: AnyObject?) { _objcCall(o, \"row:at:\", [1, 2]) }\n"
        )
        try expectError("func f(o: AnyObject) { o.row(1) }\n", "has no member 'row'")
        try expectError("func f(o: AnyObject?) { let x = o?.row?(1) }\n", "has no member 'row'")
    }

    @Test func aParameterBoundedByFoundationsObjectIsTheRuntimes() throws {
        let own = """
            import Foundation
            class NSObject: Foundation.NSObject {}
            func g(_ o: NSObject) {}

            """
        try expect(
            "ValueAsObject",
            own + "func f<B>(_ b: B) where B: Foundation.NSObject { g(b) }\n",
            becomes: own
                + "func f<B>(_ b: B) where B: Foundation.NSObject { g((b as! NSObject)) }\n"
        )
    }

    @Test func aBoundedAssociatedTypeIsAnObject() throws {
        try expect(
            "ValueAsObject",
            """
            import Foundation
            class NSObject: Foundation.NSObject {}
            func g(_ o: NSObject) {}
            protocol Wrapper { associatedtype Base; var base: Base { get } }
            extension Wrapper where Base: Foundation.NSObject { func f() { g(base) } }

            """,
            becomes: "{ g((base as! NSObject)) }"
        )
    }

    @Test func aProtocolIsAnObject() throws {
        let head = "class Protocol { init<P>(_ type: P.Type) {} }\nprotocol D {}\n"
        for (text, mended) in [
            ("func f(_ p: Protocol) { f(D.self) }", "f(Protocol(D.self))"),
            ("let p: Protocol = D.self", "= Protocol(D.self)"),
        ] {
            try expect("ProtocolAsObject", head + text + "\n", becomes: mended)
        }
    }

    @Test func aClassIsNoProtocol() throws {
        try expectError(
            "class Protocol {}\nclass D {}\nlet p: Protocol = D.self\n",
            "cannot convert value of type 'D.Type'"
        )
    }

    @Test func aMemberOfFoundationsOwnIsImported() throws {
        try expect(
            "MemberOfAddition",
            "import Foundation\nfunc f(_ d: Data) -> Data { d.squeezed }\n",
            becomes: "import Foundation; import FoundationAdditions\n",
            flags: makeModules([
                (
                    "FoundationAdditions",
                    "import Foundation\nextension Data { public var squeezed: Data { self } }\n"
                )
            ]) + ["-enable-upcoming-feature", "MemberImportVisibility"],
            beside: "import FoundationAdditions\n"
        )
    }

    @Test func aMemberOfAnotherModuleStaysUnseen() throws {
        try expectError(
            "import Foundation\nfunc f(_ d: Data) -> Data { d.squeezed }\n",
            "missing import of defining module",
            flags: makeModules([
                (
                    "Other",
                    "import Foundation\nextension Data { public var squeezed: Data { self } }\n"
                )
            ]) + ["-enable-upcoming-feature", "MemberImportVisibility"],
            beside: "import Other\n"
        )
    }

    @Test func anyObjectIsAskedAsADictionary() throws {
        try expect(
            "SubscriptOfAnyObject",
            """
            import Foundation
            func f(_ a: AnyObject) -> String {
                if let list = a["list"] as? [AnyObject] { return list[0]["name"] as! String }
                return a["x"] as! String
            }

            """,
            becomes: "_objcSubscript(list[0], \"name\") as! String",
            flags: makeModules([
                (
                    "FoundationAdditions",
                    "public func _objcSubscript(_ object: AnyObject, _ key: Any) -> Any! { nil }\n"
                )
            ])
        )
    }

    @Test func aNumberHasNoSubscripts() throws {
        try expectError("let a = 3\nlet b = a[\"x\"]\n", "has no subscripts")
    }

    @Test func anotherParameterIsNoObject() throws {
        try expectError(
            "import Foundation\nfunc g(_ o: NSObject) {}\nfunc f<B>(_ b: B) { g(b) }\n",
            "cannot convert value of type 'B'"
        )
    }

    /// The runtime's name of Swift 4, and a class that Foundation has, too.
    private static let runtime = """
        public import Foundation
        public struct Selector {}
        open class NSObject: Foundation.NSObject {}
        extension RunLoop.Mode {
            @available(swift, obsoleted: 4.2, renamed: "default")
            public static var defaultRunLoopMode: RunLoop.Mode { .default }
        }

        """

    private static let oldMode = """
        import Foundation
        class A: NSObject {}
        func f() { _ = RunLoop.current.run(mode: .defaultRunLoopMode, before: .distantFuture) }

        """

    @Test func aNameOfSwiftFourIsTheRuntimes() throws {
        try expect(
            "NameOfSwiftFour",
            Self.oldMode,
            becomes: "import Foundation; import struct ObjectiveC.Selector\n",
            flags: makeModules([("ObjectiveC", Self.runtime)]) + ["-swift-version", "4"]
        )
    }

    @Test func aNameOfSwiftFourStaysAnErrorInSwiftFive() throws {
        try expectError(
            Self.oldMode,
            "'defaultRunLoopMode'",
            flags: makeModules([("ObjectiveC", Self.runtime)]) + ["-swift-version", "5"]
        )
    }

    @Test func aValueThatHadToBeAnObjectIsComparedAsOne() throws {
        let own = "protocol D { associatedtype T; func t() -> T? }\n"
        let head = "func f<P: D>(_ p: P, a: AnyObject) -> Bool where P.T: "
        try expect(
            "ObjectIdentity",
            own + head + "Any { a === p.t() }\n",
            becomes: own + head + "Any { a === (p.t()).map { $0 as AnyObject } }\n"
        )
    }

    @Test func anotherValueIsNotComparedAsAnObject() throws {
        try expectError(
            "func f<P: Hashable>(_ p: P, a: AnyObject) -> Bool { a === p }\n",
            "expected to be an instance of a class"
        )
    }

    @Test func anOverrideForKeysBelowFoundationsClassIsAMethodOfItsOwn() throws {
        try expect(
            "KeysOfFoundationsClass",
            """
            import Foundation
            class Job: Operation, @unchecked Sendable {
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
            }

            """,
            becomes: "             class func keyPathsForValuesAffectingValue(forKey key: String)"
        )
    }

    @Test func anotherOverrideOfNothingStaysAnError() throws {
        try expectError(
            "import Foundation\nclass Job: Operation { override class func keys(_ key: String) {} }\n",
            "does not override"
        )
    }

    @Test func aSubclassOfBundleSeesCoreFoundation() throws {
        try expect(
            "SubclassOfBundle",
            """
            import Foundation
            class Mock: Bundle, @unchecked Sendable {
                override var bundleIdentifier: String? { "mock" }
            }
            func f() -> Bundle { Mock() }

            """,
            becomes: "import Foundation; import CoreFoundation\n"
                + "class Mock: Bundle, @unchecked Sendable { convenience init() { self.init(for: Mock.self) };\n"
        )
    }

    @Test func aSubclassOfAFinalClassStaysAnError() throws {
        try expectError(
            "import Foundation\nfinal class A {}\nclass B: A {}\n",
            "inheritance from a final class"
        )
    }

    @Test func aMockOfFoundationsClassIsMadeWithoutArguments() throws {
        let head = "import Foundation\nimport FoundationNetworking\n"
        let made = "super.init(configuration: .default)"
        for (source, mended) in [
            ("override init() {}", "         init() { \(made) }"),
            (
                "var n = 1; override init() { super.init(); n = 2 }",
                "         init() { \(made); n = 2 }"
            ),
            ("let n: Int; init(n: Int) { self.n = n }", "init(n: Int) { self.n = n ; \(made) }"),
        ] {
            try expect(
                "InitOfFoundationsClass",
                head + "class Mock: URLSession, @unchecked Sendable { \(source) }\n",
                becomes: mended
            )
        }
        try expect(
            "InitOfFoundationsClass",
            head + "class Mock: Timer { var n = 1 }\nfunc f() -> Timer { Mock() }\n",
            becomes: "{ Mock(fire: Date(), interval: 0, repeats: false, block: { _ in }) }"
        )
        try expect(
            "InitOfFoundationsClass",
            head + "class Mock: HTTPURLResponse, @unchecked Sendable {\n"
                + "override init() { super.init() }\nrequired init?(coder: NSCoder) { nil }\n}\n",
            becomes: "headerFields: nil)! }"
        )
        try expect(
            "InitOfFoundationsClass",
            "import CoreFoundation\n" + head + "class Mock: Bundle, @unchecked Sendable {\n"
                + "let n: Int\ninit(n: Int) { self.n = n; super.init() }\n}\n",
            becomes: "super.init(path: Bundle.main.bundlePath)! }"
        )
    }

    @Test func anInitializerOfThePackagesOwnClassStaysAnError() throws {
        try expectError(
            "class A { init(n: Int) {} }\nclass B: A { override init() {} }\n",
            "does not override"
        )
        try expectError(
            "class A { init(n: Int) {} }\nclass B: A { init() { super.init() } }\n",
            "missing argument"
        )
    }
}
