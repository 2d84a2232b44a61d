// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import WebKit

struct WKErrorTests {
    @Test func aCodeIsAPattern() {
        do {
            throw WKError(.webViewInvalidated)
        } catch WKError.webViewInvalidated {
        } catch {
            Issue.record("another error: \(error)")
        }
    }

    @Test func theErrorIsOneOfFoundations() {
        let error = WKError(.unknown, userInfo: [NSLocalizedDescriptionKey: "No"]) as NSError
        #expect(error.domain == WKErrorDomain && error.code == 1)
        #expect(error.localizedDescription == "No")
        #expect(WKError(.unknown) == WKError(.unknown))
    }
}
