// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Where the subviews of a view are: hit tests among many look here first.
///
/// Holds as long as the superview's list does and its layer says that nothing has moved.
// Without an actor, which would be checked at each of thousands of looks; a view's list, and so
// this, is the main actor's.
final class SubviewPlaces {
    /// Fewer subviews are looked at one by one.
    static let leastCount = 12

    private let boxes: UnsafeMutablePointer<PlaceBox>
    /// How a point becomes a subview's, by those that must be asked what is inside them and are not
    /// unusual in any other way.
    ///
    /// Empty where there are none.
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

    /// Those of a view that is as it was, or new ones.
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
            // The other way round it would leave out what is not a number.
            if !any(boxes[index].edges .> point.edges) { return index }
        }
        return nil
    }

    /// A point as one of a subview's of which all there is to ask is what is inside it.
    @inline(__always)
    func moved(_ point: CGPoint, to index: Int) -> CGPoint? {
        guard !moves.isEmpty, let move = moves[index] else { return nil }
        return move.applied(to: point)
    }
}

extension UIView {
    /// Whether the class says what is inside, and leaves everything else that hit tests read as it is.
    fileprivate var overridesOnlyPointInside: Bool {
        touch.overrides.intersection(.touch) == .pointInside
    }
}
