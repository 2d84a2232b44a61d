// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitViews

/// Has a say in how a layout manager lays text out, and hears when it has.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
public protocol NSLayoutManagerDelegate: NSObjectProtocol, _NSLayoutManagerDelegateProbes {
    // @optional

    /// Gives glyphs other properties by `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)`;
    /// how many it set, or 0 where those proposed are right.
    ///
    /// Asked for each stretch of one font in a paragraph.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont,
        forGlyphRange glyphRange: NSRange
    ) -> Int

    /// What a control character does.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction

    /// Points below a line beside its own; 0 where it is not implemented.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Points above the first line of a paragraph beside its own.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Points below the last line of a paragraph beside its own.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Changes where a line stands; true if it did.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool

    /// Whether a line may end before a word.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool

    /// Some layout is valid no longer.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// The text in a room is laid out; all of it if at the end.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    )

    /// A room has another size.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
    )
}
