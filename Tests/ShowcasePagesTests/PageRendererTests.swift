// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ShowcasePages

/// What `make run` does where there is no display.
@MainActor
@Suite(.serialized)
final class PageRendererTests {
    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    /// `CASEMENT_PAGES=folder` keeps the pictures of all pages there, to be looked at.
    @Test func pagesBecomePicturesInLightAndDark() throws {
        let kept = ProcessInfo.processInfo.environment["CASEMENT_PAGES"]
        let folder =
            kept
            ?? FileManager.default.temporaryDirectory
            .appendingPathComponent("pages-\(UUID().uuidString)").path
        defer { if kept == nil { try? FileManager.default.removeItem(atPath: folder) } }
        let all = PageList.all.indices
        let pages = kept == nil ? 0..<2 : all
        let paths = try PageRenderer.render(pages, into: folder)
        #expect(paths.count == pages.count * 2)
        #expect(paths[0].hasSuffix("/01-photos.png"))
        #expect(paths[pages.count].hasSuffix("/01-photos-dark.png"))
        let pictures = try paths.map { try #require(UIImage(contentsOfFile: $0)) }
        #expect(pictures.allSatisfy { $0.size.width * $0.scale == 2388 })
        let files = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        #expect(Set(files).count == files.count)
    }
}
