// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime

/// Moves, extends and finds selections, by what a data source tells.
open class NSTextSelectionNavigation: NSObject {
    private final weak var source: (any NSTextSelectionDataSource)?

    /// Navigation in a text.
    public init(dataSource: any NSTextSelectionDataSource) {
        source = dataSource
        super.init()
    }

    /// The text.
    open weak var textSelectionDataSource: (any NSTextSelectionDataSource)? { source }

    /// Whether a selection may have several ranges; false.
    open var allowsNonContiguousRanges = false

    /// Kept: lines run across.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Forgets what is known of the layout: nothing is.
    open func flushLayoutCache() {}

    /// The selection after a move; nil where there is nowhere to go, or where `confined` and the way leads
    /// out of the paragraph.
    open func destinationSelection(
        for textSelection: NSTextSelection,
        direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination,
        extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        source.flatMap {
            SelectionMove(source: $0, direction: direction, destination: destination)
                .selection(from: textSelection, isExtending: extending, isConfined: confined)
        }
    }

    /// The selections that a tap or drag at a point makes of others.
    ///
    /// `anchors`: those at which the drag began.
    /// `selecting`: whether a drag goes on.
    open func textSelections(
        interactingAt point: CGPoint,
        inContainerAt containerLocation: any NSTextLocation,
        anchors: [NSTextSelection],
        modifiers: NSTextSelectionNavigation.Modifier,
        selecting: Bool,
        bounds: CGRect
    ) -> [NSTextSelection] {
        source.map {
            SelectionTouch(source: $0, allowsMany: allowsNonContiguousRanges)
                .selections(point, containerLocation, anchors, modifiers, selecting, bounds)
        } ?? []
    }

    /// A selection extended to whole characters, words, sentences, lines or paragraphs.
    open func textSelection(
        for granularity: NSTextSelection.Granularity,
        enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        source?.extended(textSelection, to: granularity) ?? textSelection
    }

    /// The character, word, sentence, line or paragraph at a point; nil where there is no line.
    open func textSelection(
        for granularity: NSTextSelection.Granularity,
        enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let source,
            let place = SelectionTouch(source: source, allowsMany: false).place(point, location),
            let range = source.textRange(for: granularity, enclosing: place.character)
        else { return nil }
        return NSTextSelection(
            range: range,
            affinity: .downstream,
            granularity: granularity
        )
    }

    /// Where text of a direction is inserted at a selection; nil for a selection without ranges.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection,
        writingDirection: NSTextSelectionNavigation.WritingDirection
    ) -> (any NSTextLocation)? {
        guard let primary = textSelection.textRanges.first?.location else { return nil }
        guard let second = textSelection.secondarySelectionLocation, let source,
            source.baseWritingDirection(at: primary) != writingDirection
        else { return primary }
        return second
    }

    /// What a key that deletes takes away: the selection, or what lies between it and a destination.
    ///
    /// `allowsDecomposition`: backwards by a character, a mark above a letter goes alone.
    open func deletionRanges(
        for textSelection: NSTextSelection,
        direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination,
        allowsDecomposition: Bool
    ) -> [NSTextRange] {
        source.map {
            SelectionMove(source: $0, direction: direction, destination: destination)
                .deletedRanges(textSelection, allowsDecomposition)
        } ?? []
    }
}
