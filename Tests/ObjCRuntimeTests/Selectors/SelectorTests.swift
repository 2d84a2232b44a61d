// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

private class Listed: NSObject {
    var taps: [String] = []
    func tap(_ sender: NSString) { taps.append("tap \(sender)") }
    func reset() { taps.append("reset") }
    func pair(_ a: Int, _ b: String) -> NSNumber { NSNumber(value: a + b.count) }
    func failing() throws { throw CancellationError() }
    var title: String? = "t"
    var isOn = false
    static func make() -> NSString { "made" }
}

private final class Overriding: Listed {
    override func reset() { taps.append("overridden") }
}

@MainActor private final class Isolated: NSObject, @unchecked Sendable {
    var count = 0
    func bump(_ by: NSNumber) { count += by.intValue }
    func show() { count += 100 }
    var size: Int { 7 }
}

private final class Plain {
    var hits = 0
    func hit() { hits += 1 }
    func hit(by count: Int) { hits += count }
}

struct SelectorTests {
    init() { Self.registered }

    fileprivate static let registered: Void = {
        _objcRegister { m in
            m.method("tap:") { o, a in (o as? Listed)?.tap(_arg(a, 0)) }
            m.method("reset") { o, _ in (o as? Listed)?.reset() }
            m.method("add:to:") { o, a in (o as? Listed)?.pair(_arg(a, 0), _arg(a, 1)) }
            m.method("failing") { o, _ in try (o as? Listed)?.failing() }
            m.property(
                "title",
                { o in unsafeDowncast(o, to: Listed.self).title },
                { o, v in unsafeDowncast(o, to: Listed.self).title = v }
            )
            m.property(
                "isOn",
                { o in unsafeDowncast(o, to: Listed.self).isOn },
                { o, v in unsafeDowncast(o, to: Listed.self).isOn = v }
            )
            m.classMethod("make") { _ in Listed.make() }
            return Listed.self
        }
    }()

    @Test func aMethodWithManyArgumentsOrABorrowedClosureHasASelectorByName() {
        final class Animator: NSObject {
            class func run(_ a: Int, _ b: Int, _ c: Int, body: () -> Void) { body() }
            func mix(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) {}
            func borrow(_ body: () -> Void) { body() }
        }
        #expect(
            _selector("run:::body:", false, Animator.run(_:_:_:body:)) == Selector("run:::body:")
        )
        #expect(_selector("mix::::::", false, Animator.mix(_:_:_:_:_:_:)).argumentCount == 6)
        #expect(_selector("borrow:", false, Animator.borrow(_:)).name == "borrow:")
    }

    @Test func aSenderWhereAMethodTakesATruthIsTrue() {
        final class Editor: NSObject {
            var forces: [Bool] = []
            func endEditing(_ force: Bool) { forces.append(force) }
        }
        let editor = Editor()
        let selector = _selector("endEditing:", false, Editor.endEditing)
        editor.perform(selector, with: NSObject())
        editor.perform(selector, with: nil)
        editor.perform(selector, with: NSNumber(value: false))
        #expect(editor.forces == [true, false, false])
    }

    @Test func selectorsMayBeOptional() {
        let none: Selector? = nil
        let reset: Selector? = "reset"
        let object = Listed()
        let any: any NSObjectProtocol = object
        #expect(!object.responds(to: none) && object.responds(to: reset))
        #expect(!any.responds(to: none) && any.responds(to: reset))
        object.perform(reset)
        any.perform(reset)
        #expect(object.taps == ["reset", "reset"])
    }

    @Test func instancesRespondToAMethodOfTheirClassThatIsInNoTable() {
        final class Unlisted: NSObject { func show() {} }
        let show = _selector("show", false, Unlisted.show)
        #expect(Unlisted.instancesRespond(to: show))
        #expect(!Listed.instancesRespond(to: show))
        #expect(!Unlisted.instancesRespond(to: "hide"))
    }

    @Test func equalityAndHashLookAtTheNameAlone() {
        let made = _selector("reset", false, Listed.reset)
        #expect(made == "reset")
        #expect(Set([made, "reset", Selector("reset")]).count == 1)
        #expect(made != "reset:")
        #expect("\(made)" == "reset")
        #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    }

    @Test(arguments: [("tap", 0), ("tap:", 1), ("add:to:", 2), ("", 0), (":::", 3)])
    func colonsCountTheArguments(name: String, count: Int) {
        #expect(Selector(name).argumentCount == count)
    }

    @Test func aBaseNameGetsItsColonsFromTheArity() {
        #expect(_selector("tap", true, Listed.tap) == "tap:")
        #expect(_selector("pair", true, Listed.pair) == "pair::")
        #expect(_selector("reset", true, Listed.reset) == "reset")
    }

    @Test func aNameFindsTheListedMethod() {
        let object = Listed()
        object.perform("tap:", with: "x")
        object.perform("reset")
        #expect(object.taps == ["tap x", "reset"])
        let sum = object.perform("add:to:", with: 3, with: "four")
        #expect(sum?.takeUnretainedValue() as? NSNumber == 7)
    }

    @Test func aSubclassInheritsTheTableAndItsOverrideRuns() {
        let object = Overriding()
        #expect(object.responds(to: "reset"))
        object.perform("reset")
        #expect(object.taps == ["overridden"])
    }

    @Test func aSelectorWithoutTableCallsItsSwiftMethod() {
        let object = Plain()
        #expect(
            _selector("hit", false, Plain.hit as (Plain) -> () -> Void).send(to: object)
                .isUnderstood
        )
        let by = _selector("hitBy:", false, Plain.hit(by:))
        #expect(by.send(to: object, [NSNumber(value: 4)]).isUnderstood)
        #expect(object.hits == 5)
        #expect(by.isUnderstood(by: object))
        #expect(!by.isUnderstood(by: NSObject()))
        #expect(!Selector("hitBy:").isUnderstood(by: object))
    }

    @MainActor @Test func isolatedMethodsAreSentToAsOthers() {
        let object = Isolated()
        object.perform(_selector("bump:", false, Isolated.bump(_:)), with: NSNumber(value: 2))
        object.perform(_selector("show", false, Isolated.show))
        #expect(object.count == 102)
        let size = object.perform(_selectorGet("size", { (o: Isolated) in o.size }))
        #expect(size?.takeUnretainedValue() as? NSNumber == 7)
    }

    @Test func propertiesAnswerToTheirAccessorsNames() {
        let object = Listed()
        object.perform("setTitle:", with: "new")
        #expect(object.perform("title")?.takeUnretainedValue() as? String == "new")
        object.perform("setIsOn:", with: true)
        #expect(object.isOn)
        #expect(object.responds(to: "setTitle:"))
        #expect(!object.responds(to: "setNothing:"))
    }

    @Test func aClassAnswersToItsClassMethods() {
        let made = Selector("make").send(to: Listed.self as AnyObject)
        guard case .value(let value) = made else {
            Issue.record("not understood")
            return
        }
        #expect(value as? NSString == "made")
    }

    @Test func aThrowingMethodEndsInItsSender() {
        #expect(Listed().perform("failing") == nil)
    }

    @Test func missingArgumentsCountAsNil() {
        let object = Listed()
        #expect(
            _selector("setTitle:", false, { (o: Listed) in { (t: String?) in o.title = t } })
                .send(to: object).isUnderstood
        )
        #expect(object.title == nil)
    }

    @Test func anUnknownMessageTraps() async {
        await #expect(processExitsWith: .failure) { NSObject().perform("nobodyKnowsThis") }
    }

    @Test func anArgumentOfTheWrongTypeTraps() async {
        await #expect(processExitsWith: .failure) {
            let selector = _selector("hitBy:", false, { (o: NSObject) in { (n: Int) in _ = n } })
            NSObject().perform(selector, with: "not a number")
        }
    }

    @Test func aForwardingTargetTakesWhatTheObjectDoesNotUnderstand() {
        final class Front: NSObject {
            let back = Listed()
            override func forwardingTarget(for aSelector: Selector) -> Any? { back }
        }
        let front = Front()
        front.perform("reset")
        #expect(front.back.taps == ["reset"])
    }

    @Test func delayedMessagesComeInOrderAndCanBeTakenBack() {
        let object = Listed()
        object.perform("tap:", with: "a", afterDelay: 0)
        object.perform("tap:", with: "b", afterDelay: 0)
        object.perform("reset", with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(
            withTarget: object,
            selector: "tap:",
            object: "b"
        )
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        #expect(Set(object.taps) == ["tap a", "reset"])
        object.perform("reset", with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: object)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        #expect(object.taps.count == 2)
    }

    @Test func registrationsFromManyThreadsAreAllFound() async {
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<50 {
                group.addTask {
                    _objcRegister { m in
                        m.method("threaded\(index)") { _, _ in index }
                        return Listed.self
                    }
                    return Listed().responds(to: Selector("threaded\(index)"))
                }
            }
            for await isFound in group { #expect(isFound) }
        }
    }
}
