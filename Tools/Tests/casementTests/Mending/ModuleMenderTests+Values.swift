// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

// Repairs of values, collections and pointers.
extension ModuleMenderTests {
    private static let colors = """
        open class UIColor { public init(cgColor: Int) {} }
        public func _objcSelf<T: AnyObject, Own: AnyObject>(_ made: T, _ aClass: Own.Type) -> Own {
            made as! Own
        }

        """

    @Test func anObjectAnswersAsATextOrAListDoes() throws {
        try expect(
            "MemberOfAnyObject",
            """
            import Foundation
            public func _objcDynamicMember<T>(_ value: T?) -> T! { value }
            func f(_ o: AnyObject) -> Bool { o.lowercased.hasSuffix("s") }

            """,
            becomes: "_objcDynamicMember((o as? NSString)?.lowercased).hasSuffix"
        )
        try expect(
            "MemberOfAnyObject",
            """
            import Foundation
            public func _objc_count(_ object: Any?) -> Int! { nil }
            func f(_ o: AnyObject?) -> Int { o?.count ?? 0 }

            """,
            becomes: "{ _objc_count(o) ?? 0 }"
        )
    }

    @Test func aClassForValuesMakesAnInstanceOfItself() throws {
        for (call, mended) in [
            ("self.init(cgColor: 1)", "_objcSelf(UIColor(cgColor: 1), Self.self)"),
            ("Self(cgColor: 1)", "_objcSelf(UIColor(cgColor: 1), Self.self)"),
            ("[1].map(self.init(cgColor:))[0]", "{ _objcSelf(UIColor(cgColor: $0), Self.self) }"),
        ] {
            try expect(
                "InstanceOfSelf",
                "import UIKit\nextension UIColor { static func make() -> Self { \(call) } }\n",
                becomes: mended,
                flags: makeModules([("UIKit", Self.colors)])
            )
        }
    }

    @Test func aViewsClassMakesAnInstanceOfItself() throws {
        let control = "open class UISegmentedControl { public init(items: [Any]?) {} }\n"
        let views = Self.colors + control
        try expect(
            "InstanceOfSelf",
            """
            import UIKit
            extension UISegmentedControl {
                class func create() -> UISegmentedControl { self.init(items: []) }
            }

            """,
            becomes: "{ _objcSelf(UISegmentedControl(items: []), Self.self) }",
            flags: makeModules([("UIKit", views)])
        )
    }

    private static let fonts = """
        public import Foundation
        public class UIFont {
            public struct Weight: RawRepresentable {
                public let rawValue: Double
                public init(rawValue: Double) { self.rawValue = rawValue }
            }
            public struct Other: RawRepresentable {
                public let rawValue: Double
                public init(rawValue: Double) { self.rawValue = rawValue }
            }
        }

        """

    @Test func aTypedValuesObjectIsThatOfItsRawValue() throws {
        try expect(
            "RawValueAsObject",
            "import Foundation\nimport UIKit\n"
                + "func f(_ w: UIFont.Weight) -> Double { 1 - Double(truncating: w as NSNumber) }\n",
            becomes: "Double(truncating: w.rawValue as NSNumber)",
            flags: makeModules([("UIKit", Self.fonts)])
        )
    }

    @Test func aTypeWithoutAnObjectStaysAnError() throws {
        try expectError(
            "import Foundation\nimport UIKit\n"
                + "func f(_ w: UIFont.Other) -> NSNumber { w as NSNumber }\n",
            "cannot convert value of type 'UIFont.Other'",
            flags: makeModules([("UIKit", Self.fonts)])
        )
    }

    @Test func anInitializerOfTheExtensionsOwnMustBeRequired() throws {
        try expectError(
            "import UIKit\nextension UIColor { convenience init(a: Int) { self.init(cgColor: a) }\n"
                + "static func make() -> Self { self.init(a: 1) } }\n",
            "must use a 'required' initializer",
            flags: makeModules([("UIKit", Self.colors)])
        )
    }

    @Test func aPointerThatMayBeNilIsHandedToC() throws {
        try expect(
            "PointerForC",
            """
            import Foundation
            func f(_ target: UnsafeMutableRawPointer?, _ source: UnsafePointer<UInt8>?) {
                memset(target, 0, 1)
                memcpy(target!, source, 1)
            }

            """,
            becomes: "memset(target!, 0, 1)\n    memcpy(target!, source!, 1)"
        )
    }

    @Test func aPointerForAnotherFunctionStaysAnError() throws {
        try expectError(
            "func g(_ p: UnsafeRawPointer) {}\nfunc f(_ p: UnsafeRawPointer?) { g(p) }\n",
            "must be unwrapped"
        )
    }

    @Test func aNumberThatLinuxEnumeratesIsOneOfC() throws {
        try expect(
            "NumberOfC",
            """
            import Foundation
            func f(_ flags: Int32, _ kind: Int32 = PTHREAD_MUTEX_NORMAL) -> Int32 {
                var attributes = pthread_mutexattr_t()
                pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
                return socket(AF_INET, SOCK_STREAM, flags | IPPROTO_TCP)
            }

            """,
            becomes: """
                func f(_ flags: Int32, _ kind: Int32 = Int32(PTHREAD_MUTEX_NORMAL)) -> Int32 {
                    var attributes = pthread_mutexattr_t()
                    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
                    return socket(AF_INET, Int32(SOCK_STREAM.rawValue), flags | Int32(IPPROTO_TCP))
                """
        )
    }

    @Test func aNumberOfOnesOwnStaysAnError() throws {
        try expectError(
            "let SIZE = 3\nfunc f(_ a: Int32) {}\nfunc g() { f(SIZE) }\n",
            "cannot convert value of type 'Int'"
        )
    }

    @Test func aSettingThatNobodyCanMakeIsNotMade() throws {
        try expect(
            "SettingOfTheNetwork",
            "import FoundationNetworking\n"
                + "func f(_ c: URLSessionConfiguration) { c.waitsForConnectivity = true }\n",
            becomes: "{ _ = true }"
        )
    }

    @Test func aClassDescribesItselfByItsName() throws {
        try expect(
            "NameOfClass",
            "import Foundation\nfunc f(_ c: AnyClass) -> String { c.description() }\n",
            becomes: "{ NSStringFromClass(c) }"
        )
    }

    @Test func aClassIsAskedAsAnObject() throws {
        let own =
            "struct _ObjCClass { init(_ c: AnyClass) {}; func isSubclass(of: AnyClass) -> Bool { true } }\n"
        try expect(
            "MemberOfClass",
            own + "func f(_ c: AnyClass) -> Bool { c.isSubclass(of: c) }\n",
            becomes: own + "func f(_ c: AnyClass) -> Bool { _ObjCClass(c).isSubclass(of: c) }\n"
        )
    }

    @Test func anotherMemberOfAClassStaysAnError() throws {
        try expectError("func f(_ c: AnyClass) { c.go() }\n", "has no member 'go'")
    }

    @Test func aMethodOfWhatIsCastToAnyObjectIsCalledByName() throws {
        let own = "func _objcCall(_ o: Any?, _ n: String, _ a: [Any?]) {}\n"
        try expect(
            "MemberOfAnyObject",
            own + "func f(x: Int) { (x as AnyObject).setUp(3) }\n",
            becomes: own + "func f(x: Int) { _objcCall((x as AnyObject), \"setUp:\", [3]) }\n"
        )
        try expectError("func f(x: AnyObject) { x.setUp(3) }\n", "has no member 'setUp'")
    }

    @Test func aCollectionOfAnObjectIsCast() throws {
        try expect(
            "CollectionOfObject",
            """
            import Foundation
            func f(_ a: NSArray, _ d: NSDictionary) -> [Any] {
                (a as [Any]) + (d as [AnyHashable: Any]).map { $0 }
            }

            """,
            becomes: "(a as! [Any]) + (d as! [AnyHashable: Any])"
        )
    }

    @Test func aCollectionOfCertainElementsStaysAnError() throws {
        try expectError(
            "import Foundation\nfunc f(_ a: NSArray) -> [String] { a as [String] }\n",
            "is not convertible to"
        )
    }

    @Test func aSetOfFoundationsIsMadeOfALiteral() throws {
        try expect(
            "LiteralOfSet",
            """
            import Foundation
            func f(_ s: NSSet) -> NSSet { [s] }
            let a: NSMutableSet = []
            let b = f([1, 2])

            """,
            becomes: "let b = f(NSSet(array: [1, 2]))"
        )
    }

    @Test func aListIsNoSetOfSwifts() throws {
        try expectError(
            "import Foundation\nlet l = [1]\nlet a: NSSet = l\n",
            "cannot convert value of type '[Int]'"
        )
    }

    @Test func aVariableOfObjectsTakesFoundations() throws {
        let head =
            "import Foundation\nclass NSObject: Foundation.NSObject {}\nclass A: NSObject {}\n"
        for (type, value) in [
            ("NSObject", "NSString(string: \"a\")"), ("[NSObject]", "[NSNumber(value: 1)]"),
            ("Set<NSObject>", "[NSNumber(value: 1)]"),
            ("[String: NSObject]", "[\"a\": NSNumber(value: 1)]"),
            ("[NSObject: Int]", "[NSNumber(value: 1): 1]"),
        ] {
            let mended = type.replacingOccurrences(of: "NSObject", with: "Foundation.NSObject")
            try expect(
                "AnnotatedObject",
                head + "func f() { let a: \(type) = \(value); _ = a }\n",
                becomes: "let a: \(mended) = \(value)"
            )
        }
    }

    @Test func aTextIsNoView() throws {
        try expectError(
            "import Foundation\nclass View: NSObject {}\nfunc f() { let a: View = NSString(); _ = a }\n",
            "cannot convert value of type 'NSString'"
        )
    }

    @Test func aNameBehindFoundationStandsAlone() throws {
        // `Dispatch` is imported here as the lowering imports `FoundationAdditions`.
        try expect(
            "QualifiedName",
            """
            import Dispatch
            import Foundation
            typealias Queue = CoreFoundation.DispatchQueue
            import CoreFoundation
            let main = CoreFoundation.DispatchQueue.main

            """,
            becomes: "let main =                DispatchQueue.main"
        )
    }

    @Test func aNameThatTheFileDeclaresIsNotFoundations() throws {
        try expectError(
            "import Foundation\nclass Transformer {}\nlet a = Foundation.Transformer.self\n",
            "has no member named 'Transformer'"
        )
    }
}
