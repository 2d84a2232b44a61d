// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Each test gives back what it replaces: the class is one for all.
@Suite(.serialized)
struct ReplacementTests {
    private static let listed: Void = Lamp.list()

    init() { Self.listed }

    private func method(_ aClass: AnyClass, _ name: String) throws -> Method {
        try #require(class_getInstanceMethod(aClass, Selector(name)))
    }

    @Test func exchangedMethodsRunEachOther() throws {
        let (own, mine) = (try method(Lamp.self, "light:"), try method(Lamp.self, "otherLight:"))
        method_exchangeImplementations(own, mine)
        defer { method_exchangeImplementations(own, mine) }
        let lamp = Lamp()
        #expect(lamp.light(3) == 7)
        #expect(lamp.log == ["mine", "light 6"])
    }

    @Test func anOverrideThatCallsSuperReachesTheReplacementOnce() throws {
        let (own, mine) = (try method(Lamp.self, "light:"), try method(Lamp.self, "otherLight:"))
        method_exchangeImplementations(own, mine)
        defer { method_exchangeImplementations(own, mine) }
        let lamp = ColouredLamp()
        #expect(lamp.light(1) == 3)
        #expect(lamp.log == ["colour", "mine", "light 2"])
    }

    @Test func exchangingTwiceGivesTheMethodsBack() throws {
        let (own, mine) = (try method(Lamp.self, "light:"), try method(Lamp.self, "otherLight:"))
        let before = method_getImplementation(own)
        method_exchangeImplementations(own, mine)
        #expect(method_getImplementation(own) != before)
        method_exchangeImplementations(own, mine)
        #expect(method_getImplementation(own) == before)
        let lamp = Lamp()
        #expect(lamp.light(3) == 3)
        #expect(lamp.log == ["light 3"])
    }

    @Test func aMethodIsThatOfTheClassThatHasIt() throws {
        #expect(try method(PlainLamp.self, "light:") == method(Lamp.self, "light:"))
        #expect(class_getInstanceMethod(Lamp.self, Selector("other")) == nil)
        #expect(class_getInstanceMethod(nil, Selector("light:")) == nil)
    }

    @Test func aMethodIsFoundByTheNameOfItsHeader() throws {
        _objcRegister { m in
            m.method("placeIn:", inHeader: "placeInRoom:")
            return PlainLamp.self
        }
        #expect(try method(Lamp.self, "placeInRoom:") == method(Lamp.self, "placeIn:"))
    }

    @Test func anAddedMethodRunsForItsClassAndThoseBelow() throws {
        typealias Light = (AnyObject, Selector, Int) -> Int
        let original = try #require(class_getMethodImplementation(Lamp.self, Selector("light:")))
        let light = _objcBitCast(original, to: Light.self)
        let block: (PlainLamp, Int) -> Int = { lamp, level in
            lamp.log.append("added")
            return light(lamp, Selector("light:"), level) * 10
        }
        let added = imp_implementationWithBlock(block)
        #expect(class_addMethod(PlainLamp.self, Selector("light:"), added, "q@:q"))
        #expect(!class_addMethod(PlainLamp.self, Selector("light:"), added, "q@:q"))
        let (plain, lamp) = (PlainLamp(), Lamp())
        #expect(plain.light(2) == 20)
        #expect(plain.log == ["added", "light 2"])
        #expect(lamp.light(2) == 2)
        method_setImplementation(try method(PlainLamp.self, "light:"), original)
        #expect(plain.light(2) == 2)
    }

    @Test func aBlockTakesTheMethodsArgumentsAndCallsTheOldOne() throws {
        let own = try method(Lamp.self, "placeIn:")
        typealias Place = (AnyObject, Selector, CGRect) -> CGRect
        var old: IMP?
        let block: (Lamp, CGRect) -> CGRect = { lamp, room in
            let original = _objcBitCast(old!, to: Place.self)
            return original(lamp, Selector("placeIn:"), room.insetBy(dx: 1, dy: 1))
        }
        old = method_setImplementation(
            own,
            imp_implementationWithBlock(_objcBitCast(block, to: AnyObject.self))
        )
        defer { method_setImplementation(own, old!) }
        let room = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(Lamp().place(in: room) == CGRect(x: 1, y: 1, width: 8, height: 8))
    }

    @Test func anImplementationIsCastInsideOfGenericCode() throws {
        func function<F>(_ m: Method, _ type: F.Type) -> F {
            _objcBitCast(method_getImplementation(m), to: type)
        }
        let lamp = Lamp()
        let light = function(
            try method(Lamp.self, "light:"),
            ((AnyObject, Selector, Int) -> Int).self
        )
        #expect(light(lamp, Selector("light:"), 4) == 4)
        let lightUp = function(try method(Lamp.self, "lightUp"), ((Lamp, Selector) -> Void).self)
        lightUp(lamp, Selector("lightUp"))
        #expect(lamp.log == ["light 4", "up"])
    }

    @Test func classReplaceMethodGivesTheOldImplementation() throws {
        let block: (AnyObject, Int) -> Int = { _, level in -level }
        let new = imp_implementationWithBlock(block)
        let old = try #require(class_replaceMethod(Lamp.self, Selector("light:"), new, nil))
        #expect(Lamp().light(5) == -5)
        #expect(class_replaceMethod(Lamp.self, Selector("light:"), old, nil) == new)
        #expect(Lamp().light(5) == 5)
    }

    @Test func classMethodsAreReplacedToo() throws {
        let make = try #require(class_getClassMethod(Lamp.self, Selector("make")))
        let block: (AnyObject) -> String = { _ in "torch" }
        let old = method_setImplementation(make, imp_implementationWithBlock(block))
        defer { method_setImplementation(make, old) }
        #expect(Lamp.make() == "torch")
        #expect(PlainLamp.make() == "torch")
        let original = _objcBitCast(old, to: ((AnyObject, Selector) -> String).self)
        #expect(original(Lamp.self as AnyObject, Selector("make")) == "lamp")
    }

    @Test func anOverrideInAnExtensionRunsForItsClassAndThoseBelow() {
        let lamp = DimmedLamp()
        #expect(lamp.light(8) == 4)
        #expect(lamp.log == ["dim", "light 4"])
        let fading = FadingLamp()
        #expect(fading.light(8) == 5)
        #expect(fading.log == ["dim", "light 4"])
        #expect(Lamp().light(8) == 8)
    }

    @Test func anAddedMethodAnswersMessages() throws {
        let block: (AnyObject, String) -> String = { _, name in "hello " + name }
        class_addMethod(
            PlainLamp.self,
            Selector("greet:"),
            imp_implementationWithBlock(block),
            "@@:@"
        )
        let lamp = PlainLamp()
        #expect(lamp.responds(to: Selector("greet:")))
        let answer = lamp.perform(Selector("greet:"), with: "you")?.takeUnretainedValue()
        #expect(answer as? String == "hello you")
        #expect(!Lamp().responds(to: Selector("greet:")))
    }

    @Test func anObjectBecomesOneOfAClassOfTheSameSize() {
        let lamp = Lamp()
        #expect(object_setClass(lamp, ColouredLamp.self) == Lamp.self)
        #expect(lamp.light(1) == 1)
        #expect(lamp.log == ["colour", "light 1"])
        #expect(object_setClass(lamp, Lamp.self) == ColouredLamp.self)
    }

    @Test func aBlockIsTheFunctionThatItsPointerGives() {
        var sum = 0
        let block: (Int) -> Void = { sum += $0 }
        let pointer = _objcBitCast(block, to: UnsafeMutableRawPointer.self)
        let again = _objcBitCast(pointer, to: ((Int) -> Void).self)
        again(2)
        again(3)
        #expect(sum == 5)
        #expect(_objcBitCast(1.0, to: UInt64.self) == 1.0.bitPattern)
    }
}
