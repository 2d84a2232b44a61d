// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

// Sendable is unchecked because all messages come on the test's thread.
private final class Watcher: NSObject, @unchecked Sendable {
    var changes: [[NSKeyValueChangeKey: Any]] = []

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        changes.append(change ?? [:])
    }
}

extension UserDefaults {
    fileprivate var volume: Int {
        get { integer(forKey: "volume") }
        // As lowered source sets a dynamic property.
        set {
            willChangeValue(forKey: "volume")
            set(newValue, forKey: "volume")
            didChangeValue(forKey: "volume")
        }
    }
}

@Suite(.serialized) struct UserDefaultsTests {
    private let defaults: UserDefaults

    init() throws {
        defaults = try #require(UserDefaults(suiteName: "casement-tests"))
        for key in ["web", "file", "volume"] { defaults.removeObject(forKey: key) }
    }

    @Test func defaultsKeepAWholeAddress() {
        let address = URL(string: "https://a.b/c?d=1#e")
        defaults.set(address, forKey: "web")
        #expect(defaults.url(forKey: "web") == address)
        let file = URL(fileURLWithPath: "/tmp/a b")
        defaults.set(file, forKey: "file")
        #expect(defaults.url(forKey: "file") == file)
        #expect(defaults.string(forKey: "file") == "/tmp/a b")
    }

    /// What a generic function makes of a setting that it has kept.
    private func kept<Value>(_ value: Value) -> Value? {
        defaults.set(value, forKey: "volume")
        return defaults.object(forKey: "volume") as? Value
    }

    @Test func numbersCastToEveryTypeThatHoldsThem() {
        #expect(kept(UInt(42)) == 42 && kept(42) == 42 && kept(UInt8(7)) == 7)
        #expect(kept(4.5) == 4.5 && kept(Float(4.25)) == 4.25 && kept(true) == true)
        #expect(kept([UInt(1), 2]) == [1, 2] && kept(["a": 1.5]) == ["a": 1.5])
        #expect(kept("text") == "text" && kept(Data([1])) == Data([1]))
        #expect(kept(Date(timeIntervalSince1970: 5)) == Date(timeIntervalSince1970: 5))
        defaults.set(2.5 as CGFloat, forKey: "volume")
        #expect(defaults.double(forKey: "volume") == 2.5 && defaults.integer(forKey: "volume") == 2)
        defaults.set([2.5 as CGFloat], forKey: "volume")
        #expect(defaults.array(forKey: "volume") as? [Double] == [2.5])
        defaults.set(true, forKey: "volume")
        #expect(defaults.bool(forKey: "volume") && defaults.integer(forKey: "volume") == 1)
        #expect(defaults.object(forKey: "volume") is NSNumber)
    }

    @Test func anAddressThatIsNilTakesTheSettingAway() {
        defaults.set(URL(string: "https://a.b"), forKey: "web")
        defaults.set(nil as URL?, forKey: "web")
        #expect(defaults.object(forKey: "web") == nil)
    }

    @Test func eachChangePostsANotification() {
        let watcher = Watcher()
        let token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification,
            object: defaults,
            queue: nil
        ) { _ in watcher.changes.append([:]) }
        defer { NotificationCenter.default.removeObserver(token) }
        defaults.set(1, forKey: "volume")
        defaults.set("2" as Any?, forKey: "volume")
        defaults.removeObject(forKey: "volume")
        #expect(watcher.changes.count == 3)
    }

    @Test func anObserverHearsOfChangedValues() {
        let watcher = Watcher()
        defaults.addObserver(watcher, forKeyPath: "volume", options: [.old, .new], context: nil)
        defaults.set(1, forKey: "volume")
        defaults.set(1, forKey: "volume")
        defaults.set(2, forKey: "volume")
        defaults.set(9, forKey: "brightness")
        #expect(watcher.changes.map { $0[.newKey] as? Int } == [1, 2])
        #expect(watcher.changes.map { $0[.oldKey] as? Int } == [nil, 1])
        defaults.removeObserver(watcher, forKeyPath: "volume")
        defaults.set(3, forKey: "volume")
        #expect(watcher.changes.count == 2)
    }

    @Test func anObserverHearsOfChangesByAnotherInstance() throws {
        let watcher = Watcher()
        defaults.addObserver(watcher, forKeyPath: "volume", options: [.initial], context: nil)
        defer { defaults.removeObserver(watcher, forKeyPath: "volume", context: nil) }
        #expect(watcher.changes.count == 1)
        try #require(UserDefaults(suiteName: "casement-tests")).set(7, forKey: "volume")
        #expect(watcher.changes.count == 2)
    }

    @Test func aBlockHearsOfASettingBehindAProperty() {
        var seen: [Int?] = []
        let observation = defaults.observe(\.volume, _key: "volume", options: [.new]) { _, change in
            seen.append(change.newValue)
        }
        defaults.set(4, forKey: "volume")
        observation.invalidate()
        defaults.set(5, forKey: "volume")
        #expect(seen == [4])
    }

    @Test func aPropertyThatAnnouncesItselfIsToldOnce() {
        var seen: [Int?] = []
        let observation = defaults.observe(\.volume, _key: "volume", options: [.new]) { _, change in
            seen.append(change.newValue)
        }
        defaults.volume = 4
        defaults.volume += 1
        observation.invalidate()
        #expect(seen == [4, 5])
    }
}
