// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

private final class Number: ObjCRuntime.NSObject {
    let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? Number)?.value == value }

    override var hash: Int { value }
}

@Suite("Objects in Core Foundation's collections")
struct CoreFoundationTests {
    @Test("An attributed string compares the values of neighbouring runs by isEqual")
    func attributedStrings() throws {
        let key = NSAttributedString.Key("number")
        let text = NSMutableAttributedString(string: "one", attributes: [key: Number(1)])
        text.append(NSAttributedString(string: "two", attributes: [key: Number(2)]))
        text.append(NSAttributedString(string: "two", attributes: [key: Number(2)]))
        let copy = NSAttributedString(attributedString: text)
        var range = NSRange()
        let value = copy.attribute(key, at: 4, effectiveRange: &range) as? Number
        #expect(value?.value == 2)
        #expect(range == NSRange(location: 3, length: 6))
    }

    @Test("An error tells what it is by Core Foundation's functions")
    func errors() throws {
        let entries: [String: Any] = [
            NSLocalizedDescriptionKey: "No font", NSLocalizedFailureReasonErrorKey: "No file",
        ]
        let error = CFErrorCreate(nil, "Fonts" as NSString, 7, entries as NSDictionary)
        #expect(CFErrorGetDomain(error) == "Fonts" as NSString)
        #expect(CFErrorGetCode(error) == 7)
        #expect(CFErrorCopyDescription(error) == "No font" as NSString)
        #expect(CFErrorCopyFailureReason(error) == "No file" as NSString)
        #expect(CFErrorCopyRecoverySuggestion(error) == nil)
        #expect(CFErrorCopyUserInfo(error).count == 2)
        let foundations = NSError(domain: "Fonts", code: 8)
        #expect(CFErrorGetCode(foundations) == 8)
    }
}
