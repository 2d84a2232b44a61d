// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// The names that C's functions have in Swift beneath ``CGPath``'s own members, which some programs use.
extension CGPath {
    /// The outline of a path's stroke; see `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`.
    public convenience init?(
        __byStroking path: CGPath,
        transform: UnsafePointer<CGAffineTransform>?,
        lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat
    ) {
        let outline = path.copy(
            strokingWithWidth: lineWidth,
            lineCap: lineCap,
            lineJoin: lineJoin,
            miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity
        )
        self.init(elements: outline.elements)
    }

    /// A path cut into dashes; see `copy(dashingWithPhase:lengths:transform:)`.
    public convenience init?(
        __byDashing path: CGPath,
        transform: UnsafePointer<CGAffineTransform>?,
        phase: CGFloat,
        lengths: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        let dashes = path.copy(
            dashingWithPhase: phase,
            lengths: (0..<max(0, count)).compactMap { lengths?[$0] },
            transform: transform?.pointee ?? .identity
        )
        self.init(elements: dashes.elements)
    }
}
