// SPDX-License-Identifier: Apache-2.0

/// The size of pictures, in pixels.
public struct CMVideoDimensions: Sendable {
    /// The pixels of a row.
    public var width: Int32
    /// The rows.
    public var height: Int32

    /// No size.
    public init() { self.init(width: 0, height: 0) }

    /// A size.
    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}
