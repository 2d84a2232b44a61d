// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A drawn view.
public struct RenderedView: Sendable {
    /// The file.
    public let bytes: [UInt8]
    /// What the file is.
    public let format: ViewFormat
    /// The view's size in points.
    public let size: CGSize
    /// The number of pages; 1 for pictures.
    public let pageCount: Int
    /// How long the worker took.
    public let duration: Duration
}
