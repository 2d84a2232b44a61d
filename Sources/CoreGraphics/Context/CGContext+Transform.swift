// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// The matrix from user space to device space, y up.
    public var ctm: CGAffineTransform { state.ctm }

    /// Scales what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        guard tx.isFinite, ty.isFinite else {
            return concatenate(CGAffineTransform(translationX: tx, y: ty))
        }
        let t = state.ctm
        state.ctm.tx = tx * t.a + ty * t.c + t.tx
        state.ctm.ty = tx * t.b + ty * t.d + t.ty
    }

    /// Turns the axes, by radians from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Transforms user space before the matrix that there is.
    public func concatenate(_ transform: CGAffineTransform) {
        let t = transform
        // Infinity and NaN times 0 are NaN.
        guard t.a * 0 + t.b * 0 + t.c * 0 + t.d * 0 + t.tx * 0 + t.ty * 0 == 0 else {
            return logIgnoredCall("CGContext.concatenate(_:): \(t) is not finite")
        }
        state.ctm = transform.concatenating(state.ctm)
    }

    /// The matrix from user space to device space: pixels of a bitmap, points of a page, y up.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// A user-space point in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

    /// A device-space point in user space; itself if the matrix cannot be inverted.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm.inverted())
    }

    /// A user-space size in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

    /// A device-space size in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm.inverted())
    }

    /// The box around a user-space rectangle in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

    /// The box around a device-space rectangle in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm.inverted())
    }
}
