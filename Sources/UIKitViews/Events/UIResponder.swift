// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Something that can handle events, and pass on what it does not handle.
///
/// Responders form a chain by `next`: from a view through its superviews and their controllers to
/// the window, the scene, the application and its delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions,
    UIPasteConfigurationSupporting, UIUserActivityRestoring
{
    /// What few responders have.
    private final var extras: ResponderExtras?

    /// Makes a responder with nothing next.
    public override nonisolated init() {
        super.init()
    }

    // MARK: Chain

    /// Who is asked when this responder does not handle an event; nil by default.
    open var next: UIResponder? { nil }

    /// Whether the responder may receive what goes to the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may give up being first; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys, motion and actions without a target begin here.
    open var isFirstResponder: Bool { isFirstInItsWindow }

    /// Makes this the window's first responder, after the one before has resigned.
    ///
    /// - Returns: whether it is first afterwards; false outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Gives up being first.
    ///
    /// - Returns: whether it is not first afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    // MARK: Touches

    /// Fingers came down; the base class passes the call on.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved; the base class passes the call on.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted; the base class passes the call on.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// The system took the touches away; the base class passes the call on.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Better values came for properties that were estimates; the base class passes the call on.
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
        next?.motionBegan(motion, with: event)
    }

    /// The motion is over; the base class passes the call on.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion was interrupted or took too long; the base class passes the call on.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// A remote control was used; the base class passes the call on.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Actions

    /// Whether this responder performs an action now; by default whether it has a method for it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performsByDefault(action)
    }

    /// Who performs an action: this responder or the nearest up the chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    /// Whether there is a method for a message; standard edit actions count where overridden.
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

    /// Inserts what is on the pasteboard; does nothing unless overridden.
    open func paste(_ sender: Any?) {}

    /// Inserts what is on the pasteboard in the style of the text around; does nothing unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) {}

    /// Inserts an address and goes there; does nothing unless overridden.
    open func pasteAndGo(_ sender: Any?) {}

    /// Inserts words and searches for them; does nothing unless overridden.
    open func pasteAndSearch(_ sender: Any?) {}

    /// Selects what is meant by a touch: a word; does nothing unless overridden.
    open func select(_ sender: Any?) {}

    /// Selects everything; does nothing unless overridden.
    open func selectAll(_ sender: Any?) {}

    /// Removes the selection; does nothing unless overridden.
    open func delete(_ sender: Any?) {}

    /// Makes another of what is selected; does nothing unless overridden.
    open func duplicate(_ sender: Any?) {}

    /// Moves what is selected elsewhere; does nothing unless overridden.
    open func move(_ sender: Any?) {}

    /// Gives what is selected another name; does nothing unless overridden.
    open func rename(_ sender: Any?) {}

    /// Saves what is selected in another form; does nothing unless overridden.
    open func export(_ sender: Any?) {}

    /// Begins to search; does nothing unless overridden.
    open func find(_ sender: Any?) {}

    /// Begins to search and replace; does nothing unless overridden.
    open func findAndReplace(_ sender: Any?) {}

    /// Goes to the next place found; does nothing unless overridden.
    open func findNext(_ sender: Any?) {}

    /// Goes to the place found before; does nothing unless overridden.
    open func findPrevious(_ sender: Any?) {}

    /// Searches for what is selected; does nothing unless overridden.
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

    /// Shows what helps with writing; does nothing unless overridden.
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

    /// The controller of what is shown in place of the keyboard.
    open var inputViewController: UIViewController? { nil }

    /// The controller of what is shown on top of the keyboard.
    open var inputAccessoryViewController: UIViewController? { nil }

    /// The shortcuts beside the keyboard's suggestions while this is first; the same object each time.
    open var inputAssistantItem: UITextInputAssistantItem { makeInputAssistantItem() }

    /// A name under which the keyboard's language is remembered; nil by default.
    open var textInputContextIdentifier: String? { nil }

    /// The language that is written while this is first; nil for none in particular.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// Forgets the language remembered under a name.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// Shows the present input views in place of those shown, if this is first.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        hostWindow?.inputViewsMayHaveChanged()
    }

    // MARK: Undoing, pasting and activities

    /// Where changes are recorded to be undone; that of the next responder by default.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Which parts of the system's ways of editing are used; all by default.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// Which types are accepted when they are pasted or dropped; nil for none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { held.pasteConfiguration }
        set { held.pasteConfiguration = newValue }
    }

    /// Takes items that were pasted or dropped; does nothing unless overridden.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether items are accepted; by default as the paste configuration says.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration = pasteConfiguration else { return false }
        return itemProviders.contains { pasteConfiguration.accepts($0) }
    }

    /// What the person does here, to be taken up elsewhere.
    open var userActivity: NSUserActivity? {
        get { held.userActivity }
        set { held.userActivity = newValue }
    }

    /// Brings an activity up to date; does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Takes up an activity; does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// What can be shared from here.
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

    /// Whether the class is an element where nothing was set.
    @_spi(Rooms) open var isElementByDefault: Bool { false }

    /// The traits of the class where none were set.
    @_spi(Rooms) open var traitsByDefault: UIAccessibilityTraits { .none }

    /// What it is, in a word.
    open var accessibilityLabel: String? {
        get {
            if let block = accessibilityLabelBlock { return block() }
            return accessibility.plainLabel
        }
        set { accessibility.plainLabel = newValue }
    }

    /// What happens when it is activated.
    open var accessibilityHint: String? {
        get {
            if let block = accessibilityHintBlock { return block() }
            return accessibility.plainHint
        }
        set { accessibility.plainHint = newValue }
    }

    /// What its value is, in words.
    open var accessibilityValue: String? {
        get {
            if let block = accessibilityValueBlock { return block() }
            return accessibility.plainValue
        }
        set { accessibility.plainValue = newValue }
    }

    /// What it is, with what a voice makes of it.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityLabel, accessibility.label) }
        set { accessibility.label = newValue }
    }

    /// What happens, with what a voice makes of it.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityHint, accessibility.hint) }
        set { accessibility.hint = newValue }
    }

    /// Its value, with what a voice makes of it.
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

    /// Where it is, in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }

    /// Its outline in screen coordinates; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }

    /// Where a tap activates it, in screen coordinates; the frame's middle unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? accessibilityFrame.middle }
        set { accessibility.activationPoint = newValue }
    }

    /// Whether what is inside is hidden from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }

    /// Whether what is beside it is hidden from assistive technology.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// Whether what is inside is read before what is beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// What assistive technology finds inside, in order; nil for the subviews.
    open var accessibilityElements: [Any]? {
        get {
            if let block = accessibilityElementsBlock { return block() }
            return accessibility.elements
        }
        set { accessibility.elements = newValue }
    }

    /// What kind of whole the elements inside make.
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

    /// What its text is.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility.textualContext }
        set { accessibility.textualContext = newValue }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The names by which people may speak of it, the best first; nil for the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.plainUserInputLabels }
        set { accessibility.plainUserInputLabels = newValue }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The same with what a voice makes of them.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }

    /// What can be done with it, beside activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// The ways from thing to thing that it offers.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }

    /// Says whether it is one thing, in the place of `isAccessibilityElement`.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks.isElement }
        set { accessibilityBlocks.isElement = newValue }
    }

    /// Says what it is, in the place of `accessibilityLabel`.
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.label }
        set { accessibilityBlocks.label = newValue }
    }

    /// Says what happens, in the place of `accessibilityHint`.
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.hint }
        set { accessibilityBlocks.hint = newValue }
    }

    /// Says its value, in the place of `accessibilityValue`.
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.value }
        set { accessibilityBlocks.value = newValue }
    }

    /// Says how it behaves, in the place of `accessibilityTraits`.
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityBlocks.traits }
        set { accessibilityBlocks.traits = newValue }
    }

    /// Says its name for tests, in the place of `accessibilityIdentifier`.
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.identifier }
        set { accessibilityBlocks.identifier = newValue }
    }

    /// Says what is inside, in the place of `accessibilityElements`.
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks.elements }
        set { accessibilityBlocks.elements = newValue }
    }

    /// How many elements are inside.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at a place; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The place of an element; `NSNotFound` if it is not inside.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Scrolls; false if it cannot.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Whether assistive technology is at it; no technology is at anything without a display.
    open func accessibilityElementIsFocused() -> Bool {
        UIAccessibility.focusedElement(using: nil) as AnyObject? === self
    }

    // MARK: Seams

    /// What few responders have, made when it is first set.
    final var held: ResponderExtras {
        get { extras ?? ResponderExtras() }
        set { extras = newValue }
    }

    /// The window whose first responder this can be.
    package var hostWindow: UIWindow? { next?.hostWindow }

    /// Whether letters, arrows, Space and Return are the responder's text while it is first.
    package var takesTextInput: Bool { textEditing?.takesText ?? (self is any UIKeyInput) }

    /// Whether Tab is the responder's text, too, as in text of many lines.
    package var takesTab: Bool { textEditing?.takesTab ?? false }

    /// Told after this has become first or has ceased to be.
    package func didChangeFirstResponder() { textEditing?.firstResponderDidChange() }
}
