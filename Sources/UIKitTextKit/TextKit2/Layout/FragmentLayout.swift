// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime
import UIKitViews

/// What a layout fragment knows of its layout.
struct FragmentLayout {
    weak var manager: NSTextLayoutManager?
    weak var block: FlowBlock?
    /// Whether the fragment's range is its element's.
    var coversElement = false
    /// Whether somebody has asked for the size before the layout.
    var isEstimated = false
    /// Whether the line after a separator at the end of the text belongs to the fragment.
    var hasExtraLine = false
    /// Whether the rendering attributes are to be validated before the fragment is drawn.
    var needsValidation = true
    /// The lines as they were last made.
    var lines: [NSTextLineFragment]?
    var providers: [NSTextAttachmentViewProvider]?
}

/// The space around the lines of a fragment that is not an `NSTextLayoutFragment` itself.
struct FlowMargins {
    var top: CGFloat
    var bottom: CGFloat
    var leading: CGFloat
    var trailing: CGFloat

    /// Nil where the paragraph's own are right.
    init?(_ fragment: NSTextLayoutFragment?) {
        guard let fragment, type(of: fragment) != NSTextLayoutFragment.self else { return nil }
        func bounded(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        top = bounded(fragment.topMargin)
        bottom = bounded(fragment.bottomMargin)
        leading = max(0, bounded(fragment.leadingPadding))
        trailing = max(0, bounded(fragment.trailingPadding))
    }
}

extension NSTextLayoutFragment {
    private var flow: TextFlow? { layout.manager?.engine.flow }

    /// The place of the fragment's block; nil where it is no longer part of the layout.
    var blockIndex: Int? { layout.block.flatMap { flow?.index(of: $0) } }

    var knownState: State {
        if layout.block?.lines != nil { return .layoutAvailable }
        if layout.block == nil, layout.coversElement { return .layoutAvailable }
        return layout.isEstimated ? .estimatedUsageBounds : .none
    }

    func forgetLayout() {
        layout.lines = nil
        layout.providers = nil
        guard let index = blockIndex, let manager = layout.manager else { return }
        manager.engine.forget(index...index, text: true)
    }

    /// Lays the fragment out.
    func ensureLayout() { if let index = blockIndex { _ = flow?.laid(index) } }

    // MARK: Lines

    var lines: [NSTextLineFragment] {
        ensureLayout()
        if let known = layout.lines { return known }
        let made = makeLines()
        // The line after the last separator has the attributes of what is typed, which change.
        if layout.block != nil, !layout.hasExtraLine { layout.lines = made }
        return made
    }

    private func makeLines() -> [NSTextLineFragment] {
        guard let manager = layout.manager else { return [] }
        let text = (textElement as? NSTextParagraph)?.attributedString
        let string = text ?? NSAttributedString(string: "")
        guard let block = layout.block, let index = blockIndex else {
            return extraLine.map { [NSTextLineFragment($0, of: string)] } ?? []
        }
        let frame = frame
        let origin = CGPoint(x: frame.minX, y: frame.minY - manager.engine.flow.top(index))
        let placed = block.lines ?? []
        let painted = manager.paintedLines(index) ?? placed
        var made = zip(placed, painted).enumerated().map { number, pair in
            let above = number == 0 ? block.topMargin : 0
            let below = number == placed.count - 1 ? block.bottomMargin : 0
            return NSTextLineFragment(
                shape(pair.0, painted: pair.1.content, origin, above, below),
                of: string
            )
        }
        if layout.hasExtraLine, var extra = extraLine {
            extra.content.range = string.length..<string.length
            made.append(NSTextLineFragment(extra, of: string))
        }
        return made
    }

    private func shape(
        _ line: LineFragment,
        painted content: LineContent,
        _ origin: CGPoint,
        _ above: CGFloat,
        _ below: CGFloat
    ) -> LineShape {
        let padding = layout.manager?.padding ?? 0
        let bounds = CGRect(
            x: line.used.minX + padding - origin.x,
            y: line.rect.minY + above - origin.y,
            width: max(0, line.used.width - 2 * padding),
            height: max(0, line.rect.height - above - below)
        )
        return LineShape(
            content: content,
            bounds: bounds,
            origin: CGPoint(
                x: line.origin.x - origin.x - bounds.minX,
                y: line.origin.y - origin.y - bounds.minY
            ),
            inkTop: line.used.minY - origin.y - bounds.minY,
            inkHeight: line.used.height
        )
    }

    /// The line after the separator at the end of the text, where it belongs to the fragment.
    private var extraLine: LineShape? {
        guard let engine = layout.manager?.engine, let line = engine.extraLine else { return nil }
        if let index = blockIndex, index != engine.flow.blocks.count - 1 { return nil }
        let frame = blockFrame ?? CGRect(origin: line.origin, size: .zero)
        let top = blockFrame == nil ? line.rect.minY : frame.minY
        let left = blockFrame == nil ? line.origin.x : frame.minX
        return LineShape(
            content: line.content,
            bounds: CGRect(
                x: line.origin.x - left,
                y: line.rect.minY - top,
                width: 0,
                height: line.rect.height
            ),
            origin: CGPoint(x: 0, y: line.origin.y - line.rect.minY),
            inkTop: 0,
            inkHeight: line.rect.height
        )
    }

    func line(atHeight y: CGFloat, _ isExact: Bool) -> NSTextLineFragment? {
        let lines = lines
        if let hit = lines.first(where: {
            y >= $0.typographicBounds.minY && y < $0.typographicBounds.maxY
        }) {
            return hit
        }
        if isExact { return nil }
        return lines.first { y < $0.typographicBounds.maxY } ?? lines.last
    }

    func line(at location: any NSTextLocation, _ isUpstream: Bool) -> NSTextLineFragment? {
        guard let manager = layout.manager else { return nil }
        let unit: Int
        if let index = blockIndex, let place = manager.unit(of: location) {
            unit = place - manager.engine.flow.start(index)
        } else {
            unit = 0
        }
        let lines = lines
        guard let last = lines.last, unit >= 0, unit <= NSMaxRange(last.characterRange) else {
            return nil
        }
        let found = lines.lastIndex { $0.characterRange.location <= unit } ?? 0
        let line = lines[found]
        guard isUpstream, found > 0, line.characterRange.location == unit else { return line }
        return lines[found - 1]
    }

    // MARK: Places

    /// The frame of the block without the extra line; nil for a fragment without a block.
    private var blockFrame: CGRect? {
        guard let block = layout.block, let index = blockIndex, let manager = layout.manager else {
            return nil
        }
        let padding = manager.padding
        let flow = manager.engine.flow
        let isRightToLeft = block.text?.paragraphs.first?.baseLevel == 1
        let width = manager.textContainer?.size.width ?? 0
        guard let lines = block.lines, !lines.isEmpty else {
            return CGRect(
                x: padding,
                y: flow.estimatedTop(index),
                width: max(0, (width > 0 && width < 1e6 ? width : 2 * padding) - 2 * padding),
                height: block.height
            )
        }
        // The fragment reaches from the leading edge of its container as far as its lines do.
        let top = flow.top(index)
        let first = manager.engine.isSimple ? 0 : lines.map(\.rect.minY).min() ?? 0
        let margins = block.margins
        var left = padding
        var right =
            (lines.map { $0.used.maxX - padding }.max() ?? left) + (margins?.trailing ?? 0)
        if isRightToLeft, width > 0, width < 1e6 {
            left = (lines.map { $0.used.minX + padding }.min() ?? left) - (margins?.trailing ?? 0)
            right = width - padding
        }
        return CGRect(
            x: left,
            y: top + first,
            width: max(0, right - left),
            height: manager.engine.isSimple
                ? block.height : (lines.map(\.rect.maxY).max() ?? 0) - first
        )
    }

    var frame: CGRect {
        guard layout.manager != nil else { return .zero }
        guard var frame = blockFrame else {
            guard let line = layout.manager?.engine.extraLine, layout.coversElement else {
                return .zero
            }
            return CGRect(
                x: line.origin.x,
                y: line.rect.minY,
                width: 0,
                height: line.rect.height
            )
        }
        if layout.hasExtraLine, let extra = extraLine { frame.size.height += extra.bounds.height }
        return frame
    }

    var surface: CGRect {
        let lines = lines
        var area = CGRect(origin: .zero, size: frame.size)
        for line in lines {
            let bounds = line.typographicBounds
            area = area.union(bounds)
            guard let ink = line.shape.content.inkBounds else { continue }
            let origin = CGPoint(
                x: bounds.minX + line.glyphOrigin.x,
                y: bounds.minY + line.glyphOrigin.y
            )
            area = area.union(
                CGRect(
                    x: origin.x + ink.minX,
                    y: origin.y - ink.maxY,
                    width: ink.width,
                    height: ink.height
                )
            )
        }
        if let marker { area = area.union(marker.place) }
        return area
    }

    /// The margins of the paragraph's own style.
    var usualMargins: (top: CGFloat, bottom: CGFloat) {
        guard let paragraph = textElement as? NSTextParagraph else { return (0, 0) }
        let text = paragraph.attributedString
        guard text.length > 0,
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                as? NSParagraphStyle
        else { return (0, 0) }
        let index = blockIndex
        let isLast = index.map { $0 == (flow?.blocks.count ?? 0) - 1 } ?? false
        return (
            index == 0 ? 0 : style.paragraphSpacingBefore, isLast ? 0 : style.paragraphSpacing
        )
    }

    // MARK: Drawing

    func paint(_ point: CGPoint, _ context: CGContext) {
        layout.manager?.validate(self)
        for line in lines {
            let bounds = line.typographicBounds
            line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
        }
        guard let marker else { return }
        marker.line.draw(
            at: CGPoint(x: point.x + marker.place.minX, y: point.y + marker.place.minY),
            in: context
        )
    }

    /// The marker of a list's item that the text does not hold, and where it stands.
    private var marker: (line: NSTextLineFragment, place: CGRect)? {
        guard let item = textElement as? NSTextListElement, item.paragraph != nil,
            let storage = item.textContentManager as? NSTextContentStorage,
            !storage.includesTextListMarkers, let first = lines.first
        else { return nil }
        let text = item.marker
        let line = NSTextLineFragment(
            attributedString: text,
            range: NSRange(location: 0, length: text.length)
        )
        // On the baseline of the first line, half a letter's height before it.
        let gap = first.shape.inkHeight / 2
        let width = line.typographicBounds.width
        let isRightToLeft = first.shape.content.baseLevel & 1 != 0
        let bounds = first.typographicBounds
        return (
            line,
            CGRect(
                x: isRightToLeft ? bounds.maxX + gap : bounds.minX - gap - width,
                y: bounds.minY + first.glyphOrigin.y - line.glyphOrigin.y,
                width: width,
                height: line.typographicBounds.height
            )
        )
    }
}
