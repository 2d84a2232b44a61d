// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Draws a pattern's cell: the pattern's info, and the context to draw into, in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Frees what a pattern's info points to.
public typealias CGPatternReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// How a pattern draws itself.
public struct CGPatternCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Draws a cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Frees the info.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Makes a table without callbacks.
    public init() {
        self.init(version: 0, drawPattern: nil, releaseInfo: nil)
    }

    /// Makes a table of callbacks.
    public init(
        version: UInt32,
        drawPattern: CGPatternDrawPatternCallback?,
        releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

// Sendable is unchecked because nothing changes after the start; whoever makes a pattern has
// promised that its callbacks may be called wherever it is drawn.
/// A drawing that is repeated to fill shapes.
public final class CGPattern: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    private let bounds: CGRect
    private let matrix: CGAffineTransform
    private let step: CGSize
    /// How cells may be adjusted to device pixels.
    let tiling: CGPatternTiling
    /// Whether cells have colours of their own, or take the one that is set with the pattern.
    package let isColored: Bool

    /// Makes a pattern; `nil` where there is nothing to draw or a step has no length.
    ///
    /// `bounds` is the cell's box in pattern space; the steps, between cells, may be shorter or
    /// longer. The matrix leads from pattern space to the context's base space.
    public init?(
        info: UnsafeMutableRawPointer?,
        bounds: CGRect,
        matrix: CGAffineTransform,
        xStep: CGFloat,
        yStep: CGFloat,
        tiling: CGPatternTiling,
        isColored: Bool,
        callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard callbacks.pointee.drawPattern != nil else { return nil }
        guard xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0 else { return nil }
        guard !bounds.isEmpty, !bounds.isInfinite else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        step = CGSize(width: xStep, height: yStep)
        self.tiling = tiling
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit {
        callbacks.releaseInfo?(info)
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.pattern.rawValue
    }

    /// The pattern as drawing needs it.
    var cell: PatternCell {
        PatternCell(bounds: bounds, step: step, matrix: matrix, isColored: isColored) { context in
            self.callbacks.drawPattern?(self.info, context)
        }
    }
}

extension CGPattern: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGPattern, right: CGPattern) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
