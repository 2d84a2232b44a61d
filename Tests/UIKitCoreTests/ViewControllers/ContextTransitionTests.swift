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
}
