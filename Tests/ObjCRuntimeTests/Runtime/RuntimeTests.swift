// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization
import Testing

@testable import ObjCRuntime

private final class Owned {
    let onDeinit: () -> Void
    init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
}

private protocol Marked {}

final class OuterForNames {
    final class Inner: NSObject {}
    struct Value {
        final class Deep: NSObject {}
    }
}

struct RuntimeTests {
    nonisolated(unsafe) private static let keys = UnsafeMutableRawPointer.allocate(
        byteCount: 4,
        alignment: 1
    )

    @Test func aClassHoldsValuesAsAnObjectDoes() {
        final class Kind {}
        final class Other {}
        let (key, object) = (Self.keys + 2, _objcObject(of: Kind.self))
        objc_setAssociatedObject(Kind.self, key, 1, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(Kind.self, key) as? Int == 1)
        #expect(objc_getAssociatedObject(object, key) as? Int == 1)
        #expect(objc_getAssociatedObject(Other.self, key) == nil)
        // Compared outside of the macro, at which the compiler ends.
        let isSame = object === _objcObject(of: Kind.self)
        let isOther = object === _objcObject(of: Other.self)
        #expect(isSame && !isOther)
        objc_removeAssociatedObjects(Kind.self)
        #expect(objc_getAssociatedObject(object, key) == nil)
    }

    @Test(arguments: [true, false])
    func anAssociatedObjectLivesWithItsOwner(isOurs: Bool) {
        var deaths = 0
        do {
            let owner: AnyObject = isOurs ? NSObject() : Owned {}
            objc_setAssociatedObject(
                owner,
                Self.keys,
                Owned { deaths += 1 },
                .OBJC_ASSOCIATION_RETAIN
            )
            #expect(objc_getAssociatedObject(owner, Self.keys) is Owned)
            #expect(objc_getAssociatedObject(owner, Self.keys + 1) == nil)
            #expect(deaths == 0)
        }
        #expect(deaths == 1)
    }

    private class Plain {
        let atEnd: () -> Void

        init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }

        deinit { atEnd() }
    }

    private final class Heir<T>: Plain {
        var value: T?
    }

    @Test func valuesGoRightAfterOwnersOfAnyClass() {
        var log: [String] = []
        func make(_ make: (@escaping () -> Void) -> AnyObject) {
            log = []
            let owner = make { log.append("owner") }
            objc_setAssociatedObject(
                owner,
                Self.keys,
                Owned { log.append("value") },
                .OBJC_ASSOCIATION_RETAIN
            )
        }
        for _ in 1...2 {
            make { Plain($0) }
            #expect(log == ["owner", "value"])
            make { Heir<Int>($0) }
            #expect(log == ["owner", "value"])
            make { Heir<[String]>($0) }
            #expect(log == ["owner", "value"])
            make { _ in NSMutableArray(array: [1]) }
            #expect(log == ["value"])
            make { _ in NSAttributedString(string: "a", attributes: [.init("b"): 1]) }
            #expect(log == ["value"])
        }
        // A class whose instances have no values, below one whose have.
        do { _ = Plain { log = ["alone"] } }
        #expect(log == ["alone"])
    }

    private class Named: NSObject {
        static let list: Void = _objcRegister { m in
            m.classMember("names") { aClass in { "\(aClass)" } as @MainActor () -> String }
            return Named.self
        }
    }

    private final class NamedToo: Named {}

    @Test @MainActor func aClassIsAskedForItsMemberWithItself() {
        _ = Named.list
        let names: [String?] = [Named.self, NamedToo.self, NSObject.self].map { aClass in
            let member: (@MainActor () -> String)? = _objcMember(aClass as AnyClass, "names")
            return member?()
        }
        #expect(names == ["Named", "NamedToo", nil])
    }

    @Test func ownersDieOnManyThreads() {
        let deaths = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 1...500 {
                let owner = Plain {}
                objc_setAssociatedObject(
                    owner,
                    Self.keys,
                    Owned { deaths.add(1, ordering: .relaxed) },
                    .OBJC_ASSOCIATION_RETAIN
                )
                #expect(objc_getAssociatedObject(owner, Self.keys) != nil)
            }
        }
        #expect(deaths.load(ordering: .relaxed) == 4000)
    }

    @Test func policiesDecideHowAValueIsHeld() {
        let owner = NSObject()
        do {
            let value = NSObject()
            objc_setAssociatedObject(owner, Self.keys, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, Self.keys) as? NSObject === value)
        }
        #expect(objc_getAssociatedObject(owner, Self.keys) == nil)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, Self.keys, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        #expect(objc_getAssociatedObject(owner, Self.keys) as? String == "a")
        objc_setAssociatedObject(owner, Self.keys, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, Self.keys) == nil)
        objc_setAssociatedObject(owner, Self.keys, 1, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, Self.keys) == nil)
    }

    @Test func synchronisedSectionsNestAndExclude() async {
        let object = NSObject()
        nonisolated(unsafe) var count = 0
        let lock = UncheckedTransfer(object)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<500 {
                        objc_sync_enter(lock.value)
                        objc_sync_enter(lock.value)
                        count += 1
                        objc_sync_exit(lock.value)
                        objc_sync_exit(lock.value)
                    }
                }
            }
        }
        #expect(count == 4000)
        #expect(objc_sync_exit(object) == -1)
    }

    @Test func aFrameworkClassIsCalledByItsBareName() {
        #expect(_objcClassName(UndoManager.self) == "UndoManager")
        #expect(_objcClass(named: "UndoManager") == UndoManager.self)
    }

    @Test func classesAreFoundByTheirNames() {
        let classes: [AnyClass] = [
            OuterForNames.Inner.self, OuterForNames.Value.Deep.self, Unlisted.self,
        ]
        for aClass in classes {
            let found: AnyClass? = _objcClass(named: _objcClassName(aClass))
            #expect(found.map { ObjectIdentifier($0) } == ObjectIdentifier(aClass))
        }
        #expect(_objcClassName(OuterForNames.Inner.self) == "ObjCRuntimeTests.OuterForNames.Inner")
        #expect(OuterForNames.Inner.description() == "ObjCRuntimeTests.OuterForNames.Inner")
        _objcRegister { m in
            m.named("GivenName")
            return OuterForNames.Inner.self
        }
        #expect(_objcClass(named: "GivenName") is OuterForNames.Inner.Type)
        _ = NSException(name: .genericException, reason: nil)
        #expect(_objcClass(named: "NSException") is NSException.Type)
    }

    @Test(arguments: ["", ".", "..", "No.Such", "a.b.c.d.e.f.g.h", "Ünïcode.Ä", "$s4", "1.2"])
    func hostileNamesFindNothing(name: String) {
        #expect(_objcClass(named: name) == nil)
    }

    @Test func protocolsAreValues() {
        final class Conforming: NSObject, Marked {}
        let marked = Protocol((any Marked).self)
        #expect(Conforming().conforms(to: marked))
        #expect(!NSObject().conforms(to: marked))
        #expect(marked == Protocol((any Marked).self))
    }

    @Test func protocolsAreNamedInCalls() {
        class Conforming: NSObject, Marked {}
        final class Below: Conforming {}
        #expect(Conforming().conforms(to: Marked.self))
        #expect(Below().conforms(to: (any Marked).self))
        #expect(!NSObject().conforms(to: Marked.self))
        #expect(!Conforming().conforms(to: NSCoding.self))
        let object: any NSObjectProtocol = Below()
        #expect(object.conforms(to: Marked.self))
        #expect(NSString().conforms(to: NSCoding.self))
    }

    @Test func whatIsNoProtocolIsFoundByNoName() {
        for name in ["Double", "String", "Swift.Double", "Foundation.Data", "Swift.Equatable"] {
            #expect(NSProtocolFromString(name) == nil, "\(name)")
        }
        #expect(NSProtocolFromString("NSCoding") != nil)
    }

    @Test func aClassIsGivenAProtocol() throws {
        class Plain: NSObject {}
        final class Below: Plain {}
        let coding = try #require(objc_getProtocol("NSCoding"))
        #expect(!Below().conforms(to: coding))
        #expect(class_addProtocol(Plain.self, coding))
        #expect(!class_addProtocol(Plain.self, coding))
        #expect(Below().conforms(to: coding))
        #expect(class_conformsToProtocol(Below.self, coding))
        #expect(!NSObject().conforms(to: coding))
        #expect(objc_getProtocol("NoSuchProtocol") == nil)
    }

    @Test func aClassAsAnObjectIsSentMessagesOfItsClass() {
        final class Lamp: NSObject {
            override class func _objcListMembers(_ members: _ObjCMembers) {
                members.classMethod("shared") { _ in "the lamp" as NSString }
            }
        }
        let object = _objcObject(Lamp.self as Any) as? any NSObjectProtocol
        let answer = object?.perform(Selector("shared"))?.takeUnretainedValue()
        #expect(answer as? NSString == "the lamp")
        #expect(_objcObject(3) as? Int == 3)
    }

    /// What libraries do with a value whose type is erased.
    private func isSame(_ left: Any?, _ right: Any?) -> Bool {
        _objcClassObject(left) as AnyObject? === (_objcClassObject(right) as AnyObject?)
    }

    @Test func aClassIsOneObjectHoweverOftenItIsCast() {
        class Lamp: NSObject {}
        let any: Any = Lamp.self
        #expect(isSame(Lamp.self, any))
        #expect(!isSame(Lamp.self, NSObject.self))
        let object: AnyObject = _objcClassObject(Lamp.self)
        let isOne = object === (_objcClassObject(any) as AnyObject)
        #expect(isOne)
        #expect(_objcClassObject(any) as AnyObject as? NSObject.Type == Lamp.self)
        let lamp = Lamp()
        #expect(isSame(lamp, lamp))
        #expect(!isSame(nil, lamp))
        #expect(_objcClassObject(3) as AnyObject as? Int == 3)
    }

    @Test func aSelectorsAddressIsThatOfItsName() {
        let first = _objcBitCast(Selector("tapped:"), to: UnsafeRawPointer.self)
        #expect(first == _objcBitCast(Selector("tapped:"), to: UnsafeRawPointer.self))
        #expect(first != _objcBitCast(Selector("tapped"), to: UnsafeRawPointer.self))
        #expect(_objcBitCast(Selector("tapped:"), to: Int.self) == Int(bitPattern: first))
    }

    @Test func classesConformToProtocols() {
        class Conforming: NSObject, Marked {}
        final class Below: Conforming {}
        #expect(Conforming.conforms(to: Marked.self))
        #expect(Below.conforms(to: Marked.self))
        #expect(!Below.conforms(to: NSCoding.self))
        #expect(!NSObject.conforms(to: Marked.self))
        #expect(class_conformsToProtocol(Below.self, Protocol((any Marked).self)))
        #expect(class_conformsToProtocol(NSString.self, Protocol((any NSCoding).self)))
        #expect(!class_conformsToProtocol(Below.self, Protocol(Below.self)))
    }

    @Test func anOverrideAnswersForProtocolsThatAreNamedInCalls() {
        final class Proxy: NSObject {
            override func conforms(to aProtocol: Protocol) -> Bool {
                NSStringFromProtocol(aProtocol).hasSuffix("Marked")
            }
        }
        #expect(Proxy().conforms(to: Marked.self))
        #expect(!Proxy().conforms(to: NSCoding.self))
    }

    @Test func autoreleasePoolsKeepResultsUntilTheirEnd() {
        var deaths = 0
        autoreleasepool {
            _ = AutoreleasePool.keep(Owned { deaths += 1 })
            #expect(deaths == 0)
        }
        #expect(deaths == 1)
        AutoreleasePool.keepIfThereIsOne(Owned { deaths += 1 })
        #expect(deaths == 2)
        autoreleasepool {
            AutoreleasePool.keepIfThereIsOne(Owned { deaths += 1 })
            #expect(deaths == 2)
        }
        #expect(deaths == 3)
        let thrown = #expect(throws: CancellationError.self) {
            try autoreleasepool { throw CancellationError() }
        }
        #expect(thrown != nil)
    }

    @Test func unbuiltNamesAreCountedAndListed() {
        Unbuilt.report("RuntimeTests.fake")
        Unbuilt.report("RuntimeTests.fake")
        #expect(Unbuilt.names.contains("RuntimeTests.fake"))
        #expect(Unbuilt.count(of: "RuntimeTests.fake") == 2)
        #expect(Unbuilt.count(of: "RuntimeTests.other") == 0)
    }

    @Test func aRaisedExceptionEndsTheProgramWithItsReason() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            NSException(name: .rangeException, reason: "too far", userInfo: nil).raise()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("uncaught exception 'NSRangeException', reason: 'too far'"))
    }
}

final class Unlisted: NSObject {}
