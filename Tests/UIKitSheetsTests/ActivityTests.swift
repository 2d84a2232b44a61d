// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitSheets

@MainActor
private final class Bookmark: UIActivity {
    var log: [String] = []
    var wants = true
    var controller: UIViewController?

    override var activityType: UIActivity.ActivityType? { .init("test.bookmark") }
    override var activityTitle: String? { "Bookmark" }
    override var activityImage: UIImage? { UIImage(systemName: "star.fill") }
    override var activityViewController: UIViewController? { controller }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        log.append("can \(activityItems)")
        return wants
    }
    override func prepare(withActivityItems activityItems: [Any]) {
        log.append("prepare \(activityItems)")
    }
    override func perform() {
        log.append("perform")
        activityDidFinish(true)
    }
}

@MainActor
private final class Place: UIActivity {
    override class var activityCategory: UIActivity.Category { .share }
    override var activityTitle: String? { "Elsewhere" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

@MainActor
private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
        "placeholder"
    }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? nil : "real" }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Subject" }
}

private final class Slow: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made for \(activityType?.rawValue ?? "nothing")" }
}

@MainActor
@Suite("The sheet of activities", .serialized)
struct ActivityTests {
    private let app: TestApp
    private let page = UIViewController()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] != nil
        app.show(page)
    }

    private func present(_ sheet: UIActivityViewController) {
        page.present(sheet, animated: true)
        app.settle()
    }

    @Test func theAppsActivitiesComeFirst() throws {
        let sheet = UIActivityViewController(
            activityItems: ["words"],
            applicationActivities: [Bookmark()]
        )
        let titles = sheet.offered.compactMap(\.activityTitle)
        #expect(titles.first == "Bookmark")
        #expect(titles.contains("Copy"))
        #expect(!titles.contains("Save Image"))
    }

    @Test func excludedTypesAreNotOffered() {
        let sheet = UIActivityViewController(
            activityItems: ["words"],
            applicationActivities: [Bookmark()]
        )
        sheet.excludedActivityTypes = [.copyToPasteboard, .init("test.bookmark")]
        let titles = sheet.offered.compactMap(\.activityTitle)
        #expect(!titles.contains("Copy"))
        #expect(!titles.contains("Bookmark"))
    }

    @Test func anActivityThatIsTappedRunsAndTheSheetGoes() throws {
        let activity = Bookmark()
        let sheet = UIActivityViewController(
            activityItems: [Source()],
            applicationActivities: [activity]
        )
        var ends: [String] = []
        sheet.completionWithItemsHandler = { type, isDone, items, error in
            ends.append("\(type?.rawValue ?? "nil") \(isDone) \(items == nil) \(error == nil)")
        }
        sheet.completionHandler = { type, isDone in ends.append("older \(isDone)") }
        present(sheet)
        #expect(sheet.presentingViewController != nil)
        let row = try #require(app.find(UILabel.self, "Bookmark"))
        app.tap(row)
        app.settle()
        #expect(
            activity.log.suffix(2) == ["prepare [\"real\"]", "perform"]
                && activity.log.first == "can [\"placeholder\"]"
        )
        #expect(ends == ["test.bookmark true true true", "older true"])
        #expect(page.presentedViewController == nil)
    }

    @Test func aSheetThatIsClosedSaysSoOnce() throws {
        let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        var ends: [String] = []
        sheet.completionWithItemsHandler = { type, isDone, _, _ in
            ends.append("\(type?.rawValue ?? "nil") \(isDone)")
        }
        present(sheet)
        page.dismiss(animated: true)
        app.settle()
        #expect(ends == ["nil false"])
    }

    @Test func copyingPutsWordsOnThePasteboard() throws {
        let sheet = UIActivityViewController(
            activityItems: ["words"],
            applicationActivities: nil
        )
        present(sheet)
        let row = try #require(app.find(UILabel.self, "Copy"))
        app.tap(row)
        app.settle()
        #expect(UIPasteboard.general.string == "words")
    }

    @Test func aControllerOfTheActivityIsShownOverTheSheet() throws {
        let activity = Bookmark()
        let own = UIViewController()
        activity.controller = own
        let sheet = UIActivityViewController(
            activityItems: ["a"],
            applicationActivities: [activity]
        )
        var isDone: Bool?
        sheet.completionWithItemsHandler = { _, done, _, _ in isDone = done }
        present(sheet)
        sheet.run(activity)
        app.settle()
        #expect(sheet.presentedViewController === own)
        #expect(!activity.log.contains("perform"))
        activity.activityDidFinish(false)
        app.settle()
        #expect(isDone == false)
        #expect(page.presentedViewController == nil)
    }

    @Test func aProviderMakesItsItemBeforeTheActivityRuns() async throws {
        let activity = Bookmark()
        let provider = Slow(placeholderItem: "soon")
        let sheet = UIActivityViewController(
            activityItems: [provider],
            applicationActivities: [activity]
        )
        present(sheet)
        sheet.run(activity)
        await withCheckedContinuation { sheet.sharing.queue.addBarrierBlock($0.resume) }
        for _ in 0..<100 where !activity.log.contains("perform") { await Task.yield() }
        #expect(activity.log.contains("can [\"soon\"]"))
        #expect(activity.log.contains("prepare [\"made for test.bookmark\"]"))
    }

    @Test func theHeadSaysWhatIsShared() throws {
        #expect(SharedSummary(["First\nSecond"]).title == "First")
        let page = try #require(URL(string: "https://example.com/a"))
        #expect(SharedSummary([page]).detail == "example.com")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        #expect(SharedSummary([image]).detail == "3 × 2")
        #expect(SharedSummary(["a", "b"]).detail == "Plain Text")
        let file = URL(fileURLWithPath: "/nowhere/Report.pdf")
        #expect(SharedSummary([file]).title == "Report")
        #expect(SharedSummary([]).title.isEmpty)
    }

    /// `CASEMENT_PICTURES=FOLDER` writes the picture there.
    @Test func theSheetIsDrawn() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let sheet = UIActivityViewController(
            activityItems: [image],
            applicationActivities: [Place(), Bookmark()]
        )
        present(sheet)
        try app.write("activity-sheet")
        #expect(app.find(UILabel.self, "Elsewhere") != nil)
        #expect(app.find(UILabel.self, "Save Image") != nil)
    }
}
