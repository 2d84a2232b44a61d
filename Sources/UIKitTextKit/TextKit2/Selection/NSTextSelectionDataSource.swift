// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// Tells a selection's navigation about the text and its lines.
///
/// The last two methods are optional; see Docs/subsystems/optional-requirements.md.
public protocol NSTextSelectionDataSource: NSObjectProtocol, _NSTextSelectionDataSourceProbes {
    /// The whole document.
    var documentRange: NSTextRange { get }

    /// Calls back with parts of the text from a place on: their characters, ranges, and ranges with what
    /// lies around them.
    func enumerateSubstrings(
        from location: any NSTextLocation,
        options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    )

    /// The part of the text around a place.
    func textRange(
        for granularity: NSTextSelection.Granularity,
        enclosing location: any NSTextLocation
    ) -> NSTextRange?

    /// The place a number of characters away.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// How many characters lie between two places.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// The direction of the paragraph around a place.
    func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection

    /// Calls back with the insertion points of a line, from left to right.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    )

    /// The line at a point of the container of a place.
    func lineFragmentRange(
        for point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextRange?

    /// Calls back with the ends of containers from a place on; with none unless implemented.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation,
        reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    )

    // @optional

    /// The way that lines run at a place.
    func textLayoutOrientation(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    /// There is one container unless implemented.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation,
        reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
