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

    @Test func errorsOfFilesNameThem() throws {
        let place = URL(fileURLWithPath: "/nonexistent/notes.txt")
        let read = #expect(throws: CocoaError.self) { try Data(contentsOf: place) }
        let words = "The file “notes.txt” couldn’t be opened because there is no such file."
        #expect(read?.localizedDescription == words)
        #expect((read as? NSError)?.localizedDescription == words)
        let info = [NSFilePathErrorKey: "/a/b.txt"]
        func text(_ code: CocoaError.Code) -> String {
            NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: info)
                .localizedDescription
        }
        #expect(text(.fileNoSuchFile) == "The file “b.txt” doesn’t exist.")
        #expect(
            text(.fileReadNoPermission)
                == "The file “b.txt” couldn’t be opened because you don’t have permission to view it."
        )
        let own = NSError(domain: "A", code: 260, userInfo: info)
        #expect(own.localizedDescription == "The operation couldn’t be completed. (A error 260.)")
    }

    @Test func errorsOfDecodingSayWhatIsWrongWithTheData() {
        struct Note: Decodable { let text: String }
        func words(_ json: String) -> String? {
            (#expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Note.self, from: Data(json.utf8))
            })?.localizedDescription
        }
        #expect(words("{}") == "The data couldn’t be read because it is missing.")
        let isWrong = "The data couldn’t be read because it isn’t in the correct format."
        #expect(words("{") == isWrong)
        #expect(words("{\"text\": 1}") == isWrong)
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
