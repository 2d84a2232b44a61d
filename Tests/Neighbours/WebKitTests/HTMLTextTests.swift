// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import WebKit

@MainActor
struct HTMLTextTests {
    @Test func markupBecomesAttributes() async throws {
        let (text, _) = try await NSAttributedString.fromHTML("<p>One <b>two</b></p>")
        #expect(text.string == "One two\n")
        let font = text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
        #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test func filesAreRead() async throws {
        let file = try temporaryFile("page.html", "<p>ä</p>")
        let (text, _) = try await NSAttributedString.fromHTML(fileURL: file)
        #expect(text.string == "ä\n")
    }

    @Test func aMissingFileIsAnError() async {
        await #expect(throws: (any Error).self) {
            let file = URL(fileURLWithPath: "/no/such/page")
            _ = try await NSAttributedString.fromHTML(fileURL: file)
        }
    }
}
