// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import RxCocoaRuntime
import Testing

/// A class with a method as the lowering makes it where a package replaces methods.
private class Lamp: NSObject, @unchecked Sendable {
    var level = 0
    func dim(to level: Int) {
        if _objcReplaces,
            let done: Void = _objcReplaced(self, Lamp.self, "dimTo:", [level])
        {
            return done
        }
        self.level = level
    }

    static let list: Void = _objcRegister { m in
        m.method("dimTo:") { o, a in unsafeDowncast(o, to: Lamp.self).dim(to: _arg(a, 0)) }
        return Lamp.self
    }
}

private final class DeskLamp: Lamp, @unchecked Sendable {}

/// Notes what it is told.
private final class Observer: RXMessageSentObserver, RXDeallocatingObserver {
    var targetImplementation = RX_default_target_implementation()
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func messageSent(withArguments arguments: [Any]) { note("before \(arguments)") }
    func methodInvoked(withArguments arguments: [Any]) { note("after \(arguments)") }
    func deallocating() { note("gone") }
}

/// What RxCocoa says of `sentMessage` and `methodInvoked`.
@Suite(.serialized) struct ObservedMethodTests {
    init() { Lamp.list }

    private func observe(_ object: NSObject, _ name: String, _ observer: Observer) throws {
        let selector = Selector(name)
        objc_setAssociatedObject(
            object,
            RX_reference_from_selector(RX_selector(selector)),
            observer,
            .OBJC_ASSOCIATION_RETAIN_NONATOMIC
        )
        var error: NSError?
        observer.targetImplementation = try #require(RX_ensure_observing(object, selector, &error))
        #expect(error == nil)
    }

    @Test func anObserverIsToldBeforeAndAfter() throws {
        let lamp = DeskLamp()
        var notes: [String] = []
        try observe(lamp, "dimTo:", Observer { notes.append("\($0) at \(lamp.level)") })
        lamp.dim(to: 4)
        #expect(notes == ["before [4] at 0", "after [4] at 4"])
    }

    @Test func anotherObjectOfTheClassIsNotObserved() throws {
        let (lamp, other) = (DeskLamp(), DeskLamp())
        var notes = 0
        try observe(lamp, "dimTo:", Observer { _ in notes += 1 })
        other.dim(to: 2)
        #expect(other.level == 2)
        #expect(notes == 0)
    }

    @Test func bothAClassAndTheOneAboveMayBeObserved() throws {
        let (base, derived) = (Lamp(), DeskLamp())
        var notes: [String] = []
        try observe(derived, "dimTo:", Observer { notes.append("derived \($0)") })
        try observe(base, "dimTo:", Observer { notes.append("base \($0)") })
        derived.dim(to: 1)
        #expect(notes == ["derived before [1]", "derived after [1]"])
        base.dim(to: 3)
        #expect(notes.suffix(2) == ["base before [3]", "base after [3]"])
        #expect(base.level == 3)
    }

    @Test func aMethodThatIsNotThereIsAnError() {
        var error: NSError?
        #expect(RX_ensure_observing(Lamp(), Selector("glow"), &error) == nil)
        #expect(error?.domain == RXObjCRuntimeErrorDomain)
        #expect(error?.code == RXObjCRuntimeError.selectorNotImplemented.rawValue)
    }

    @Test func anObserverOfTheEndIsTold() throws {
        var notes: [String] = []
        do {
            let lamp = Lamp()
            try observe(lamp, "dealloc", Observer { notes.append($0) })
            #expect(notes.isEmpty)
        }
        #expect(notes == ["gone"])
    }

    @Test func argumentsAreBoxed() throws {
        let lamp = DeskLamp()
        var numbers: [Any] = []
        let observer = Observer { _ in }
        try observe(lamp, "dimTo:", observer)
        let listener = Listener { numbers = $0 }
        listener.targetImplementation = observer.targetImplementation
        objc_setAssociatedObject(
            lamp,
            RX_reference_from_selector(RX_selector("dimTo:")),
            listener,
            .OBJC_ASSOCIATION_RETAIN_NONATOMIC
        )
        lamp.dim(to: 6)
        #expect(numbers.first is NSNumber)
    }

    @Test func anObserverOfAKeyHearsOfEachValue() {
        let lamp = SwitchedLamp()
        var values: [Any?] = []
        let observer = _RXKVOObserver(
            target: lamp,
            retainTarget: false,
            keyPath: "isOn",
            options: [.initial, .new]
        ) { values.append($0) }
        lamp.isOn = true
        observer.dispose()
        lamp.isOn = false
        #expect(values.map { $0 as? Bool } == [false, true])
    }
}

private final class Listener: RXMessageSentObserver {
    var targetImplementation = RX_default_target_implementation()
    let take: ([Any]) -> Void
    init(_ take: @escaping ([Any]) -> Void) { self.take = take }
    func messageSent(withArguments arguments: [Any]) { take(arguments) }
    func methodInvoked(withArguments arguments: [Any]) {}
}

private final class SwitchedLamp: NSObject, @unchecked Sendable {
    var isOn = false {
        willSet { willChangeValue(forKey: "isOn") }
        didSet { didChangeValue(forKey: "isOn") }
    }

    override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property(
            "isOn",
            { o in unsafeDowncast(o, to: SwitchedLamp.self).isOn },
            { o, v in unsafeDowncast(o, to: SwitchedLamp.self).isOn = v }
        )
    }
}
