// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Where the subviews of a view are: hit tests among many look here first.
///
/// Holds as long as the superview's list does and its layer says that nothing has moved.
@MainActor
final class SubviewPlaces {
    /// Fewer subviews are looked at one by one.
    static let leastCount = 12

    private let boxes: [PlaceBox]
    private let generation: Int

    private init(_ views: [UIView], _ layer: CALayer, _ generation: Int) {
        self.generation = generation
        boxes = views.map { view in
            guard let own = view.backing, view.touch.overrides.isDisjoint(with: .touch) else {
                return .everywhere
            }
            return own.place(in: layer)
        }
        layer.notePlaces()
    }

    /// Those of a view that is as it was, or new ones.
    static func of(_ view: UIView, _ layer: CALayer) -> SubviewPlaces {
        let generation = view.hierarchy.generation
        if let places = view.hierarchy.places, layer.knowsPlaces, places.generation == generation {
            return places
        }
        let places = SubviewPlaces(view.hierarchy.subviews, layer, generation)
        view.hierarchy.places = places
        return places
    }

    /// The frontmost of the rearmost `count` subviews that may be at a point; nil for none.
    func candidate(below count: Int, at point: PlaceBox) -> Int? {
        boxes.withUnsafeBufferPointer { boxes in
            var index = count
            while index > 0 {
                index -= 1
                if !boxes[index].excludes(point) { return index }
            }
            return nil
        }
    }
}
