// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor
struct ControlState {
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    var isFocused = false
    /// The press of a key that highlights the control.
    weak var press: UIPress?
    var isTracking = false
    var isTouchInside = false
    /// The touch that is followed.
    weak var touch: UITouch?
    var verticalAlignment = UIControl.ContentVerticalAlignment.center
    var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
    var showsContextMenu = false
    var menuInteraction: UIContextMenuInteraction?
    /// Whether the touch that is followed has opened the menu.
    var hasOpenedMenu = false
    var showsMenuAsPrimaryAction = false
    var animatesSymbols = true
    var toolTipInteraction: UIToolTipInteraction?

    var state: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }
}

extension UIControl {
    func change(_ field: WritableKeyPath<ControlState, Bool>, to value: Bool) {
        MainThread.check("UIControl.state")
        guard control[keyPath: field] != value else { return }
        let old = state
        control[keyPath: field] = value
        if !control.isEnabled, control.isTracking { cancelTrackingTouch() }
        stateDidChange(from: old)
    }

    // MARK: Archives

    func decodeControl(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        decode.flag("UIDisabled") { control.isEnabled = !$0 }
        decode.flag("UISelected") { control.isSelected = $0 }
        decode.flag("UIHighlighted") { control.isHighlighted = $0 }
        decode.integer("UIContentHorizontalAlignment") {
            control.horizontalAlignment = ContentHorizontalAlignment(rawValue: $0) ?? .center
        }
        decode.integer("UIContentVerticalAlignment") {
            control.verticalAlignment = ContentVerticalAlignment(rawValue: $0) ?? .center
        }
    }

    func encodeControl(to coder: NSCoder) {
        coder.encode(!control.isEnabled, forKey: "UIDisabled")
        coder.encode(control.isSelected, forKey: "UISelected")
        coder.encode(control.isHighlighted, forKey: "UIHighlighted")
        coder.encode(
            control.horizontalAlignment.rawValue,
            forKey: "UIContentHorizontalAlignment"
        )
        coder.encode(control.verticalAlignment.rawValue, forKey: "UIContentVerticalAlignment")
    }
}
