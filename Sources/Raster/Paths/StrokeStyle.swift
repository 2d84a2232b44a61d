// SPDX-License-Identifier: Apache-2.0

/// How a line is drawn along a path.
///
/// The raw values of cap and join are those of Core Graphics.
package struct StrokeStyle: Hashable, Sendable {
    /// The end of an open line.
    package enum Cap: UInt8, Hashable, Sendable {
        /// Cut off at the end point.
        case butt
        /// Half a disc beyond the end point.
        case round
        /// Half the width beyond the end point.
        case square
    }

    /// The outer corner where two segments meet.
    package enum Join: UInt8, Hashable, Sendable {
        /// Edges run on until they meet, up to the miter limit.
        case miter
        /// A part of a disc.
        case round
        /// Cut off straight.
        case bevel
    }

    /// The width in the path's own space; zero or less draws the thinnest line, one pixel wide.
    package var width: Double
    package var cap: Cap
    package var join: Join
    /// The longest miter in line widths before it turns into a bevel.
    package var miterLimit: Double
    /// Lengths on and off by turns, in the path's own space; empty for a solid line.
    package var dashes: [Double]
    /// How far into the dashes the line begins.
    package var dashPhase: Double

    package init(
        width: Double = 1,
        cap: Cap = .butt,
        join: Join = .miter,
        miterLimit: Double = 10,
        dashes: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}
