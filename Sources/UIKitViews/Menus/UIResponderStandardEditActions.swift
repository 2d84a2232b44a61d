// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What people ask for in menus and by keys while they edit.
///
/// `UIResponder` has all of them and does nothing; a responder can perform those that its class
/// overrides.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)

    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)

    /// Inserts what is on the pasteboard.
    func paste(_ sender: Any?)

    /// Inserts what is on the pasteboard in the style of the text around.
    func pasteAndMatchStyle(_ sender: Any?)

    /// Inserts an address and goes there.
    func pasteAndGo(_ sender: Any?)

    /// Inserts words and searches for them.
    func pasteAndSearch(_ sender: Any?)

    /// Selects what is meant by a touch: a word.
    func select(_ sender: Any?)

    /// Selects everything.
    func selectAll(_ sender: Any?)

    /// Removes the selection.
    func delete(_ sender: Any?)

    /// Makes another of what is selected.
    func duplicate(_ sender: Any?)

    /// Moves what is selected elsewhere.
    func move(_ sender: Any?)

    /// Gives what is selected another name.
    func rename(_ sender: Any?)

    /// Saves what is selected in another form.
    func export(_ sender: Any?)

    /// Begins to search.
    func find(_ sender: Any?)

    /// Begins to search and replace.
    func findAndReplace(_ sender: Any?)

    /// Goes to the next place found.
    func findNext(_ sender: Any?)

    /// Goes to the place found before.
    func findPrevious(_ sender: Any?)

    /// Searches for what is selected.
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

    /// Shows what helps with writing.
    func showWritingTools(_ sender: Any?)

    /// Changes the attributes of the selected text by a function of the present ones.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    )
}
