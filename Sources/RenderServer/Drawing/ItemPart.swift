// SPDX-License-Identifier: Apache-2.0

/// Numbers that tell the items of one layer apart.
enum ItemPart {
    static let group: UInt32 = 0
    static let shadow: UInt32 = 1
    static let background: UInt32 = 2
    static let gradient: UInt32 = 3
    static let fill: UInt32 = 4
    static let stroke: UInt32 = 5
    static let border: UInt32 = 6
    static let backdrop: UInt32 = 7
    static let rasterized: UInt32 = 8
    /// The first of ten: the whole picture, then the nine parts of a stretched one.
    static let image: UInt32 = 16
    static let transition: UInt32 = 64
    /// The first tile; the others count up from here.
    static let tiles: UInt32 = 1_024
    static let particles: UInt32 = 1 << 20
}
