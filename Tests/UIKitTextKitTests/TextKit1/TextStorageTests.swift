// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTextKit

/// Writes down what a storage tells.
private final class StorageListener: NSObject, NSTextStorageDelegate {
    var calls: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        calls.append(
            "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)"
        )
    }

    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        calls.append(
            "did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)"
        )
    }
}

/// A storage that keeps its text elsewhere, as editors do.
private final class OwnStorage: NSTextStorage {
    private var units: [UInt16] = []
    private var sizes: [CGFloat] = []

    override var string: String { String(decoding: units, as: UTF16.self) }

    override func attributes(
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        range?.pointee = NSRange(location: location, length: 1)
        return [.font: UIFont.systemFont(ofSize: sizes[location])]
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        let new = Array(str.utf16)
        let part = range.location..<range.location + range.length
        units.replaceSubrange(part, with: new)
        sizes.replaceSubrange(part, with: new.map { _ in 12 })
        edited(.editedCharacters, range: range, changeInLength: new.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let size = (attrs?[.font] as? UIFont)?.pointSize ?? 12
        for unit in range.location..<range.location + range.length { sizes[unit] = size }
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

/// A storage that groups each of its edits, and colours words while it processes them.
private final class GroupingStorage: NSTextStorage {
    private let inner = NSMutableAttributedString(string: "")
    var rounds = 0

    override var string: String { inner.string }

    override func attributes(
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        inner.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        inner.replaceCharacters(in: range, with: str)
        let change = str.utf16.count - range.length
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: change)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        inner.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        rounds += 1
        let red = (string as NSString).range(of: "red")
        if red.length > 0 { addAttribute(.foregroundColor, value: UIColor.red, range: red) }
        super.processEditing()
        addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    }
}

@MainActor
struct TextStorageTests {
    @Test func groupsWithinAnEditBelongToIt() {
        let storage = GroupingStorage()
        let listener = StorageListener()
        storage.delegate = listener
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a red b")
        #expect(storage.rounds == 1)
        #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) != nil)
        #expect(listener.calls.first == "will 3 0+7 7" && storage.editedMask.isEmpty)
        storage.replaceCharacters(in: NSRange(location: 6, length: 1), with: "c")
        #expect(storage.rounds == 2 && manager.numberOfGlyphs == 7)
    }

    @Test func editsTellTheDelegateWhereTheyWere() {
        let storage = NSTextStorage(string: "hello")
        let listener = StorageListener()
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "iii")
        #expect(storage.string == "hiiilo")
        #expect(listener.calls == ["will 2 1+3 1", "did 2 1+3 1"])
        listener.calls = []
        storage.addAttribute(
            .foregroundColor,
            value: UIColor.red,
            range: NSRange(location: 0, length: 2)
        )
        #expect(listener.calls == ["will 1 0+2 0", "did 1 0+2 0"])
    }

    @Test func aGroupOfEditsIsProcessedAsOne() {
        let storage = NSTextStorage(string: "hello")
        let listener = StorageListener()
        storage.delegate = listener
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "")
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        #expect(listener.calls.isEmpty)
        #expect(storage.editedMask == .editedCharacters)
        storage.endEditing()
        #expect(listener.calls == ["will 2 0+6 1", "did 2 0+6 1"])
        #expect(storage.string == "abhell")
        #expect(storage.editedRange.location == NSNotFound)
    }

    @Test func newCharactersTakeTheAttributesOfWhatTheyReplaceOrFollow() {
        let storage = NSTextStorage(string: "abcd")
        let big = UIFont.systemFont(ofSize: 30)
        storage.addAttribute(.font, value: big, range: NSRange(location: 1, length: 2))
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "x")
        var range = NSRange()
        let font = storage.attribute(.font, at: 3, effectiveRange: &range) as? UIFont
        #expect(font?.pointSize == 30)
        #expect(range.location == 1 && range.length == 3)
        storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "yy")
        #expect(storage.attribute(.font, at: 0, effectiveRange: nil) == nil)
        #expect(storage.string == "yyd")
    }

    @Test func copiesHoldTextAndAttributes() throws {
        let storage = NSTextStorage(string: "ab")
        storage.append(NSAttributedString(string: "cd", attributes: [.kern: NSNumber(value: 2)]))
        let copy = try #require(storage.copy() as? NSAttributedString)
        #expect(copy.string == "abcd")
        #expect(copy.attribute(.kern, at: 2, effectiveRange: nil) as? NSNumber == 2)
        #expect(copy.attribute(.kern, at: 1, effectiveRange: nil) == nil)
        #expect(storage.isEqual(to: copy))
        let part = storage.attributedSubstring(from: NSRange(location: 1, length: 2))
        #expect(part.string == "bc")
    }

    @Test func aSubclassNeedsFourMembersOnly() {
        let storage = OwnStorage()
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 1000, height: 0)))
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "hello"))
        storage.addAttribute(
            .font,
            value: UIFont.systemFont(ofSize: 40),
            range: NSRange(location: 0, length: 5)
        )
        #expect(storage.string == "hello")
        #expect(storage.length == 5)
        let plain = NSMutableAttributedString(string: "hello")
        #expect(plain != storage)
        plain.addAttributes(
            storage.attributes(at: 0, effectiveRange: nil),
            range: NSRange(location: 0, length: 5)
        )
        #expect(plain == storage)
        #expect(storage == plain)
        let height = manager.usedRect(for: manager.textContainers[0]).height
        #expect(abs(height - UIFont.systemFont(ofSize: 40).lineHeight) < 0.01)
    }

    @Test func randomEditsKeepCharactersAndAttributesTogether() {
        var random = FixedRandom(seed: 3)
        let storage = NSTextStorage()
        var units: [UInt16] = []
        var marks: [Int] = []
        let key = NSAttributedString.Key("mark")
        let pieces = ["", "x", "abc", "\u{E9}", "a\r\n", "\u{1F469}"]
        for step in 0..<2000 {
            let low = random.next(in: 0...units.count)
            let high = random.next(in: low...min(units.count, low + 5))
            let range = NSRange(location: low, length: high - low)
            if random.next(in: 0...1) == 0 {
                let new = Array(pieces[random.next(in: 0...pieces.count - 1)].utf16)
                let mark = units.isEmpty ? 0 : low < high ? marks[low] : marks[max(0, low - 1)]
                storage.replaceCharacters(in: range, with: String(decoding: new, as: UTF16.self))
                units.replaceSubrange(low..<high, with: new)
                marks.replaceSubrange(low..<high, with: new.map { _ in mark })
                if units.count > 60 {
                    storage.deleteCharacters(in: NSRange(location: 0, length: 30))
                    units.removeFirst(30)
                    marks.removeFirst(30)
                }
            } else {
                let mark = random.next(in: 0...3)
                storage.setAttributes(mark == 0 ? [:] : [key: NSNumber(value: mark)], range: range)
                for unit in low..<high { marks[unit] = mark }
            }
            guard units.count == storage.length else {
                Issue.record("step \(step): \(storage.length) units instead of \(units.count)")
                return
            }
            #expect(Array(storage.mutableString.description.utf16) == Array(storage.string.utf16))
            for unit in units.indices {
                var found = NSRange()
                let value = storage.attribute(key, at: unit, effectiveRange: &found) as? NSNumber
                guard value?.intValue ?? 0 == marks[unit], NSLocationInRange(unit, found) else {
                    Issue.record("step \(step): unit \(unit) has \(value ?? 0), not \(marks[unit])")
                    return
                }
            }
        }
    }
}
