// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitTextKit

struct TextKitArchiveTests {
    private func copy<Object: Foundation.NSObject>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let result = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        return try #require(result as? Object)
    }

    @Test func rulesComeBack() throws {
        let manager = NSTextLayoutManager()
        manager.usesFontLeading = false
        manager.usesHyphenation = true
        let layout = try copy(manager)
        #expect(!layout.usesFontLeading && layout.usesHyphenation)
        let storage = NSTextContentStorage()
        storage.automaticallySynchronizesTextLayoutManagers = false
        storage.includesTextListMarkers = true
        let contents = try copy(storage)
        #expect(!contents.automaticallySynchronizesTextLayoutManagers)
        #expect(contents.includesTextListMarkers && contents.textStorage != nil)
    }

    @Test func aLineComesBackWithItsText() throws {
        let line = NSTextLineFragment(string: "one two", range: NSRange(location: 4, length: 3))
        let other = try copy(line)
        #expect(other.characterRange == line.characterRange)
        #expect(other.attributedString.string == "one two")
        #expect(other.typographicBounds == line.typographicBounds)
    }

    @Test func aSelectionComesBackWithoutRanges() throws {
        let selection = NSTextSelection(
            range: NSTextRange(units: 1..<2),
            affinity: .upstream,
            granularity: .word
        )
        selection.anchorPositionOffset = 12
        let other = try copy(selection)
        #expect(other.affinity == .upstream && other.granularity == .word)
        #expect(other.anchorPositionOffset == 12)
        #expect(other.textRanges.isEmpty)
    }
}
