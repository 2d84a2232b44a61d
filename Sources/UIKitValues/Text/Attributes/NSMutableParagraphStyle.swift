// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
public import Foundation
import ObjCRuntime

// Sendable is unchecked because whoever changes a style keeps it to one thread until then.
/// A paragraph style that can be changed; copies do not change with it.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Points between the bottom of a line and the top of the next.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { state.format.lineSpacing = newValue }
    }

    /// Points after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { state.format.paragraphSpacing = newValue }
    }

    /// Where lines stand; natural by default.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { state.format.alignment = .init(rawValue: newValue.rawValue) ?? .natural }
    }

    /// Points from the leading edge to lines other than the first.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { state.format.headIndent = newValue }
    }

    /// Where lines end: from the leading edge if positive, else from the trailing edge.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { state.format.tailIndent = newValue }
    }

    /// Points from the leading edge to the first line.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { state.format.firstLineHeadIndent = newValue }
    }

    /// Points that a line has at least.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { state.format.minimumLineHeight = newValue }
    }

    /// Points that a line has at most; 0 is no limit.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { state.format.maximumLineHeight = newValue }
    }

    /// What happens to lines that are too long; word wrapping by default.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { state.format.breakMode = .init(rawValue: newValue.rawValue) ?? .word }
    }

    /// Which way the paragraph runs.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { state.format.direction = .init(rawValue: newValue.rawValue) ?? .natural }
    }

    /// A factor on the natural height of lines; 0 is 1.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { state.format.lineHeightMultiple = newValue }
    }

    /// Points before the paragraph, unless it is the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { state.format.paragraphSpacingBefore = newValue }
    }

    /// Kept; words are cut at soft hyphens only.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { state.format.hyphenationFactor = newValue }
    }

    /// Kept; words are cut at soft hyphens only.
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { state.usesDefaultHyphenation = newValue }
    }

    /// Stops in the order of their places; twelve, 28 points apart, by default.
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { state.tabStops = newValue }
    }

    /// Points between stops beyond the last one.
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { state.format.defaultTabInterval = newValue }
    }

    /// The lists that hold the paragraph, the outermost first.
    open override var textLists: [NSTextList] {
        get { super.textLists }
        set { state.textLists = newValue }
    }

    /// Whether letters may move together before text is cut; kept.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { state.format.allowsTightening = newValue }
    }

    /// Kept; lines break by the same rules always.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { state.lineBreakStrategy = newValue }
    }

    /// Adds a stop in the order of places.
    open func addTabStop(_ anObject: NSTextTab) {
        let stops = state.tabStops
        let index = stops.firstIndex { $0.location > anObject.location } ?? stops.count
        state.tabStops.insert(anObject, at: index)
    }

    /// Removes the stops that are equal to one.
    open func removeTabStop(_ anObject: NSTextTab) {
        state.tabStops.removeAll { $0.isEqual(anObject) }
    }

    /// Adopts all properties of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        state = obj.state
    }
}
