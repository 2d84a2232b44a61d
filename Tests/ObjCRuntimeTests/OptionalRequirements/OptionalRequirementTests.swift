// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

@MainActor private final class NativeFull: ScrollDelegate {
    var calls: [String] = []
    func scrollDidScroll(_ scroller: Scroller) { calls.append("scroll") }
    func scrollShouldScrollToTop(_ scroller: Scroller) -> Bool { true }
    func scroll(_ scroller: Scroller, heightOfRow row: Int) -> Double { Double(row) }
    func scroll(_ scroller: Scroller, titleOfRow row: Int) -> String? { "row \(row)" }
    func scrollDidEnd() { calls.append("end") }
}

@MainActor private class NativeEmpty: ScrollDelegate {}

/// Its base conforms and implements nothing, so that Swift made the defaults the witnesses.
@MainActor private final class ListedSubclass: NativeEmpty {
    var calls = 0
    func scrollDidScroll(_ scroller: Scroller) { calls += 1 }
    func scroll(_ scroller: Scroller, heightOfRow row: Int) -> Double { Double(row) * 2 }
}

@MainActor private final class ListedNothing: ScrollDelegate {}

/// Inherits its implementations from a class that nobody listed.
@MainActor private class Native: ScrollDelegate {
    var calls = 0
    func scrollDidScroll(_ scroller: Scroller) { calls += 1 }
    func scrollShouldScrollToTop(_ scroller: Scroller) -> Bool { true }
}

@MainActor private final class ListedUnderNative: Native {}

/// Listed for a method of its own; nothing was said of what it implements.
@MainActor private final class ListedWithoutRequirements: ScrollDelegate {
    var calls = 0
    func scrollDidScroll(_ scroller: Scroller) { calls += 1 }
}

/// Passes one message on to another delegate that lacks it, and implements another.
@MainActor private final class Forwarder: ScrollDelegate {
    let other = NativeEmpty()
    func scroll(_ scroller: Scroller, heightOfRow row: Int) -> Double {
        (other as any ScrollDelegate).scroll?(scroller, heightOfRow: row) ?? 7
    }
}

@MainActor struct OptionalRequirementTests {
    private let scroller = Scroller()

    init() {
        _objcRegister { m in
            m.implements("scrollDidScroll(_:)") { o, a in
                (o as? ListedSubclass)?.scrollDidScroll(_arg(a, 0))
            }
            m.implements("scroll(_:heightOfRow:)") { o, a in
                (o as? ListedSubclass)?.scroll(_arg(a, 0), heightOfRow: _arg(a, 1)) ?? 0
            }
            return ListedSubclass.self
        }
        _objcRegister { m in
            m.implementsNothingElse()
            return ListedNothing.self
        }
        _objcRegister { m in
            m.implementsNothingElse()
            return ListedUnderNative.self
        }
        _objcRegister { m in
            m.method("other") { _, _ in }
            return ListedWithoutRequirements.self
        }
    }

    @Test func aPlainSwiftConformerIsCalledDirectly() {
        let object = NativeFull()
        let delegate: (any ScrollDelegate)? = object
        delegate?.scrollDidScroll?(scroller)
        delegate?.scrollDidEnd?()
        #expect(object.calls == ["scroll", "end"])
        #expect(delegate?.scroll?(scroller, heightOfRow: 3) == 3)
        #expect(delegate?.scroll?(scroller, titleOfRow: 3) == "row 3")
        #expect(delegate?.scrollShouldScrollToTop?(scroller) == true)
        #expect(delegate?.scrollDidScroll != nil)
    }

    @Test func aPlainSwiftConformerThatLacksAMethodGivesNil() {
        let delegate: (any ScrollDelegate)? = NativeEmpty()
        #expect(delegate?.scroll?(scroller, heightOfRow: 3) ?? 44 == 44)
        #expect(delegate?.scroll?(scroller, titleOfRow: 3) == nil)
        #expect(delegate?.scroll?(scroller, viewForRow: 3) == nil)
        #expect(delegate?.scrollShouldScrollToTop?(scroller) ?? true)
    }

    @Test func aCallTeachesThePresenceOfAPlainSwiftMethod() {
        final class Fresh: ScrollDelegate {}
        let delegate: any ScrollDelegate = Fresh()
        #expect(delegate.scrollDidEnd != nil)
        delegate.scrollDidEnd?()
        #expect(delegate.scrollDidEnd == nil)
    }

    @Test func aMethodThatASubclassAddsIsFoundByItsTable() {
        let object = ListedSubclass()
        let delegate: any ScrollDelegate = object
        delegate.scrollDidScroll?(scroller)
        #expect(object.calls == 1)
        #expect(delegate.scroll?(scroller, heightOfRow: 5) == 10)
        #expect(delegate.scrollDidScroll(scroller) == ())
        #expect(object.calls == 2)
    }

    @Test func aListedClassLacksWhatItDoesNotList() {
        let delegate: any ScrollDelegate = ListedNothing()
        #expect(delegate.scrollDidScroll == nil)
        #expect(delegate.scrollShouldScrollToTop == nil)
    }

    @Test func aListedClassUnderOneThatIsNotListedIsCalledAllTheSame() {
        let object = ListedUnderNative()
        let delegate: any ScrollDelegate = object
        delegate.scrollDidScroll?(scroller)
        #expect(object.calls == 1)
        #expect(delegate.scrollShouldScrollToTop?(scroller) == true)
        delegate.scrollDidEnd?()
        #expect(delegate.scrollDidEnd == nil)
    }

    @Test func aListThatOmitsRequirementsHidesNone() {
        let object = ListedWithoutRequirements()
        (object as any ScrollDelegate).scrollDidScroll?(scroller)
        #expect(object.calls == 1)
    }

    @Test func aMethodWithLabelsIsProbedByItsFullName() {
        let listed: (any ScrollDelegate)? = ListedNothing()
        #expect(_objcProbe(listed, "scroll(_:heightOfRow:)") == nil)
        #expect(_objcProbe(ListedSubclass(), "scroll(_:heightOfRow:)") != nil)
        #expect(_objcProbe(nil, "scroll(_:heightOfRow:)") == nil)
    }

    @Test func anObjectAsResultNeedsNoPlaceholder() {
        final class Plain: NativeEmpty, @unchecked Sendable {
            func view() -> NSObject { _objcDefault(self, "view()") }
        }
        let plain = Plain()
        #expect(_objcOptional(plain, "view()") { plain.view() } == nil)
    }

    @Test func anObjectOfAProtocolAsResultNeedsNoPlaceholder() {
        final class Plain: NativeEmpty, @unchecked Sendable {
            func other() -> any ScrollDelegate { _objcDefault(self, "other()") }
            func both() -> any ScrollDelegate & Sendable { _objcDefault(self, "both()") }
        }
        let plain = Plain()
        #expect(_objcOptional(plain, "other()") { plain.other() } == nil)
        #expect(_objcOptional(plain, "both()") { plain.both() } == nil)
    }

    @Test func aMissingMethodOfAnotherDelegateDoesNotCountAgainstTheCaller() {
        let delegate: any ScrollDelegate = Forwarder()
        for _ in 0..<3 { #expect(delegate.scroll?(scroller, heightOfRow: 1) == 7) }
    }

    @Test func aBoundMethodServesAsImplementation() {
        final class Bound: NativeEmpty {
            func scroll(_ scroller: Scroller, heightOfRow row: Int) -> Double { 9 }
        }
        _objcRegister { m in
            m.implements("scroll(_:heightOfRow:)") { o in
                unsafeDowncast(o, to: Bound.self).scroll(_:heightOfRow:)
            }
            return Bound.self
        }
        #expect((Bound() as any ScrollDelegate).scroll?(scroller, heightOfRow: 1) == 9)
    }

    @Test func aMissingMethodCalledWithoutQuestionMarkTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let delegate: any ScrollDelegate = NativeEmpty()
                _ = delegate.scroll(Scroller(), heightOfRow: 1)
            }
        }
    }
}
