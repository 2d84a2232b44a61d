// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import ObjCRuntime

/// Shows a few words when the pointer rests on a view.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    private final weak var toolTipDelegate: (any UIToolTipInteractionDelegate)?
    private final weak var host: UIView?
    private final var text: String?
    private final var isOn = true

    /// Makes an interaction without a default text.
    public override init() { super.init() }

    /// Makes an interaction with a default text.
    public convenience init(defaultToolTip: String) {
        self.init()
        text = defaultToolTip
    }

    /// The delegate, which provides the tool tip of a place.
    open weak var delegate: (any UIToolTipInteractionDelegate)? {
        get { toolTipDelegate }
        set { toolTipDelegate = newValue }
    }

    /// Whether tool tips are shown.
    open var isEnabled: Bool {
        get { isOn }
        set {
            isOn = newValue
            if !newValue, let host { Rooms.above?.forgetToolTip(of: host) }
        }
    }

    /// The text without a delegate.
    open var defaultToolTip: String? {
        get { text }
        set { text = newValue }
    }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Hides the tool tip.
    open func willMove(to view: UIView?) {
        if let host, host !== view { Rooms.above?.forgetToolTip(of: host) }
    }

    /// Stores the view.
    open func didMove(to view: UIView?) { host = view }

    /// The tool tip at a point of the view, with its part.
    package final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isOn else { return nil }
        let usual = text.map { UIToolTipConfiguration(toolTip: $0) }
        guard let toolTipDelegate else { return usual }
        let answer = toolTipDelegate.toolTipInteraction?(self, configurationAt: point)
        if answer != nil { return answer }
        let name = "toolTipInteraction(_:configurationAt:)"
        return _objcImplements(toolTipDelegate, name) ? nil : usual
    }
}
