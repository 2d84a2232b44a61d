// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// The transition of a presentation over a part of the window.
@MainActor
@Suite(.serialized)
struct ContextTransitionTests {
    /// Whether a presented view has moved from its place in the middle of its transition.
    private func isMoved(contextChooses: Bool) throws -> Bool {
        let app = try TestApp(device: "iPhone 14")
        let context = UIViewController()
        context.definesPresentationContext = true
        context.providesPresentationContextTransitionStyle = contextChooses
        context.modalTransitionStyle = .crossDissolve
        app.show(context)
        app.update()
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        presented.modalTransitionStyle = .coverVertical
        context.present(presented, animated: true)
        app.advance(by: 0.1)
        let layer = presented.view.layer
        return try #require(layer.presentation()).frame.minY > 1
    }

    @Test func theContextMayChooseTheTransition() throws {
        #expect(try isMoved(contextChooses: false))
        #expect(try !isMoved(contextChooses: true))
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func aViewInAContextCoversThePresentersAlone(style: UIModalPresentationStyle) throws {
        let app = try TestApp(device: "iPhone 14")
        let parent = UIViewController()
        let context = UIViewController()
        app.show(parent)
        parent.addChild(context)
        context.view.frame = CGRect(x: 20, y: 30, width: 100, height: 200)
        parent.view.addSubview(context.view)
        context.didMove(toParent: parent)
        context.definesPresentationContext = true
        app.update()
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        context.present(presented, animated: false)
        app.update()
        #expect(presented.presentingViewController === context)
        let seen = presented.view.convert(presented.view.bounds, to: parent.view)
        #expect(seen == CGRect(x: 20, y: 30, width: 100, height: 200))
        context.dismiss(animated: false)
        #expect(context.view.superview === parent.view && presented.view.window == nil)
    }
}
