// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Objects of errors that programs declare.
struct ErrorConversionTests {
    private struct Refused: LocalizedError, CustomNSError {
        static let errorDomain = "Refused"
        let errorCode = 7
        var errorUserInfo: [String: Any] { ["attempt": 3] }
        let errorDescription: String? = "It was refused."
        let failureReason: String? = "The door is shut."
        let recoverySuggestion: String? = "Knock."
        let helpAnchor: String? = "doors"
    }

    @Test func aLocalizedErrorWithACodeKeepsItsWords() {
        let object = Refused() as NSError
        #expect(object.domain == "Refused")
        #expect(object.code == 7)
        #expect(object.localizedDescription == "It was refused.")
        #expect(object.localizedFailureReason == "The door is shut.")
        #expect(object.localizedRecoverySuggestion == "Knock.")
        #expect(object.helpAnchor == "doors")
        #expect(object.userInfo["attempt"] as? Int == 3)
    }

    @Test func theWordsAreThoseOfTheErrorItself() {
        let error: any Error = Refused()
        #expect(error.localizedDescription == "It was refused.")
        #expect(Refused().localizedDescription == "It was refused.")
    }

    @Test func otherErrorsStayAsTheyAre() {
        struct Plain: Error {}
        #expect((Plain() as NSError).domain.hasSuffix("Plain"))
        let object = NSError(domain: "A", code: 1, userInfo: [NSLocalizedDescriptionKey: "b"])
        #expect((object as any Error) as NSError === object)
        #expect((object as any Error).localizedDescription == "b")
        #expect(CocoaError(.fileNoSuchFile).localizedDescription.contains("doesn’t exist"))
    }
}
