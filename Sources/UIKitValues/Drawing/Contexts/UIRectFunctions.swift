// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spelling of these functions.

public import CoreGraphics
public import Foundation

/// Fills a rectangle with the fill colour, replacing what was there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide inside the edges of a rectangle, with the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one point wide inside the edges of a rectangle, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let inner = rect.insetBy(dx: 1, dy: 1)
    guard !inner.isNull, !inner.isEmpty else {
        UIRectFillUsingBlendMode(rect, blendMode)
        return
    }
    let side = CGSize(width: 1, height: inner.height)
    let sides = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1),
        CGRect(origin: CGPoint(x: rect.minX, y: inner.minY), size: side),
        CGRect(origin: CGPoint(x: inner.maxX, y: inner.minY), size: side),
    ]
    for side in sides { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Intersects the clip of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
