// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

/// Implements two requirements and lists them, as lowered classes do.
@MainActor private final class Target: NSObject, ScrollDelegate, @unchecked Sendable {
    var calls: [String] = []
    func scrollDidScroll(_ scroller: Scroller) { calls.append("scroll") }
    func scroll(_ scroller: Scroller, titleOfRow row: Int) -> String? { "row \(row)" }

    static let list: Void = _objcRegister { m in
        m.implements("scrollDidScroll(_:)") { o, a in
            unsafeDowncast(o, to: Target.self).scrollDidScroll(_arg(a, 0))
        }
        m.implements("scroll(_:titleOfRow:)") { o, a in
            unsafeDowncast(o, to: Target.self).scroll(_arg(a, 0), titleOfRow: _arg(a, 1))
        }
        m.implementsNothingElse()
        return Target.self
    }
}

/// Answers one requirement itself and passes the rest on, as delegate proxies do.
@MainActor private class Proxy: NSObject, ScrollDelegate, @unchecked Sendable {
    weak var target: (any ScrollDelegate)?
    var ends = 0

    func scrollDidEnd() { ends += 1 }

    private nonisolated var next: NSObject? {
        MainActor.assumeIsolated { UncheckedTransfer(target as? NSObject) }.value
    }

    override func responds(to aSelector: Selector) -> Bool {
        super.responds(to: aSelector) || next?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector) -> Any? {
        next?.responds(to: aSelector) == true ? next : super.forwardingTarget(for: aSelector)
    }

    static let list: Void = _objcRegister { m in
        m.implements("scrollDidEnd()") { o, _ in
            unsafeDowncast(o, to: Proxy.self).scrollDidEnd()
        }
        m.implementsNothingElse()
        return Proxy.self
    }
}

/// Has a target and says that it has not.
@MainActor private final class SilentProxy: NSObject, ScrollDelegate, @unchecked Sendable {
    let target = Target()
    override func forwardingTarget(for aSelector: Selector) -> Any? {
        MainActor.assumeIsolated { UncheckedTransfer(target) }.value
    }

    static let list: Void = _objcRegister { m in
        m.implementsNothingElse()
        return SilentProxy.self
    }
}

/// Lists what it implements, and switches requirements off.
@MainActor private class Chooser: NSObject, ScrollDelegate, @unchecked Sendable {
    var calls: [String] = []
    private let denied = UncheckedTransfer(Denied())

    /// The messages that the object denies.
    final class Denied {
        var names: Set<String> = []
    }

    func deny(_ names: Set<String>) { denied.value.names = names }

    func scrollDidScroll(_ scroller: Scroller) { calls.append("scroll") }
    func scroll(_ scroller: Scroller, titleOfRow row: Int) -> String? { "row \(row)" }

    override func responds(to aSelector: Selector) -> Bool {
        !denied.value.names.contains(NSStringFromSelector(aSelector))
            && super.responds(to: aSelector)
    }

    static let list: Void = _objcRegister { m in
        m.implements("scrollDidScroll(_:)") { o, a in
            unsafeDowncast(o, to: Chooser.self).scrollDidScroll(_arg(a, 0))
        }
        m.implements("scroll(_:titleOfRow:)") { o, a in
            unsafeDowncast(o, to: Chooser.self).scroll(_arg(a, 0), titleOfRow: _arg(a, 1))
        }
        m.implementsNothingElse()
        return Chooser.self
    }
}

/// Inherits the override.
@MainActor private final class ChooserBelow: Chooser, @unchecked Sendable {
    static let belowList: Void = _objcRegister { m in
        m.implementsNothingElse()
        return ChooserBelow.self
    }
}

/// Lists nothing, as plain Swift classes do, and denies one requirement.
@MainActor private final class UnlistedChooser: NSObject, ScrollDelegate, @unchecked Sendable {
    var calls: [String] = []
    func scrollDidScroll(_ scroller: Scroller) { calls.append("scroll") }
    func scrollDidEnd() { calls.append("end") }

    override func responds(to aSelector: Selector) -> Bool {
        NSStringFromSelector(aSelector) != "scrollDidEnd" && super.responds(to: aSelector)
    }
}

/// Optional requirements of an object that forwards messages.
///
/// Apple's documentation of `responds(to:)` and `forwardingTarget(for:)`: a delegate is asked whether it
/// responds, and a message without a method goes to the target.
@MainActor struct ForwardingTests {
    private let scroller = Scroller()

    init() {
        Target.list
        Proxy.list
        SilentProxy.list
        Chooser.list
        ChooserBelow.belowList
    }

    @Test func aProxysTargetIsCalled() {
        let target = Target()
        let proxy = Proxy()
        proxy.target = target
        let delegate: any ScrollDelegate = proxy
        #expect(delegate.scrollDidScroll != nil)
        delegate.scrollDidScroll?(scroller)
        #expect(target.calls == ["scroll"])
        #expect(delegate.scroll?(scroller, titleOfRow: 2) == "row 2")
        delegate.scrollDidEnd?()
        #expect(proxy.ends == 1)
    }

    @Test func whatNeitherImplementsIsAbsent() {
        let target = Target()
        let proxy = Proxy()
        proxy.target = target
        let delegate: any ScrollDelegate = proxy
        #expect(delegate.scrollShouldScrollToTop == nil)
        #expect(delegate.scroll?(scroller, heightOfRow: 1) ?? 44 == 44)
    }

    @Test func theTargetMayChange() {
        let proxy = Proxy()
        let delegate: any ScrollDelegate = proxy
        #expect(delegate.scroll?(scroller, titleOfRow: 1) == nil)
        let target = Target()
        proxy.target = target
        #expect(delegate.scroll?(scroller, titleOfRow: 1) == "row 1")
        proxy.target = nil
        #expect(delegate.scroll?(scroller, titleOfRow: 1) == nil)
        #expect(delegate.scrollDidScroll == nil)
    }

    @Test func aProxyMayForwardToAProxy() {
        let target = Target()
        let inner = Proxy()
        let outer = Proxy()
        inner.target = target
        outer.target = inner
        (outer as any ScrollDelegate).scrollDidScroll?(scroller)
        #expect(target.calls == ["scroll"])
    }

    @Test func aProxyThatDoesNotRespondIsNotAsked() {
        let proxy = SilentProxy()
        #expect((proxy as any ScrollDelegate).scrollDidScroll == nil)
        #expect((proxy as any ScrollDelegate).scroll?(scroller, titleOfRow: 1) == nil)
        #expect(proxy.target.calls.isEmpty)
    }

    // Swift exposes what implements a requirement of an Objective-C protocol without `@objc`.
    @Test func anImplementationIsFoundByItsMessage() {
        let target = Target()
        #expect(target.responds(to: "scrollDidScroll:"))
        #expect(target.responds(to: "scroll:titleOfRow:"))
        #expect(!target.responds(to: "scrollDidEnd"))
        target.perform("scrollDidScroll:", with: scroller)
        #expect(target.calls == ["scroll"])
    }

    @Test(arguments: [false, true])
    func anObjectSwitchesRequirementsOff(isBelow: Bool) {
        let chooser = isBelow ? ChooserBelow() : Chooser()
        let delegate: any ScrollDelegate = chooser
        delegate.scrollDidScroll?(scroller)
        #expect(chooser.calls == ["scroll"])
        chooser.deny(["scrollDidScroll:"])
        #expect(delegate.scrollDidScroll == nil)
        delegate.scrollDidScroll?(scroller)
        #expect(chooser.calls == ["scroll"])
        #expect(delegate.scroll?(scroller, titleOfRow: 2) == "row 2")
        chooser.deny(["scroll:titleOfRow:"])
        #expect(delegate.scrollDidScroll != nil)
        #expect(delegate.scroll?(scroller, titleOfRow: 2) == nil)
        #expect(_objcProbe(chooser, "scroll(_:titleOfRow:)") == nil)
        #expect(delegate.scroll?(scroller, heightOfRow: 1) ?? 44 == 44)
    }

    @Test func anObjectOfAClassWithoutAListSwitchesRequirementsOff() {
        let chooser = UnlistedChooser()
        let delegate: any ScrollDelegate = chooser
        delegate.scrollDidScroll?(scroller)
        delegate.scrollDidEnd?()
        #expect(chooser.calls == ["scroll"])
        #expect(delegate.scrollDidEnd == nil)
        #expect(delegate.scroll?(scroller, titleOfRow: 2) == nil)
    }
}
