// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import WebKit

@MainActor
struct ConfigurationTests {
    @Test func aViewTakesACopy() {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "Shop/1"
        let view = WKWebView(frame: .zero, configuration: configuration)
        configuration.applicationNameForUserAgent = "Shop/2"
        #expect(view.configuration.applicationNameForUserAgent == "Shop/1")
        view.configuration.applicationNameForUserAgent = "Shop/3"
        #expect(view.configuration.applicationNameForUserAgent == "Shop/1")
    }

    @Test func copiesShareTheirObjects() throws {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let copy = try #require(configuration.copy() as? WKWebViewConfiguration)
        #expect(copy !== configuration)
        #expect(copy.preferences === configuration.preferences)
        #expect(copy.processPool === configuration.processPool)
        #expect(copy.userContentController === configuration.userContentController)
        #expect(copy.websiteDataStore === configuration.websiteDataStore)
    }

    @Test func theOldNamesOfMediaSettingsAreTheSameSettings() {
        let configuration = WKWebViewConfiguration()
        configuration.requiresUserActionForMediaPlayback = false
        #expect(configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
        configuration.mediaPlaybackRequiresUserAction = true
        #expect(configuration.mediaTypesRequiringUserActionForPlayback == .all)
    }

    @Test func detectorsReachTheText() {
        let configuration = WKWebViewConfiguration()
        configuration.dataDetectorTypes = [.phoneNumber, .link]
        let view = WKWebView(frame: .zero, configuration: configuration)
        #expect((view.scrollView as? UITextView)?.dataDetectorTypes == [.phoneNumber, .link])
    }
}
