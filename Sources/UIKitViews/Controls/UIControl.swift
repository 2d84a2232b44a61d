// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A view that turns touches into events and sends actions for them.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var control = ControlState()
    final var actions = ControlActions()

    /// Makes a control of a place and size in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads an archived control.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(from: coder)
        configureFromNib(coder, as: UIControl.self)
    }

    /// Makes a control with a primary action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Archives the control.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeControl(to: coder)
    }

    // MARK: State

    /// Whether the control is enabled; if not, it swallows touches.
    open var isEnabled: Bool {
        get { control.isEnabled }
        set {
            replaced("setIsEnabled:", in: UIControl.self, [newValue])
                ?? announcing("isEnabled", "enabled") { change(\.isEnabled, to: newValue) }
        }
    }

    /// Whether the control is chosen or on.
    open var isSelected: Bool {
        get { control.isSelected }
        set {
            if let result: Void = replaced("setIsSelected:", in: UIControl.self, [newValue]) {
                return result
            }
            announcing("isSelected", "selected") { change(\.isSelected, to: newValue) }
        }
    }

    /// Whether the control shows that a finger is on it.
    open var isHighlighted: Bool {
        get { control.isHighlighted }
        set {
            if let result: Void = replaced("setIsHighlighted:", in: UIControl.self, [newValue]) {
                return result
            }
            announcing("isHighlighted", "highlighted") { change(\.isHighlighted, to: newValue) }
        }
    }

    /// All that is so at present.
    open var state: UIControl.State { control.state }

    /// The vertical alignment of the content.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { control.verticalAlignment }
        set {
            announcing("contentVerticalAlignment") {
                guard newValue != control.verticalAlignment else { return }
                control.verticalAlignment = newValue
                setNeedsLayout()
            }
        }
    }

    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { control.horizontalAlignment }
        set {
            announcing("contentHorizontalAlignment") {
                guard newValue != control.horizontalAlignment else { return }
                control.horizontalAlignment = newValue
                setNeedsLayout()
            }
        }
    }

    /// `contentHorizontalAlignment` with left and right in place of leading and trailing.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        switch control.horizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: control.horizontalAlignment
        }
    }

    // MARK: Tracking

    /// Whether a touch that began in the control is followed.
    open var isTracking: Bool { control.isTracking }

    /// Whether the touch that is followed is inside, with some tolerance.
    open var isTouchInside: Bool { control.isTouchInside }

    /// Called when a touch begins; false does not track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        replaced("beginTracking:with:", in: UIControl.self, [touch, event]) ?? true
    }

    /// Called when the touch moved; false stops tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch ended, or tracking stopped.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to track.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        replaced("touchesBegan:with:", in: UIControl.self, [touches, event])
            ?? trackingBegan(touches, with: event)
    }

    /// Tracks.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackingMoved(touches, with: event)
    }

    /// Ends tracking.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        replaced("touchesEnded:with:", in: UIControl.self, [touches, event])
            ?? trackingEnded(touches, with: event)
    }

    /// Cancels tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackingCancelled(touches, with: event)
    }

    // MARK: Keys

    /// An enabled control can have the focus.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Return and Space hold the control that has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !pressBegan(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Return and Space perform the primary action.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !pressEnded(presses) { super.pressesEnded(presses, with: event) }
    }

    /// Releases the control without an action.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !pressCancelled(presses) { super.pressesCancelled(presses, with: event) }
    }

    /// The focus is a part of the state.
    package override func focusDidChange() {
        super.focusDidChange()
        change(\.isFocused, to: isFocused)
        if !control.isFocused, control.press != nil { letGoOfPress() }
    }

    // MARK: Targets and actions

    /// Sends `action` to `target` for events; a nil target means the responder chain.
    ///
    /// The target is held weakly. The same target, action and event are registered once only.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        replaced("addTarget:action:for:", in: UIControl.self, [target, action, controlEvents])
            ?? actions.add(target: target, action: action, for: controlEvents)
    }

    /// Removes targets and actions; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        replaced("removeTarget:action:for:", in: UIControl.self, [target, action, controlEvents])
            ?? actions.remove(target: target, action: action, for: controlEvents)
    }

    /// Adds an action for events, replacing one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.add(action, for: controlEvents)
    }

    /// Stops sending an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.remove(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops sending the action with an identifier for events.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier,
        for controlEvents: UIControl.Event
    ) {
        actions.remove(identifiedBy: actionIdentifier, for: controlEvents)
    }

    /// The targets; NSNull stands for the responder chain.
    open var allTargets: Set<AnyHashable> { actions.targets }

    /// The events for which something is sent.
    open var allControlEvents: UIControl.Event { actions.events }

    /// The names of the actions that a target receives for an event, or nil.
    open func actions(
        forTarget target: Any?,
        forControlEvent controlEvent: UIControl.Event
    ) -> [String]? {
        actions.names(for: target, controlEvent)
    }

    /// Calls a block with each action or target until it sets its last argument.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        actions.enumerate(iterator)
    }

    /// Sends one action; the application finds a responder if there is no target.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        replaced("sendAction:to:for:", in: UIControl.self, [action, target, event])
            ?? UIApplication.deliver(action, to: target, from: self, for: event)
    }

    /// Runs one action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Sends the actions of these events, in the order in which they were added.
    open func sendActions(for controlEvents: UIControl.Event) {
        replaced("sendActionsFor:", in: UIControl.self, [controlEvents])
            ?? send(controlEvents, with: nil)
    }

    /// Performs the primary action, as a key or assistive technology requests it.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Menus and tool tips

    /// Whether a long press shows a menu; false by default.
    open var isContextMenuInteractionEnabled: Bool {
        get { control.showsContextMenu }
        set {
            announcing("isContextMenuInteractionEnabled", "contextMenuInteractionEnabled") {
                setMenuEnabled(newValue)
            }
        }
    }

    /// The interaction that shows the menu; nil while menus are off.
    open var contextMenuInteraction: UIContextMenuInteraction? { control.menuInteraction }

    /// The menu of the control; none unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The preview that is lifted while the menu appears; by default the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The preview that the menu dismisses to; by default the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The menu is about to appear.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to go.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The point that the menu is attached to, in the control's space; by default below its centre.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Called after a tap, or a long press, was chosen to open the menu.
    @_spi(Rooms) open func menuWayDidChange() {}

    /// Something in the control's menu was chosen.
    @_spi(Rooms) open func menuWillPerform(_ element: UIMenuElement) {}

    /// Whether a tap shows the menu, instead of a long press.
    open var showsMenuAsPrimaryAction: Bool {
        get { control.showsMenuAsPrimaryAction }
        set {
            announcing("showsMenuAsPrimaryAction") {
                control.showsMenuAsPrimaryAction = newValue
                menuWayDidChange()
            }
        }
    }

    /// The tool tip, shown while the pointer rests on the control.
    open var toolTip: String? {
        get { control.toolTipInteraction?.defaultToolTip }
        set { announcing("toolTip") { setToolTip(newValue) } }
    }

    /// The interaction that shows the tool tip; nil without one.
    open var toolTipInteraction: UIToolTipInteraction? { control.toolTipInteraction }

    /// Whether symbols in the control are animated when they are used.
    open var isSymbolAnimationEnabled: Bool {
        get { control.animatesSymbols }
        set {
            announcing("isSymbolAnimationEnabled", "symbolAnimationEnabled") {
                control.animatesSymbols = newValue
            }
        }
    }

    // MARK: Hooks

    /// Called after `state` changed: subclasses update their appearance.
    @_spi(Rooms) open func stateDidChange(from oldState: UIControl.State) {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Sends the events of a tap, since a key activated the control.
    @_spi(Rooms) open func activateByKey() {
        if openMenuByKey() { return }
        send(eventsOfTap.union([.touchUpInside, .primaryActionTriggered]), with: nil)
    }

    /// The events of a tap, besides `touchUpInside`; buttons add the primary action.
    @_spi(Rooms) open var eventsOfTap: UIControl.Event { [] }

    /// An enabled control shows that it is not enabled to assistive technology.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// The state, unless it is the normal one.
    @_spi(Rooms) open override var descriptionDetails: [String] {
        var details = super.descriptionDetails
        if !isEnabled { details.append("enabled = NO") }
        if isSelected { details.append("selected = YES") }
        if isHighlighted { details.append("highlighted = YES") }
        return details
    }
}
