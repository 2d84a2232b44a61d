// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

private final class DimmableLamp: NSObject {
    private var isLit = false
    var isOn: Bool {
        get { isLit }
        set { announcing("isOn", "on") { isLit = newValue } }
    }
    func touch() { withoutAnnouncing("on") { isOn = !isOn } }
    func renew() { announcing(["isOn", "on", "color"]) { isLit = false } }
}

/// Setters that notify their observers themselves.
struct AnnouncingTests {
    /// What observers of both names are told while a lamp is changed.
    private func told(_ change: (DimmableLamp) -> Void) -> [String] {
        let lamp = DimmableLamp()
        var told: [String] = []
        let tokens = ["isOn", "on"].map { (key: String) in
            lamp.observe(\.isOn, _key: key, options: [.old, .new]) { _, seen in
                let old = seen.oldValue == true
                let new = seen.newValue == true
                told.append("\(key) \(old) \(new)")
            }
        }
        change(lamp)
        for token in tokens { token.invalidate() }
        lamp.isOn = true
        return told
    }

    @Test func aSetterNotifiesByBothNames() {
        #expect(told { $0.isOn = true } == ["on false true", "isOn false true"])
    }

    @Test func aKeyCanBeKeptQuiet() {
        #expect(told { $0.touch() } == ["isOn false true"])
    }

    @Test func severalKeysAreAnnouncedTogether() {
        #expect(told { $0.renew() } == ["on false false", "isOn false false"])
    }

    @Test func withoutObserversTheChangeIsMade() {
        let lamp = DimmableLamp()
        lamp.isOn = true
        lamp.touch()
        #expect(!lamp.isOn)
    }
}
