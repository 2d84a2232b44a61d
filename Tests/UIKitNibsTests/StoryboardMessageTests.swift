// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import UIKitNibs

/// A storyboard that gives what it makes something, as libraries do that inject what controllers need.
@MainActor
private final class InjectingStoryboard: UIStoryboard {
    private(set) var made: [String] = []

    override nonisolated init() { super.init() }

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        made.append(identifier)
        return super.instantiateViewController(withIdentifier: identifier)
    }
}

@MainActor
struct StoryboardMessageTests {
    private let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
            <scenes><scene sceneID="s"><objects>
                <viewController storyboardIdentifier="page" title="Page" id="a" sceneMemberID="viewController"/>
            </objects></scene></scenes>
        </document>
        """

    @Test func aClassBelowMakesAStoryboardOfItsOwn() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Pages.storyboard")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(url: folder))
        for name in ["storyboardWithName:bundle:", "initWithName:bundle:"] {
            let reply = InjectingStoryboard.perform(Selector(name), with: "Pages", with: bundle)
            let object = reply?.takeUnretainedValue()
            let storyboard = try #require(object as? InjectingStoryboard)
            let page = storyboard.instantiateViewController(withIdentifier: "page")
            #expect(page.title == "Page" && page.storyboard === storyboard)
            #expect(storyboard.made == ["page"])
            let plain = UIStoryboard.perform(Selector(name), with: "Pages", with: bundle)
            #expect(type(of: plain?.takeUnretainedValue() as AnyObject) == UIStoryboard.self)
        }
    }
}
