// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ShowcasePages

/// What the page of lists does when it is scrolled, swiped, edited and reordered.
///
/// `CASEMENT_PICTURES=FOLDER` writes a picture after each step.
@MainActor
@Suite(.serialized)
final class ListsPageTests {
    private let app: TestApp
    private let page = ListsPage()
    private var pictures = 0

    init() throws {
        app = try TestApp(device: "iPad Pro (11-inch)")
        app.rotate(to: .landscapeRight)
        app.show(page)
        app.settle()
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private func look() throws {
        guard let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] else { return }
        pictures += 1
        try app.picture().write(to: "\(folder)/lists-\(pictures).png")
    }

    private func tables() throws -> [UITableView] {
        let found = page.children.compactMap { $0.view as? UITableView }
        try #require(found.count == 3)
        return found
    }

    @Test func itIsUsedByFingers() throws {
        try look()
        let tables = try tables()
        let people = tables[0].convert(tables[0].bounds, to: nil)
        app.drag(
            from: CGPoint(x: people.midX, y: people.maxY - 40),
            to: CGPoint(x: people.midX, y: people.minY + 60),
            velocity: CGVector(dx: 0, dy: -3000)
        )
        app.settle()
        #expect(tables[0].contentOffset.y > 500)
        try look()
        let first = try #require(tables[2].cellForRow(at: IndexPath(row: 0, section: 0)))
        let place = first.convert(first.bounds, to: nil)
        let finger = app.finger()
        finger.down(at: CGPoint(x: place.maxX - 30, y: place.midY))
        finger.move(to: CGPoint(x: place.maxX - 180, y: place.midY), duration: 0.3)
        app.advance(by: 0.3)
        finger.up()
        app.settle()
        try look()
        app.tap(at: CGPoint(x: place.maxX - 20, y: place.midY), times: 1)
        app.advance(by: 0.1)
        try look()
        app.settle()
        #expect(tables[2].numberOfRows(inSection: 0) == 7)
        app.tap(try #require(app.find(UIButton.self, "Edit")))
        app.settle()
        #expect(tables[2].isEditing)
        try look()
        let grip = app.finger()
        grip.down(at: CGPoint(x: place.maxX - 20, y: place.midY))
        app.advance(by: 0.1)
        grip.move(to: CGPoint(x: place.maxX - 20, y: place.midY + 100), duration: 0.4)
        try look()
        grip.up()
        app.settle()
        #expect(
            tables[2].cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Buy bread"
        )
        try look()
    }
}
