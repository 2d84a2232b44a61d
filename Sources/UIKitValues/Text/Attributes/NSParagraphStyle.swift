// SPDX-License-Identifier: Apache-2.0

import CoreText
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because the state changes in `NSMutableParagraphStyle` alone.
/// How a paragraph is laid out; immutable, but for its mutable subclass.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
    @unchecked Sendable
{
    package var state = State()

    /// The defaults.
    public override init() {
        super.init()
    }

    package init(_ state: State) {
        self.state = state
        super.init()
    }

    /// Reads a style from an archive.
    public required init?(coder: NSCoder) {
        state = State(coder)
        super.init()
    }

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The direction in which people write a language, by its code; natural for unknown ones.
    open class func defaultWritingDirection(
        forLanguage languageName: String?
    ) -> NSWritingDirection {
        guard let code = languageName?.split(separator: "-").first else { return .natural }
        let leftward = ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "syr"]
        return leftward.contains(code.lowercased()) ? .rightToLeft : .leftToRight
    }

    // MARK: - Properties

    /// Points between the bottom of a line and the top of the next.
    open var lineSpacing: CGFloat { state.format.lineSpacing }

    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { state.format.paragraphSpacing }

    /// Where lines stand; natural by default.
    open var alignment: NSTextAlignment {
        NSTextAlignment(rawValue: state.format.alignment.rawValue) ?? .natural
    }

    /// Points from the leading edge to lines other than the first.
    open var headIndent: CGFloat { state.format.headIndent }

    /// Where lines end: from the leading edge if positive, else from the trailing edge.
    open var tailIndent: CGFloat { state.format.tailIndent }

    /// Points from the leading edge to the first line.
    open var firstLineHeadIndent: CGFloat { state.format.firstLineHeadIndent }

    /// Points that a line has at least.
    open var minimumLineHeight: CGFloat { state.format.minimumLineHeight }

    /// Points that a line has at most; 0 is no limit.
    open var maximumLineHeight: CGFloat { state.format.maximumLineHeight }

    /// What happens to lines that are too long; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode {
        NSLineBreakMode(rawValue: state.format.breakMode.rawValue) ?? .byWordWrapping
    }

    /// Which way the paragraph runs.
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: state.format.direction.rawValue) ?? .natural
    }

    /// A factor on the natural height of lines; 0 is 1.
    open var lineHeightMultiple: CGFloat { state.format.lineHeightMultiple }

    /// Points before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { state.format.paragraphSpacingBefore }

    /// Kept; words are cut at soft hyphens only.
    open var hyphenationFactor: Float { state.format.hyphenationFactor }

    /// Kept; words are cut at soft hyphens only.
    open var usesDefaultHyphenation: Bool { state.usesDefaultHyphenation }

    /// Stops in the order of their places; twelve, 28 points apart, by default.
    open var tabStops: [NSTextTab] { state.tabStops }

    /// Points between stops beyond the last one.
    open var defaultTabInterval: CGFloat { state.format.defaultTabInterval }

    /// The lists that hold the paragraph, the outermost first.
    open var textLists: [NSTextList] { state.textLists }

    /// Whether letters may move together before text is cut; kept.
    open var allowsDefaultTighteningForTruncation: Bool { state.format.allowsTightening }

    /// Kept; lines break by the same rules always.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { state.lineBreakStrategy }

    // MARK: - Object

    /// The style itself, or an immutable copy of a mutable one.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(state)
    }

    /// An immutable copy.
    open override func copy() -> Any { copy(with: nil) }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(state) }

    /// A copy that can be changed.
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    /// Archives carry numbers, stops and lists.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the style into an archive.
    open func encode(with coder: NSCoder) { state.encode(coder) }

    /// Styles are equal when all their properties are.
    open override func isEqual(_ object: Any?) -> Bool {
        replaced("isEqual:", in: NSParagraphStyle.self, [object])
            ?? ((object as? NSParagraphStyle)?.state == state)
    }

    /// The hash, equal for equal objects.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(state.format.lineSpacing)
        hasher.combine(state.format.alignment)
        hasher.combine(state.format.headIndent)
        return hasher.finalize()
    }

    /// The properties that are printed first on iOS.
    open override var description: String {
        "Alignment \(alignment.rawValue), LineSpacing \(lineSpacing), "
            + "ParagraphSpacing \(paragraphSpacing), ParagraphSpacingBefore "
            + "\(paragraphSpacingBefore), HeadIndent \(headIndent), TailIndent \(tailIndent), "
            + "FirstLineHeadIndent \(firstLineHeadIndent), LineHeight "
            + "\(minimumLineHeight)/\(maximumLineHeight), LineHeightMultiple "
            + "\(lineHeightMultiple), LineBreakMode \(lineBreakMode.rawValue)"
    }
}
