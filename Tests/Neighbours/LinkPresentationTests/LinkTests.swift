// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinkPresentation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Pages of the web", .serialized)
struct LinkTests {
    @Test func aCardSaysTitleAndHost() throws {
        let app = try TestApp(device: "iPhone 14")
        app.drawsFrames = false
        let known = LPLinkMetadata()
        known.url = URL(string: "https://example.com/a")
        known.title = "A page"
        let card = LPLinkView(metadata: known)
        card.frame.size = card.intrinsicContentSize
        app.show(card)
        #expect(app.find(UILabel.self, "A page") != nil)
        #expect(app.find(UILabel.self, "example.com") != nil)
        #expect(card.intrinsicContentSize.height > 40)
    }

    @Test func nothingIsFetched() async throws {
        let address = try #require(URL(string: "https://example.com"))
        await #expect(throws: LPError(.metadataFetchNotAllowed)) {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: address)
        }
    }

    @Test func knowledgeIsCopied() throws {
        let known = LPLinkMetadata()
        known.title = "A"
        let copy = try #require(known.copy() as? LPLinkMetadata)
        known.title = "B"
        #expect(copy.title == "A")
    }
}
