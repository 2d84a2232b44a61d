// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Files of collections, and the causes of errors.
struct PropertyListFileTests {
    @Test func collectionsAreWrittenToFiles() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        try NSDictionary(dictionary: ["a": [1, 2]]).write(to: file)
        let read = try PropertyListDecoder().decode(
            [String: [Int]].self,
            from: Data(contentsOf: file)
        )
        #expect(read == ["a": [1, 2]])
        let absent = file.appendingPathComponent("absent")
        #expect(throws: CocoaError.self) { try NSDictionary().write(to: absent) }
    }

    @Test func anErrorNamesItsCauses() {
        let causes = (1...3).map { NSError(domain: "cause", code: $0) }
        let error = NSError(
            domain: "effect",
            code: 0,
            userInfo: [
                NSUnderlyingErrorKey: causes[0],
                NSMultipleUnderlyingErrorsKey: Array(causes.dropFirst()),
            ]
        )
        #expect(error.underlyingErrors.map { ($0 as NSError).code } == [1, 2, 3])
        #expect(causes[0].underlyingErrors.isEmpty)
    }

    @Test func theMainThreadIsOne() {
        #expect(Thread.main.isMainThread)
        #expect(Thread.main.name == "main")
    }
}
