// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Source: The Swift Programming Language, Attributes: `NSCopying` has the setter of a stored property take a copy.
struct CopyingTests {
    @Test(arguments: [
        (
            "@NSCopying var x: NSString = \"\"", "var x: NSString = \"\" { didSet { C } }",
            "NSString"
        ),
        ("@NSCopying public var x: Own", "public var x: Own { didSet { C } }", "Own"),
        ("@NSCopying var x: NSString?", "var x: NSString? { didSet { O } }", "NSString?"),
        ("@NSCopying var x: Own!", "var x: Own! { didSet { O } }", "Own?"),
        ("@NSCopying weak var x: Own?", "weak var x: Own? { didSet { O } }", "Own?"),
        (
            "@NSCopying var x: Own { didSet { f(oldValue) } }",
            "var x: Own { didSet { C; f(oldValue) } }", "Own"
        ),
        (
            "@NSCopying var x: Own { willSet { f(newValue) } }",
            "var x: Own { didSet { C } willSet { f(newValue) } }", "Own"
        ),
        (
            "@NSCopying @objc dynamic var x: Own?",
            "var x: Own? { willSet { W } didSet { O; D } }", "Own?"
        ),
        (
            "@NSCopying @objc dynamic var x: Own { willSet { f() } }",
            "var x: Own { didSet { C; D } willSet { W; E f() } }", "Own"
        ),
        (
            "@NSCopying @objc dynamic var x: Own { didSet { f() } }",
            "var x: Own { willSet { W } didSet { C; defer { D }; E f() } }", "Own"
        ),
        (
            "@NSCopying var x = Own()",
            "var x = Own() { didSet { func same<T>(_: T, _ copy: Any) -> T { copy as! T }; "
                + "self.x = same(self.x, self.x.copy()) } }",
            ""
        ),
        ("@NSCopying var x: Own { f() }", "var x: Own { f() }", ""),
        ("@NSCopying lazy var x: Own = Own()", "lazy var x: Own = Own()", ""),
    ])
    func aCopiedPropertyKeepsACopyOfWhatItIsSetTo(
        _ source: String,
        _ expected: String,
        _ type: String
    ) {
        let text = lowered("import UIKit\nclass A: NSObject {\n\(source)\n}\n").text
        let line = text.split(separator: "\n")[2].drop { $0 == " " }
        let full = expected.replacing("{ C", with: "{ self.x = self.x.copy() as! \(type)")
            .replacing("{ O", with: "{ self.x = self.x?.copy() as! \(type)")
            .replacing("W }", with: "self.willChangeValue(forKey: \"x\") }")
            .replacing("W;", with: "self.willChangeValue(forKey: \"x\");")
            .replacing("D }", with: "self.didChangeValue(forKey: \"x\") }")
            .replacing(
                "E f",
                with: "if _objcHasBarePrototypes, _objcIsBarePrototype(self) { return };  f"
            )
        #expect(line.replacing("dynamic", with: "").drop { $0 == " " } == full)
    }
}
