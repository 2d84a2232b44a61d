// SPDX-License-Identifier: Apache-2.0

import Foundation
import SafariServices
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Listener: NSObject, SFSafariViewControllerDelegate {
    var log: [String] = []

    func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { log.append("loaded \(didLoadSuccessfully)") }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        log.append("finished")
    }
}

@MainActor
@Suite("A page of the web", .serialized)
struct SafariTests {
    @Test func thePageIsOpenedOnceAndDoneEndsIt() async throws {
        let app = try TestApp(device: "iPhone 14")
        app.drawsFrames = false
        let page = UIViewController()
        app.show(page)
        let address = try #require(URL(string: "https://example.com/a"))
        let safari = SFSafariViewController(url: address)
        let listener = Listener()
        safari.delegate = listener
        page.present(safari, animated: true)
        app.settle()
        for _ in 0..<100 where listener.log.isEmpty { await Task.yield() }
        #expect(listener.log.count == 1)
        #expect(listener.log.first?.hasPrefix("loaded") == true)
        #expect(app.find(UILabel.self, "example.com") != nil)
        app.tap(try #require(app.find(UILabel.self, "Done")))
        app.settle()
        #expect(listener.log.last == "finished")
        #expect(page.presentedViewController == nil)
    }

    @Test func otherSchemesTrap() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = URL(string: "ftp://example.com").map { SFSafariViewController(url: $0) }
            }
        }
    }

    @Test func theConfigurationIsACopy() throws {
        let address = try #require(URL(string: "https://example.com"))
        let configuration = SFSafariViewController.Configuration()
        let safari = SFSafariViewController(url: address, configuration: configuration)
        configuration.barCollapsingEnabled = false
        #expect(safari.configuration.barCollapsingEnabled)
    }
}
