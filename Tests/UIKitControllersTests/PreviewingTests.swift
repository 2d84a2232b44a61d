// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Previewer: NSObject, UIViewControllerPreviewingDelegate {
    var places: [CGPoint] = []
    var committed: [UIViewController] = []
    var made: UIViewController?

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
        places.append(location)
        previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 100, height: 50)
        return made
    }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    ) {
        committed.append(viewControllerToCommit)
    }
}

@MainActor
private final class Detail: UIViewController {
    override var previewActionItems: [any UIPreviewActionItem] {
        [UIPreviewAction(title: "Share", style: .default) { _, _ in }]
    }
}

/// Previews by the interface before context menus.
@MainActor
@Suite(.serialized)
struct PreviewingTests {
    private let previewer = Previewer()

    private func start() throws -> (TestApp, UIViewController, any UIViewControllerPreviewing) {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIViewController()
        app.show(controller)
        let source = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
        source.backgroundColor = .systemGreen
        controller.view.addSubview(source)
        let context = controller.registerForPreviewing(with: previewer, sourceView: source)
        app.settle()
        return (app, controller, context)
    }

    @Test func aLongPressPreviewsAndATapCommits() throws {
        let (app, _, context) = try start()
        let detail = Detail()
        detail.preferredContentSize = CGSize(width: 200, height: 200)
        previewer.made = detail
        #expect(context.sourceRect == context.sourceView.bounds)
        #expect(context.delegate === previewer)
        app.press(at: CGPoint(x: 100, y: 240), duration: 0.7)
        app.settle()
        #expect(previewer.places == [CGPoint(x: 50, y: 40)])
        #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(detail.view.window != nil)
        #expect(previewer.committed.isEmpty)
        app.tap(detail.view)
        app.settle()
        #expect(previewer.committed == [detail])
    }

    @Test func withoutAControllerNothingIsShown() throws {
        let (app, controller, context) = try start()
        app.press(at: CGPoint(x: 100, y: 240), duration: 0.7)
        app.settle()
        #expect(previewer.places.count == 1)
        let recognizer = context.previewingGestureRecognizerForFailureRelationship
        #expect(recognizer.view === context.sourceView)
        controller.unregisterForPreviewing(withContext: context)
        app.press(at: CGPoint(x: 100, y: 240), duration: 0.7)
        app.settle()
        #expect(previewer.places.count == 1)
    }
}
