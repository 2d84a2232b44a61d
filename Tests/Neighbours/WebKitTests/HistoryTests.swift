// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
struct HistoryTests {
    private let view = WKWebView(frame: .zero)

    private func open(_ files: [URL]) async {
        for file in files {
            view.load(URLRequest(url: file))
            await wait { !view.isLoading }
        }
    }

    private func pages() throws -> [URL] {
        try ["a", "b", "c"].map { try temporaryFile("\($0).html", "<title>\($0)</title>") }
    }

    @Test func onePageBackIsLoadedAgain() async throws {
        let files = try pages()
        await open(files)
        view.goBack()
        await wait { !view.isLoading }
        #expect(view.url == files[1] && view.title == "b")
        #expect(view.backForwardList.forwardList.map(\.url) == [files[2]])
        view.go(to: try #require(view.backForwardList.item(at: -1)))
        await wait { !view.isLoading }
        #expect(view.title == "a" && !view.canGoBack && view.canGoForward)
    }

    @Test func aPageThatFailsIsNotInTheList() async throws {
        let files = try pages()
        await open([files[0], files[0].appendingPathExtension("missing")])
        #expect(view.backForwardList.currentItem?.url == files[0])
        #expect(view.backForwardList.backList.isEmpty && view.url == files[0])
    }

    @Test func anotherViewTakesUpTheHistory() async throws {
        let files = try pages()
        await open(files)
        view.goBack()
        await wait { !view.isLoading }
        let other = WKWebView(frame: .zero)
        other.interactionState = view.interactionState
        await wait { !other.isLoading }
        #expect(other.title == "b")
        #expect(other.backForwardList.backItem?.title == "a")
        #expect(other.backForwardList.forwardItem?.url == files[2])
        other.interactionState = "nothing"
        #expect(other.title == "b")
    }

    @Test func aSimulatedRequestHasItsAddress() async throws {
        let url = try #require(URL(string: "https://example.com/a"))
        view.loadSimulatedRequest(URLRequest(url: url), responseHTML: "<title>A</title>")
        await wait { !view.isLoading }
        #expect(view.url == url && view.title == "A" && view.hasOnlySecureContent)
    }

    @Test func bytesAreReadInTheirEncoding() async throws {
        let url = try #require(URL(string: "https://example.com/a"))
        view.load(
            Data([0x3C, 0x74, 0x69, 0x74, 0x6C, 0x65, 0x3E, 0xE4]) + Data("</title>".utf8),
            mimeType: "text/html",
            characterEncodingName: "iso-8859-1",
            baseURL: url
        )
        await wait { !view.isLoading }
        #expect(view.title == "ä")
    }

    @Test(arguments: [
        "data:text/html,%3Ctitle%3EHi%20you%3C/title%3E",
        "data:text/html;base64,PHRpdGxlPkhpIHlvdTwvdGl0bGU+",
    ])
    func contentMayStandInTheAddress(address: String) async throws {
        view.load(URLRequest(url: try #require(URL(string: address))))
        await wait { !view.isLoading }
        #expect(view.title == "Hi you")
    }
}
