// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime

/// Lays out what is seen of a text, and has its delegate show it.
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    private final let owner: UncheckedTransfer<Owner>
    private final var bounds = CGRect.zero
    private final var offset: CGFloat = 0
    private final var range: NSTextRange?

    /// A controller for the text of a layout manager.
    public nonisolated init(textLayoutManager: NSTextLayoutManager) {
        owner = UncheckedTransfer(Owner(manager: textLayoutManager))
        super.init()
    }

    private struct Owner {
        weak var manager: NSTextLayoutManager?
    }

    private final var manager: NSTextLayoutManager? { owner.value.manager }

    /// Shows fragments.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

    /// The layout manager.
    open weak var textLayoutManager: NSTextLayoutManager? { manager }

    /// What was seen of the container when fragments were last shown.
    open var viewportBounds: CGRect { bounds }

    /// The text that was seen; nil before fragments were shown.
    open var viewportRange: NSTextRange? { range }

    /// Lays out what is seen, and has the delegate show each fragment.
    open func layoutViewport() {
        guard let manager else { return }
        delegate?.textViewportLayoutControllerWillLayout?(self)
        var seen = delegate?.viewportBounds(for: self) ?? bounds
        seen.origin.y += offset
        offset = 0
        bounds = seen
        var shown: NSTextRange?
        // What is laid out may move what is seen; the delegate may scroll in its last call.
        manager.announcing("usageBoundsForTextContainer") {
            for fragment in manager.fragments(in: seen) {
                manager.validate(fragment)
                delegate?.textViewportLayoutController(
                    self,
                    configureRenderingSurfaceFor: fragment
                )
                let own = fragment.rangeInElement
                shown = shown?.union(own) ?? own
            }
        }
        range = shown
        delegate?.textViewportLayoutControllerDidLayout?(self)
    }

    /// Lays a place out, and tells the y at which what is seen would begin with it.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let manager else { return 0 }
        manager.ensureLayout(for: NSTextRange(location: textLocation))
        let y = manager.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
        bounds.origin.y = y
        return y
    }

    /// Moves what is seen before it is next laid out.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { offset += verticalOffset }
}
