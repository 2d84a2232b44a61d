// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    var changes = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
}

@MainActor
struct CookieTests {
    private let store = WKWebsiteDataStore.nonPersistent()
    private var cookies: WKHTTPCookieStore { store.httpCookieStore }

    private func cookie(_ name: String, _ domain: String) throws -> HTTPCookie {
        try #require(
            HTTPCookie(properties: [.name: name, .value: "1", .domain: domain, .path: "/"])
        )
    }

    @Test func cookiesAreKeptInTheStore() async throws {
        await cookies.setCookie(try cookie("a", "example.com"))
        await cookies.setCookie(try cookie("b", ".example.org"))
        #expect(await Set(cookies.allCookies().map(\.name)) == ["a", "b"])
        #expect(await WKWebsiteDataStore.nonPersistent().httpCookieStore.allCookies().isEmpty)
        await cookies.deleteCookie(try cookie("a", "example.com"))
        let names = await withCheckedContinuation { continuation in
            cookies.getAllCookies { continuation.resume(returning: $0.map(\.name)) }
        }
        #expect(names == ["b"])
    }

    @Test func observersHearOfChanges() async throws {
        let observer = Observer()
        cookies.add(observer)
        await cookies.setCookie(try cookie("a", "example.com"))
        await cookies.deleteCookie(try cookie("none", "example.com"))
        #expect(observer.changes == 1)
        cookies.remove(observer)
        await cookies.deleteCookie(try cookie("a", "example.com"))
        #expect(observer.changes == 1)
    }

    @Test func recordsAreThoseOfDomains() async throws {
        await cookies.setCookie(try cookie("a", ".example.com"))
        await cookies.setCookie(try cookie("b", "example.org"))
        let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
        #expect(records.map(\.displayName) == ["example.com", "example.org"])
        #expect(records.first?.dataTypes == [WKWebsiteDataTypeCookies])
        #expect(await store.dataRecords(ofTypes: [WKWebsiteDataTypeDiskCache]).isEmpty)
        await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: [records[0]])
        #expect(await cookies.allCookies().map(\.name) == ["b"])
        await store.removeData(
            ofTypes: [WKWebsiteDataTypeCookies],
            modifiedSince: Date(timeIntervalSince1970: 0)
        )
        #expect(await cookies.allCookies().isEmpty)
    }

    @Test func serversMayBeKeptFromSettingCookies() async {
        #expect(await cookies.cookiePolicy == .allow)
        await cookies.setCookiePolicy(.disallow)
        #expect(await cookies.cookiePolicy == .disallow)
    }

    @Test func onlyTheUsualStoreOutlivesTheProgram() {
        #expect(WKWebsiteDataStore.default().isPersistent && !store.isPersistent)
        #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
    }
}
