// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is that of a C function.

import CoreGraphics
public import Foundation

/// The largest rectangle of a shape inside another, in its middle.
///
/// A shape without width or height has none: the result is empty, in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else {
        return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
    }
    let scale = min(
        boundingRect.width / aspectRatio.width,
        boundingRect.height / aspectRatio.height
    )
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2,
        y: boundingRect.midY - size.height / 2,
        width: size.width,
        height: size.height
    )
}
