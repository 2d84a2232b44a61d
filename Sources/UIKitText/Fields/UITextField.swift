// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKitControls

/// One line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting,
    UITextDraggable, UITextDroppable
{
    final var field = TextFieldState()
    final var traits = TextTraits()
    final let textEditor = TextEditor.plain()
    final let textCanvas = _UITextLayoutCanvasView()
    final let interaction = UITextInteraction(for: .editable)
    final var ownTokenizer: (any UITextInputTokenizer)?
    private final weak var storedDelegate: (any UITextFieldDelegate)?

    /// Makes a field of a place and size in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Reads an archived field.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        restoreField(from: coder)
        configureFromNib(coder, as: UITextField.self)
    }

    /// Archives the field.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeField(coder)
        archive(PropertyArchive(self, to: coder))
    }

    /// Reads the settings; again after a class has set its own defaults.
    final func restoreField(from coder: NSCoder) {
        decodeField(coder)
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
    }

    private final func archive(_ properties: PropertyArchive<UITextField>) {
        properties.keep(attributes: \.defaultTextAttributes, "UIDefaultTextAttributes")
        properties.keep(\.adjustsFontForContentSizeCategory, "UIAdjustsFontForContentSizeCategory")
        properties.keep(\.adjustsFontSizeToFitWidth, "UIAdjustsFontSizeToFitWidth")
        properties.keep(\.allowsEditingTextAttributes, "UIAllowsEditingTextAttributes")
        properties.keep(\.attributedText, "UIAttributedText")
        properties.keep(\.attributedPlaceholder, "UIAttributedPlaceholder")
        properties.keep(\.background, "UIBackground")
        properties.keep(\.disabledBackground, "UIDisabledBackground")
        properties.keep(\.clearsOnBeginEditing, "UIClearsOnBeginEditing")
        properties.keep(\.clearsOnInsertion, "UIClearsOnInsertion")
        // The magnifier of a search field is made with the field.
        let isPart = (self as? UISearchTextField)?.showsMagnifier ?? false
        if properties.isReading || !isPart { properties.keep(\.leftView, "UILeftView") }
        properties.keep(\.leftViewMode, "UILeftViewMode")
        properties.keep(\.rightView, "UIRightView")
        properties.keep(\.rightViewMode, "UIRightViewMode")
        properties.keep(\.minimumFontSize, "UIMinimumFontSize")
        properties.keep(attributes: \.markedTextStyle, "UIMarkedTextStyle")
    }

    /// Who hears of editing, and decides what it may.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { storedDelegate }
        set { announcing("delegate") { storedDelegate = newValue } }
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

    // MARK: Text

    /// The text; empty, and never nil, to read.
    open var text: String? {
        get { textEditor.storage.string }
        set {
            replaced("setText:", in: UITextField.self, [newValue])
                ?? announcing("text") { setText(newValue ?? "") }
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { textEditor.storage.plainText(in: 0..<textEditor.length) }
        set { announcing("attributedText") { setAttributedText(newValue) } }
    }

    /// What stands in an empty field; its colour is that of placeholders.
    open var placeholder: String? {
        get { field.placeholder?.string }
        set {
            if let result: Void = replaced("setPlaceholder:", in: UITextField.self, [newValue]) {
                return result
            }
            customizes(.placeholder, \UITextField.placeholder, newValue)
            setPlaceholder(newValue.map { NSAttributedString(string: $0) })
        }
    }

    /// What stands in an empty field, with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { field.placeholder.map { styledPlaceholder($0) } }
        set {
            customizes(.attributedPlaceholder, \UITextField.attributedPlaceholder, newValue)
            announcing("attributedPlaceholder") { setPlaceholder(newValue) }
        }
    }

    /// The font, the system's in 17 points unless set; setting it changes all of the text.
    open var font: UIFont? {
        get { field.defaults[.font] as? UIFont }
        set {
            if let result: Void = replaced("setFont:", in: UITextField.self, [newValue]) {
                return result
            }
            customizes(.font, \UITextField.font, newValue)
            announcing("font") { setDefault(.font, newValue ?? TextFieldState.usualFont) }
        }
    }

    /// The colour of the text, `label` unless set; setting it changes all of the text.
    open var textColor: UIColor? {
        get { field.defaults[.foregroundColor] as? UIColor }
        set {
            customizes(.textColor, \UITextField.textColor, newValue)
            announcing("textColor") { setDefault(.foregroundColor, newValue ?? UIColor.label) }
        }
    }

    /// Where the text stands from side to side; natural unless set.
    open var textAlignment: NSTextAlignment {
        get { field.alignment }
        set {
            customizes(.textAlignment, \UITextField.textAlignment, newValue)
            announcing("textAlignment") { setAlignment(newValue) }
        }
    }

    /// The attributes of text that has none of its own; setting them changes all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { field.defaults }
        set {
            customizes(.defaultTextAttributes, \UITextField.defaultTextAttributes, newValue)
            setDefaults(newValue)
        }
    }

    /// The attributes of what is typed next; nil while the field is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? textEditor.typingAttributes : nil }
        set { if isEditing, let newValue { textEditor.typingAttributes = newValue } }
    }

    /// Whether people may choose attributes; false unless set.
    open var allowsEditingTextAttributes: Bool {
        get { field.allowsAttributes }
        set { announcing("allowsEditingTextAttributes") { field.allowsAttributes = newValue } }
    }

    /// Whether text that is too wide is made smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth: Bool {
        get { field.shrinks }
        set {
            customizes(.adjustsFontSizeToFitWidth, \UITextField.adjustsFontSizeToFitWidth, newValue)
            announcing("adjustsFontSizeToFitWidth") { change(\.shrinks, newValue) }
        }
    }

    /// How small text may be made, in points.
    open var minimumFontSize: CGFloat {
        get { field.minimumSize }
        set {
            announcing("minimumFontSize") {
                customizes(.minimumFontSize, \UITextField.minimumFontSize, newValue)
                change(\.minimumSize, newValue.isFinite ? max(0, newValue) : 0)
            }
        }
    }

    /// Whether the font follows the size of text that the reader asked for.
    open var adjustsFontForContentSizeCategory: Bool {
        get { field.followsContentSize }
        set {
            announcing("adjustsFontForContentSizeCategory") {
                customizes(
                    .adjustsFontForContentSizeCategory,
                    \UITextField.adjustsFontForContentSizeCategory,
                    newValue
                )
                field.followsContentSize = newValue
                if newValue { followContentSize() }
            }
        }
    }

    /// Whether the field is being edited.
    open var isEditing: Bool { field.isEditing }

    /// Whether a field that begins to be edited is emptied, if the delegate lets it.
    open var clearsOnBeginEditing: Bool {
        get { field.clearsOnBegin }
        set {
            customizes(.clearsOnBeginEditing, \UITextField.clearsOnBeginEditing, newValue)
            announcing("clearsOnBeginEditing") { field.clearsOnBegin = newValue }
        }
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

    /// What is selected, and whether the field is edited, to be taken up again later.
    open var interactionState: Any {
        get { TextInteractionState(selection: textEditor.selection, isFirst: isFirstResponder) }
        set { take(newValue) }
    }

    // MARK: Look

    /// What is drawn around the text; nothing unless set.
    open var borderStyle: UITextField.BorderStyle {
        get { field.border }
        set {
            customizes(.borderStyle, \UITextField.borderStyle, newValue)
            announcing("borderStyle") { setBorder(newValue) }
        }
    }

    /// A picture behind the text, stretched; not with round corners.
    open var background: UIImage? {
        get { field.background }
        set {
            customizes(.background, \UITextField.background, newValue)
            announcing("background") { change(\.background, newValue) }
        }
    }

    /// The picture behind the text while the field is disabled.
    open var disabledBackground: UIImage? {
        get { field.disabledBackground }
        set {
            customizes(.disabledBackground, \UITextField.disabledBackground, newValue)
            announcing("disabledBackground") { change(\.disabledBackground, newValue) }
        }
    }

    /// When there is a button that empties the field; never unless set.
    open var clearButtonMode: UITextField.ViewMode {
        get { field.clearMode }
        set {
            customizes(.clearButtonMode, \UITextField.clearButtonMode, newValue)
            announcing("clearButtonMode") { change(\.clearMode, newValue) }
        }
    }

    /// What stands before the text.
    open var leftView: UIView? {
        get { field.left }
        set { announcing("leftView") { setSide(\.left, newValue) } }
    }

    /// When the view before the text shows; never unless set.
    open var leftViewMode: UITextField.ViewMode {
        get { field.leftMode }
        set {
            customizes(.leftViewMode, \UITextField.leftViewMode, newValue)
            announcing("leftViewMode") { change(\.leftMode, newValue) }
        }
    }

    /// What stands behind the text; it hides the clear button.
    open var rightView: UIView? {
        get { field.right }
        set { announcing("rightView") { setSide(\.right, newValue) } }
    }

    /// When the view behind the text shows; never unless set.
    open var rightViewMode: UITextField.ViewMode {
        get { field.rightMode }
        set {
            customizes(.rightViewMode, \UITextField.rightViewMode, newValue)
            announcing("rightViewMode") { change(\.rightMode, newValue) }
        }
    }

    // MARK: Places

    /// Where the border is drawn.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        replaced("textRectForBounds:", in: UITextField.self, [bounds]) ?? roomForText(bounds)
    }

    /// Where the placeholder is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        replaced("placeholderRectForBounds:", in: UITextField.self, [bounds])
            ?? (isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }

    /// Where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        replaced("editingRectForBounds:", in: UITextField.self, [bounds]) ?? roomForText(bounds)
    }

    /// Where the clear button is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { roomForClearButton(bounds) }

    /// Where the view before the text is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        roomForSide(field.left, bounds, isLeading: true)
    }

    /// Where the view behind the text is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        roomForSide(field.right, bounds, isLeading: false)
    }

    /// Draws the text; called with `textRect(forBounds:)` or `editingRect(forBounds:)`.
    open func drawText(in rect: CGRect) { paintText() }

    /// Draws the placeholder; called with `placeholderRect(forBounds:)`.
    open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(rect) }

    /// Draws the border and the background.
    open override func draw(_ rect: CGRect) { paintBorder() }

    // MARK: Input views

    /// Shown in place of the keyboard while the field is edited.
    open override var inputView: UIView? {
        get { field.inputView }
        set {
            field.inputView = newValue
            reloadInputViews()
        }
    }

    /// Shown on top of the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { field.accessory }
        set {
            field.accessory = newValue
            reloadInputViews()
        }
    }

    // MARK: View

    /// An enabled field can be edited.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if let result: Bool = replaced("becomeFirstResponder", in: UITextField.self) {
            return result
        }
        if isFirstResponder { return true }
        guard isEnabled, window != nil, mayBegin() else { return false }
        return super.becomeFirstResponder()
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if let result: Bool = replaced("resignFirstResponder", in: UITextField.self) {
            return result
        }
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard mayEnd() else { return false }
        return super.resignFirstResponder()
    }

    /// A field that is disabled is not edited any longer.
    open override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            super.isEnabled = newValue
            if !newValue, isFirstResponder { _ = super.resignFirstResponder() }
            setNeedsDisplay()
        }
    }

    /// As large as text or placeholder with what is beside them; 34 points high with round corners
    /// and the usual font.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    /// Places text and buttons.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UITextField.self) { return result }
        super.layoutSubviews()
        layOutField()
    }

    /// Follows the size of text and the screen.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if field.followsContentSize { followContentSize() }
        setNeedsDisplay()
        textCanvas.redraw()
    }

    /// The caret has the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        interaction.display.update()
    }

    /// Editing goes on in another window only if it begins there anew.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        interaction.display.update()
    }

    /// Whether assistive technology sees the field: true unless set.
    open override var isAccessibilityElement: Bool {
        get { field.isElement ?? true }
        set { field.isElement = newValue }
    }

    /// The text, bullets in the place of a password, or the placeholder.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenValue }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Traits that appearance customizes

    /// Which letters become capitals by themselves.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set {
            customizes(.autocapitalizationType, \UITextField.autocapitalizationType, newValue)
            announcing("autocapitalizationType") { traits.autocapitalization = newValue }
        }
    }

    /// Whether words are corrected; kept.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set {
            customizes(.autocorrectionType, \UITextField.autocorrectionType, newValue)
            announcing("autocorrectionType") { traits.autocorrection = newValue }
        }
    }

    /// Whether misspelt words are marked; kept.
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set {
            customizes(.spellCheckingType, \UITextField.spellCheckingType, newValue)
            announcing("spellCheckingType") { traits.spellChecking = newValue }
        }
    }

    /// How an on-screen keyboard looks; kept.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.appearance }
        set {
            customizes(.keyboardAppearance, \UITextField.keyboardAppearance, newValue)
            announcing("keyboardAppearance") { traits.appearance = newValue }
        }
    }

    /// Saves the selected range of the text.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encodeSelection(of: self)
    }

    /// Selects what was selected, if the text is long enough.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        coder.decodeSelection(of: self)
    }

    // MARK: Editing

    /// Whether there is something to be cut, copied, pasted or selected.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        replaced("canPerformAction:withSender:", in: UITextField.self, [action, sender])
            ?? (textEditor.canPerform(action) ?? super.canPerformAction(action, withSender: sender))
    }

    // MARK: Text input, plain traits, and editing by menus and keys

    /// The class whose methods of text input can be replaced.
    final var ownClass: AnyClass { UITextField.self }

    // UITextView has a copy of what follows; Scripts/generate-delegates writes it.
    // @shared UITextInput

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

    /// Posted after editing has begun; the object is the field.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )

    /// Posted after editing has ended; the object is the field.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )

    /// Posted after people have changed the text; the object is the field.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification"
    )

    /// The key of the reason in the notification of the end.
    public nonisolated static let didEndEditingReasonUserInfoKey =
        "UITextFieldDidEndEditingReasonKey"
}
