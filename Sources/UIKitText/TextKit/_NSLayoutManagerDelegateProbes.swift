// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `NSLayoutManagerDelegate`: its optional methods by name, each as a value that may be nil.
public protocol _NSLayoutManagerDelegateProbes: AnyObject {}

extension _NSLayoutManagerDelegateProbes {
    private var target: (any NSLayoutManagerDelegate)? { self as? any NSLayoutManagerDelegate }

    /// The methods called `layoutManager`.
    public var layoutManager: _NSLayoutManagerDelegateLayoutManager? {
        target.map { _NSLayoutManagerDelegateLayoutManager(target: $0) }
    }

    /// `layoutManagerDidInvalidateLayout(_:)`, if it is implemented.
    public var layoutManagerDidInvalidateLayout: ((NSLayoutManager) -> Void)? {
        guard let target, _objcImplements(target, "layoutManagerDidInvalidateLayout(_:)") else {
            return nil
        }
        return { sender in
            _ = _objcOptional(target, "layoutManagerDidInvalidateLayout(_:)") {
                target.layoutManagerDidInvalidateLayout(sender)
            }
        }
    }
}

/// The methods of `NSLayoutManagerDelegate` called `layoutManager`; each answers nil where it is not implemented.
public struct _NSLayoutManagerDelegateLayoutManager {
    let target: any NSLayoutManagerDelegate

    /// Calls `layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)`.
    @discardableResult
    public func callAsFunction(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat? {
        _objcOptional(
            target,
            "layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)"
        ) {
            target.layoutManager(
                layoutManager,
                lineSpacingAfterGlyphAt: glyphIndex,
                withProposedLineFragmentRect: rect
            )
        }
    }

    /// Calls `layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)`.
    @discardableResult
    public func callAsFunction(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat? {
        _objcOptional(
            target,
            "layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)"
        ) {
            target.layoutManager(
                layoutManager,
                paragraphSpacingBeforeGlyphAt: glyphIndex,
                withProposedLineFragmentRect: rect
            )
        }
    }

    /// Calls `layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)`.
    @discardableResult
    public func callAsFunction(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat? {
        _objcOptional(
            target,
            "layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)"
        ) {
            target.layoutManager(
                layoutManager,
                paragraphSpacingAfterGlyphAt: glyphIndex,
                withProposedLineFragmentRect: rect
            )
        }
    }

    /// Calls `layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)`.
    @discardableResult
    public func callAsFunction(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool? {
        _objcOptional(
            target,
            "layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)"
        ) {
            target.layoutManager(
                layoutManager,
                shouldSetLineFragmentRect: lineFragmentRect,
                lineFragmentUsedRect: lineFragmentUsedRect,
                baselineOffset: baselineOffset,
                in: textContainer,
                forGlyphRange: glyphRange
            )
        }
    }

    /// Calls `layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)`.
    @discardableResult
    public func callAsFunction(
        _ layoutManager: NSLayoutManager,
        shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool? {
        _objcOptional(target, "layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)") {
            target.layoutManager(layoutManager, shouldBreakLineByWordBeforeCharacterAt: charIndex)
        }
    }

    /// Calls `layoutManager(_:didCompleteLayoutFor:atEnd:)`.
    @discardableResult
    public func callAsFunction(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) -> Void? {
        _objcOptional(target, "layoutManager(_:didCompleteLayoutFor:atEnd:)") {
            target.layoutManager(
                layoutManager,
                didCompleteLayoutFor: textContainer,
                atEnd: layoutFinishedFlag
            )
        }
    }

    /// Calls `layoutManager(_:textContainer:didChangeGeometryFrom:)`.
    @discardableResult
    public func callAsFunction(
        _ layoutManager: NSLayoutManager,
        textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
    ) -> Void? {
        _objcOptional(target, "layoutManager(_:textContainer:didChangeGeometryFrom:)") {
            target.layoutManager(
                layoutManager,
                textContainer: textContainer,
                didChangeGeometryFrom: oldSize
            )
        }
    }
}
