// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Programs' tests make what a web view hands out by subclasses.
@MainActor
@Suite("What a web view hands out made by subclasses")
struct SubclassTests {
    private final class Page: WKBackForwardList, @unchecked Sendable {
        override var backList: [WKBackForwardListItem] { [] }
    }

    private final class Browser: WKWebView {
        let pages = Page()
        override var backForwardList: WKBackForwardList { pages }
    }

    private final class Record: WKWebsiteDataRecord, @unchecked Sendable {
        override var displayName: String { "example.com" }
    }

    private final class File: WKDownload, @unchecked Sendable {
        let half = Progress(totalUnitCount: 2)
        override nonisolated var progress: Progress { half }
        override var originalRequest: URLRequest? { nil }
    }

    private final class Rules: WKContentRuleList, @unchecked Sendable {
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        override var identifier: String! { "block" }
    }

    private final class Script: WKUserScript, @unchecked Sendable {
        override var source: String { "1 + 1" }
    }

    private final class Rulebook: WKContentRuleListStore {}

    @Test func theirPropertiesAreOverridden() {
        #expect(Browser().backForwardList is Page)
        #expect(Record().displayName == "example.com")
        let file: WKDownload = File()
        #expect(file.progress.totalUnitCount == 2 && file.originalRequest == nil)
        #expect(Rules().identifier == "block")
        #expect(Script().source == "1 + 1" && !Script().isForMainFrameOnly)
    }

    @Test func whatNobodyOverridesIsEmpty() async {
        #expect(WKWebsiteDataRecord().displayName.isEmpty)
        #expect(WKContentRuleList().identifier.isEmpty)
        #expect(WKUserScript().source.isEmpty)
        #expect(WKDownload().webView == nil && WKDownload().progress.totalUnitCount == 1)
        let names = await withCheckedContinuation { continuation in
            Rulebook().getAvailableContentRuleListIdentifiers {
                continuation.resume(returning: $0 ?? [])
            }
        }
        #expect(names.isEmpty)
    }
}
