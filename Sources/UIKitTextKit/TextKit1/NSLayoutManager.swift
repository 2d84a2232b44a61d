// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKitViews

/// Lays the text of a storage out in containers, and draws it.
///
/// There is one glyph for each UTF-16 unit; those that are not seen, such as the second half of a
/// pair, have the property `null`. Text is laid out when somebody asks: a range that is asked for
/// costs its paragraphs where the text flows in one rectangle without a lower edge and
/// ``allowsNonContiguousLayout`` is set, else everything before it, too.
open class NSLayoutManager: NSObject, NSSecureCoding, TextContainerFlow {
    private final weak var storedDelegate: (any NSLayoutManagerDelegate)?
    private final weak var storage: NSTextStorage?
    private final var containers: [NSTextContainer] = []
    package final var state = LayoutManagerState()
    package final lazy var flow = TextFlow(self)
    /// The font that ``showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:)`` is called with,
    /// and the one whose glyphs are shown.
    final var shownFont: (named: UIFont, drawn: CTFont)?

    /// A layout manager without text and containers.
    public override init() { super.init() }

    /// Reads an archived layout manager; archives hold nothing of it.
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives hold nothing.
    open class var supportsSecureCoding: Bool { true }

    /// Writes nothing: text and containers are archived by who owns them.
    open func encode(with coder: NSCoder) {
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<NSLayoutManager>) {
        properties.keep(\.allowsNonContiguousLayout, "UIAllowsNonContiguousLayout")
        properties.keep(\.hyphenationFactor, "UIHyphenationFactor")
        properties.keep(\.limitsLayoutForSuspiciousContents, "UILimitsLayoutForSuspiciousContents")
        properties.keep(\.showsControlCharacters, "UIShowsControlCharacters")
        properties.keep(\.showsInvisibleCharacters, "UIShowsInvisibleCharacters")
        properties.keep(\.usesDefaultHyphenation, "UIUsesDefaultHyphenation")
        properties.keep(\.usesFontLeading, "UIUsesFontLeading")
    }

    // MARK: Parts

    /// The text; set by the storage.
    open weak var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            if let newValue {
                newValue.addLayoutManager(self)
            } else {
                storage?.removeLayoutManager(self)
            }
        }
    }

    /// Who has a say in the layout.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            flow.invalidate(text: true)
        }
    }

    /// The rooms, in the order in which they are filled.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a room at the end.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Adds a room before another.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: min(max(0, index), containers.count))
        container.flow = self
        containersDidChange()
    }

    /// Takes a room out.
    open func removeTextContainer(at index: Int) {
        guard containers.indices.contains(index) else { return }
        containers.remove(at: index).flow = nil
        containersDidChange()
    }

    /// Takes note that a room has another size or shape.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        containersDidChange()
    }

    /// Follows a room whose size, shape or rule has changed.
    package func geometryDidChange(of container: NSTextContainer, from oldSize: CGSize) {
        textContainerChangedGeometry(container)
        delegate?.layoutManager?(self, textContainer: container, didChangeGeometryFrom: oldSize)
    }

    /// Keeps the text without telling it.
    final func setStorage(_ storage: NSTextStorage?) { self.storage = storage }

    // MARK: Rules

    /// Whether a font's own gap between lines counts; true.
    open var usesFontLeading: Bool {
        get { state.usesFontLeading }
        set { change(\.usesFontLeading, newValue) }
    }

    /// Whether the text before a place may be left as it is when the place is asked for; false.
    open var allowsNonContiguousLayout: Bool {
        get { state.allowsGaps }
        set { state.allowsGaps = newValue }
    }

    /// Whether there is text that was passed over.
    open var hasNonContiguousLayout: Bool {
        guard state.allowsGaps else { return false }
        let first = flow.firstUnlaid
        return flow.blocks.dropFirst(first).contains { $0.lines != nil }
    }

    /// Kept: white space and the like are not drawn.
    open var showsInvisibleCharacters: Bool {
        get { state.showsInvisibles }
        set { state.showsInvisibles = newValue }
    }

    /// Kept: control characters are not drawn.
    open var showsControlCharacters: Bool {
        get { state.showsControls }
        set { state.showsControls = newValue }
    }

    /// Kept: words are broken where they hold soft hyphens only.
    open var hyphenationFactor: CGFloat {
        get { state.hyphenationFactor }
        set { state.hyphenationFactor = newValue }
    }

    /// Kept, as `hyphenationFactor` is.
    open var usesDefaultHyphenation: Bool {
        get { state.usesDefaultHyphenation }
        set { state.usesDefaultHyphenation = newValue }
    }

    /// Kept: no text is suspicious.
    open var limitsLayoutForSuspiciousContents: Bool {
        get { state.limitsSuspicious }
        set { state.limitsSuspicious = newValue }
    }

    // MARK: Invalid and valid

    /// Follows an edit of the storage.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        take(textStorage, invalidatedCharRange, delta)
    }

    /// Forgets glyphs.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange,
        changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        forget(charRange, text: true)
        actualCharRange?.pointee = charRange
    }

    /// Forgets lines.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        forget(charRange, text: false)
        actualCharRange?.pointee = charRange
    }

    /// Has a stretch drawn again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { state.host?.redraw() }

    /// Has glyphs drawn again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { state.host?.redraw() }

    /// Makes the glyphs of a stretch.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { ensureGlyphs(charRange) }

    /// Makes glyphs.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { ensureGlyphs(glyphRange) }

    /// Gives glyphs their properties while a delegate is asked for them.
    ///
    /// Glyphs other than those proposed are not drawn.
    open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont,
        forGlyphRange glyphRange: NSRange
    ) {
        setProperties(props, charIndexes, count: glyphRange.length)
    }

    /// Lays a stretch out.
    open func ensureLayout(forCharacterRange charRange: NSRange) { ensure(charRange) }

    /// Lays glyphs out.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensure(glyphRange) }

    /// Lays all text of a room out.
    open func ensureLayout(for container: NSTextContainer) { finish(container) }

    /// Lays the text in a rectangle of a room out.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = glyphRange(forBoundingRect: bounds, in: container)
    }

    /// The first unit that is not laid out, which is the first glyph as well.
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?,
        glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    /// The first unit that is not laid out.
    open func firstUnlaidCharacterIndex() -> Int { flow.start(flow.firstUnlaid) }

    /// The first glyph that is not laid out.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Glyphs

    /// How many glyphs there are: as many as units.
    open var numberOfGlyphs: Int { flow.length }

    /// Whether there is such a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
        glyphIndex >= 0 && glyphIndex < flow.length
    }

    /// The glyph of a unit; 0 for one without.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph { glyphNumber(glyphIndex) }

    /// The glyph of a unit, and whether there is such a unit.
    open func cgGlyph(
        at glyphIndex: Int,
        isValidIndex: UnsafeMutablePointer<ObjCBool>?
    ) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return glyphNumber(glyphIndex)
    }

    /// The glyph of a unit; 0 for one without.
    @available(*, deprecated, renamed: "cgGlyph(at:)")
    open func glyph(at glyphIndex: Int) -> CGGlyph { glyphNumber(glyphIndex) }

    /// The glyph of a unit, and whether there is such a unit.
    @available(*, deprecated, renamed: "cgGlyph(at:isValidIndex:)")
    open func glyph(
        at glyphIndex: Int,
        isValidIndex: UnsafeMutablePointer<ObjCBool>?
    ) -> CGGlyph {
        cgGlyph(at: glyphIndex, isValidIndex: isValidIndex)
    }

    /// Writes down the glyphs of a range, their properties, units and levels of direction; how many there
    /// are.
    open func getGlyphs(
        in glyphRange: NSRange,
        glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?,
        characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
        bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        writeGlyphs(glyphRange, glyphBuffer, props, charIndexBuffer, bidiLevelBuffer)
    }

    /// Writes down the insertion points of a unit's line, from its leading edge or by their characters: x from
    /// the line's rectangle, and units; how many there are.
    ///
    /// `alternatePositions`: where directions meet, the second of two places.
    open func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int,
        alternatePositions aFlag: Bool,
        inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?,
        characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        writeInsertionPoints(charIndex, aFlag, dFlag, positions, charIndexes)
    }

    /// What is peculiar about a glyph.
    open func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        glyphProperty(glyphIndex)
    }

    /// The unit of a glyph: of the same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyph of a unit: of the same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyphs of a stretch.
    open func glyphRange(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let range = wholeCharacters(charRange)
        actualCharRange?.pointee = range
        return range
    }

    /// The stretch of glyphs.
    open func characterRange(
        forGlyphRange glyphRange: NSRange,
        actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        let range = wholeCharacters(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    /// Whether nothing is drawn for a glyph.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        !glyphProperty(glyphIndex).isDisjoint(with: [.null, .controlCharacter])
    }

    /// Whether a glyph is drawn beyond its line: never taken note of.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

    /// The room that the attachment of a glyph takes; -1 by -1 where there is none.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { boxSize(glyphIndex) }

    // MARK: Lines

    /// The glyphs in a room.
    open func glyphRange(for container: NSTextContainer) -> NSRange { rangeOfRoom(container) }

    /// The room of a glyph, and its glyphs.
    open func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        room(of: glyphIndex, effectiveGlyphRange)
    }

    /// The room of a glyph, and its glyphs.
    open func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        room(of: glyphIndex, effectiveGlyphRange)
    }

    /// What the text of a room takes of it, with the line for what comes after a separator.
    open func usedRect(for container: NSTextContainer) -> CGRect { usedArea(container) }

    /// The line of a glyph, from edge to edge of the room, and its glyphs.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }

    /// The line of a glyph, from edge to edge of the room, and its glyphs.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        line(of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }

    /// What the letters take of the line of a glyph, and the line's glyphs.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero
    }

    /// What the letters take of the line of a glyph, and the line's glyphs.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        line(of: glyphIndex, effectiveGlyphRange)?.used ?? .zero
    }

    /// The line after a separator at the end of the text, from edge to edge; empty without one.
    open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }

    /// What letters would take of the extra line.
    open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }

    /// The room of the extra line; nil without one.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLine.map { containers[$0.container] }
    }

    /// Where a glyph stands in its line: from its rectangle's origin to the glyph's on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { place(ofGlyph: glyphIndex) }

    /// What an ellipsis stands for in the line of a glyph; `NSNotFound` for nothing.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        leftOut(glyphIndex)
    }

    /// Calls back with each line of a range: its rectangle, what letters take of it, room, glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (
            CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        forEachLine(glyphRange, block)
    }

    /// Calls back with the rectangles around a range in a room; `selectedRange` other than
    /// `NSNotFound` fills lines up as a selection does.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange,
        withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let isSelection = selectedRange.location != NSNotFound
        var stop: ObjCBool = false
        for rect in rects(for: glyphRange.swift, in: textContainer, fillsLines: isSelection) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// The smallest rectangle around glyphs in a room.
    open func boundingRect(
        forGlyphRange glyphRange: NSRange,
        in container: NSTextContainer
    ) -> CGRect {
        enclosingRect(glyphRange, container)
    }

    /// The glyphs of the lines that a rectangle of a room touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        rangeOfLines(in: bounds, container)
    }

    /// The glyphs of the lines that a rectangle of a room touches.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect,
        in container: NSTextContainer
    ) -> NSRange {
        rangeOfLines(in: bounds, container)
    }

    // MARK: Points

    /// The glyph at a point of a room, the nearest where none is, and how far across it (0...1).
    open func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        hit(point, container, partialFraction)
    }

    /// The glyph at a point of a room; the nearest where none is.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        hit(point, container, nil)
    }

    /// How far across its glyph a point lies (0...1).
    open func fractionOfDistanceThroughGlyph(
        for point: CGPoint,
        in container: NSTextContainer
    ) -> CGFloat {
        var fraction: CGFloat = 0
        _ = hit(point, container, &fraction)
        return fraction
    }

    /// The character at a point of a room, and how far across it (0...1).
    open func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        hit(point, container, partialFraction)
    }

    // MARK: Drawing

    /// Draws what is behind letters, with the room's top left at a point of the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paintBackground(glyphsToShow, origin)
    }

    /// Draws letters, with the room's top left at a point of the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paintGlyphs(glyphsToShow, origin)
    }

    /// Draws the glyphs of one font and one set of attributes, for which the context is set.
    ///
    /// Asked of subclasses only.
    /// `positions`: in the context's user space.
    /// `textMatrix`: turns and stretches each glyph about its own origin.
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>,
        positions: UnsafePointer<CGPoint>,
        count glyphCount: Int,
        font: UIFont,
        textMatrix: CGAffineTransform,
        attributes: [NSAttributedString.Key: Any] = [:],
        in graphicsContext: CGContext
    ) {
        showCGGlyphs(
            glyphs,
            positions: positions,
            count: glyphCount,
            font: font,
            matrix: textMatrix,
            attributes: attributes,
            in: graphicsContext
        )
    }

    /// Draws glyphs, as the function with `textMatrix` does, which calls it.
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>,
        positions: UnsafePointer<CGPoint>,
        count glyphCount: Int,
        font: UIFont,
        matrix textMatrix: CGAffineTransform,
        attributes: [NSAttributedString.Key: Any] = [:],
        in graphicsContext: CGContext
    ) {
        paint(glyphs, positions, glyphCount, font, textMatrix, graphicsContext)
    }

    /// Fills the rectangles behind a stretch of one background colour.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        for index in 0..<max(0, rectCount) { context.fill(rectArray[index]) }
    }

    /// Draws the lines under glyphs of one style, which lie in one line of text.
    open func underlineGlyphRange(
        _ glyphRange: NSRange,
        underlineType underlineVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange,
            underlineType: underlineVal,
            baselineOffset: baselineOffset(ofGlyph: glyphRange.location, in: lineRect),
            lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange,
            containerOrigin: containerOrigin
        )
    }

    /// Draws a line under glyphs; `baselineOffset` is their baseline's distance from the line's bottom.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange,
        underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        paintDecorations(glyphRange, isStrikethrough: false, containerOrigin)
    }

    /// Draws the lines through glyphs of one style, which lie in one line of text.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange,
        strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange,
            strikethroughType: strikethroughVal,
            baselineOffset: baselineOffset(ofGlyph: glyphRange.location, in: lineRect),
            lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange,
            containerOrigin: containerOrigin
        )
    }

    /// Draws a line through glyphs; `baselineOffset` is their baseline's distance from the line's bottom.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange,
        strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        paintDecorations(glyphRange, isStrikethrough: true, containerOrigin)
    }
}

extension NSLayoutManager {
    /// Takes another text; called by the storage.
    func adopt(_ storage: NSTextStorage?) {
        setStorage(storage)
        flow.reset(storage.map { $0.units(in: 0..<$0.length) } ?? [])
        containersDidChange()
    }

    /// Takes another text, of which the paragraphs are known.
    func adopt(_ storage: NSTextStorage, blocks: [FlowBlock]) {
        setStorage(storage)
        flow.reset(blocks: blocks)
        state.host?.layoutDidChange()
    }
}
