// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// The part of a view that the keyboard covers.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var followsUndocked = false
    private var usesSafeArea = true
    private var padding: CGFloat = 0

    /// Makes a guide that is in no view yet.
    public override nonisolated init() { super.init() }

    /// Reads an archived guide.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the guide.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ guide: PropertyArchive<UIKeyboardLayoutGuide>) {
        guide.keep(\.followsUndocked, "UIFollowsUndockedKeyboard")
        guide.keep(\.usesSafeArea, "UIUsesBottomSafeArea")
        guide.keep(\.padding, "UIKeyboardDismissPadding")
    }

    /// Whether the guide follows a keyboard that floats; false by default.
    open var followsUndockedKeyboard: Bool {
        get { followsUndocked }
        set { followsUndocked = newValue }
    }

    /// Whether the guide covers the bottom of the safe area while there is no keyboard.
    open var usesBottomSafeArea: Bool {
        get { usesSafeArea }
        set {
            guard newValue != usesSafeArea else { return }
            usesSafeArea = newValue
            owner?.insetsDidChange()
            owner?.setNeedsLayout()
        }
    }

    /// A keyboard that is away, or docked, is at the bottom and at no other edge.
    override var nearEdges: NSDirectionalRectEdge { .bottom }

    /// The distance above the keyboard at which a drag begins to dismiss it, in points.
    open var keyboardDismissPadding: CGFloat {
        get { padding }
        set { padding = newValue }
    }
}
