// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Handles events, and passes on those that it does not handle.
///
/// Responders form a chain by `next`: from a view through its superviews and their controllers to
/// the window, the scene, the application and its delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions,
    UIPasteConfigurationSupporting, UIUserActivityRestoring
{
    private final var extras: ResponderExtras?

    /// Makes a responder with nothing next.
    public override nonisolated init() {
        super.init()
    }

    // MARK: Chain

    /// The next responder in the chain; nil by default.
    open var next: UIResponder? { nil }

    /// Whether the responder can become first responder; false by default.
    open var canBecomeFirstResponder: Bool {
        replaced("canBecomeFirstResponder", in: UIResponder.self) ?? false
    }

    /// Whether the responder can resign first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is first: it receives keys, motion and actions without a target.
    open var isFirstResponder: Bool { isFirstInItsWindow }

    /// Makes this the window's first responder, after the one before has resigned.
    ///
    /// - Returns: whether it is first afterwards; false outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        replaced("becomeFirstResponder", in: UIResponder.self) ?? takeFirstResponder()
    }

    /// Resigns first responder.
    ///
    /// - Returns: whether it is not first afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        replaced("resignFirstResponder", in: UIResponder.self) ?? giveUpFirstResponder()
    }

    // MARK: Touches

    /// Touches began; the base class passes the call on.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let result: Void = replaced(
            "touchesBegan:with:",
            in: UIResponder.self,
            [touches, event]
        ) {
            return result
        }
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved; the base class passes the call on.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let result: Void = replaced(
            "touchesMoved:with:",
            in: UIResponder.self,
            [touches, event]
        ) {
            return result
        }
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted; the base class passes the call on.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let result: Void = replaced(
            "touchesEnded:with:",
            in: UIResponder.self,
            [touches, event]
        ) {
            return result
        }
        next?.touchesEnded(touches, with: event)
    }

    /// The system took the touches away; the base class passes the call on.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let result: Void = replaced(
            "touchesCancelled:with:",
            in: UIResponder.self,
            [touches, event]
        ) {
            return result
        }
        next?.touchesCancelled(touches, with: event)
    }

    /// Estimated properties of touches were updated; the base class passes the call on.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Presses

    /// Buttons or keys went down; the base class passes the call on.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(presses, with: event)
    }

    /// The force of a press changed; the base class passes the call on.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Buttons or keys went up; the base class passes the call on.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// The system took the presses away; the base class passes the call on.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion and remote control

    /// The device began to move, for example to shake; the base class passes the call on.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if let result: Void = replaced("motionBegan:with:", in: UIResponder.self, [motion, event]) {
            return result
        }
        next?.motionBegan(motion, with: event)
    }

    /// The motion is over; the base class passes the call on.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if let result: Void = replaced("motionEnded:with:", in: UIResponder.self, [motion, event]) {
            return result
        }
        next?.motionEnded(motion, with: event)
    }

    /// The motion was interrupted or took too long; the base class passes the call on.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if let result: Void = replaced(
            "motionCancelled:with:",
            in: UIResponder.self,
            [motion, event]
        ) {
            return result
        }
        next?.motionCancelled(motion, with: event)
    }

    /// A remote control was used; the base class passes the call on.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Actions

    /// Whether this responder performs an action now; by default whether it has a method for it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        replaced("canPerformAction:withSender:", in: UIResponder.self, [action, sender])
            ?? performsByDefault(action)
    }

    /// The responder that performs an action: this one or the next up the chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    /// Whether there is a method for a selector; standard edit actions count if overridden.
    open override func responds(to aSelector: Selector) -> Bool {
        StandardEdit.isOverridden(aSelector, in: type(of: self)) ?? super.responds(to: aSelector)
    }

    /// Brings a command's title and state up to date before it is shown; does nothing by default.
    open func validate(_ command: UICommand) {}

    /// Adds to a menu of the system before it is shown; does nothing by default.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// The key combinations that this responder handles; nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Standard edit actions

    /// Moves the selection to the pasteboard; does nothing unless overridden.
    open func cut(_ sender: Any?) {}

    /// Copies the selection to the pasteboard; does nothing unless overridden.
    open func copy(_ sender: Any?) {}

    /// Inserts the pasteboard's content; does nothing unless overridden.
    open func paste(_ sender: Any?) {}

    /// Inserts the pasteboard's content in the style of the surrounding text; does nothing unless
    /// overridden.
    open func pasteAndMatchStyle(_ sender: Any?) {}

    /// Inserts an address and opens it; does nothing unless overridden.
    open func pasteAndGo(_ sender: Any?) {}

    /// Inserts words and searches for them; does nothing unless overridden.
    open func pasteAndSearch(_ sender: Any?) {}

    /// Selects the word at the touch; does nothing unless overridden.
    open func select(_ sender: Any?) {}

    /// Selects everything; does nothing unless overridden.
    open func selectAll(_ sender: Any?) {}

    /// Removes the selection; does nothing unless overridden.
    open func delete(_ sender: Any?) {}

    /// Duplicates the selection; does nothing unless overridden.
    open func duplicate(_ sender: Any?) {}

    /// Moves the selection elsewhere; does nothing unless overridden.
    open func move(_ sender: Any?) {}

    /// Renames the selection; does nothing unless overridden.
    open func rename(_ sender: Any?) {}

    /// Exports the selection; does nothing unless overridden.
    open func export(_ sender: Any?) {}

    /// Begins to search; does nothing unless overridden.
    open func find(_ sender: Any?) {}

    /// Begins to search and replace; does nothing unless overridden.
    open func findAndReplace(_ sender: Any?) {}

    /// Goes to the next match; does nothing unless overridden.
    open func findNext(_ sender: Any?) {}

    /// Goes to the previous match; does nothing unless overridden.
    open func findPrevious(_ sender: Any?) {}

    /// Searches for the selection; does nothing unless overridden.
    open func useSelectionForFind(_ sender: Any?) {}

    /// Prints; does nothing unless overridden.
    open func printContent(_ sender: Any?) {}

    /// Lets text run from left to right; does nothing unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// Lets text run from right to left; does nothing unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// Makes the selection bold, or bold no longer; does nothing unless overridden.
    open func toggleBoldface(_ sender: Any?) {}

    /// Makes the selection italic, or italic no longer; does nothing unless overridden.
    open func toggleItalics(_ sender: Any?) {}

    /// Underlines the selection, or no longer; does nothing unless overridden.
    open func toggleUnderline(_ sender: Any?) {}

    /// Makes the text larger; does nothing unless overridden.
    open func increaseSize(_ sender: Any?) {}

    /// Makes the text smaller; does nothing unless overridden.
    open func decreaseSize(_ sender: Any?) {}

    /// Shows writing tools; does nothing unless overridden.
    open func showWritingTools(_ sender: Any?) {}

    /// Inserts text that a camera sees; does nothing unless overridden.
    open func captureTextFromCamera(_ sender: Any?) {}

    /// Changes the attributes of the selected text; does nothing unless overridden.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    // MARK: Input

    /// Shown in place of the keyboard while this is first; nil shows the keyboard.
    open var inputView: UIView? { nil }

    /// Shown on top of the keyboard while this is first; nil shows none.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the view that replaces the keyboard.
    open var inputViewController: UIViewController? { nil }

    /// The controller of the view on top of the keyboard.
    open var inputAccessoryViewController: UIViewController? { nil }

    /// The shortcuts beside the keyboard's suggestions while this is first; always the same object.
    open var inputAssistantItem: UITextInputAssistantItem { makeInputAssistantItem() }

    /// A name under which the keyboard's language is remembered; nil by default.
    open var textInputContextIdentifier: String? { nil }

    /// The language that is written while this is first; nil for none in particular.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// Forgets the language remembered under a name.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// Replaces the visible input views by the current ones, if this is first.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        hostWindow?.inputViewsMayHaveChanged()
    }

    // MARK: Undoing, pasting and activities

    /// The undo manager; by default that of the next responder.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Which parts of the system's ways of editing are used; all by default.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// Which types are accepted when they are pasted or dropped; nil for none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { held.pasteConfiguration }
        set { held.pasteConfiguration = newValue }
    }

    /// Pastes or drops items; does nothing unless overridden.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether items are accepted; by default as the paste configuration says.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration = pasteConfiguration else { return false }
        return itemProviders.contains { pasteConfiguration.accepts($0) }
    }

    /// The activity of the user here, which other devices can continue.
    open var userActivity: NSUserActivity? {
        get { held.userActivity }
        set { held.userActivity = newValue }
    }

    /// Brings an activity up to date; does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state of an activity; does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The items that can be shared from here.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { held.activityItems }
        set { held.activityItems = newValue }
    }

    // MARK: Accessibility

    /// Whether assistive technology sees it as one thing; true by default for UIKit's controls and
    /// labels, false otherwise.
    open var isAccessibilityElement: Bool {
        get {
            if let block = isAccessibilityElementBlock { return block() }
            return accessibility.isElement ?? isElementByDefault
        }
        set { accessibility.isElement = newValue }
    }

    /// Whether the class is an accessibility element by default.
    @_spi(Rooms) open var isElementByDefault: Bool { false }

    /// The default traits of the class.
    @_spi(Rooms) open var traitsByDefault: UIAccessibilityTraits { .none }

    /// The accessibility label: a short name.
    open var accessibilityLabel: String? {
        get {
            if let block = accessibilityLabelBlock { return block() }
            return accessibility.plainLabel
        }
        set { accessibility.plainLabel = newValue }
    }

    /// The accessibility hint: what activating it does.
    open var accessibilityHint: String? {
        get {
            if let block = accessibilityHintBlock { return block() }
            return accessibility.plainHint
        }
        set { accessibility.plainHint = newValue }
    }

    /// The accessibility value, as text.
    open var accessibilityValue: String? {
        get {
            if let block = accessibilityValueBlock { return block() }
            return accessibility.plainValue
        }
        set { accessibility.plainValue = newValue }
    }

    /// The accessibility label, with speech attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityLabel, accessibility.label) }
        set { accessibility.label = newValue }
    }

    /// The accessibility hint, with speech attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityHint, accessibility.hint) }
        set { accessibility.hint = newValue }
    }

    /// The accessibility value, with speech attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityValue, accessibility.value) }
        set { accessibility.value = newValue }
    }

    /// How it behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let block = accessibilityTraitsBlock { return block() }
            return accessibility.ownTraits ?? traitsByDefault
        }
        set { accessibility.ownTraits = newValue }
    }

    /// The language in which it is read out, as a tag.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }

    /// The accessibility frame, in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }

    /// Its outline in screen coordinates; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }

    /// The activation point, in screen coordinates; the frame's centre unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? accessibilityFrame.middle }
        set { accessibility.activationPoint = newValue }
    }

    /// Whether its contents are hidden from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }

    /// Whether its siblings are hidden from assistive technology.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// Whether its children are read together, before its siblings.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// The accessibility elements inside, in order; nil for the subviews.
    open var accessibilityElements: [Any]? {
        get {
            if let block = accessibilityElementsBlock { return block() }
            return accessibility.elements
        }
        set { accessibility.elements = newValue }
    }

    /// The container type, such as a table or a list.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }

    /// Whether something is done with it by hand; by its traits unless set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUser ?? accessibilityTraits.areForHands }
        set { accessibility.respondsToUser = newValue }
    }

    /// How the elements inside are gone through.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }

    /// The kind of its text, such as source code or a file path.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility.textualContext }
        set { accessibility.textualContext = newValue }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The names for Voice Control, the best first; nil for the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.plainUserInputLabels }
        set { accessibility.plainUserInputLabels = newValue }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The texts with speech attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }

    /// The custom actions, beside activation.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// The ways from thing to thing that it offers.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }

    /// Computes `isAccessibilityElement`.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks.isElement }
        set { accessibilityBlocks.isElement = newValue }
    }

    /// Computes `accessibilityLabel`.
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.label }
        set { accessibilityBlocks.label = newValue }
    }

    /// Computes `accessibilityHint`.
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.hint }
        set { accessibilityBlocks.hint = newValue }
    }

    /// Computes `accessibilityValue`.
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.value }
        set { accessibilityBlocks.value = newValue }
    }

    /// Computes `accessibilityTraits`.
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityBlocks.traits }
        set { accessibilityBlocks.traits = newValue }
    }

    /// Computes `accessibilityIdentifier`.
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.identifier }
        set { accessibilityBlocks.identifier = newValue }
    }

    /// Computes `accessibilityElements`.
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks.elements }
        set { accessibilityBlocks.elements = newValue }
    }

    /// The number of elements inside.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at an index, or nil.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The place of an element; `NSNotFound` if it is not inside.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Scrolls; false if it cannot.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Whether assistive technology has its focus here; it never does without a display.
    open func accessibilityElementIsFocused() -> Bool {
        UIAccessibility.focusedElement(using: nil) as AnyObject? === self
    }

    // MARK: Seams

    /// The stored properties that few responders need, made on first use.
    final var held: ResponderExtras {
        get { extras ?? ResponderExtras() }
        set { extras = newValue }
    }

    /// The window in which this can be first responder.
    package var hostWindow: UIWindow? { next?.hostWindow }

    /// Whether letters, arrows, Space and Return are the responder's text while it is first.
    package var takesTextInput: Bool { textEditing?.takesText ?? (self is any UIKeyInput) }

    /// Whether Tab is the responder's text, too, as in text of many lines.
    package var takesTab: Bool { textEditing?.takesTab ?? false }

    /// Called after this became first responder or resigned.
    package func didChangeFirstResponder() { textEditing?.firstResponderDidChange() }
}
