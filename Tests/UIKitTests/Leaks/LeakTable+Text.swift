// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// Text that is edited.
extension LeakTable {
    /// An empty document that is laid out.
    private static func document() -> NSTextLayoutManager { NSTextLayoutManager() }

    static let text: [LeakRow] = [
        LeakRow(UITextField.self) { UITextField() },
        LeakRow(UITextView.self) { UITextView() },
        LeakRow(UISearchBar.self) { UISearchBar() },
        LeakRow(UISearchTextField.self) { UISearchTextField() },
        LeakRow(NSLayoutManager.self) { NSLayoutManager() },
        LeakRow(NSTextContentManager.self) { NSTextContentManager() },
        LeakRow(NSTextContentStorage.self) { NSTextContentStorage() },
        LeakRow(NSTextLayoutManager.self) { NSTextLayoutManager() },
        LeakRow(NSTextElement.self) { NSTextElement(textContentManager: nil) },
        LeakRow(NSTextParagraph.self) { NSTextParagraph(attributedString: nil) },
        LeakRow(NSTextListElement.self) {
            NSTextListElement(
                contents: NSAttributedString(string: "Soak"),
                textList: NSTextList(markerFormat: .disc, options: []),
                children: nil
            )
        },
        LeakRow(NSTextRange.self) { LeakTable.document().documentRange },
        LeakRow(NSTextLayoutFragment.self) {
            NSTextLayoutFragment(textElement: NSTextElement(textContentManager: nil), range: nil)
        },
        LeakRow(NSTextLineFragment.self) {
            NSTextLineFragment(string: "Soak", range: NSRange(location: 0, length: 4))
        },
        LeakRow(NSTextSelection.self) {
            NSTextSelection(LeakTable.document().documentRange.location, affinity: .downstream)
        },
        LeakRow(NSTextSelectionNavigation.self) {
            NSTextSelectionNavigation(dataSource: LeakTable.document())
        },
        LeakRow(NSTextViewportLayoutController.self) {
            NSTextViewportLayoutController(textLayoutManager: LeakTable.document())
        },
        LeakRow(NSTextAttachmentViewProvider.self) {
            NSTextAttachmentViewProvider(
                textAttachment: NSTextAttachment(),
                parentView: nil,
                textLayoutManager: nil,
                location: LeakTable.document().documentRange.location
            )
        },
        LeakRow(UIFindSession.self) { UIFindSession() },
        LeakRow(UITextSearchOptions.self) { UITextSearchOptions() },
        LeakRow(UITextSelectionRect.self) { UITextSelectionRect() },
        LeakRow(UITextPosition.self) { UITextPosition() },
        LeakRow(UITextRange.self) { UITextRange() },
        LeakRow(UITextInputAssistantItem.self) { UITextInputAssistantItem() },
        LeakRow(UITextChecker.self) { UITextChecker() },
        LeakRow(
            NSTextStorage.self,
            on: { stage in
                let storage = NSTextStorage(string: "Soak in several words")
                let manager = NSLayoutManager()
                let container = NSTextContainer(size: CGSize(width: 200, height: 1_000))
                storage.addLayoutManager(manager)
                manager.addTextContainer(container)
                stage.use(UITextView(frame: stage.frame, textContainer: container))
                return storage
            }
        ),
        LeakRow(
            UIFindInteraction.self,
            on: { stage in
                let text = UITextView(frame: stage.frame)
                text.isFindInteractionEnabled = true
                stage.view.addSubview(text)
                text.findInteraction?.presentFindNavigator(showingReplace: true)
                stage.app.settle(within: 3)
                text.findInteraction?.dismissFindNavigator()
                stage.app.settle(within: 3)
                let found = text.findInteraction
                text.removeFromSuperview()
                return found
            }
        ),
        LeakRow(UITextSearchingFindSession.self) {
            UITextSearchingFindSession(searchableObject: UITextView())
        },
        LeakRow(UISearchSuggestionItem.self) {
            UISearchSuggestionItem(localizedSuggestion: "Soak")
        },
        LeakRow(UISearchToken.self) { UISearchToken(icon: nil, text: "Soak") },
        LeakRow(UITextInputStringTokenizer.self) {
            UITextInputStringTokenizer(textInput: UITextField())
        },
        LeakRow(
            UITextInteraction.self,
            on: { stage in
                let text = UITextView(frame: stage.frame)
                let interaction = UITextInteraction(for: .editable)
                interaction.textInput = text
                text.addInteraction(interaction)
                stage.use(text)
                return interaction
            }
        ),
        LeakRow(UITextItem.MenuConfiguration.self) {
            UITextItem.MenuConfiguration(menu: UIMenu(title: "Soak"))
        },
        LeakRow(UITextItem.MenuConfiguration.Preview.self) {
            UITextItem.MenuConfiguration.Preview(view: UIView())
        },
        LeakRow(UITextDropProposal.self) { UITextDropProposal(operation: .copy) },
        LeakRow(UITextDragPreviewRenderer.self) {
            UITextDragPreviewRenderer(
                layoutManager: NSLayoutManager(),
                range: NSRange(location: 0, length: 0)
            )
        },
        LeakRow(
            UITextSelectionDisplayInteraction.self,
            on: { stage in
                let text = UITextView(frame: stage.frame)
                let interaction = UITextSelectionDisplayInteraction(
                    textInput: text,
                    delegate: DisplayAdviser.shared
                )
                text.addInteraction(interaction)
                text.textDragDelegate = nil
                stage.use(text)
                return interaction
            }
        ),
        LeakRow(UIDictationPhrase.self) { UIDictationPhrase("Soak") },
        LeakRow(UITextPlaceholder.self) { UITextPlaceholder([]) },
    ]
}

/// Leaves the highlight where it is.
@MainActor
private final class DisplayAdviser: NSObject, UITextSelectionDisplayInteractionDelegate {
    static let shared = DisplayAdviser()
}
