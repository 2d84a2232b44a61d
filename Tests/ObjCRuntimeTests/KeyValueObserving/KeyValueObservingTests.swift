// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

private final class Person: NSObject {
    var first = "A" {
        willSet { willChangeValue(forKey: "first") }
        didSet { didChangeValue(forKey: "first") }
    }
    var last = "B" {
        willSet { willChangeValue(forKey: "last") }
        didSet { didChangeValue(forKey: "last") }
    }
    var full: String { first + " " + last }
    var friend: Person? {
        willSet { willChangeValue(forKey: "friend") }
        didSet { didChangeValue(forKey: "friend") }
    }
    var silent = 0
    var list: [Any] = []
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "full" ? ["first", "last"] : super.keyPathsForValuesAffectingValue(forKey: key)
    }
}

private final class Watcher: NSObject {
    var changes: [[NSKeyValueChangeKey: Any]] = []
    var contexts: [UnsafeMutableRawPointer?] = []
    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        changes.append(change ?? [:])
        contexts.append(context)
    }
    var news: [String] { changes.map { $0[.newKey] as? String ?? "-" } }
    var olds: [String] { changes.map { $0[.oldKey] as? String ?? "-" } }
}

/// Observes itself and another, for as long as it lives.
private final class Lodger: NSObject {
    let person: Person

    init(_ person: Person) {
        self.person = person
        super.init()
        person.addObserver(self, forKeyPath: "first", options: [.new], context: nil)
        addObserver(self, forKeyPath: "person", options: [.new], context: nil)
    }

    override func value(forKey key: String) -> Any? { key == "person" ? person : nil }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    deinit {
        person.removeObserver(self, forKeyPath: "first")
        removeObserver(self, forKeyPath: "person")
    }
}

struct KeyValueObservingTests {
    init() { Self.registered }

    fileprivate static let registered: Void = {
        @Sendable func person(_ o: AnyObject) -> Person { unsafeDowncast(o, to: Person.self) }
        _objcRegister { m in
            m.property("first", { o in person(o).first }, { o, v in person(o).first = v })
            m.property("last", { o in person(o).last }, { o, v in person(o).last = v })
            m.keyPath("first") { \Person.first }
            m.keyPath("last") { \Person.last }
            m.property("full", { o in person(o).full })
            m.property("friend", { o in person(o).friend }, { o, v in person(o).friend = v })
            m.property("silent", { o in person(o).silent }, { o, v in person(o).silent = v })
            m.property("list", { o in person(o).list }, { o, v in person(o).list = v })
            return Person.self
        }
    }()

    @Test func anObserverIsTakenOutWhileItGoes() {
        let person = Person()
        let watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "first", options: [.new], context: nil)
        var lodger: Lodger? = Lodger(person)
        weak let gone = lodger
        lodger = nil
        #expect(gone == nil)
        person.first = "C"
        #expect(watcher.news == ["C"])
        person.removeObserver(watcher, forKeyPath: "first")
    }

    @Test func aChangeCarriesOldAndNew() {
        let person = Person()
        let watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "first", options: [.old, .new], context: nil)
        person.first = "C"
        person.first = "D"
        person.removeObserver(watcher, forKeyPath: "first")
        person.first = "E"
        #expect(watcher.olds == ["A", "C"])
        #expect(watcher.news == ["C", "D"])
        #expect(watcher.changes.allSatisfy { ($0[.kindKey] as? NSNumber)?.uintValue == 1 })
    }

    @Test func initialAndPriorComeWhenAskedFor() {
        let person = Person()
        let watcher = Watcher()
        person.addObserver(
            watcher,
            forKeyPath: "first",
            options: [.initial, .prior, .new, .old],
            context: nil
        )
        person.first = "C"
        #expect(watcher.news == ["A", "-", "C"])
        #expect(watcher.olds == ["-", "A", "A"])
        #expect(watcher.changes.map { $0[.notificationIsPriorKey] != nil } == [false, true, false])
        person.removeObserver(watcher, forKeyPath: "first")
    }

    @Test func dependentKeysChangeWithWhatTheyRestOn() {
        let person = Person()
        let watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "full", options: [.old, .new], context: nil)
        person.first = "X"
        person.last = "Y"
        #expect(watcher.olds == ["A B", "X B"])
        #expect(watcher.news == ["X B", "X Y"])
        person.removeObserver(watcher, forKeyPath: "full")
    }

    @Test func aPathFollowsItsObjects() {
        let person = Person()
        let watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "friend.full", options: [.new], context: nil)
        let one = Person()
        person.friend = one
        one.first = "One"
        let two = Person()
        person.friend = two
        one.first = "unheard"
        two.last = "Two"
        person.friend = nil
        two.last = "unheard"
        #expect(watcher.news == ["A B", "One B", "A B", "A Two", "-"])
        person.removeObserver(watcher, forKeyPath: "friend.full")
    }

    @Test func keyValueCodingTellsOnceWhetherThePropertyTellsOrNot() {
        let person = Person()
        let watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "silent", options: [.new], context: nil)
        person.addObserver(watcher, forKeyPath: "first", options: [.new], context: nil)
        person.silent = 1
        person.setValue(2, forKey: "silent")
        person.setValue("F", forKey: "first")
        #expect(watcher.changes.count == 2)
        person.removeObserver(watcher, forKeyPath: "silent")
        person.removeObserver(watcher, forKeyPath: "first")
    }

    @Test func mutableArraysTellOfElements() {
        let person = Person()
        let watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "list", options: [.old, .new], context: nil)
        let list = person.mutableArrayValue(forKey: "list")
        list.add("a")
        list.replaceObject(at: 0, with: "b")
        list.removeObject(at: 0)
        let kinds = watcher.changes.map { ($0[.kindKey] as? NSNumber)?.uintValue }
        #expect(kinds == [2, 4, 3])
        #expect(watcher.changes.map { $0[.indexesKey] as? IndexSet } == [[0], [0], [0]])
        #expect(watcher.changes[0][.newKey] as? [String] == ["a"])
        #expect(watcher.changes[0][.oldKey] == nil)
        #expect(watcher.changes[1][.oldKey] as? [String] == ["a"])
        #expect(watcher.changes[1][.newKey] as? [String] == ["b"])
        #expect(watcher.changes[2][.oldKey] as? [String] == ["b"])
        person.removeObserver(watcher, forKeyPath: "list")
    }

    @Test func contextsTellObservationsApart() {
        let person = Person()
        let watcher = Watcher()
        let one = UnsafeMutableRawPointer(bitPattern: 1)
        let two = UnsafeMutableRawPointer(bitPattern: 2)
        person.addObserver(watcher, forKeyPath: "first", options: [], context: one)
        person.addObserver(watcher, forKeyPath: "first", options: [], context: two)
        person.removeObserver(watcher, forKeyPath: "first", context: one)
        person.first = "C"
        #expect(watcher.contexts == [two])
        person.removeObserver(watcher, forKeyPath: "first", context: two)
    }

    @Test func anObserverThatIsGoneIsNotCalled() {
        let person = Person()
        do {
            let watcher = Watcher()
            person.addObserver(watcher, forKeyPath: "first", options: [.new], context: nil)
        }
        person.first = "C"
        #expect(person.first == "C")
    }

    @Test func blocksGetTypedValuesUntilTheyAreLetGo() {
        let person = Person()
        var seen: [String] = []
        var token: NSKeyValueObservation? = person.observe(
            \.first,
            _key: "first",
            options: [.old, .new]
        ) { person, change in
            seen.append("\(change.oldValue ?? "-")>\(change.newValue ?? "-")=\(person.first)")
        }
        person.first = "C"
        token?.invalidate()
        person.first = "D"
        token = person.observe(\.first, _key: "first") { _, change in
            seen.append("\(change.newValue == nil) \(change.kind == .setting)")
        }
        person.first = "E"
        token = nil
        person.first = "F"
        #expect(seen == ["A>C=C", "true true"])
        #expect(token == nil)
    }

    @Test func aHandlerMayEndItsOwnObservation() {
        let person = Person()
        var token: NSKeyValueObservation?
        var calls = 0
        token = person.observe(\.first, _key: "first") { _, _ in
            calls += 1
            token?.invalidate()
            token = nil
        }
        person.first = "C"
        person.first = "D"
        #expect(calls == 1)
    }

    @Test func cyclesOfDependenciesEnd() {
        final class Cyclic: NSObject {
            override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
                key == "a" ? ["b"] : key == "b" ? ["a"] : []
            }
            override func value(forUndefinedKey key: String) -> Any? { 1 }
        }
        let object = Cyclic()
        let watcher = Watcher()
        object.addObserver(watcher, forKeyPath: "a", options: [], context: nil)
        object.willChangeValue(forKey: "b")
        object.didChangeValue(forKey: "b")
        #expect(watcher.changes.count == 1)
        object.removeObserver(watcher, forKeyPath: "a")
    }

    @Test func removingAStrangerTraps() async {
        await #expect(processExitsWith: .failure) {
            NSObject().removeObserver(NSObject(), forKeyPath: "x")
        }
    }

    @Test func anUnhandledNotificationTraps() async {
        await #expect(processExitsWith: .failure) {
            KeyValueObservingTests.registered
            let person = Person()
            let observer = NSObject()
            person.addObserver(observer, forKeyPath: "first", options: [], context: nil)
            person.first = "C"
        }
    }

    @Test func aPathInAVariableIsFoundInTheClassesList() {
        let person = Person()
        func observe<Value>(_ path: KeyPath<Person, Value>) -> (NSKeyValueObservation, () -> Int) {
            var calls = 0
            return (person.observe(path) { _, _ in calls += 1 }, { calls })
        }
        let (token, calls) = observe(\.last)
        person.last = "C"
        person.first = "D"
        #expect(calls() == 1)
        token.invalidate()
        person.last = "E"
        #expect(calls() == 1)
    }
}
