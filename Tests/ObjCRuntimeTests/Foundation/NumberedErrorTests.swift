// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Errors of Foundation's as those of the types that have their domain.
struct NumberedErrorTests {
    private let noFile: any Error = NSError(domain: NSCocoaErrorDomain, code: 4)
    private let noEntry: any Error = NSError(domain: NSPOSIXErrorDomain, code: 2)

    @Test func anErrorIsCastToTheTypeOfItsDomain() {
        #expect((_objcErrorCast(noFile, CocoaError.self) as? CocoaError)?.code == .fileNoSuchFile)
        #expect((_objcErrorCast(noEntry, POSIXError.self) as? POSIXError)?.code == .ENOENT)
        let some: (any Error)? = noEntry
        #expect(_objcErrorCast(some, POSIXError.self) is POSIXError)
        #expect(_objcErrorCast(CocoaError(.fileLocking), CocoaError.self) is CocoaError)
    }

    @Test func othersAreNot() {
        #expect(!(_objcErrorCast(noEntry, CocoaError.self) is CocoaError))
        #expect(!(_objcErrorCast(noFile, POSIXError.self) is POSIXError))
        let none: (any Error)? = nil
        #expect(!(_objcErrorCast(none, POSIXError.self) is POSIXError))
        let unknown = NSError(domain: NSPOSIXErrorDomain, code: 70_000)
        #expect(!(_objcErrorCast(unknown, POSIXError.self) is POSIXError))
        struct Own: Error {}
        #expect(_objcErrorCast(Own(), CocoaError.self) is Own)
    }

    @Test func whatIsCaughtIsMatchedByItsType() {
        func caught(_ error: any Error) -> String {
            switch _objcErrorOf(error, CocoaError.self, POSIXError.self) {
            case POSIXError.ENOENT: "no entry"
            case let error as CocoaError where _objcIsOfItsDomain(error): "Cocoa \(error.errorCode)"
            default: "other"
            }
        }
        #expect(caught(noEntry) == "no entry")
        #expect(caught(noFile) == "Cocoa 4")
        #expect(caught(NSError(domain: "Own", code: 4)) == "other")
        let some: (any Error)? = noFile
        #expect(_objcErrorOf(some, CocoaError.self) is CocoaError)
    }
}
