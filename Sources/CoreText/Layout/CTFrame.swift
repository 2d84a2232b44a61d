// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Lines that fill a path; places are in the path's space, y up.
public final class CTFrame: Hashable, Sendable {
    let layout: TextLayout
    let path: CGPath
    let box: CGRect
    let requested: CFRange

    init(_ layout: TextLayout, path: CGPath, requested: CFRange) {
        self.layout = layout
        self.path = path
        self.requested = requested
        let bounds = path.boundingBoxOfPath
        box = bounds.isNull ? .zero : bounds
    }

    /// Frames are equal only to themselves.
    public static func == (first: CTFrame, second: CTFrame) -> Bool { first === second }

    /// Feeds the frame's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A line's origin from the box's bottom left.
    func origin(_ index: Int) -> CGPoint {
        let origin = layout.lines[index].origin
        return CGPoint(x: origin.x, y: box.height - origin.y)
    }
}

/// The units that were asked for; a length of 0 went to the end.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.requested }

/// The units that found room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let range = frame.layout.visibleRange
    return CFRange(location: range.lowerBound, length: range.count)
}

/// The path that the frame fills.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Nothing: frames have no attributes.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }

/// The lines from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
    NSArray(array: frame.layout.lines.map { CTLine($0.content, of: frame.layout.text) })
}

/// Writes lines' origins from the bottom left of the path's box; a length of 0 goes to the end.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame,
    _ range: CFRange,
    _ origins: UnsafeMutablePointer<CGPoint>
) {
    let count = frame.layout.lines.count
    let low = min(max(range.location, 0), count)
    let wanted = range.length == 0 ? count - low : min(max(range.length, 0), count - low)
    for offset in 0..<wanted { origins[offset] = frame.origin(low + offset) }
}

/// Draws all lines.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for (index, line) in frame.layout.lines.enumerated() {
        let place = frame.origin(index)
        let origin = CGPoint(x: frame.box.minX + place.x, y: frame.box.minY + place.y)
        TextDecoration.drawBackgrounds(
            line.content,
            in: context,
            origin: origin,
            top: origin.y + line.content.ascent,
            bottom: origin.y - line.content.descent
        )
        let old = context.textMatrix
        line.content.draw(in: context, origin: origin, space: .up)
        context.textMatrix = old
    }
}

/// Makes frames of one string.
public final class CTFramesetter: Hashable, Sendable {
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) {
        self.typesetter = typesetter
    }

    /// Framesetters are equal only to themselves.
    public static func == (first: CTFramesetter, second: CTFramesetter) -> Bool {
        first === second
    }

    /// Feeds the framesetter's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func layout(_ range: CFRange, size: CGSize, shape: FrameShape? = nil) -> TextLayout {
        var options = TextLayout.Options()
        options.width = size.width
        options.height = size.height
        options.start = max(0, range.location)
        options.end = range.length > 0 ? options.start + range.length : .max
        return TextLayout(typesetter.text, options: options, shape: shape)
    }
}

/// Analyses a string.
public func CTFramesetterCreateWithAttributedString(
    _ attrString: CFAttributedString
) -> CTFramesetter {
    CTFramesetter(CTTypesetterCreateWithAttributedString(attrString))
}

/// Takes a string that has been analysed.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
    CTFramesetter(typesetter)
}

/// The typesetter that analysed the string.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    framesetter.typesetter
}

/// Fills a path with lines, by the even-odd rule; a length of 0 goes to the text's end.
///
/// Attributes change nothing.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ path: CGPath,
    _ frameAttributes: CFDictionary?
) -> CTFrame {
    let bounds = path.boundingBoxOfPath
    let size = bounds.isNull ? .zero : bounds.size
    return CTFrame(
        framesetter.layout(stringRange, size: size, shape: FrameShape(path)),
        path: path,
        requested: stringRange
    )
}

/// The size that a text takes within limits, and the units that fit; a limit of 0 or the greatest
/// number is none.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ frameAttributes: CFDictionary?,
    _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ value: CGFloat) -> CGFloat { value <= 0 || value > 1e7 ? .infinity : value }
    let layout = framesetter.layout(
        stringRange,
        size: CGSize(width: limit(constraints.width), height: limit(constraints.height))
    )
    let visible = layout.visibleRange
    fitRange?.pointee = CFRange(location: visible.lowerBound, length: visible.count)
    return layout.size
}
