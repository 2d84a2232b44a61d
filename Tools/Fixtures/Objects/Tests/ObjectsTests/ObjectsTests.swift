// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Objects

final class ObjectsTests: XCTestCase {
    var label: UILabel!
    override func setUp() {
        super.setUp()
        label = UILabel()
    }
    override func tearDown() {
        label = nil
        super.tearDown()
    }

    func testGenericTakesFoundationClasses() {
        XCTAssertEqual(describe(NSAttributedString(string: "a")), "NSAttributedString")
        XCTAssertEqual(describe(label), "UILabel")
        _ = describe(NSMutableAttributedString(string: "a"))
        _ = describe(NumberFormatter())
        _ = describe(DateFormatter())
        _ = describe(NSNumber(value: 1))
        _ = describe("a" as NSString)
        XCTAssertEqual(pair(NSMutableDictionary(), UIView()), 2)
        XCTAssertTrue(same(NSNumber(value: 2), NSNumber(value: 2)))
        XCTAssertEqual(all([NSNumber(value: 1), UIView(), NSAttributedString(string: "")]), 3)
        XCTAssertTrue(maybe(NSAttributedString(string: "")))
        XCTAssertEqual(Box(NSParagraphStyle()).value.lineSpacing, 0)
        XCTAssertEqual(Box(NSMutableAttributedString(string: "b")).value.string, "b")
        XCTAssertNotNil(Holder(UIView()).object)
    }

    func testExtensionsReachFoundationClasses() {
        XCTAssertEqual(UIView().shortName, "UIView")
        XCTAssertEqual(NumberFormatter().shortName, "NumberFormatter")
        XCTAssertEqual(DateFormatter.nameOfClass, "DateFormatter")
        let formatter = NumberFormatter().configured { $0.maximumFractionDigits = 3 }
        XCTAssertEqual(formatter.maximumFractionDigits, 3)
        XCTAssertEqual(UIView().configured { $0.tag = 3 }.tag, 3)
    }

    func testCasts() {
        XCTAssertEqual(text("a" as NSString), "a")
        XCTAssertEqual(textOf("a" as NSString), "a")
        XCTAssertEqual(number(NSNumber(value: 3)), 3)
        XCTAssertTrue(isText("a" as NSString))
        XCTAssertEqual(list(NSArray(array: [1, 2]))?.count, 2)
        let any: NSObject = NSNumber(value: 5)
        XCTAssertEqual(any as? Int, 5)
        let id: AnyObject = NSString(string: "x")
        if let s = id as? String { XCTAssertEqual(s, "x") } else { XCTFail() }
        let view = UIView()
        XCTAssertEqual(Keeper(view), Keeper(view))
        let o: NSObject? = NSAttributedString(string: "x") as NSObject
        XCTAssertTrue(o is NSAttributedString)
        XCTAssertTrue((o as? NSAttributedString)?.string == "x")
        let dictionary: [String: NSObject] = [
            "a": NSNumber(value: 1), "b": UIView(), "c": "s" as NSString,
        ]
        XCTAssertEqual(dictionary.count, 3)
        let sets: Set<NSObject> = [NSNumber(value: 1), NSNumber(value: 1)]
        XCTAssertEqual(sets.count, 1)
    }

    func testErrorsAreObjects() {
        let object = Fault.numbered(3) as NSError
        XCTAssertEqual((object as Error) as? Fault, .numbered(3))
        let boxed = (Fault.plain as Error) as NSError
        XCTAssertEqual((boxed as Error) as? Fault, .plain)
        XCTAssertEqual(["a": Fault.plain as Any]["a"] as? NSError, boxed)
        do { throw object } catch Fault.numbered(let number) { XCTAssertEqual(number, 3) } catch {
            XCTFail()
        }
        XCTAssertNil((NSError(domain: object.domain, code: 1) as Error) as? Fault)
        XCTAssertEqual(Set([object, boxed]).count, 2)
    }
}
class Base: XCTestCase { func helper() -> Int { 1 } }
final class Derived: Base { func testHelper() { XCTAssertEqual(helper(), 1) } }
