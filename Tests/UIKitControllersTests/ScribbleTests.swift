// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit

@MainActor
private final class Decider: NSObject, UIScribbleInteractionDelegate {}

@MainActor
private final class Parts: UIIndirectScribbleInteractionDelegate {
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        requestElementsIn rect: CGRect,
        completion: @escaping ([Int]) -> Void
    ) { completion([1]) }

    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        isElementFocused elementIdentifier: Int
    ) -> Bool { false }

    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        frameForElement elementIdentifier: Int
    ) -> CGRect { .zero }

    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        focusElementIfNeeded elementIdentifier: Int,
        referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void
    ) { completion(nil) }
}

/// Handwriting, which nothing here recognizes.
@MainActor
struct ScribbleTests {
    @Test func interactionsAnswerAsOnADeviceWithoutAPencil() {
        let view = UIView()
        let decider = Decider()
        let interaction = UIScribbleInteraction(delegate: decider)
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.delegate === decider)
        #expect(!interaction.isHandlingWriting && !UIScribbleInteraction.isPencilInputExpected)
        let parts = Parts()
        let indirect = UIIndirectScribbleInteraction(delegate: parts)
        view.addInteraction(indirect)
        #expect(indirect.view === view && indirect.delegate === parts)
        #expect(!indirect.isHandlingWriting)
        view.removeInteraction(indirect)
        #expect(indirect.view == nil)
    }
}
