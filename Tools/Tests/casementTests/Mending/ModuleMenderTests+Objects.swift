// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering
import Testing

@testable import casement

/// Declarations whose type is every object's, where one of Foundation's objects comes.
extension ModuleMenderTests {
    private static let head = """
        import Foundation
        class NSObject: Foundation.NSObject { var label = "" }
        class View: NSObject {}

        """

    @Test(arguments: [
        "func f(_ c: Bool) -> $ { c ? View() : NSNumber(value: 1) }",
        "func f() -> $? { return NSNumber(value: 1) }",
        "func f() -> () -> $ { { NSNumber(value: 1) } }",
        "func f() { let g = { () -> $ in NSNumber(value: 1) }; _ = g }",
        "func f() -> ($, b: $) { (View(), NSString()) }",
        "var f: $ { NSString() }",
        "struct S { var a: $ = NSNumber(value: 1); var b: $? }\nlet s = S(a: View(), b: NSDate())",
        "final class C { var a: $; init(_ a: $) { self.a = a } }\nlet c = C(NSString())",
        "func f(_ g: ($) -> Int) -> Int { g(NSString()) }",
        "func f() { let g: ($) -> Bool = { $0 is View }; _ = g(NSString()) }",
        "func f() { var a: $ = View(); a = NSString(); _ = a }",
        "func f() { let a: [$] = [View(), NSString()]; _ = a }",
        "func f() { var a = [$](); a.append(NSString()) }",
        "func f() { var a = Set<$>(); a.insert(NSString()) }",
        "func f() { var a: [String: $] = [:]; a[\"b\"] = NSString() }",
        "func f(_ a: [String: $]) {}\nfunc g() { f([\"a\": View(), \"b\": NSString()]) }",
        "enum E { case one($) }\nlet e = E.one(DateFormatter())",
        "class B { func f() -> $ { View() } }\nclass D: B { override func f() -> $ { NSString() } }",
        "protocol P { func f() -> $ }\nstruct S: P { func f() -> $ { NSString() } }",
        "func f() -> $ { NSString() }\nfunc g() { let a: $ = f(); _ = a }",
    ])
    func aPlaceOfFoundationsObjectsIsOfFoundationsClass(source: String) throws {
        let name = "Foundation.NSObject"
        func text(_ type: String) -> String {
            source.replacingOccurrences(of: "$", with: type)
                .replacingOccurrences(of: type + "0", with: "$0") + "\n"
        }
        let outcome = try mend(["A.swift": Self.head + text("NSObject")])
        let expected = text(name)
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.copies.contains("\n" + expected), "\(outcome.copies)")
        #expect(outcome.record?.cuts.isEmpty ?? false)
    }

    @Test func aPlaceInAnotherFileIsFound() throws {
        try expect(
            "PlacesOfObjects",
            Self.head + "func f() { let box = Box(NSString()); box.put(NSDate()) }\n",
            becomes: "func put(_ a: Foundation.NSObject) { self.a = a }",
            beside:
                "import Foundation\nclass Box { var a: NSObject; init(_ a: NSObject) { self.a = a }\n"
                + "func put(_ a: NSObject) { self.a = a } }\n"
        )
    }

    @Test func anObjectThatIsAskedForTheRuntimesMembersStaysAnError() throws {
        try expectError(
            Self.head + "func f() -> NSObject { NSString() }\nlet label = f().label\n",
            "has no member 'label'"
        )
        try expectError(
            Self.head + "struct A {}\nfunc f() -> NSObject { A() }\n",
            "cannot convert return expression of type 'A' to return type 'NSObject'"
        )
    }
}
