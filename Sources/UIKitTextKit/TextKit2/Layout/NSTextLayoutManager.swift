// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
package import UIKitViews

/// Lays a document's elements out in a container, each as a fragment of lines.
///
/// Elements are laid out when somebody asks for them; heights of those before are estimated until then.
/// The lines are those of TextKit 1: paragraphs, blocks and lines are an `NSLayoutManager`'s of its own.
open class NSTextLayoutManager: NSObject, NSSecureCoding, NSTextSelectionDataSource {
    /// Breaks lines and places them.
    package private(set) final var engine = NSLayoutManager()
    final var rendering = RenderingState()
    /// The document's text, where it is kept in no text storage.
    final var copiedText: NSTextStorage?
    final var ownSelections: [NSTextSelection] = []
    /// The view whose selection is that of the document; nil for none.
    package final weak var selectionHost: (any TextSelectionHost)?
    /// The view that the views of attachments stand in.
    package final weak var attachmentParent: UIView?
    /// Who makes the views of attachments.
    final let providers = NSMapTable<NSTextAttachment, NSTextAttachmentViewProvider>
        .weakToStrongObjects()
    /// The fragment of a text without paragraphs.
    final var emptyFragment: NSTextLayoutFragment?
    private final weak var storedDelegate: (any NSTextLayoutManagerDelegate)?
    private final weak var manager: NSTextContentManager?
    private final lazy var viewport = NSTextViewportLayoutController(textLayoutManager: self)
    private final lazy var navigation = NSTextSelectionNavigation(dataSource: self)

    /// A layout manager without document and container.
    public override init() {
        super.init()
        connect()
    }

    /// Reads an archived layout manager; archives hold its rules.
    public required init?(coder: NSCoder) {
        super.init()
        connect()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives hold rules.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the rules.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private final func archive(_ properties: PropertyArchive<NSTextLayoutManager>) {
        properties.keep(\.limitsLayoutForSuspiciousContents, "UILimitsLayoutForSuspiciousContents")
        properties.keep(\.usesFontLeading, "UIUsesFontLeading")
        properties.keep(\.usesHyphenation, "UIUsesHyphenation")
    }

    private final func connect() {
        engine.allowsNonContiguousLayout = true
        engine.state.textLayoutManager = self
    }

    /// Gives the engine away, to go on as a layout manager of TextKit 1 with its container and text.
    package final func releaseEngine() -> NSLayoutManager {
        let released = engine
        engine = NSLayoutManager()
        connect()
        released.state.textLayoutManager = nil
        manager?.removeTextLayoutManager(self)
        return released
    }

    // MARK: Parts

    /// Makes fragments of its own.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            forgetFragments()
        }
    }

    /// The document.
    open weak var textContentManager: NSTextContentManager? { manager }

    /// Lays another document out.
    open func replace(_ textContentManager: NSTextContentManager) {
        textContentManager.addTextLayoutManager(self)
    }

    final func attach(to manager: NSTextContentManager?) {
        self.manager = manager
        rendering.attributes = RangedAttributes()
        reload()
    }

    /// The container of the text.
    open var textContainer: NSTextContainer? {
        get { engine.textContainers.first }
        set { announcing("textContainer") { setContainer(newValue) } }
    }

    /// Lays out what is seen.
    open var textViewportLayoutController: NSTextViewportLayoutController { viewport }

    /// Not used: text is laid out where it is asked for.
    open var layoutQueue: OperationQueue?

    /// Moves and extends selections.
    open var textSelectionNavigation: NSTextSelectionNavigation {
        get { navigation }
        set { navigation = newValue }
    }

    /// What is selected in the document; that of a text view is the view's selection.
    open var textSelections: [NSTextSelection] {
        get { currentSelections }
        set { announcing("textSelections") { select(newValue) } }
    }

    // MARK: Rules

    /// Whether a font's own gap between lines counts; true.
    open var usesFontLeading: Bool {
        get { engine.usesFontLeading }
        set { engine.usesFontLeading = newValue }
    }

    /// Kept: no text is suspicious.
    open var limitsLayoutForSuspiciousContents: Bool {
        get { engine.limitsLayoutForSuspiciousContents }
        set { engine.limitsLayoutForSuspiciousContents = newValue }
    }

    /// Kept: words are broken where they hold soft hyphens only.
    open var usesHyphenation: Bool {
        get { engine.usesDefaultHyphenation }
        set { engine.usesDefaultHyphenation = newValue }
    }

    // MARK: Layout

    /// What the text takes of its container; about, where parts are not laid out.
    open var usageBoundsForTextContainer: CGRect { usageBounds }

    /// Lays a range out.
    open func ensureLayout(for range: NSTextRange) { layOut(range) }

    /// Lays out what is in a rectangle of the container.
    open func ensureLayout(for bounds: CGRect) { layOut(bounds) }

    /// Has fragments made again for a range, and their elements shown or hidden anew.
    open func invalidateLayout(for range: NSTextRange) { forget(range) }

    /// The fragment that shows a place; nil for places outside of the text and in hidden elements.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragment(at: location)
    }

    /// The fragment at a point of the container; nil above and below the text.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragment(at: position)
    }

    /// Calls back with each fragment from a place on, until the answer is false; backwards, from the
    /// fragment before that of the place.
    ///
    /// - Returns: the end of what was enumerated; nil for nothing.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?,
        options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        enumerateFragments(location, options, block)
    }

    /// Calls back with the rectangles of a range, their baselines from their tops, and their container.
    ///
    /// An empty range has one without width.
    open func enumerateTextSegments(
        in textRange: NSTextRange,
        type: NSTextLayoutManager.SegmentType,
        options: NSTextLayoutManager.SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        enumerateSegments(textRange, type, options, block)
    }

    // MARK: Edits

    /// Replaces a part of the document with elements.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        manager?.replaceContents(in: range, with: textElements)
    }

    /// Replaces a part of the document with a text.
    open func replaceContents(
        in range: NSTextRange,
        with attributedString: NSAttributedString
    ) {
        manager?.replaceContents(
            in: range,
            with: [NSTextParagraph(attributedString: attributedString)]
        )
    }

    // MARK: Rendering attributes

    /// Called with each fragment before it is first drawn, to give it rendering attributes.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    {
        didSet { validateAgain(nil) }
    }

    /// How links are drawn: in blue and underlined.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSNumber(value: 1)]
    }

    /// How a link is drawn: as the delegate says, else by `linkRenderingAttributes`.
    open func renderingAttributes(
        forLink link: Any,
        at location: any NSTextLocation
    ) -> [NSAttributedString.Key: Any] {
        linkLook(link, location)
    }

    /// Has a range drawn with attributes of its own, which do not change the layout.
    open func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any],
        for textRange: NSTextRange
    ) {
        changeRendering(textRange) { $0 = renderingAttributes }
    }

    /// Has a range drawn with one more attribute.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key,
        value: Any?,
        for textRange: NSTextRange
    ) {
        changeRendering(textRange) { $0[renderingAttribute] = value }
    }

    /// Takes a rendering attribute of a range away.
    open func removeRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key,
        for textRange: NSTextRange
    ) {
        changeRendering(textRange) { $0[renderingAttribute] = nil }
    }

    /// Takes the rendering attributes of a range away, and has its fragments validated again.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {
        changeRendering(textRange) { $0 = [:] }
        validateAgain(textRange)
    }

    /// Calls back with each stretch of rendering attributes from a place on, until the answer is false.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation,
        reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        enumerateRendering(location, reverse, block)
    }

    // MARK: Selections

    /// The whole document; empty without one.
    open var documentRange: NSTextRange {
        manager?.documentRange ?? NSTextRange(units: 0..<0)
    }

    /// Calls back with characters, words, sentences, lines or paragraphs from a place on.
    open func enumerateSubstrings(
        from location: any NSTextLocation,
        options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateParts(location, options, block)
    }

    /// The character, word, sentence, line or paragraph around a place.
    open func textRange(
        for granularity: NSTextSelection.Granularity,
        enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        part(granularity, around: location)
    }

    /// The place a number of characters away; nil outside of the document.
    open func location(
        _ location: any NSTextLocation,
        offsetBy offset: Int
    ) -> (any NSTextLocation)? {
        manager?.location(location, offsetBy: offset)
    }

    /// How many characters lie between two places.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        manager?.offset(from: from, to: to) ?? NSNotFound
    }

    /// The direction of the paragraph around a place.
    open func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection {
        direction(at: location)
    }

    /// Calls back with each insertion point of the line around a place, from left to right: its x in the
    /// container, its place, and whether it stands before the character there.
    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateCarets(location, block)
    }

    /// The line at a point of the container; the nearest where none is.
    open func lineFragmentRange(
        for point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextRange? {
        lineRange(at: point)
    }

    /// Calls back with the ends of containers: with that of the document, which has one container.
    open func enumerateContainerBoundaries(
        from location: any NSTextLocation,
        reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }

    /// Horizontal.
    open func textLayoutOrientation(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.LayoutOrientation {
        .horizontal
    }
}
