// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import MessageUI

@MainActor
private final class Listener: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []

    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) { results.append(result) }
}

@MainActor
@Suite("Letters", .serialized)
struct LetterTests {
    @Test func aLetterIsAnAddress() throws {
        var letter = Letter()
        letter.to = ["a@example.com", "b+c@example.com"]
        letter.copies = ["d@example.com"]
        letter.subject = "50 % & more"
        letter.words = "One\nTwo + äö"
        #expect(
            try letter.address()?.absoluteString
                == "mailto:a@example.com,b%2Bc@example.com?subject=50%20%25%20%26%20more"
                + "&cc=d@example.com&body=One%0D%0ATwo%20%2B%20%C3%A4%C3%B6"
        )
    }

    @Test func attachmentsAreFilesOfTheirNames() throws {
        var letter = Letter()
        letter.attachments = [("../../x.txt", Data("words".utf8))]
        let address = try #require(try letter.address()?.absoluteString)
        let path = try #require(address.components(separatedBy: "attach=").last)
        let file = URL(fileURLWithPath: path.removingPercentEncoding ?? "")
        #expect(file.lastPathComponent == "x.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "words")
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test func ofHTMLTheWordsAreKept() {
        #expect(Letter.words(ofHTML: "<p>1 &lt; 2 &amp;lt; <b>3</b></p>") == "1 < 2 &lt; 3")
    }

    @Test func cancellingIsHeard() throws {
        let app = try TestApp(device: "iPhone 14")
        app.drawsFrames = false
        let page = UIViewController()
        app.show(page)
        let composer = MFMailComposeViewController()
        let listener = Listener()
        composer.mailComposeDelegate = listener
        composer.setSubject("Hello")
        composer.setMessageBody("Words", isHTML: false)
        page.present(composer, animated: true)
        app.settle()
        #expect(app.find(UITextView.self)?.text == "Words")
        app.tap(try #require(app.find(UILabel.self, "Cancel")))
        app.settle()
        #expect(listener.results == [.cancelled])
    }
}
