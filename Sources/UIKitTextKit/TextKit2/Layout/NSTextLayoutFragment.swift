// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
import UIKitViews

/// The lines of an element, made by a layout manager or by its delegate.
///
/// A subclass may reserve margins, enlarge `renderingSurfaceBounds` and draw its own way.
/// Points are in the fragment's space, whose origin is that of `layoutFragmentFrame`, y down.
open class NSTextLayoutFragment: NSObject, NSSecureCoding {
    private final var element: NSTextElement?
    private final var ownRange: NSTextRange?
    final var layout = FragmentLayout()

    /// A fragment of an element, or of a part of one.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        ownRange = rangeInElement
        super.init()
    }

    /// Reads an archived fragment, which belongs to no document.
    public required init?(coder: NSCoder) { super.init() }

    /// Archives hold nothing.
    open class var supportsSecureCoding: Bool { true }

    /// Writes nothing: a fragment is made of its element.
    open func encode(with coder: NSCoder) {}

    // MARK: Parts

    /// The layout manager; nil for a fragment that none has taken.
    open weak var textLayoutManager: NSTextLayoutManager? { layout.manager }

    /// The element.
    open weak var textElement: NSTextElement? { element }

    /// The part of the document.
    open var rangeInElement: NSTextRange {
        if layout.coversElement, let range = element?.elementRange { return range }
        return ownRange ?? element?.elementRange ?? NSTextRange(units: 0..<0)
    }

    /// The lines; the fragment is laid out first.
    open var textLineFragments: [NSTextLineFragment] { lines }

    /// Not used: fragments are laid out where they are asked for.
    open var layoutQueue: OperationQueue?

    /// How much is known of the layout.
    open var state: State { knownState }

    /// Has the fragment laid out again when it is next asked for.
    open func invalidateLayout() { forgetLayout() }

    // MARK: Places

    /// What the fragment takes of its container, with its margins; estimated before layout.
    open var layoutFragmentFrame: CGRect { frame }

    /// What the fragment may draw on, in its space; at least as large as its frame.
    open var renderingSurfaceBounds: CGRect { surface }

    /// From the leading edge to the lines; 0 unless overridden.
    open var leadingPadding: CGFloat { 0 }

    /// From the lines to the trailing edge; 0 unless overridden.
    open var trailingPadding: CGFloat { 0 }

    /// From the top to the first line: the paragraph's spacing before unless overridden.
    open var topMargin: CGFloat { usualMargins.top }

    /// From the last line to the bottom: the paragraph's spacing unless overridden.
    open var bottomMargin: CGFloat { usualMargins.bottom }

    /// The line at a height; where none is, the nearest one unless `requiresExactMatch`.
    open func textLineFragment(
        forVerticalOffset verticalOffset: CGFloat,
        requiresExactMatch: Bool
    ) -> NSTextLineFragment? {
        line(atHeight: verticalOffset, requiresExactMatch)
    }

    /// The line that shows a place; with `isUpstreamAffinity` the one that ends there.
    open func textLineFragment(
        for textLocation: any NSTextLocation,
        isUpstreamAffinity: Bool
    ) -> NSTextLineFragment? {
        line(at: textLocation, isUpstreamAffinity)
    }

    // MARK: Drawing

    /// Draws the lines with the fragment's origin at a point.
    open func draw(at point: CGPoint, in context: CGContext) { paint(point, context) }

    /// Those who make the views of the attachments in the fragment.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { viewProviders }

    /// Where the attachment at a place stands; empty where there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        attachmentFrame(location)
    }
}
