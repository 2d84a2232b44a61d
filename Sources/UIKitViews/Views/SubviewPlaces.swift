// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// An index of the subviews' positions, which speeds up hit tests among many.
///
/// Valid as long as the list of subviews and their geometry stay the same.
// Without an actor, which would be checked at each of thousands of accesses; like the list of
// subviews, it is the main actor's.
final class SubviewPlaces {
    /// Fewer subviews are looked at one by one.
    static let leastCount = 12

    private let boxes: UnsafeMutablePointer<PlaceBox>
    /// The conversions of points to subviews that override only `point(inside:with:)`.
    ///
    /// Empty if there are no such subviews.
    private let moves: UnsafeMutableBufferPointer<PlainMove?>
    private let generation: Int

    @MainActor
    private init(_ views: [UIView], _ layer: CALayer, _ generation: Int) {
        self.generation = generation
        boxes = .allocate(capacity: views.count)
        var areAsked = false
        for (index, view) in views.enumerated() {
            var box = PlaceBox.everywhere
            if let own = view.backing, view.touch.overrides.isDisjoint(with: .touch) {
                box = own.place(in: layer)
            } else if view.overridesOnlyPointInside {
                areAsked = true
            }
            (boxes + index).initialize(to: box)
        }
        moves = .allocate(capacity: areAsked ? views.count : 0)
        for index in moves.indices {
            let view = views[index]
            let move = view.overridesOnlyPointInside ? view.backing?.plainMove(from: layer) : nil
            moves.initializeElement(at: index, to: move)
        }
        layer.markPlacesValid()
    }

    deinit {
        boxes.deallocate()
        moves.deallocate()
    }

    /// The index of a view: the present one if it is valid, else a new one.
    @MainActor
    static func of(_ view: UIView, _ layer: CALayer) -> SubviewPlaces {
        let generation = view.hierarchy.generation
        if let places = view.hierarchy.places, layer.hasValidPlaces, places.generation == generation
        {
            return places
        }
        let places = SubviewPlaces(view.hierarchy.subviews, layer, generation)
        view.hierarchy.places = places
        return places
    }

    /// The frontmost of the rearmost `count` subviews that may be at a point; nil for none.
    @inline(__always)
    func candidate(below count: Int, at point: PlaceBox) -> Int? {
        var index = count
        while index > 0 {
            index -= 1
            // In this form, numbers that are NaN count as inside.
            if !any(boxes[index].edges .> point.edges) { return index }
        }
        return nil
    }

    /// A point in the space of a subview that overrides only `point(inside:with:)`.
    @inline(__always)
    func moved(_ point: CGPoint, to index: Int) -> CGPoint? {
        guard !moves.isEmpty, let move = moves[index] else { return nil }
        return move.applied(to: point)
    }
}

extension UIView {
    /// Whether the class overrides `point(inside:with:)`, and nothing else that hit tests read.
    fileprivate var overridesOnlyPointInside: Bool {
        touch.overrides.intersection(.touch) == .pointInside
    }
}
