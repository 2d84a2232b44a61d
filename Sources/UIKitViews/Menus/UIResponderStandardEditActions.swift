// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The standard actions of editing, in menus and by keys.
///
/// `UIResponder` declares all of them and does nothing; a responder can perform those that its
/// class overrides.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)

    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)

    /// Inserts the pasteboard's content.
    func paste(_ sender: Any?)

    /// Inserts the pasteboard's content in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)

    /// Inserts an address and opens it.
    func pasteAndGo(_ sender: Any?)

    /// Inserts words and searches for them.
    func pasteAndSearch(_ sender: Any?)

    /// Selects the word at the touch.
    func select(_ sender: Any?)

    /// Selects everything.
    func selectAll(_ sender: Any?)

    /// Removes the selection.
    func delete(_ sender: Any?)

    /// Duplicates the selection.
    func duplicate(_ sender: Any?)

    /// Moves the selection elsewhere.
    func move(_ sender: Any?)

    /// Renames the selection.
    func rename(_ sender: Any?)

    /// Exports the selection.
    func export(_ sender: Any?)

    /// Begins to search.
    func find(_ sender: Any?)

    /// Begins to search and replace.
    func findAndReplace(_ sender: Any?)

    /// Goes to the next match.
    func findNext(_ sender: Any?)

    /// Goes to the previous match.
    func findPrevious(_ sender: Any?)

    /// Searches for the selection.
    func useSelectionForFind(_ sender: Any?)

    /// Prints.
    func printContent(_ sender: Any?)

    /// Lets text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)

    /// Lets text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)

    /// Makes the selection bold, or bold no longer.
    func toggleBoldface(_ sender: Any?)

    /// Makes the selection italic, or italic no longer.
    func toggleItalics(_ sender: Any?)

    /// Underlines the selection, or no longer.
    func toggleUnderline(_ sender: Any?)

    /// Makes the text larger.
    func increaseSize(_ sender: Any?)

    /// Makes the text smaller.
    func decreaseSize(_ sender: Any?)

    /// Shows writing tools.
    func showWritingTools(_ sender: Any?)

    /// Changes the attributes of the selected text by a function of the present ones.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    )
}
