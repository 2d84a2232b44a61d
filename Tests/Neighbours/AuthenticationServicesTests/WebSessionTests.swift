// SPDX-License-Identifier: Apache-2.0

import AuthenticationServices
import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding {
    let window: UIWindow
    private(set) var asked: [ASWebAuthenticationSession] = []

    init(_ window: UIWindow) { self.window = window }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        asked.append(session)
        return window
    }
}

@MainActor
@Suite("A sign-in on a web page", .serialized)
struct WebSessionTests {
    private let page = URL(string: "https://example.com/authorize") ?? URL(fileURLWithPath: "/")

    /// What ended a session.
    private final class Outcome {
        var url: URL?
        var error: (any Error)?
        var count = 0
    }

    private func session(_ outcome: Outcome) -> ASWebAuthenticationSession {
        ASWebAuthenticationSession(url: page, callbackURLScheme: "demo") { url, error in
            outcome.url = url
            outcome.error = error
            outcome.count += 1
        }
    }

    private func wait(for outcome: Outcome) async {
        for _ in 0..<1000 where outcome.count == 0 { await Task.yield() }
        for _ in 0..<10 { await Task.yield() }
    }

    @Test func withoutAContextProviderItDoesNotStart() async {
        let outcome = Outcome()
        let session = session(outcome)
        #expect(!session.canStart)
        #expect(!session.start())
        #expect(outcome.count == 0, "the handler comes later")
        await wait(for: outcome)
        #expect(outcome.count == 1)
        #expect(outcome.url == nil)
        #expect(
            (outcome.error as? ASWebAuthenticationSessionError)?.code
                == .presentationContextNotProvided
        )
        #expect(!session.start(), "a session starts once")
    }

    @Test func itAsksForTheWindowAndEndsOnce() async throws {
        let app = try TestApp(device: "iPhone 14")
        app.drawsFrames = false
        let controller = UIViewController()
        app.show(controller)
        let provider = Provider(try #require(controller.view.window))
        let outcome = Outcome()
        let session = session(outcome)
        session.presentationContextProvider = provider
        #expect(session.canStart)
        #expect(session.start())
        #expect(!session.canStart)
        #expect(!session.start())
        for _ in 0..<1000 where provider.asked.isEmpty { await Task.yield() }
        #expect(provider.asked.first === session)
        session.cancel()
        session.cancel()
        await wait(for: outcome)
        #expect(outcome.count == 1)
        #expect((outcome.error as? ASWebAuthenticationSessionError)?.code == .canceledLogin)
    }

    @Test func whatIsCancelledBeforeNeverStarts() async {
        let outcome = Outcome()
        let session = session(outcome)
        let provider = Provider(UIWindow())
        session.presentationContextProvider = provider
        session.cancel()
        #expect(!session.canStart)
        #expect(!session.start())
        await wait(for: outcome)
        #expect(outcome.count == 0)
    }

    @Test func theProviderIsNotKeptAlive() {
        let session = session(Outcome())
        do {
            let provider = Provider(UIWindow())
            session.presentationContextProvider = provider
            #expect(session.presentationContextProvider === provider)
        }
        #expect(session.presentationContextProvider == nil)
    }

    @Test(arguments: [
        ("demo://callback?code=1", true), ("DEMO:callback", true), ("demos://callback", false),
        ("https://example.com/callback", false),
    ])
    func aCustomSchemeMatchesItsURLsAlone(text: String, matches: Bool) throws {
        let callback = ASWebAuthenticationSession.Callback.customScheme("Demo")
        #expect(callback.matchesURL(try #require(URL(string: text))) == matches)
    }

    @Test(arguments: [
        ("https://example.com/callback?code=1#a", true), ("https://EXAMPLE.com/callback", true),
        ("http://example.com/callback", false), ("https://example.com/callback/more", false),
        ("https://www.example.com/callback", false), ("https://example.com", false),
    ])
    func aPageMatchesHostAndPath(text: String, matches: Bool) throws {
        let callback = ASWebAuthenticationSession.Callback.https(
            host: "example.com",
            path: "/callback"
        )
        #expect(callback.matchesURL(try #require(URL(string: text))) == matches)
    }

    @Test func errorsAreCaughtByTypeAndCode() {
        let raw: any Error = NSError(domain: ASWebAuthenticationSessionErrorDomain, code: 1)
        #expect((raw as? ASWebAuthenticationSessionError)?.code == .canceledLogin)
        do {
            throw ASWebAuthenticationSessionError(.presentationContextInvalid)
        } catch ASWebAuthenticationSessionError.presentationContextInvalid {
        } catch {
            Issue.record("\(error) is another error")
        }
        let bridged = ASWebAuthenticationSessionError(.canceledLogin) as NSError
        #expect(bridged.domain == "com.apple.AuthenticationServices.WebAuthenticationSession")
        #expect(bridged.code == 1)
        #expect(
            NSError(domain: ASWebAuthenticationSessionErrorDomain, code: 9)
                as? ASWebAuthenticationSessionError == nil
        )
    }
}
