// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

private class Sheet: ObjCRuntime.NSObject {
    var title: String? = "a"
    let pages = 3
}

private final class Leaf: Sheet {
    var frame = CGRect.zero
}

private final class Generic<Element>: ObjCRuntime.NSObject {}

/// A class with a variable that others lack.
private final class Counted: ObjCRuntime.NSObject {
    var count = 0
}

@Suite("Lists of members and classes")
struct MemberListTests {
    init() {
        _objcRegister { m in
            m.method("turn:") { _, _ in }
            m.property("title", { ($0 as? Sheet)?.title }, { ($0 as? Sheet)?.title = $1 })
            m.property("pages", { ($0 as? Sheet)?.pages ?? 0 })
            return Sheet.self
        }
        _objcRegister { m in
            m.property("frame", { ($0 as? Leaf)?.frame ?? .zero }, { ($0 as? Leaf)?.frame = $1 })
            return Leaf.self
        }
    }

    @Test("A class lists its own methods, with those of its properties")
    func methods() throws {
        var count: UInt32 = 0
        let list = try #require(class_copyMethodList(Sheet.self, &count))
        let names = (0..<Int(count)).map { NSStringFromSelector(method_getName(list[$0])) }
        free(list)
        #expect(names == ["pages", "setTitle:", "title", "turn:"])
        let leaf = try #require(class_copyMethodList(Leaf.self, &count))
        free(leaf)
        #expect(count == 2)
        #expect(class_copyMethodList(Generic<Int>.self, &count) == nil && count == 0)
    }

    @Test("Properties tell their names and types")
    func properties() throws {
        var count: UInt32 = 0
        let list = try #require(class_copyPropertyList(Sheet.self, &count))
        let texts = (0..<Int(count)).map {
            String(cString: property_getName(list[$0])) + " "
                + (property_getAttributes(list[$0]).map { String(cString: $0) } ?? "")
        }
        free(list)
        #expect(texts == ["pages Tq,R,N", "title T@\"NSString\",&,N"])
        let frame = try #require(class_getProperty(Leaf.self, "frame"))
        let code = try #require(property_getAttributes(frame))
        #expect(String(cString: code) == "T{CGRect={CGPoint=dd}{CGSize=dd}},N")
        #expect(class_getProperty(Leaf.self, "title") != nil)
        #expect(class_getProperty(Sheet.self, "frame") == nil)
    }

    private func text(_ room: [CChar]) -> String {
        String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    @Test("Methods tell the types of accessors, and how many arguments they take")
    func types() throws {
        let setter = try #require(class_getInstanceMethod(Leaf.self, "setFrame:"))
        #expect(method_getNumberOfArguments(setter) == 3)
        let rectangle = "{CGRect={CGPoint=dd}{CGSize=dd}}"
        var room = [CChar](repeating: 1, count: 64)
        method_getArgumentType(setter, 2, &room, room.count)
        #expect(text(room) == rectangle && room.last == 0)
        method_getReturnType(setter, &room, room.count)
        #expect(text(room) == "v")
        method_getArgumentType(setter, 3, &room, room.count)
        #expect(text(room).isEmpty)
        // No byte is written behind the room, so that the text may be cut.
        room = [CChar](repeating: 1, count: 64)
        method_getArgumentType(setter, 2, &room, 4)
        #expect(room[0..<5] == [123, 67, 71, 82, 1])
        let getter = try #require(class_getInstanceMethod(Leaf.self, "title"))
        let result = method_copyReturnType(getter)
        #expect(String(cString: result) == "@")
        free(result)
        #expect(method_copyArgumentType(getter, 2) == nil)
        let turn = try #require(class_getInstanceMethod(Sheet.self, "turn:"))
        #expect(method_getTypeEncoding(turn).map { String(cString: $0) } == "@@:@")
        let own = try #require(method_copyArgumentType(turn, 1))
        #expect(String(cString: own) == ":")
        free(own)
    }

    /// As UIKit's structure is called, which lies above.
    private struct UIEdgeInsets {}

    @Test("Structures and Core Graphics' classes of modules above have their codes")
    func codesOfModulesAbove() {
        final class CGPath {}
        #expect(TypeCode.of(UIEdgeInsets.self) == "{UIEdgeInsets=dddd}")
        #expect(TypeCode.of(UIEdgeInsets?.self) == "{UIEdgeInsets=dddd}")
        #expect(TypeCode.of(CGPath.self) == "^{CGPath=}")
        #expect(TypeCode.of([Int: Int].self) == "@\"NSDictionary\"")
    }

    @Test("All classes of the program are listed, but generic ones")
    func classes() throws {
        var count: UInt32 = 0
        let list = try #require(objc_copyClassList(&count))
        let all = (0..<Int(count)).map { ObjectIdentifier(list[$0]) }
        free(list)
        #expect(all.contains(ObjectIdentifier(Sheet.self)))
        #expect(all.contains(ObjectIdentifier(Leaf.self)))
        #expect(all.contains(ObjectIdentifier(ObjCRuntime.NSObject.self)))
        #expect(!all.contains(ObjectIdentifier(Generic<Int>.self)))
        #expect(objc_getClassList(nil, 0) == Int32(count))
    }

    @Test("An object tells its class, and selectors their names")
    func names() {
        #expect(object_getClass(Leaf()) === Leaf.self)
        #expect(object_getClass(Leaf.self) === Leaf.self)
        #expect(object_getClass(nil) == nil)
        #expect(sel_registerName("turn:") == Selector("turn:"))
        #expect(String(cString: sel_getName(Selector("turn:"))) == "turn:")
        #expect(!class_isMetaClass(Leaf.self))
    }

    @Test("What cannot be changed while the program runs is reported")
    func changes() {
        // Neither is a subclass of the other.
        #expect(object_setClass(Sheet(), Counted.self) === Sheet.self)
        #expect(objc_allocateClassPair(Sheet.self, "Other", 0) == nil)
        let expected = ["object_setClass: another size", "objc_allocateClassPair"]
        #expect(Set(expected).isSubset(of: Unbuilt.names))
    }
}
