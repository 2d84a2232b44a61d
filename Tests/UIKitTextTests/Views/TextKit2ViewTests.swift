// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A fragment with a coloured box behind it, and room around its lines.
private final class BubbleFragment: NSTextLayoutFragment {
    static let box = CGRect(x: -4, y: 0, width: 120, height: 20)

    override var topMargin: CGFloat { 6 }
    override var bottomMargin: CGFloat { 10 }
    override var leadingPadding: CGFloat { 12 }
    override var renderingSurfaceBounds: CGRect { Self.box.union(super.renderingSurfaceBounds) }

    override func draw(at point: CGPoint, in context: CGContext) {
        context.setFillColor(UIColor.systemOrange.cgColor)
        context.addPath(
            UIBezierPath(
                roundedRect: Self.box.offsetBy(dx: point.x, dy: point.y),
                cornerRadius: 8
            ).cgPath
        )
        context.fillPath()
        super.draw(at: point, in: context)
    }
}

private final class BubbleMaker: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        BubbleFragment(textElement: textElement, range: textElement.elementRange)
    }
}

private final class SwitchProvider: NSTextAttachmentViewProvider {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 16))
        tracksTextAttachmentViewBounds = true
    }
}

// Sendable is unchecked as its superclass is.
private final class SwitchAttachment: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
        for parentView: UIView?,
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        SwitchProvider(
            textAttachment: self,
            parentView: parentView,
            textLayoutManager: textContainer?.textLayoutManager,
            location: location
        )
    }
}

@MainActor
@Suite(.serialized)
struct TextKit2ViewTests {
    @Test func aViewUsesTextKit2UntilItsLayoutManagerIsAskedFor() throws {
        let (app, view) = try shownView("one\ntwo")
        let manager = try #require(view.textLayoutManager)
        #expect(view.textStorage.layoutManagers.isEmpty)
        #expect(view.textContainer.textLayoutManager === manager)
        #expect(manager.textContentManager is NSTextContentStorage)
        let before = view.caretRect(for: view.endOfDocument)
        let old = view.layoutManager
        #expect(view.textLayoutManager == nil)
        #expect(view.textContainer.textLayoutManager == nil)
        #expect(
            view.textStorage.layoutManagers.map { ObjectIdentifier($0) } == [ObjectIdentifier(old)]
        )
        #expect(view.textContainer.layoutManager === old)
        #expect(manager.textContentManager == nil)
        app.update()
        #expect(view.caretRect(for: view.endOfDocument) == before)
        view.insertText("three")
        #expect(view.text == "one\ntwothree")
        #expect(old.numberOfGlyphs == 12)
    }

    @Test func theContainersLayoutManagerFallsBackToo() {
        let view = UITextView()
        #expect(view.textContainer.layoutManager != nil)
        #expect(view.textLayoutManager == nil)
    }

    @Test func aViewIsMadeForEitherTextKit() {
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        let manager = NSTextLayoutManager()
        let contents = NSTextContentStorage()
        contents.addTextLayoutManager(manager)
        manager.textContainer = container
        contents.textStorage?.setAttributedString(NSAttributedString(string: "text"))
        let view = UITextView(frame: .zero, textContainer: container)
        #expect(view.textLayoutManager === manager)
        #expect(view.text == "text")
        view.text = "other"
        #expect(contents.attributedString?.string == "other")
    }

    @Test func whatIsTypedIsInTheDocument() throws {
        let (app, view) = try shownView("one\ntwo")
        let manager = try #require(view.textLayoutManager)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("s\nand")
        app.update()
        var texts: [String] = []
        manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
            texts.append((fragment.textElement as? NSTextParagraph)?.attributedString.string ?? "")
            return true
        }
        #expect(texts == ["ones\n", "and\n", "two"])
        #expect(manager.textViewportLayoutController.viewportRange == manager.documentRange)
    }

    @Test func theViewsSelectionIsTheDocuments() throws {
        let (_, view) = try shownView("one\ntwo")
        let manager = try #require(view.textLayoutManager)
        view.selectedRange = NSRange(location: 1, length: 2)
        let selected = try #require(manager.textSelections.first?.textRanges.first)
        #expect(manager.offset(from: manager.documentRange.location, to: selected.location) == 1)
        #expect(manager.offset(from: selected.location, to: selected.endLocation) == 2)
        let moved = try #require(
            manager.textSelectionNavigation.destinationSelection(
                for: manager.textSelections[0],
                direction: .forward,
                destination: .paragraph,
                extending: false,
                confined: false
            )
        )
        manager.textSelections = [moved]
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        view.selectedRange = NSRange(location: 0, length: 0)
        #expect(manager.textSelections.first?.textRanges.first?.isEmpty == true)
    }

    @Test func customFragmentsReserveRoomAndMoveTheCaret() throws {
        let (app, view) = try shownView("one\ntwo")
        let manager = try #require(view.textLayoutManager)
        let plain = view.caretRect(for: view.beginningOfDocument)
        let maker = BubbleMaker()
        manager.delegate = maker
        app.update()
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(caret.minX == plain.minX + 12)
        #expect(caret.minY == plain.minY + 6)
        let height = plain.height + 16
        var frames: [CGRect] = []
        manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
            frames.append($0.layoutFragmentFrame)
            return true
        }
        #expect(frames.map(\.minX) == [5, 5])
        #expect(zip(frames.map(\.minY), [0, height]).allSatisfy { abs($0 - $1) < 0.01 })
        #expect(abs(view.contentSize.height - (2 * height + 16)) < 1)
    }

    @Test func theViewShowsWhatCustomFragmentsDraw() throws {
        let app = try TestApp(device: "iPhone SE (3rd generation)")
        defer { _ = try? TestApp() }
        let view = UITextView(frame: CGRect(x: 20, y: 40, width: 160, height: 90))
        view.text = "one\ntwo"
        view.textColor = .clear
        let maker = BubbleMaker()
        view.textLayoutManager?.delegate = maker
        app.show(view)
        app.update()
        let part = CGRect(x: 20, y: 40, width: 160, height: 90)
        try app.picture().cropped(to: part).expect("Text/fragments", tolerance: .text)
    }

    @Test func viewsOfAttachmentsStandInTheText() throws {
        let (app, view) = try shownView("")
        let attachment = SwitchAttachment()
        let text = NSMutableAttributedString(string: "ab ")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " cd"))
        view.attributedText = text
        app.update()
        let manager = try #require(view.textLayoutManager)
        let fragment = try #require(
            manager.textLayoutFragment(for: manager.documentRange.location)
        )
        let provider = try #require(fragment.textAttachmentViewProviders.first)
        let shown = try #require(provider.view)
        #expect(shown.superview === view)
        #expect(shown.frame.size == CGSize(width: 30, height: 16))
        let caret = view.caretRect(
            for: try #require(view.position(from: view.beginningOfDocument, offset: 3))
        )
        #expect(abs(shown.frame.minX - caret.midX) < 0.5)
        view.text = "none"
        app.update()
        #expect(shown.superview == nil)
    }
}
