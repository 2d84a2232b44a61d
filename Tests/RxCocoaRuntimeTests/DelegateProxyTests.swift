// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import RxCocoaRuntime
import Testing

/// A protocol as the lowering makes it of one with optional requirements.
private protocol RowDelegate: NSObjectProtocol {
    func rowChanged(_ row: Int)
    func rowEnds(_ row: Int) -> Bool
}

extension RowDelegate {
    func rowChanged(_ row: Int) { _objcDefault(self, "rowChanged(_:)", row) }
    func rowEnds(_ row: Int) -> Bool { _objcDefault(self, "rowEnds(_:)", row) }
}

/// Implements both, and lists them.
private final class Target: NSObject, RowDelegate, @unchecked Sendable {
    var rows: [Int] = []
    func rowChanged(_ row: Int) { rows.append(row) }
    func rowEnds(_ row: Int) -> Bool { row == 3 }

    static let list: Void = _objcRegister { m in
        m.implements("rowChanged(_:)") { o, a in
            unsafeDowncast(o, to: Target.self).rowChanged(_arg(a, 0))
        }
        m.implements("rowEnds(_:)") { o, a in
            unsafeDowncast(o, to: Target.self).rowEnds(_arg(a, 0))
        }
        m.implementsNothingElse()
        return Target.self
    }
}

/// Answers as RxCocoa's proxies do: what its delegate implements, and what is observed.
private final class Proxy: _RXDelegateProxy, RowDelegate, @unchecked Sendable {
    var observed: Set<Selector> = []
    var calls: [String] = []

    override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
        calls.append("before \(selector) \(arguments)")
    }

    override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
        calls.append("after \(selector) \(arguments)")
    }

    override func responds(to aSelector: Selector) -> Bool {
        super.responds(to: aSelector)
            || (_forwardToDelegate as? NSObject)?.responds(to: aSelector) ?? false
            || voidDelegateMethodsContain(aSelector) && observed.contains(aSelector)
    }

    static let list: Void = _objcRegister { m in
        m.implementsNothingElse()
        return Proxy.self
    }
}

/// Observes all, as CombineCocoa's proxies do.
private final class Listener: ObjcDelegateProxy, RowDelegate, @unchecked Sendable {
    var calls: [String] = []

    override func interceptedSelector(_ selector: Selector, arguments: [Any]) {
        calls.append("\(selector) \(arguments)")
    }

    static let list: Void = _objcRegister { m in
        m.implementsNothingElse()
        return Listener.self
    }
}

/// CombineCocoa's proxies hear of messages without a result, and answer none of the others.
struct ListenerTests {
    @Test func messagesWithoutAResultAreHeardOf() {
        _ = Listener.list
        let listener = Listener()
        let changed = _objcRequirement(
            "rowChanged(_:)",
            _selector("rowChanged:", false, { (o: any RowDelegate) in o.rowChanged(_:) })
        )
        #expect(listener.responds(to: changed) && listener.canRespond(to: changed))
        #expect(_objcOptional(listener, "rowChanged(_:)") { listener.rowChanged(7) } != nil)
        #expect(listener.calls == ["rowChanged: [7]"])
        #expect(_objcOptional(listener, "rowEnds(_:)") { listener.rowEnds(3) } == nil)
        #expect(listener.calls.count == 1)
    }
}

/// What RxCocoa says of its delegate proxies: messages without a result are observed before and after they are
/// passed on, those with one are passed on only.
struct DelegateProxyTests {
    private let proxy = Proxy()
    private let target = Target()
    private let changed = _objcRequirement(
        "rowChanged(_:)",
        _selector("rowChanged:", false, { (o: any RowDelegate) in o.rowChanged(_:) })
    )

    init() {
        Target.list
        Proxy.list
    }

    /// What UIKit does to call an optional method.
    private func change(_ row: Int) -> Bool {
        _objcOptional(proxy, "rowChanged(_:)") { proxy.rowChanged(row) } != nil
    }

    private func ends(_ row: Int) -> Bool? {
        _objcOptional(proxy, "rowEnds(_:)") { proxy.rowEnds(row) }
    }

    @Test func withoutDelegateAndObserverNothingIsImplemented() {
        #expect(!change(1))
        #expect(ends(1) == nil)
        #expect(proxy.calls.isEmpty)
        #expect(!proxy.hasWiredImplementation(for: changed))
    }

    @Test func whatIsObservedIsToldWithoutADelegate() {
        proxy.observed = [changed]
        #expect(change(7))
        #expect(proxy.calls == ["before rowChanged: [7]", "after rowChanged: [7]"])
    }

    @Test func theDelegateIsCalledInBetween() {
        proxy._setForwardToDelegate(target, retainDelegate: false)
        #expect(change(2))
        #expect(target.rows == [2])
        #expect(proxy.calls.count == 2)
        #expect(proxy._forwardToDelegate === target)
    }

    @Test func resultsComeFromTheDelegate() {
        proxy._setForwardToDelegate(target, retainDelegate: false)
        #expect(ends(3) == true)
        #expect(ends(4) == false)
        #expect(proxy.calls.isEmpty)
    }

    @Test func messagesByNameArePassedOnToo() {
        proxy._setForwardToDelegate(target, retainDelegate: false)
        _ = proxy.perform(changed, with: 5)
        #expect(target.rows == [5])
        #expect(proxy.calls.count == 2)
    }

    @Test func anyObjectIsCalledByName() {
        let object: AnyObject? = target
        _objcCall(object, "rowChanged:", [4])
        _objcCall(object, "rowGone:", [5])
        _objcCall(nil, "rowChanged:", [6])
        #expect(target.rows == [4])
    }

    @Test func aMethodHasAnImplementation() {
        #expect(target.method(for: changed) != nil)
        #expect(target.method(for: "rowGone:") == nil)
    }

    @Test func aDelegateIsKeptOnlyIfAsked() {
        proxy._setForwardToDelegate(Target(), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(Target(), retainDelegate: true)
        #expect(proxy._forwardToDelegate != nil)
        proxy._setForwardToDelegate(nil, retainDelegate: true)
        #expect(proxy._forwardToDelegate == nil)
    }

    @Test func aSelectorOfARequirementIsUnderstoodWhereItIsImplemented() {
        #expect(target.responds(to: changed))
        #expect(!proxy.responds(to: changed))
        #expect(!NSObject().responds(to: changed))
        _ = target.perform(changed, with: 9)
        #expect(target.rows == [9])
    }
}
