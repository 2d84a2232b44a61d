// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import WebKit

@MainActor
private final class Handler: NSObject, WKScriptMessageHandler {
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) {}
}

@MainActor
private final class Replier: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) { replyHandler("answer", nil) }
}

@MainActor
struct UserContentTests {
    private let controller = WKUserContentController()

    @Test func scriptsAreListedInTheirOrder() {
        for source in ["a", "b"] {
            let script = WKUserScript(
                source: source,
                injectionTime: .atDocumentEnd,
                forMainFrameOnly: true,
                in: .defaultClient
            )
            controller.addUserScript(script)
        }
        #expect(controller.userScripts.map(\.source) == ["a", "b"])
        #expect(controller.userScripts.map(\.isForMainFrameOnly) == [true, true])
        controller.removeAllUserScripts()
        #expect(controller.userScripts.isEmpty)
    }

    @Test func oneNameMayHaveAHandlerInEachWorld() {
        controller.add(Handler(), name: "log")
        controller.add(Handler(), contentWorld: .defaultClient, name: "log")
        controller.addScriptMessageHandler(
            Replier(),
            contentWorld: .world(name: "own"),
            name: "log"
        )
        controller.removeScriptMessageHandler(forName: "log")
        controller.add(Handler(), name: "log")
        controller.removeAllScriptMessageHandlers(from: .defaultClient)
        controller.add(Handler(), contentWorld: .defaultClient, name: "log")
        controller.removeAllScriptMessageHandlers()
        controller.add(Handler(), name: "log")
    }

    @Test func aSecondHandlerOfANameTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let controller = WKUserContentController()
                controller.add(Handler(), name: "log")
                controller.add(Handler(), contentWorld: .page, name: "log")
            }
        }
    }

    @Test func worldsOfOneNameAreOne() {
        #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
        #expect(WKContentWorld.world(name: "a") !== WKContentWorld.world(name: "b"))
        #expect(WKContentWorld.world(name: "a").name == "a")
        #expect(WKContentWorld.page !== WKContentWorld.defaultClient)
        #expect(WKContentWorld.page.name == nil)
    }

    @Test func aHandlerWithAReplyHandlerAnswersAsynchronously() async {
        let replier: any WKScriptMessageHandlerWithReply = Replier()
        let (value, error) = await replier.userContentController(
            controller,
            didReceive: WKScriptMessage()
        )
        #expect(value as? String == "answer" && error == nil)
    }

    @Test func rulesAreReadAndKeptByName() async throws {
        let folder = URL(fileURLWithPath: "/rules-\(UUID().uuidString)")
        let store = try #require(WKContentRuleListStore(url: folder))
        let rules = #"[{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]"#
        let list = try await store.compileContentRuleList(
            forIdentifier: "ads",
            encodedContentRuleList: rules
        )
        #expect(list?.identifier == "ads")
        let same = try #require(WKContentRuleListStore(url: folder))
        let found = try await same.contentRuleList(forIdentifier: "ads")
        #expect(found === list)
        #expect(await store.availableIdentifiers() == ["ads"])
        try await store.removeContentRuleList(forIdentifier: "ads")
        await #expect(throws: WKError(.contentRuleListStoreLookUpFailed)) {
            _ = try await store.contentRuleList(forIdentifier: "ads")
        }
        await #expect(throws: WKError(.contentRuleListStoreCompileFailed)) {
            _ = try await store.compileContentRuleList(
                forIdentifier: "ads",
                encodedContentRuleList: "[{}]"
            )
        }
    }
}
