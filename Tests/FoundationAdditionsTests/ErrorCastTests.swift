// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Errors that are objects, cast to the types of their domains.
struct ErrorCastTests {
    private let offline = NSError(
        domain: NSURLErrorDomain,
        code: NSURLErrorNotConnectedToInternet,
        userInfo: ["attempt": 3]
    )

    @Test func anObjectIsCastToTheErrorOfItsDomain() {
        let error: any Error = offline
        #expect((offline as? URLError)?.code == .notConnectedToInternet)
        #expect((error as? URLError)?.code == .notConnectedToInternet)
        #expect((error as? URLError)?.userInfo["attempt"] as? Int == 3)
        #expect(offline as? CocoaError == nil)
        #expect(offline as? POSIXError == nil)
    }

    @Test func anObjectIsCaughtAsTheErrorOfItsDomain() {
        do {
            throw offline
        } catch let error as URLError {
            #expect(error.code == .notConnectedToInternet)
        } catch {
            Issue.record("\(error) is not caught")
        }
        #expect(throws: URLError.self) { throw offline }
    }

    @Test func errorsOfTheSystemAreCastToo() {
        let absent = NSError(domain: NSPOSIXErrorDomain, code: Int(ENOENT))
        #expect((absent as? POSIXError)?.code == .ENOENT)
        #expect(absent as? URLError == nil)
        let cause = NSError(
            domain: NSCocoaErrorDomain,
            code: 260,
            userInfo: [NSUnderlyingErrorKey: absent]
        )
        #expect((cause as? CocoaError)?.code == .fileReadNoSuchFile)
        #expect((cause.userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code == .ENOENT)
    }

    @Test func anErrorIsStillAnObject() {
        let error = URLError(.timedOut)
        #expect((error as NSError).code == NSURLErrorTimedOut)
        #expect((error as any Error) as? URLError == error)
        let result: Result<Int, any Error> = .failure(offline)
        guard case .failure(let found as URLError) = result else {
            Issue.record("The failure is not found by its type")
            return
        }
        #expect(found.code == .notConnectedToInternet)
    }
}
