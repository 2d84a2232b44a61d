// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

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

    func decodeControl(from coder: NSCoder) { archive(PropertyArchive(self, from: coder)) }

    func encodeControl(to coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private func archive(_ view: PropertyArchive<UIControl>) {
        view.keep(not: \.control.isEnabled, "UIDisabled")
        view.keep(\.control.isSelected, "UISelected")
        view.keep(\.control.isHighlighted, "UIHighlighted")
        view.keep(\.control.horizontalAlignment, "UIContentHorizontalAlignment")
        view.keep(\.control.verticalAlignment, "UIContentVerticalAlignment")
        view.keep(\.isContextMenuInteractionEnabled, "UIContextMenuInteractionEnabled")
        view.keep(\.isSymbolAnimationEnabled, "UISymbolAnimationEnabled")
        view.keep(\.showsMenuAsPrimaryAction, "UIShowsMenuAsPrimaryAction")
        view.keep(\.toolTip, "UIToolTip")
    }
}
