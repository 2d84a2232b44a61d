// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Asynchronous methods that implement requirements with handlers.
struct AsyncRequirementTests {
    @Test func aDelegatesAsynchronousMethodHasTheFormWithAHandler() {
        let text = lowered(
            """
            import UIKit
            class Delegate: NSObject, URLSessionDataDelegate {
                open func urlSession(
                    _ session: URLSession,
                    dataTask: URLSessionDataTask,
                    didReceive response: URLResponse
                ) async -> URLSession.ResponseDisposition {
                    .allow
                }
                func urlSession(
                    _: URLSession, didReceive challenge: URLAuthenticationChallenge
                ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
            }
            """
        ).text
        let part1: String =
            "; open func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, "
            + "didReceive response: URLResponse, completionHandler _done: "
            + "@escaping (URLSession.ResponseDisposition) -> Void) "
            + "{ _objcAsync({ await self.urlSession(session, dataTask: dataTask, "
            + "didReceive: response) }, { _done($0) }) }"
        #expect(text.contains(part1))
        let part2: String =
            "(_ _a0: URLSession, didReceive challenge: URLAuthenticationChallenge, "
            + "completionHandler _done: @escaping (URLSession.AuthChallengeDisposition, "
            + "URLCredential?) -> Void) { _objcAsync({ await self.urlSession(_a0, "
            + "didReceive: challenge) }, { _done($0.0, $0.1) }) }"
        #expect(text.contains(part2))
    }

    @Test func aHandlerOfTheMainActorIsCalledThere() {
        let text = lowered(
            """
            import WebKit
            extension Page: WKNavigationDelegate {
                nonisolated func webView(_ view: WKWebView, respondTo c: URLAuthenticationChallenge)
                    async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.useCredential, nil) }
            }
            extension Page: UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {}
            }
            """
        ).text
        let part3: String =
            "; nonisolated func webView(_ view: WKWebView, didReceive c: "
            + "URLAuthenticationChallenge, completionHandler _done: @escaping @MainActor ("
        #expect(text.contains(part3))
        #expect(
            text.contains("await self.webView(view, respondTo: c) }, main: { _done($0.0, $0.1) })")
        )
        let part4: String =
            "withCompletionHandler _done: @escaping () -> Void) { _objcAsync({ await "
            + "self.userNotificationCenter(c, didReceive: r) }, { _ in _done() }) }"
        #expect(text.contains(part4))
    }

    @Test(arguments: [
        "class A: B { override func urlSession(_ s: URLSession, didReceive c: C) async -> D {} }",
        "class A { func urlSession(_ s: URLSession, didReceive c: C) async throws -> D {} }",
        "class A { func other(_ s: URLSession, didReceive c: C) async -> D {} }",
        "func urlSession(_ s: URLSession, didReceive c: C) async -> D {}",
    ])
    func othersHaveNone(_ source: String) {
        #expect(!lowered("import UIKit\n\(source)\n").text.contains("_objcAsync"))
    }
}
