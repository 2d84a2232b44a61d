// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import WatchConnectivity

/// Programs' tests make transfers by subclasses.
@Suite("Transfers made by subclasses")
struct SubclassTests {
    private final class File: WCSessionFile {
        override var metadata: [String: Any]? { ["kind": "log"] }
    }

    private final class Transfer: WCSessionFileTransfer {
        override var file: WCSessionFile { File() }
    }

    @Test func theirPropertiesAreOverridden() {
        #expect(Transfer().file.metadata?["kind"] as? String == "log")
        #expect(WCSessionUserInfoTransfer().userInfo.isEmpty)
        #expect(!WCSessionFileTransfer().isTransferring)
    }
}
