// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuickLook
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Previews of files", .serialized)
final class PreviewTests {
    private final class Source: NSObject, QLPreviewControllerDataSource {
        var items: [any QLPreviewItem] = []
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
        func previewController(
            _ controller: QLPreviewController,
            previewItemAt index: Int
        ) -> any QLPreviewItem {
            items[index]
        }
    }

    private final class Delegate: NSObject, QLPreviewControllerDelegate {
        var calls: [String] = []
        func previewControllerWillDismiss(_ controller: QLPreviewController) {
            calls.append("will")
        }
        func previewControllerDidDismiss(_ controller: QLPreviewController) {
            calls.append("did")
        }
    }

    private final class Titled: NSObject, QLPreviewItem {
        let previewItemURL: URL?
        let previewItemTitle: String?
        init(_ url: URL?, _ title: String?) {
            previewItemURL = url
            previewItemTitle = title
        }
    }

    private let app: TestApp
    private let folder: URL
    private let source = Source()
    private let controller = QLPreviewController()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = false
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        controller.dataSource = source
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    private func picture(_ size: CGFloat) throws -> URL {
        let image = UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
        return try file("picture.png", try #require(image.pngData()))
    }

    private func show() {
        app.show(UINavigationController(rootViewController: controller))
        app.settle()
    }

    private func views<V: UIView>(_ type: V.Type) -> [V] {
        func below(_ view: UIView) -> [V] {
            (view as? V).map { [$0] } ?? view.subviews.flatMap { below($0) }
        }
        return below(controller.view)
    }

    @Test func picturesAreFittedAndZoom() throws {
        source.items = [try picture(1_000)]
        show()
        let scroller = try #require(views(UIScrollView.self).first)
        let scale = scroller.minimumZoomScale
        #expect(scale < 0.4)
        #expect(abs(scroller.contentSize.width - scroller.bounds.width) < 1)
        #expect(scroller.maximumZoomScale == 4)
        scroller.zoomScale = 2
        app.settle()
        #expect(scroller.contentSize.width >= 2_000)
        #expect(controller.navigationItem.title == "picture.png")
    }

    @Test func textsAreShown() throws {
        source.items = [
            try file("plain.txt", Data("Grüße".utf8)),
            try file("page.html", Data("<p>Hello <b>there</b></p>".utf8)),
            try file("rich.rtf", Data(#"{\rtf1 Rich text}"#.utf8)),
        ]
        show()
        #expect(views(UITextView.self).first?.text == "Grüße")
        controller.currentPreviewItemIndex = 1
        #expect(views(UITextView.self).first?.text.contains("Hello there") == true)
        controller.currentPreviewItemIndex = 2
        #expect(views(UITextView.self).first?.text.contains("Rich text") == true)
    }

    @Test func pagesAreShown() throws {
        let page = CGRect(x: 0, y: 0, width: 200, height: 400)
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            context.beginPage()
        }
        source.items = [try file("pages.pdf", data)]
        show()
        let table = try #require(views(UITableView.self).first)
        #expect(table.numberOfRows(inSection: 0) == 2)
        let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(abs(row.height - ((table.bounds.width - 16) * 2 + 8)) < 1)
    }

    @Test func ofOtherFilesNameAndSizeAreTold() throws {
        let url = try file("thing.unheardof", Data(count: 12))
        source.items = [Titled(url, "A thing"), Titled(nil, nil)]
        show()
        #expect(app.find(UILabel.self, "A thing") != nil)
        #expect(views(UILabel.self).contains { $0.text?.contains("12") == true })
        controller.currentPreviewItemIndex = 1
        #expect(app.find(UILabel.self, "Not available") != nil)
        #expect(!QLPreviewController.canPreview(url as QLPreviewItem))
        #expect(QLPreviewController.canPreview(folder.appendingPathComponent("a.jpg") as NSURL))
        #expect(QLPreviewController.canPreview(folder.appendingPathComponent("a.pdf")))
    }

    @Test func severalItemsAreGoneThroughByTheTools() throws {
        source.items = ["a", "b", "c"].map { Titled(folder.appendingPathComponent($0), $0) }
        show()
        #expect(controller.currentPreviewItemIndex == 0)
        let bar = try #require(views(UIToolbar.self).first)
        func button(_ title: String) -> UIBarButtonItem? {
            bar.items?.first { $0.accessibilityLabel == title }
        }
        #expect(button("Previous")?.isEnabled == false)
        let middle = CGPoint(x: 195, y: 400)
        app.drag(from: middle, to: CGPoint(x: 45, y: 400), velocity: CGVector(dx: -900, dy: 0))
        app.settle()
        #expect(controller.currentPreviewItemIndex == 1)
        #expect(button("Previous")?.isEnabled == true)
        app.drag(from: middle, to: CGPoint(x: 345, y: 400), velocity: CGVector(dx: 900, dy: 0))
        app.settle()
        #expect(controller.currentPreviewItemIndex == 0)
        source.items.removeLast(2)
        controller.currentPreviewItemIndex = 2
        #expect(controller.currentPreviewItemIndex == 0)
        #expect(controller.currentPreviewItem?.previewItemTitle == "a")
        source.items = []
        controller.reloadData()
        #expect(controller.currentPreviewItemIndex == NSNotFound)
        #expect(controller.currentPreviewItem == nil)
    }

    @Test func theDelegateHearsOfTheEnd() throws {
        let page = UIViewController()
        app.show(page)
        let delegate = Delegate()
        controller.delegate = delegate
        source.items = [try picture(10)]
        page.present(controller, animated: true)
        app.settle()
        app.tap(try #require(app.find(UILabel.self, "Done")))
        app.settle()
        #expect(page.presentedViewController == nil)
        #expect(delegate.calls == ["will", "did"])
    }
}
