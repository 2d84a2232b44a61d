// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Reads more than it writes.
final class AbsentKeyNote: Foundation.NSObject, NSCoding {
    let text: String
    var author: String?
    var tags: [String]?
    var list: Any?

    init(_ text: String) { self.text = text }

    func encode(with coder: NSCoder) { coder.encode(text as NSString, forKey: "text") }

    init?(coder: NSCoder) {
        author = coder.decodeObject(forKey: "author") as? String
        let classes = [NSArray.self, NSString.self]
        tags = coder.decodeObject(of: classes, forKey: "tags") as? [String]
        list = coder.decodePropertyList(forKey: "list")
        let title = coder.decodeObject(of: NSString.self, forKey: "title")
        text = (coder.decodeObject(forKey: "text") as? String ?? "") + (title == nil ? "" : "!")
    }
}

/// Keys that an archive lacks, as that of an older version of a program does.
///
/// - Source: Apple's page of `NSCoder.decodeObject(forKey:)`: nil where no value is found.
struct AbsentKeyTests {
    private func reader(_ object: Any) throws -> NSKeyedUnarchiver {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return reader
    }

    @Test(arguments: [NSCoder.DecodingFailurePolicy.raiseException, .setErrorAndReturn])
    func anObjectThatAsksForThemIsReadOn(policy: NSCoder.DecodingFailurePolicy) throws {
        let reader = try reader(AbsentKeyNote("kept"))
        reader.decodingFailurePolicy = policy
        let note = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? AbsentKeyNote
        #expect(note?.text == "kept" && note?.author == nil && note?.tags == nil)
        #expect(note?.list == nil && reader.error == nil)
    }

    @Test func whatIsThereIsReadAfterThem() throws {
        let reader = try reader("kept" as NSString)
        #expect(reader.decodeObject(forKey: "none") == nil)
        #expect(reader.decodeObject(of: NSString.self, forKey: "none") == nil)
        #expect(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? String == "kept")
    }
}
