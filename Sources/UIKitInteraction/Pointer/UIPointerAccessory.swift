// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A small shape beside the pointer: arrows say where something can be dragged.
///
/// A desktop's pointer shows arrows by its shapes for resizing.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// Where an accessory is around the pointer.
    public struct Position: Hashable, Sendable {
        /// How far from the pointer, in points.
        public var offset: CGFloat
        /// In which direction, in radians clockwise from the top.
        public var angle: CGFloat

        /// Makes a position.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }

        /// The distance that the system likes, in points.
        public static let defaultOffset: CGFloat = 17
        /// Above.
        public static let top = Position(offset: defaultOffset, angle: 0)
        /// Above to the right.
        public static let topRight = Position(offset: defaultOffset, angle: .pi / 4)
        /// To the right.
        public static let right = Position(offset: defaultOffset, angle: .pi / 2)
        /// Below to the right.
        public static let bottomRight = Position(offset: defaultOffset, angle: .pi * 3 / 4)
        /// Below.
        public static let bottom = Position(offset: defaultOffset, angle: .pi)
        /// Below to the left.
        public static let bottomLeft = Position(offset: defaultOffset, angle: .pi * 5 / 4)
        /// To the left.
        public static let left = Position(offset: defaultOffset, angle: .pi * 3 / 2)
        /// Above to the left.
        public static let topLeft = Position(offset: defaultOffset, angle: .pi * 7 / 4)
    }

    private final let outline: UIPointerShape
    private final let place: Position
    private final var turns = false
    /// Whether the accessory is an arrow, which points away from the pointer.
    final let isArrow: Bool

    /// Makes an accessory.
    public convenience init(_ shape: UIPointerShape, position: Position) {
        self.init(shape, position, isArrow: false)
    }

    init(_ shape: UIPointerShape, _ position: Position, isArrow: Bool) {
        outline = shape
        place = position
        self.isArrow = isArrow
        turns = isArrow
        super.init()
    }

    /// An arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -4, y: 2))
        path.addLine(to: CGPoint(x: 0, y: -3))
        path.addLine(to: CGPoint(x: 4, y: 2))
        path.close()
        return UIPointerAccessory(.path(path), position, isArrow: true)
    }

    /// The shape.
    open var shape: UIPointerShape { outline }

    /// Where it is.
    open var position: Position { place }

    /// Whether the shape is turned as its place is.
    open var orientationMatchesAngle: Bool {
        get { turns }
        set { turns = newValue }
    }

    /// The same accessory in another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerAccessory(outline, place, isArrow: isArrow)
        copy.turns = turns
        return copy
    }
}
