// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The frame of a popover, and the tip of its arrow.
struct PopoverPlacement: Equatable {
    /// The bubble with its arrow, in the container's space.
    let frame: CGRect
    let direction: UIPopoverArrowDirection
    /// The end of the arrow, in the bubble's space.
    let tip: CGPoint

    static let arrowLength: CGFloat = 13

    /// Tries the sides in turn, below first, and takes the largest if none is large enough.
    ///
    /// There the bubble gets smaller, or covers its target if `mayCover` says so.
    static func best(
        for size: CGSize,
        beside target: CGRect,
        in area: CGRect,
        permitted: UIPopoverArrowDirection,
        mayCover: Bool = false
    ) -> PopoverPlacement {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = order.filter { permitted.contains($0) }
        let sides = allowed.isEmpty ? order : allowed
        let rooms = sides.map { side -> CGFloat in
            let needed = side == .up || side == .down ? size.height : size.width
            return room(side, target, area) - needed - arrowLength
        }
        let fitting = rooms.firstIndex { $0 >= 0 }
        let widest = rooms.indices.max { rooms[$0] < rooms[$1] }
        let side = sides[fitting ?? widest ?? 0]
        let placement = place(size, side, target, area)
        guard fitting == nil, mayCover else { return placement }
        return placement.covering(size, area)
    }

    /// The placement with the whole size, as far as the area has room for it.
    private func covering(_ size: CGSize, _ area: CGRect) -> PopoverPlacement {
        let isVertical = direction == .up || direction == .down
        let width = min(isVertical ? frame.width : size.width + Self.arrowLength, area.width)
        let height = min(isVertical ? size.height + Self.arrowLength : frame.height, area.height)
        let box = CGRect(
            x: min(max(frame.minX, area.minX), area.maxX - width).rounded(),
            y: min(max(frame.minY, area.minY), area.maxY - height).rounded(),
            width: width,
            height: height
        )
        // The arrow stays at the edge of the bubble.
        let end = CGPoint(x: frame.minX + tip.x - box.minX, y: frame.minY + tip.y - box.minY)
        let tip =
            switch direction {
            case .up: CGPoint(x: end.x, y: 0)
            case .down: CGPoint(x: end.x, y: height)
            case .left: CGPoint(x: 0, y: end.y)
            default: CGPoint(x: width, y: end.y)
            }
        return PopoverPlacement(frame: box, direction: direction, tip: tip)
    }

    private static func room(
        _ side: UIPopoverArrowDirection,
        _ target: CGRect,
        _ area: CGRect
    ) -> CGFloat {
        switch side {
        case .up: area.maxY - target.maxY
        case .down: target.minY - area.minY
        case .left: area.maxX - target.maxX
        default: target.minX - area.minX
        }
    }

    private static func place(
        _ size: CGSize,
        _ side: UIPopoverArrowDirection,
        _ target: CGRect,
        _ area: CGRect
    ) -> PopoverPlacement {
        let isVertical = side == .up || side == .down
        let space = max(0, room(side, target, area))
        let length = isVertical ? size.height : size.width
        let along = min(length + arrowLength, max(space, arrowLength))
        let width = isVertical ? min(size.width, area.width) : along
        let height = isVertical ? along : min(size.height, area.height)
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(value, max(low, high)))
        }
        let x: CGFloat
        let y: CGFloat
        switch side {
        case .up:
            x = clamp(target.midX - width / 2, area.minX, area.maxX - width)
            y = target.maxY
        case .down:
            x = clamp(target.midX - width / 2, area.minX, area.maxX - width)
            y = target.minY - height
        case .left:
            x = target.maxX
            y = clamp(target.midY - height / 2, area.minY, area.maxY - height)
        default:
            x = target.minX - width
            y = clamp(target.midY - height / 2, area.minY, area.maxY - height)
        }
        let frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
        let tip = CGPoint(
            x: side == .left ? 0 : side == .right ? width : target.midX - frame.minX,
            y: side == .up ? 0 : side == .down ? height : target.midY - frame.minY
        )
        return PopoverPlacement(frame: frame, direction: side, tip: tip)
    }
}
