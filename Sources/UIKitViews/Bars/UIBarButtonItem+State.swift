// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UIBarButtonItem {
    func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
        button.style = style
        button.target = target as AnyObject?
        button.action = action
    }

    static func make(_ system: SystemItem, _ width: CGFloat) -> Self {
        let made = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        made.button.width = width
        guard let item = made as? Self else {
            fatalError("UIBarButtonItem.\(system): \(self) is a subclass; make an instance instead")
        }
        return item
    }

    func adopt(_ action: UIAction?) {
        button.primaryAction = action
        if let action {
            item.title = action.title
            item.image = action.image
        }
        changed()
    }

    func set(_ image: UIImage?, _ state: UIControl.State, _ style: Style?, _ bar: UIBarMetrics) {
        let key = ButtonState.ImageKey(
            state: state.rawValue,
            metrics: bar.rawValue,
            style: style?.rawValue
        )
        button.backgrounds[key] = image
        changed()
    }

    func background(_ state: UIControl.State, _ style: Style?, _ bar: UIBarMetrics) -> UIImage? {
        let key = ButtonState.ImageKey(
            state: state.rawValue,
            metrics: bar.rawValue,
            style: style?.rawValue
        )
        let plain = ButtonState.ImageKey(state: state.rawValue, metrics: bar.rawValue)
        return button.backgrounds[key] ?? button.backgrounds[plain]
    }

    // MARK: What bars ask for

    /// The system's item that this is; nil for one of the app's own.
    package var systemItem: SystemItem? {
        get { button.system }
        set { button.system = newValue }
    }

    /// The view that shows the button in a bar.
    package var shownView: UIView? {
        get { button.shown }
        set { button.shown = newValue }
    }

    /// The text that a bar shows, the system's included.
    package var shownTitle: String? { item.title ?? button.system?.title }

    /// The picture that a bar shows, the system's included.
    package var shownImage: UIImage? {
        item.image ?? button.system?.symbol.flatMap { UIImage(systemName: $0) }
    }

    /// Whether the item is only room between others.
    package var isSpace: Bool { button.system == .flexibleSpace || button.system == .fixedSpace }

    package func perform(from sender: Any?, event: UIEvent?) {
        guard isEnabled else { return }
        if button.togglesSelection, button.menu == nil { isSelected.toggle() }
        if let action = button.primaryAction { return action.perform(sender: self) }
        guard let selector = button.action else { return }
        UIApplication.shared.sendAction(selector, to: button.target, from: self, for: event)
    }
}
