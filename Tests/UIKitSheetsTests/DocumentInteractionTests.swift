// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Host: UIViewController, UIDocumentInteractionControllerDelegate {
    var log: [String] = []
    var pushes = false

    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { pushes ? navigationController ?? self : self }

    func documentInteractionControllerWillBeginPreview(
        _ controller: UIDocumentInteractionController
    ) { log.append("willBegin") }

    func documentInteractionControllerDidEndPreview(
        _ controller: UIDocumentInteractionController
    ) { log.append("didEnd") }

    func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) { log.append("willOptions") }

    func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) { log.append("didOptions") }
}

/// Previews of files, and what can be done with them.
@MainActor
@Suite(.serialized)
struct DocumentInteractionTests {
    private let file: URL

    init() throws {
        file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(ProcessInfo.processInfo.globallyUniqueString).txt")
        try "What the file says".write(to: file, atomically: true, encoding: .utf8)
    }

    private func start(
        pushes: Bool = false
    ) throws -> (
        TestApp, Host, UIDocumentInteractionController
    ) {
        let app = try TestApp(device: "iPhone 15")
        let host = Host()
        host.pushes = pushes
        app.show(UINavigationController(rootViewController: host))
        let controller = UIDocumentInteractionController(url: file)
        controller.delegate = host
        app.settle()
        return (app, host, controller)
    }

    @Test func itKnowsTheFile() throws {
        let controller = UIDocumentInteractionController(url: file)
        #expect(controller.name == file.lastPathComponent)
        #expect(controller.uti == "public.plain-text")
        #expect(controller.icons.count == 2)
        controller.name = "Letter"
        controller.uti = "public.data"
        #expect(controller.name == "Letter" && controller.uti == "public.data")
        #expect(!controller.presentPreview(animated: false))
        #expect(controller.gestureRecognizers.count == 2)
    }

    @Test func aPreviewIsPresentedAndDismissed() throws {
        let (app, host, controller) = try start()
        #expect(controller.presentPreview(animated: true))
        app.settle()
        #expect(host.log == ["willBegin"])
        let text: UITextView = try #require(app.find(UITextView.self))
        #expect(text.text == "What the file says" && !text.isEditable)
        controller.dismissPreview(animated: true)
        app.settle()
        #expect(host.log == ["willBegin", "didEnd"])
        #expect(host.presentedViewController == nil)
    }

    @Test func aNavigationControllerPushesIt() throws {
        let (app, host, controller) = try start(pushes: true)
        #expect(controller.presentPreview(animated: false))
        app.settle()
        #expect(host.navigationController?.viewControllers.count == 2)
        host.navigationController?.popViewController(animated: false)
        app.settle()
        #expect(host.log == ["willBegin", "didEnd"])
    }

    @Test func theOptionsAreASheetOfActivities() throws {
        let (app, host, controller) = try start()
        #expect(controller.presentOptionsMenu(from: .zero, in: host.view, animated: false))
        app.settle()
        #expect(host.log == ["willOptions"])
        let root = host.view.window?.rootViewController
        #expect(root?.presentedViewController is UIActivityViewController)
        #expect(!controller.presentOptionsMenu(from: .zero, in: host.view, animated: false))
        controller.dismissMenu(animated: false)
        app.settle()
        #expect(host.log == ["willOptions", "didOptions"])
    }
}
