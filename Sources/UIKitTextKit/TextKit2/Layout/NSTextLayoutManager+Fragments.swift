// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime
import UIKitViews

extension NSTextLayoutManager {
    // MARK: One fragment

    /// The fragment of a block; nil for one that is hidden.
    func fragment(ofBlock index: Int) -> NSTextLayoutFragment? {
        guard engine.flow.blocks.indices.contains(index), !isHidden(index) else { return nil }
        let block = engine.flow.blocks[index]
        if let known = block.fragment { return known }
        guard let element = element(ofBlock: index) else { return nil }
        let fragment = make(element, at: location(of: engine.flow.start(index)))
        fragment.layout.block = block
        block.fragment = fragment
        return fragment
    }

    private func make(
        _ element: NSTextElement,
        at location: any NSTextLocation
    ) -> NSTextLayoutFragment {
        let fragment =
            delegate?.textLayoutManager?(self, textLayoutFragmentFor: location, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        fragment.layout = FragmentLayout()
        fragment.layout.manager = self
        fragment.layout.coversElement = true
        return fragment
    }

    /// The fragment for the only line of a text without paragraphs.
    private var fragmentOfEmptyText: NSTextLayoutFragment? {
        guard engine.flow.blocks.isEmpty, textContentManager != nil else { return nil }
        if let known = emptyFragment { return known }
        let element = NSTextParagraph(attributedString: nil)
        element.textContentManager = textContentManager
        element.elementRange = documentRange
        let fragment = make(element, at: documentRange.location)
        fragment.layout.hasExtraLine = true
        emptyFragment = fragment
        return fragment
    }

    func fragment(at location: any NSTextLocation) -> NSTextLayoutFragment? {
        guard let unit = unit(of: location) else { return nil }
        if engine.flow.blocks.isEmpty { return fragmentOfEmptyText }
        return fragment(ofBlock: engine.flow.blockIndex(at: unit))
    }

    func fragment(at position: CGPoint) -> NSTextLayoutFragment? {
        if engine.flow.blocks.isEmpty {
            return fragmentOfEmptyText.flatMap { $0.frame.maxY > position.y ? $0 : nil }
        }
        guard position.y >= 0,
            let place = engine.flow.place(at: position, container: 0)
        else { return nil }
        let isBelow =
            place.block == engine.flow.blocks.count - 1 && position.y >= usageBounds(upTo: place)
        return isBelow ? nil : fragment(ofBlock: place.block)
    }

    /// The bottom of the text, of which a line is the last.
    private func usageBounds(upTo place: TextFlow.Place) -> CGFloat {
        let line = engine.flow.fragment(place)
        return max(line?.rect.maxY ?? 0, engine.extraLine?.rect.maxY ?? 0)
    }

    // MARK: Many

    func enumerateFragments(
        _ location: (any NSTextLocation)?,
        _ options: NSTextLayoutFragment.EnumerationOptions,
        _ block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReversed = options.contains(.reverse)
        let unit = location.flatMap { self.unit(of: $0) }
        if location != nil, unit == nil { return nil }
        let count = engine.flow.blocks.count
        guard count > 0 else {
            guard options.contains(.ensuresExtraLineFragment),
                let fragment = fragmentOfEmptyText
            else { return nil }
            _ = block(fragment)
            return documentRange.location
        }
        var index = isReversed ? count - 1 : 0
        if let unit {
            if !isReversed, unit >= engine.flow.length {
                guard options.contains(.ensuresExtraLineFragment), engine.needsExtraLine else {
                    return nil
                }
            }
            index = engine.flow.blockIndex(at: unit)
            if isReversed, unit < engine.flow.length { index -= 1 }
        }
        var edge: (any NSTextLocation)?
        while engine.flow.blocks.indices.contains(index) {
            let current = index
            index += isReversed ? -1 : 1
            guard let fragment = fragment(ofBlock: current) else {
                // What is hidden has no height from now on.
                _ = engine.flow.laid(current)
                continue
            }
            prepare(fragment, current, options)
            let range = fragment.rangeInElement
            edge = isReversed ? range.location : range.endLocation
            guard block(fragment) else { break }
        }
        return edge
    }

    private func prepare(
        _ fragment: NSTextLayoutFragment,
        _ index: Int,
        _ options: NSTextLayoutFragment.EnumerationOptions
    ) {
        if options.contains(.ensuresLayout) { _ = engine.flow.laid(index) }
        if options.contains(.estimatesSize) { fragment.layout.isEstimated = true }
        let isLast = index == engine.flow.blocks.count - 1
        guard options.contains(.ensuresExtraLineFragment), isLast, engine.needsExtraLine,
            !fragment.layout.hasExtraLine
        else { return }
        fragment.layout.hasExtraLine = true
        fragment.layout.lines = nil
    }

    // MARK: Layout

    func layOut(_ range: NSTextRange) {
        guard let blocks = blocks(in: range) else { return }
        for index in blocks where index < engine.flow.blocks.count { _ = engine.flow.laid(index) }
    }

    func layOut(_ bounds: CGRect) { _ = fragments(in: bounds) }

    /// The fragments in a rectangle of the container, laid out.
    func fragments(in bounds: CGRect) -> [NSTextLayoutFragment] {
        guard !engine.flow.blocks.isEmpty else {
            return fragmentOfEmptyText.map { [$0] } ?? []
        }
        if !engine.isSimple { engine.flow.layOutAll() }
        var index = engine.isSimple ? engine.flow.blockIndex(atHeight: max(0, bounds.minY)) : 0
        var found: [NSTextLayoutFragment] = []
        while index < engine.flow.blocks.count {
            let block = engine.flow.laid(index)
            let first = engine.isSimple ? 0 : block.lines?.first?.rect.minY ?? 0
            guard engine.flow.top(index) + first < bounds.maxY else { break }
            if let fragment = fragment(ofBlock: index) {
                prepare(fragment, index, .ensuresExtraLineFragment)
                if engine.isSimple || fragment.frame.maxY > bounds.minY { found.append(fragment) }
            }
            index += 1
        }
        return found
    }

    /// Draws what is seen through a rectangle of the container, whose top left is at a point.
    package func paint(_ visible: CGRect, at origin: CGPoint, in context: CGContext) {
        // Letters reach beyond their lines, and surfaces beyond their fragments.
        for fragment in fragments(in: visible.insetBy(dx: 0, dy: -60)) {
            let frame = fragment.layoutFragmentFrame
            fragment.draw(
                at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY),
                in: context
            )
        }
    }

    func forget(_ range: NSTextRange) {
        emptyFragment = nil
        guard let blocks = blocks(in: range) else { return }
        for block in engine.flow.blocks[blocks] {
            // Elements of a program's own documents are that program's to change.
            if copiedText == nil {
                (block.element?.paragraph)?.element = nil
                block.element = nil
            }
            block.fragment = nil
            block.isHidden = nil
        }
        announcing("usageBoundsForTextContainer") { engine.forget(blocks, text: true) }
    }

    /// Has all fragments made again.
    func forgetFragments() {
        emptyFragment = nil
        for block in engine.flow.blocks { block.fragment = nil }
        guard !engine.flow.blocks.isEmpty else { return }
        engine.forget(0...engine.flow.blocks.count - 1, text: false)
    }

    var usageBounds: CGRect {
        guard let container = textContainer else { return .zero }
        let padding = padding
        var area = engine.usedArea(container)
        // Used rectangles hold the padding, which is no text.
        if area.width >= 2 * padding {
            area.origin.x += padding
            area.size.width -= 2 * padding
        }
        return area
    }
}
