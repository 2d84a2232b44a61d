// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

/// Puts the highlight into a view of its own.
@MainActor
private final class Below: NSObject, UITextSelectionDisplayInteractionDelegate {
    let container = UIView()

    func selectionContainerViewBelowText(
        for interaction: UITextSelectionDisplayInteraction
    ) -> UIView? { container }
}

@MainActor
private final class Nowhere: NSObject, UITextSelectionDisplayInteractionDelegate {}

@MainActor
@Suite(.serialized)
struct SelectionDisplayInteractionTests {
    private let app: TestApp
    private let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    private let nowhere = Nowhere()
    private let interaction: UITextSelectionDisplayInteraction

    init() throws {
        app = try TestApp(device: "iPhone 15")
        let root = UIView()
        root.addSubview(text)
        app.show(root)
        text.text = "one two three"
        interaction = UITextSelectionDisplayInteraction(textInput: text, delegate: nowhere)
        text.addInteraction(interaction)
    }

    @Test func theCaretShowsWhileTheInteractionIsActive() throws {
        text.selectedRange = NSRange(location: 3, length: 0)
        #expect(interaction.view === text && interaction.textInput === text)
        #expect(!interaction.isActivated && interaction.cursorView.superview == nil)
        interaction.isActivated = true
        let place = try #require(text.position(from: text.beginningOfDocument, offset: 3))
        #expect(interaction.cursorView.superview === text && interaction.cursorView.isBlinking)
        #expect(interaction.cursorView.frame == text.caretRect(for: place))
        #expect(interaction.highlightView.superview == nil)
        interaction.isActivated = false
        #expect(interaction.cursorView.superview == nil && !interaction.cursorView.isBlinking)
    }

    @Test func aSelectionHasAHighlightAndTwoHandles() throws {
        interaction.isActivated = true
        text.selectedRange = NSRange(location: 4, length: 3)
        interaction.setNeedsSelectionUpdate()
        #expect(interaction.cursorView.superview == nil)
        let range = try #require(text.selectedTextRange)
        let rect = try #require(text.selectionRects(for: range).first?.rect)
        #expect(interaction.highlightView.selectionRects.first?.rect == rect)
        let handles = interaction.handleViews
        #expect(handles.map(\.direction) == [.leading, .trailing])
        #expect(handles.allSatisfy { $0.superview === text })
        #expect(handles[0].frame.midX == rect.minX && handles[0].frame.maxY == rect.maxY)
        #expect(handles[1].frame.midX == rect.maxX && handles[1].frame.minY == rect.minY)
        text.removeInteraction(interaction)
        #expect(handles.allSatisfy { $0.superview == nil })
    }

    @Test func theDelegateSaysWhereTheHighlightBelongs() {
        let below = Below()
        text.superview?.insertSubview(below.container, at: 0)
        let other = UITextSelectionDisplayInteraction(textInput: text, delegate: below)
        text.addInteraction(other)
        text.selectedRange = NSRange(location: 0, length: 3)
        other.isActivated = true
        #expect(other.highlightView.superview === below.container)
        #expect(other.highlightView.frame == text.frame)
    }
}
