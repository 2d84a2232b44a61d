// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKitControls

/// Text of many lines that can be scrolled, selected and edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting,
    UITextDraggable, UITextDroppable
{
    final var view = TextViewState()
    final var traits = TextTraits()
    final let textEditor: TextEditor
    final let textCanvas = _UITextLayoutCanvasView()
    final let interaction = UITextInteraction(for: .editable)
    final var ownTokenizer: (any UITextInputTokenizer)?

    /// Makes a view of a place and size, with a container of a layout manager of its own choice; without a
    /// container it uses TextKit 2.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        textEditor = TextViewState.makeEditor(textContainer)
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view of a place and size.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes a view that uses TextKit 2, or TextKit 1.
    public convenience init(usingTextLayoutManager: Bool) {
        guard !usingTextLayoutManager else {
            self.init(frame: .zero, textContainer: nil)
            return
        }
        self.init(
            frame: .zero,
            textContainer: NSTextContainer(size: CGSize(width: 0, height: 1e7))
        )
    }

    /// Reads an archived view.
    public required init?(coder: NSCoder) {
        textEditor = TextViewState.makeEditor(nil)
        super.init(coder: coder)
        setUp()
        decodeTextView(coder)
        decodeScrolling(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UITextView.self)
    }

    /// Archives the view.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTextView(coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UITextView>) {
        properties.keep(attributes: \.typingAttributes, "UITypingAttributes")
        properties.keep(\.attributedText, "UIAttributedText")
        properties.keep(\.adjustsFontForContentSizeCategory, "UIAdjustsFontForContentSizeCategory")
        properties.keep(\.allowsEditingTextAttributes, "UIAllowsEditingTextAttributes")
        properties.keep(\.borderStyle, "UIBorderStyle")
        properties.keep(\.clearsOnInsertion, "UIClearsOnInsertion")
        properties.keep(\.dataDetectorTypes, "UIDataDetectorTypes")
        properties.keep(\.isFindInteractionEnabled, "UIFindInteractionEnabled")
        properties.keep(\.isSelectable, "UISelectable")
        properties.keep(attributes: \.linkTextAttributes, "UILinkTextAttributes")
        properties.keep(attributes: \.markedTextStyle, "UIMarkedTextStyle")
        properties.keep(attributes: \.textHighlightAttributes, "UITextHighlightAttributes")
        properties.keep(\.textContainerInset, "UITextContainerInset")
        properties.keep(\.textContainer.lineFragmentPadding, "UILineFragmentPadding")
        properties.keep(\.textContainer.lineBreakMode, "UITextContainerLineBreakMode")
        properties.keep(\.textContainer.maximumNumberOfLines, "UIMaximumNumberOfLines")
        properties.keep(\.usesStandardTextScaling, "UIUsesStandardTextScaling")
    }

    // Not an override: the type is narrower than the base class's, which Swift does not allow.
    /// Who hears of scrolling and editing, and decides what may be edited.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // What drags and drops text is made when somebody asks for it or has something to say to it.
    private final var dragging: TextDragging {
        if let made = traits.dragging { return made }
        let made = TextDragging(self)
        traits.dragging = made
        return made
    }

    /// Provides what is dragged, and hears of it.
    open weak var textDragDelegate: (any UITextDragDelegate)? {
        get { traits.dragging?.dragDelegate }
        set { announcing("textDragDelegate") { dragging.dragDelegate = newValue } }
    }

    /// The interaction that drags text out.
    open var textDragInteraction: UIDragInteraction? { dragging.drag }

    /// Whether a drag that began here goes on.
    open var isTextDragActive: Bool { traits.dragging?.isDragged ?? false }

    /// How dragged text is shown.
    open var textDragOptions: UITextDragOptions {
        get { traits.dragging?.options ?? [] }
        set { announcing("textDragOptions") { dragging.options = newValue } }
    }

    /// Decides what a drop does, and hears of it.
    open weak var textDropDelegate: (any UITextDropDelegate)? {
        get { traits.dragging?.dropDelegate }
        set { announcing("textDropDelegate") { dragging.dropDelegate = newValue } }
    }

    /// The interaction that lets text be dropped.
    open var textDropInteraction: UIDropInteraction? { dragging.drop }

    /// Whether a drag is over the view.
    open var isTextDropActive: Bool { traits.dragging?.isDroppedOn ?? false }

    /// Changes, combines or inserts what is pasted.
    open weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { traits.pasteDelegate }
        set { announcing("pasteDelegate") { traits.pasteDelegate = newValue } }
    }

    // MARK: Parts

    /// The text with its attributes, to be edited by the program.
    open var textStorage: NSTextStorage { textEditor.storage }

    /// The layout manager of TextKit 1; a view that uses TextKit 2 uses TextKit 1 from the first call on.
    open var layoutManager: NSLayoutManager {
        fallBack()
        return textEditor.manager
    }

    /// The layout manager of TextKit 2; nil for a view that uses TextKit 1.
    open var textLayoutManager: NSTextLayoutManager? { textEditor.textLayoutManager }

    /// The room of the text.
    open var textContainer: NSTextContainer { textEditor.container }

    /// From the edges of the view to the room; 8 above and below unless set.
    open var textContainerInset: UIEdgeInsets {
        get { view.inset }
        set {
            announcing("textContainerInset") {
                customizes(.textContainerInset, \UITextView.textContainerInset, newValue)
                guard newValue != view.inset else { return }
                view.inset = newValue
                geometryDidChange()
            }
        }
    }

    // MARK: Text

    // As on iOS: never nil to read.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text.
    open var text: String! {
        get { textEditor.storage.string }
        set {
            replaced("setText:", in: UITextView.self, [newValue])
                ?? announcing("text") { setText(newValue ?? "") }
        }
    }

    // As on iOS: never nil to read.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { textEditor.storage.plainText(in: 0..<textEditor.length) }
        set {
            if let result: Void = replaced("setAttributedText:", in: UITextView.self, [newValue]) {
                return result
            }
            announcing("attributedText") {
                setAttributedText(newValue ?? NSAttributedString(string: ""))
            }
        }
    }

    /// The font of the first letter, nil before there is text or a font was set; setting it changes all
    /// of the text.
    ///
    /// After nil was set, it stays nil until there is new text, which has the usual font.
    open var font: UIFont? {
        get { view.hasFont(textEditor.length) ? firstAttribute(.font) as? UIFont : nil }
        set {
            if let result: Void = replaced("setFont:", in: UITextView.self, [newValue]) {
                return result
            }
            customizes(.font, \UITextView.font, newValue)
            view.fontChoice = newValue == nil ? .removed : .made
            setBase(.font, newValue ?? TextViewState.usualFont)
        }
    }

    /// The colour of the first letter; setting it changes all of the text.
    open var textColor: UIColor? {
        get { firstAttribute(.foregroundColor) as? UIColor }
        set {
            customizes(.textColor, \UITextView.textColor, newValue)
            announcing("textColor") { setBase(.foregroundColor, newValue ?? UIColor.label) }
        }
    }

    /// Where lines stand from side to side; natural unless set.
    open var textAlignment: NSTextAlignment {
        get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? .natural }
        set {
            customizes(.textAlignment, \UITextView.textAlignment, newValue)
            announcing("textAlignment") { setAlignment(newValue) }
        }
    }

    /// What is selected, in UTF-16 units.
    open var selectedRange: NSRange {
        get { textEditor.selection }
        set { announcing("selectedRange") { textEditor.select(newValue) } }
    }

    /// The attributes of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { textEditor.typingAttributes }
        set { textEditor.typingAttributes = newValue }
    }

    // As on iOS: never nil to read.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// How links look beside their own attributes; in the tint colour unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { textEditor.linkAttributes ?? [:] }
        set {
            customizes(.linkTextAttributes, \UITextView.linkTextAttributes, newValue)
            setLinkAttributes(newValue ?? [:])
        }
    }

    /// Whether people may select; true unless set.
    open var isSelectable: Bool {
        get { view.isSelectable }
        set {
            announcing("isSelectable", "selectable") {
                view.isSelectable = newValue
                if !newValue, !view.isEditable, isFirstResponder { resignFirstResponder() }
            }
        }
    }

    /// Whether people may choose attributes; false unless set.
    open var allowsEditingTextAttributes: Bool {
        get { view.allowsAttributes }
        set { announcing("allowsEditingTextAttributes") { view.allowsAttributes = newValue } }
    }

    /// Whether what is typed first replaces the text.
    open var clearsOnInsertion: Bool {
        get { textEditor.clearsOnInsertion }
        set {
            announcing("clearsOnInsertion") {
                if newValue { textEditor.selectAll() }
                textEditor.clearsOnInsertion = newValue
            }
        }
    }

    /// What links are made of while the text cannot be edited; nothing unless set.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { view.detectors }
        set {
            announcing("dataDetectorTypes") {
                customizes(.dataDetectorTypes, \UITextView.dataDetectorTypes, newValue)
                guard newValue != view.detectors else { return }
                view.detectors = newValue
                detect()
            }
        }
    }

    /// Whether the font follows the size of text that the reader asked for.
    open var adjustsFontForContentSizeCategory: Bool {
        get { view.followsContentSize }
        set {
            announcing("adjustsFontForContentSizeCategory") {
                customizes(
                    .adjustsFontForContentSizeCategory,
                    \UITextView.adjustsFontForContentSizeCategory,
                    newValue
                )
                view.followsContentSize = newValue
                if newValue { followContentSize() }
            }
        }
    }

    /// Kept: text has one size on all systems here.
    open var usesStandardTextScaling: Bool {
        get { view.usesStandardScaling }
        set { announcing("usesStandardTextScaling") { view.usesStandardScaling = newValue } }
    }

    /// What is selected, and whether the view is edited, to be taken up again later.
    open var interactionState: Any {
        get { TextInteractionState(selection: textEditor.selection, isFirst: isFirstResponder) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            if state.isFirst { becomeFirstResponder() }
            textEditor.select(state.selection)
        }
    }

    /// Scrolls until a range is seen.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range, animated: false) }

    // MARK: Finding and looks

    /// Whether people can search the text by Control and F; false unless set.
    open var isFindInteractionEnabled: Bool {
        get { view.find != nil }
        set {
            announcing("isFindInteractionEnabled", "findInteractionEnabled") {
                setFinding(newValue)
            }
        }
    }

    /// What leads the search; nil while that is not allowed.
    open var findInteraction: UIFindInteraction? { view.find }

    /// What is drawn around the view; nothing unless set.
    open var borderStyle: UITextView.BorderStyle {
        get { view.border }
        set { announcing("borderStyle") { setBorder(newValue) } }
    }

    /// How marked text looks that has a highlight; kept.
    open var textHighlightAttributes: [NSAttributedString.Key: Any] {
        get { view.highlightAttributes }
        set { view.highlightAttributes = newValue }
    }

    /// Whether writing tools change the text: never, there are none here.
    open var isWritingToolsActive: Bool { false }

    /// Searches the text.
    open override func find(_ sender: Any?) {
        view.find?.presentFindNavigator(showingReplace: false)
    }

    /// Searches and replaces.
    open override func findAndReplace(_ sender: Any?) {
        view.find?.presentFindNavigator(showingReplace: true)
    }

    /// Goes to the next place found.
    open override func findNext(_ sender: Any?) { view.find?.findNext() }

    /// Goes to the place found before.
    open override func findPrevious(_ sender: Any?) { view.find?.findPrevious() }

    /// Searches for what is selected from now on.
    open override func useSelectionForFind(_ sender: Any?) { findSelection() }

    // MARK: Input views

    /// Shown in place of the keyboard while the text is edited.
    open override var inputView: UIView? {
        get { view.inputView }
        set {
            view.inputView = newValue
            reloadInputViews()
        }
    }

    /// Shown on top of the keyboard while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { view.accessory }
        set {
            view.accessory = newValue
            reloadInputViews()
        }
    }

    // MARK: View

    /// Text that can be selected or edited can be first.
    open override var canBecomeFirstResponder: Bool { view.isEditable || view.isSelectable }

    /// Begins editing, if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if let result: Bool = replaced("becomeFirstResponder", in: UITextView.self) {
            return result
        }
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil, mayBegin() else { return false }
        return super.becomeFirstResponder()
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if let result: Bool = replaced("resignFirstResponder", in: UITextView.self) {
            return result
        }
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard mayEnd() else { return false }
        return super.resignFirstResponder()
    }

    /// A text that scrolls does without; others are as large as their text.
    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            super.isScrollEnabled = newValue
            geometryDidChange()
        }
    }

    /// The size of what scrolls: the text's, or the view's own where scrolling is off.
    open override var contentSize: CGSize {
        get { isScrollEnabled ? super.contentSize : bounds.size }
        set { super.contentSize = newValue }
    }

    /// The size of the text where scrolling is off.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// As high as the text in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    /// Lays the text that is seen out.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UITextView.self) { return result }
        super.layoutSubviews()
        layOutText()
    }

    /// Follows the size of text and the screen.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if view.followsContentSize { followContentSize() }
        textCanvas.redraw()
    }

    /// Caret, selection and links have the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tintDidChange()
    }

    /// The caret goes with the window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        interaction.display.update()
    }

    /// Whether assistive technology sees the view: true unless set.
    open override var isAccessibilityElement: Bool {
        get { view.isElement ?? true }
        set { view.isElement = newValue }
    }

    /// The text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Traits that appearance customizes

    /// Which letters become capitals by themselves.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set {
            customizes(.autocapitalizationType, \UITextView.autocapitalizationType, newValue)
            announcing("autocapitalizationType") { traits.autocapitalization = newValue }
        }
    }

    /// Whether words are corrected; kept.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set {
            customizes(.autocorrectionType, \UITextView.autocorrectionType, newValue)
            announcing("autocorrectionType") { traits.autocorrection = newValue }
        }
    }

    /// Whether misspelt words are marked; kept.
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set {
            customizes(.spellCheckingType, \UITextView.spellCheckingType, newValue)
            announcing("spellCheckingType") { traits.spellChecking = newValue }
        }
    }

    /// How an on-screen keyboard looks; kept.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.appearance }
        set {
            customizes(.keyboardAppearance, \UITextView.keyboardAppearance, newValue)
            announcing("keyboardAppearance") { traits.appearance = newValue }
        }
    }

    /// Saves the selected range of the text and whether it can be edited, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isEditable, forKey: "UIEditable")
        coder.encodeSelection(of: self)
    }

    /// Selects what was selected, if the text is long enough, too.
    open override func decodeRestorableState(with coder: NSCoder) {
        if coder.containsValue(forKey: "UIEditable") {
            isEditable = coder.decodeBool(forKey: "UIEditable")
        }
        coder.decodeSelection(of: self)
        super.decodeRestorableState(with: coder)
    }

    // MARK: Editing

    /// Whether people may change the text; true unless set.
    open var isEditable: Bool {
        get { view.isEditable }
        set { announcing("isEditable", "editable") { setEditable(newValue) } }
    }

    /// Whether there is something to be cut, copied, pasted or selected.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let result: Bool = replaced(
            "canPerformAction:withSender:",
            in: UITextView.self,
            [action, sender]
        ) {
            return result
        }
        return textEditor.canPerform(action) ?? canFind(action)
            ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Text input, plain traits, and editing by menus and keys

    /// The class whose methods of text input can be replaced.
    final var ownClass: AnyClass { UITextView.self }

    // Scripts/generate-delegates writes what follows, up to @end.
    // @copy UITextInput

    /// The characters of a range; nil where the range is not in the text.
    open func text(in range: UITextRange) -> String? { textEditor.text(in: range) }

    /// Replaces a range; the delegate is not asked.
    open func replace(_ range: UITextRange, withText text: String) {
        textEditor.replace(range, with: text)
    }

    /// What is selected, or where the insertion point is.
    open var selectedTextRange: UITextRange? {
        get { textEditor.stretch(textEditor.selection) }
        set { textEditor.select(newValue.flatMap { textEditor.range($0) }) }
    }

    /// What an input method is composing; nil for nothing.
    open var markedTextRange: UITextRange? { textEditor.marked.map { textEditor.stretch($0) } }

    /// How composed text looks; nil for a line below it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { textEditor.markedStyle }
        set { textEditor.markedStyle = newValue }
    }

    /// Composes: replaces what was composed before, or the selection.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        textEditor.setMarked(
            markedText.map { NSAttributedString(string: $0) },
            selecting: selectedRange
        )
    }

    /// Makes what was composed part of the text.
    open func unmarkText() { textEditor.unmark() }

    /// The first place.
    open var beginningOfDocument: UITextPosition { TextPlace(0) }

    /// The last place.
    open var endOfDocument: UITextPosition { TextPlace(textEditor.length) }

    /// The range between two places.
    open func textRange(
        from fromPosition: UITextPosition,
        to toPosition: UITextPosition
    ) -> UITextRange? {
        textEditor.textRange(from: fromPosition, to: toPosition)
    }

    /// The place so many UTF-16 units further; nil beyond the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        textEditor.position(from: position, offset: offset)
    }

    /// The place so many steps further as text is seen; nil beyond the text.
    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        textEditor.position(from: position, in: direction, offset: offset)
    }

    /// Which of two places comes first.
    open func compare(
        _ position: UITextPosition,
        to other: UITextPosition
    ) -> ComparisonResult {
        textEditor.compare(position, other)
    }

    /// The UTF-16 units from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        textEditor.offset(from: from, to: toPosition)
    }

    /// Who is told of changes that the keyboard did not make.
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { textEditor.inputDelegate }
        set { textEditor.inputDelegate = newValue }
    }

    /// Who knows words, sentences and lines.
    open var tokenizer: any UITextInputTokenizer {
        if let ownTokenizer { return ownTokenizer }
        let made = UITextInputStringTokenizer(textInput: self)
        ownTokenizer = made
        return made
    }

    /// The end of a range that lies farthest in a direction.
    open func position(
        within range: UITextRange,
        farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        textEditor.position(within: range, farthestIn: direction)
    }

    /// From a place to the farthest one in a direction.
    open func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? {
        textEditor.characterRange(byExtending: position, in: direction)
    }

    /// Which way text runs at a place.
    open func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        let place = textEditor.unit(position) ?? 0
        return textEditor.isRightToLeft(at: place) ? .rightToLeft : .leftToRight
    }

    /// Lets the paragraphs of a range run one way.
    open func setBaseWritingDirection(
        _ writingDirection: NSWritingDirection,
        for range: UITextRange
    ) {
        textEditor.setDirection(writingDirection, range)
    }

    /// The first rectangle of a range: on its first line.
    open func firstRect(for range: UITextRange) -> CGRect { textEditor.firstRect(for: range) }

    /// The rectangle of the caret at a place.
    open func caretRect(for position: UITextPosition) -> CGRect {
        textEditor.caretRect(for: position)
    }

    /// The rectangles of a range, line by line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        textEditor.selectionRects(for: range)
    }

    /// The place nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextPlace(textEditor.place(at: point).unit)
    }

    /// The place of a range nearest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        textEditor.closest(to: point, within: range)
    }

    /// The character at a point; nil in an empty text.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        textEditor.characterRange(at: point)
    }

    /// Asks the delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        textEditor.range(range).map { mayReplace($0, with: text) } ?? false
    }

    /// The attributes of text at a place.
    open func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        textEditor.styling(at: position, direction)
    }

    /// The view that the rectangles are in: this one.
    open var textInputView: UIView { self }

    /// Whether the insertion point belongs to the end of a line or the start of the next.
    open var selectionAffinity: UITextStorageDirection {
        get { textEditor.isUpstream ? .backward : .forward }
        set { textEditor.isUpstream = newValue == .backward }
    }

    /// The characters of a range with their attributes.
    open func attributedText(in range: UITextRange) -> NSAttributedString {
        textEditor.attributedText(in: range)
    }

    /// Replaces a range by text with attributes; the delegate is not asked.
    open func replace(
        _ range: UITextRange,
        withAttributedText attributedText: NSAttributedString
    ) {
        textEditor.replace(range, with: attributedText)
    }

    /// Whether there is any text.
    open var hasText: Bool { textEditor.length > 0 }

    /// Inserts what was typed in place of the selection, if the delegate lets it.
    open func insertText(_ text: String) {
        replaced("insertText:", in: ownClass, [text]) ?? textEditor.insert(text)
    }

    /// Deletes the selection, or the character before the insertion point.
    open func deleteBackward() {
        replaced("deleteBackward", in: ownClass) ?? textEditor.deleteBackward()
    }

    /// Whether quotes become those of the language; kept.
    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotes }
        set { announcing("smartQuotesType") { traits.smartQuotes = newValue } }
    }

    /// Whether two hyphens become a dash; kept.
    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashes }
        set { announcing("smartDashesType") { traits.smartDashes = newValue } }
    }

    /// Whether spaces around words are kept right; kept.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDelete }
        set { announcing("smartInsertDeleteType") { traits.smartInsertDelete = newValue } }
    }

    /// Whether a guess at what comes next is shown; kept.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePrediction }
        set { traits.inlinePrediction = newValue }
    }

    /// Whether results of sums are offered; kept.
    open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { traits.mathExpressions }
        set { traits.mathExpressions = newValue }
    }

    /// Which keys an on-screen keyboard offers; kept.
    open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { announcing("keyboardType") { traits.keyboard = newValue } }
    }

    /// What the return key says; kept.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { announcing("returnKeyType") { traits.returnKey = newValue } }
    }

    /// Whether the return key is dead while there is no text.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.needsText }
        set { announcing("enablesReturnKeyAutomatically") { traits.needsText = newValue } }
    }

    /// Whether bullets stand for the text, which can then not be copied.
    open var isSecureTextEntry: Bool {
        get { traits.isSecure }
        set {
            announcing("isSecureTextEntry", "secureTextEntry") {
                guard newValue != traits.isSecure else { return }
                traits.isSecure = newValue
                secureEntryDidChange()
            }
        }
    }

    // As on iOS: nil for nothing in particular.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the text means; nil for nothing in particular.
    open var textContentType: UITextContentType! {
        get { traits.contentType }
        set { announcing("textContentType") { traits.contentType = newValue } }
    }

    /// What a new password must look like; kept.
    open var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }

    /// How much help with writing the text takes; kept.
    open var writingToolsBehavior: UIWritingToolsBehavior {
        get { traits.writingTools }
        set { traits.writingTools = newValue }
    }

    /// What help with writing may put into the text; kept.
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { traits.writingToolsResults }
        set { traits.writingToolsResults = newValue }
    }

    /// Moves the selection to the pasteboard.
    open override func cut(_ sender: Any?) { textEditor.cut() }

    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { textEditor.copySelection() }

    /// Inserts the pasteboard's text.
    open override func paste(_ sender: Any?) { textEditor.paste(by: pasteDelegate) }

    /// Inserts the pasteboard's text in the style of the text around.
    open override func pasteAndMatchStyle(_ sender: Any?) { textEditor.paste() }

    /// Selects the word at the insertion point.
    open override func select(_ sender: Any?) { textEditor.selectWord() }

    /// Selects everything.
    open override func selectAll(_ sender: Any?) { textEditor.selectAll() }

    /// Deletes the selection.
    open override func delete(_ sender: Any?) { textEditor.deleteBackward() }

    /// Lets the paragraphs of the selection run to the right.
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        textEditor.setDirection(.leftToRight, textEditor.stretch(textEditor.selection))
    }

    /// Lets the paragraphs of the selection run to the left.
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        textEditor.setDirection(.rightToLeft, textEditor.stretch(textEditor.selection))
    }

    /// Makes the selection bold, or bold no longer.
    open override func toggleBoldface(_ sender: Any?) { textEditor.toggle(.traitBold) }

    /// Makes the selection italic, or italic no longer.
    open override func toggleItalics(_ sender: Any?) { textEditor.toggle(.traitItalic) }

    /// Underlines the selection, or no longer.
    open override func toggleUnderline(_ sender: Any?) { textEditor.toggleUnderline() }

    /// Makes the selection larger.
    open override func increaseSize(_ sender: Any?) { textEditor.resize(by: 1) }

    /// Makes the selection smaller.
    open override func decreaseSize(_ sender: Any?) { textEditor.resize(by: -1) }

    /// Changes the attributes of the selected text.
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        textEditor.changeAttributes(in: textEditor.selection, name: "Formatting") {
            $0 = conversionHandler($0)
        }
    }

    // @end

    // MARK: Notifications

    /// Posted after editing has begun; the object is the view.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification"
    )

    /// Posted after people have changed the text; the object is the view.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextViewTextDidChangeNotification"
    )

    /// Posted after editing has ended; the object is the view.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification"
    )

    /// Whether the text can be edited.
    open var supportsTextReplacement: Bool { isEditable }

    /// Which of two ranges comes first.
    open func compare(
        _ foundRange: UITextRange,
        toRange: UITextRange,
        document: AnyHashable?
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    /// Finds every place of a text.
    open func performTextSearch(
        queryString: String,
        options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<AnyHashable>
    ) {
        for range in textEditor.places(of: queryString, options) {
            resultAggregator.foundRange(
                textEditor.stretch(range),
                searchString: queryString,
                document: nil
            )
        }
        resultAggregator.finishedSearching()
    }

    /// Puts a colour behind a range.
    open func decorate(
        foundTextRange: UITextRange,
        document: AnyHashable?,
        usingStyle: UITextSearchFoundTextStyle
    ) {
        guard let range = textEditor.range(foundTextRange) else { return }
        view.found.removeAll { $0.range.location == range.location }
        if usingStyle != .normal { view.found.append((range, usingStyle == .highlighted)) }
        textCanvas.redraw()
    }

    /// Takes all colours away.
    open func clearAllDecoratedFoundText() {
        guard !view.found.isEmpty else { return }
        view.found = []
        textCanvas.redraw()
    }

    /// Scrolls until a range is seen.
    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
        if let range = textEditor.range(range) { reveal(range, animated: false) }
    }

    /// Whether the delegate lets a range be replaced.
    open func shouldReplace(
        foundTextRange: UITextRange,
        document: AnyHashable?,
        withText: String
    ) -> Bool {
        isEditable && shouldChangeText(in: foundTextRange, replacementText: withText)
    }

    /// Replaces a range.
    open func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
        replace(foundTextRange, withText: withText)
    }
}
