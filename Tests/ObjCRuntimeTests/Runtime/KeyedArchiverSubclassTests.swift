// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@Suite("Subclasses of the keyed archiver")
struct KeyedArchiverSubclassTests {
    /// As tests derive from `NSKeyedArchiver`, lowered.
    private final class Coder: _ObjCKeyedArchiver {
        private(set) var keys: [String] = []

        override func decodeObject(forKey key: String) -> Any? { "answer to " + key }
        override func decodeInt64(forKey key: String) -> Int64 { 7 }
        override func encode(_ object: Any?, forKey key: String) {
            keys.append(key)
            super.encode(object, forKey: key)
        }
    }

    @Test func aCoderAnswersWhatATestChooses() {
        let coder: NSCoder = Coder(requiringSecureCoding: false)
        #expect(coder.decodeObject(forKey: "a") as? String == "answer to a")
        #expect(coder.decodeInt64(forKey: "b") == 7)
        #expect(coder.allowsKeyedCoding && !coder.requiresSecureCoding)
        #expect(Coder(requiringSecureCoding: true).requiresSecureCoding)
    }

    @Test func itArchivesAsItsSuperclassDoes() throws {
        let coder = Coder()
        coder.encode("text" as NSString, forKey: "a")
        coder.encode(12, forKey: "b")
        coder.encode(true, forKey: "c")
        coder.encode(1.5, forKey: "d")
        coder.finishEncoding()
        #expect(coder.keys == ["a"])
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        reader.requiresSecureCoding = false
        #expect(reader.decodeObject(forKey: "a") as? String == "text")
        #expect(reader.decodeInteger(forKey: "b") == 12)
        #expect(reader.decodeBool(forKey: "c") && reader.decodeDouble(forKey: "d") == 1.5)
    }

    @Test func itLeavesTheArchiveInTheDataThatItIsGiven() throws {
        let data = NSMutableData()
        let coder = Coder(forWritingWith: data)
        coder.outputFormat = .xml
        coder.encode("text" as NSString, forKey: "a")
        coder.finishEncoding()
        let text = try #require(String(data: data as Data, encoding: .utf8))
        #expect(text.contains("<plist") && text.contains("<string>text</string>"))
    }
}
