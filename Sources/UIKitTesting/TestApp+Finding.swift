// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension TestApp {
    /// The first view of a class below the window, in the tree's reading order.
    ///
    /// With a text, the first that says it, as a label or a button does, or has it as its
    /// accessibility identifier.
    public func find<View: UIView>(_ type: View.Type = UIView.self, _ text: String? = nil) -> View?
    {
        window.flatMap { Self.find(type, text, in: $0) }
    }

    private static func find<View: UIView>(
        _ type: View.Type,
        _ text: String?,
        in view: UIView
    ) -> View? {
        if let found = view as? View, text == nil || says(found, text) { return found }
        for child in view.subviews {
            if let found = find(type, text, in: child) { return found }
        }
        return nil
    }

    private static func says(_ view: UIView, _ text: String?) -> Bool {
        if view.accessibilityIdentifier == text { return true }
        switch view {
        case let label as UILabel: return label.text == text
        case let button as UIButton:
            return (button.configuration?.title ?? button.title(for: .normal)) == text
        default: return false
        }
    }
}

extension TestApp {
    /// How many touches, presses and recognizers are still at work: none when nothing is held
    /// and all gestures are over.
    public var leftOverInput: Int { host.inputUnderWay }
}
