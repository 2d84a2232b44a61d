// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an attitude belongs to the thread that got it.
/// How a device is turned.
///
/// Programs see only those that they make themselves, which are not turned.
open class CMAttitude: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private var turn = CMQuaternion(x: 0, y: 0, z: 0, w: 1)

    /// An attitude that is not turned.
    public override init() { super.init() }

    init(_ turn: CMQuaternion) {
        self.turn = turn
        super.init()
    }

    /// The angle around the axis along the device, in radians.
    open var roll: Double {
        atan2(2 * (turn.w * turn.y - turn.x * turn.z), 1 - 2 * (turn.y * turn.y + turn.x * turn.x))
    }

    /// The angle around the axis across the device, in radians.
    open var pitch: Double { asin(min(max(2 * (turn.w * turn.x + turn.y * turn.z), -1), 1)) }

    /// The angle around the vertical axis, in radians.
    open var yaw: Double {
        atan2(2 * (turn.w * turn.z - turn.x * turn.y), 1 - 2 * (turn.z * turn.z + turn.x * turn.x))
    }

    /// The turn as a matrix.
    open var rotationMatrix: CMRotationMatrix {
        let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
        return CMRotationMatrix(
            m11: 1 - 2 * (y * y + z * z),
            m12: 2 * (x * y + w * z),
            m13: 2 * (x * z - w * y),
            m21: 2 * (x * y - w * z),
            m22: 1 - 2 * (x * x + z * z),
            m23: 2 * (y * z + w * x),
            m31: 2 * (x * z + w * y),
            m32: 2 * (y * z - w * x),
            m33: 1 - 2 * (x * x + y * y)
        )
    }

    /// The turn as a quaternion.
    open var quaternion: CMQuaternion { turn }

    /// Makes it the turn from another attitude to this one.
    open func multiply(byInverseOf attitude: CMAttitude) {
        let (a, b) = (attitude.quaternion, turn)
        turn = CMQuaternion(
            x: a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y,
            y: a.w * b.y + a.x * b.z - a.y * b.w - a.z * b.x,
            z: a.w * b.z - a.x * b.y + a.y * b.x - a.z * b.w,
            w: a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z
        )
    }

    /// An attitude of the same turn.
    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(turn) }

    open override func copy() -> Any { CMAttitude(turn) }

    /// Whether archives of it are read safely; yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the turn.
    open func encode(with coder: NSCoder) {
        coder.encode(turn.x, forKey: "x")
        coder.encode(turn.y, forKey: "y")
        coder.encode(turn.z, forKey: "z")
        coder.encode(turn.w, forKey: "w")
    }

    /// Reads an archived attitude.
    public required init?(coder: NSCoder) {
        turn = CMQuaternion(
            x: coder.decodeDouble(forKey: "x"),
            y: coder.decodeDouble(forKey: "y"),
            z: coder.decodeDouble(forKey: "z"),
            w: coder.decodeDouble(forKey: "w")
        )
        super.init()
    }
}
