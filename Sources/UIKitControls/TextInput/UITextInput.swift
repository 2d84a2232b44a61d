// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitViews

/// Text that keyboards, input methods and gestures edit, by positions and ranges of its own
/// classes.
///
/// The members from `shouldChangeText(in:replacementText:)` on are optional, with the defaults
/// below.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range; nil if the range is not in the text.
    func text(in range: UITextRange) -> String?

    /// Replaces a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selection, or the insertion point; nil for neither.
    var selectedTextRange: UITextRange? { get set }

    /// The marked text of an input method; nil for none.
    var markedTextRange: UITextRange? { get }

    /// How composed text looks; nil for the usual.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Sets the marked text: replaces the former one, or the selection.
    ///
    /// The selection counts in UTF-16 units from the start of the new text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Unmarks the text, which stays.
    func unmarkText()

    /// The first place.
    var beginningOfDocument: UITextPosition { get }

    /// The last place.
    var endOfDocument: UITextPosition { get }

    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place so many units further; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// The place so many steps further as text is seen; nil beyond the text.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?

    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// The units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The delegate, which is notified before and after changes that the keyboard did not make.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The tokenizer for words, sentences and lines.
    var tokenizer: any UITextInputTokenizer { get }

    /// The farthest position of a range in a direction.
    func position(
        within range: UITextRange,
        farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition?

    /// From a place to the farthest one in a direction.
    func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange?

    /// Which way text runs at a place.
    func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Lets a range run one way.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The first rectangle of a range: on its first line.
    func firstRect(for range: UITextRange) -> CGRect

    /// The rectangle of the caret at a place.
    func caretRect(for position: UITextPosition) -> CGRect

    /// The rectangles of a range, line by line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// The place of a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// The range of the character at a point, or nil.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Whether a range may be replaced.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// The look of text at a place.
    func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    /// The place so many characters into a range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// The character offset of a position in a range.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    /// The view in whose space the rectangles are.
    var textInputView: UIView { get }

    /// Whether the insertion point belongs to the end of a line or the start of the next.
    var selectionAffinity: UITextStorageDirection { get set }

    /// Whether the text can be edited.
    var isEditable: Bool { get }

    /// The characters of a range with their attributes.
    func attributedText(in range: UITextRange) -> NSAttributedString

    /// Inserts text with attributes.
    func insertAttributedText(_ string: NSAttributedString)

    /// Replaces a range by text with attributes.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)

    /// Composes text with attributes.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

    /// Inserts text that may have been meant otherwise.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)

    /// The caret is taken off the text, to be moved freely.
    func beginFloatingCursor(at point: CGPoint)

    /// The caret is moved freely.
    func updateFloatingCursor(at point: CGPoint)

    /// The caret is put back into the text.
    func endFloatingCursor()

    /// How the caret is turned at a place.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform

    /// The menu for a range; nil for the one suggested.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// The edit menu is about to appear.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

    /// The edit menu is about to go.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

    /// Inserts a placeholder for later text.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder

    /// Removes a placeholder.
    func remove(_ textPlaceholder: UITextPlaceholder)

    /// Inserts a dictation; never called.
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])

    /// A dictation has ended; never called.
    func dictationRecordingDidEnd()

    /// A dictation was not recognized; never called.
    func dictationRecognitionFailed()

    /// The placeholder for a dictation's result.
    var insertDictationResultPlaceholder: Any { get }

    /// The frame of the placeholder.
    func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect

    /// Removes the placeholder.
    func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)

    /// Whether pictures among letters can be inserted.
    var supportsAdaptiveImageGlyph: Bool { get }

    /// Writing tools are about to be shown; never called.
    func willPresentWritingTools()

    /// Writing tools have gone; never called.
    func didDismissWritingTools()
}

extension UITextInput {
    /// Always.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        true
    }

    /// None.
    public func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        nil
    }

    /// By counting units.
    public func position(
        within range: UITextRange,
        atCharacterOffset offset: Int
    ) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }

    /// By counting units.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// The adopter, or an empty view for one that is no view.
    public var textInputView: UIView { self as? UIView ?? UIView() }

    /// Towards the end.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// It can.
    public var isEditable: Bool { true }

    /// The text without attributes.
    public func attributedText(in range: UITextRange) -> NSAttributedString {
        NSAttributedString(string: text(in: range) ?? "")
    }

    /// Inserts the characters.
    public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }

    /// Replaces by the characters.
    public func replace(
        _ range: UITextRange,
        withAttributedText attributedText: NSAttributedString
    ) {
        replace(range, withText: attributedText.string)
    }

    /// Composes the characters.
    public func setAttributedMarkedText(
        _ markedText: NSAttributedString?,
        selectedRange: NSRange
    ) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// Inserts the text.
    public func insertText(
        _ text: String,
        alternatives: [String],
        style: UITextAlternativeStyle
    ) {
        insertText(text)
    }

    /// Does nothing.
    public func beginFloatingCursor(at point: CGPoint) {}

    /// Does nothing.
    public func updateFloatingCursor(at point: CGPoint) {}

    /// Does nothing.
    public func endFloatingCursor() {}

    /// Not at all.
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    /// The one suggested.
    public func editMenu(
        for textRange: UITextRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Does nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    /// Does nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    /// A placeholder at the insertion point; the text stays as it is.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
        guard let range = selectedTextRange else { return UITextPlaceholder([]) }
        return UITextPlaceholder(selectionRects(for: range))
    }

    /// Does nothing.
    public func remove(_ textPlaceholder: UITextPlaceholder) {}

    /// Inserts the words.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        insertText(dictationResult.map(\.text).joined())
    }

    /// Does nothing.
    public func dictationRecordingDidEnd() {}

    /// Does nothing.
    public func dictationRecognitionFailed() {}

    /// None.
    public var insertDictationResultPlaceholder: Any { NSObject() }

    /// The caret's place.
    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
        selectedTextRange.map { caretRect(for: $0.end) } ?? .zero
    }

    /// Does nothing.
    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

    /// No.
    public var supportsAdaptiveImageGlyph: Bool { false }

    /// Does nothing.
    public func willPresentWritingTools() {}

    /// Does nothing.
    public func didDismissWritingTools() {}
}
