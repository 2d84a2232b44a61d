// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime
import UIKitViews

/// How a layout manager draws text beside its attributes.
struct RenderingState {
    var attributes = RangedAttributes()
}

extension NSTextLayoutManager {
    /// Attributes that change the layout, which rendering attributes do not.
    private static let ofLayout: [NSAttributedString.Key] = [
        .font, .paragraphStyle, .attachment, .kern, .ligature, .baselineOffset,
    ]

    func changeRendering(
        _ range: NSTextRange,
        _ body: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        guard let units = units(of: range), !units.isEmpty else { return }
        rendering.attributes.change(units, body)
        guard let blocks = blocks(in: range) else { return }
        for block in engine.flow.blocks[blocks] { block.fragment?.layout.lines = nil }
        engine.state.host?.redraw()
    }

    func enumerateRendering(
        _ location: any NSTextLocation,
        _ isReversed: Bool,
        _ block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        guard let unit = unit(of: location) else { return }
        let found = rendering.attributes.stretches(
            in: isReversed ? 0..<unit : unit..<max(unit, engine.flow.length)
        )
        for run in isReversed ? found.reversed() : found {
            guard block(self, run.attributes, range(of: run.range)) else { return }
        }
    }

    // MARK: Validation

    /// Has fragments validated before they are next drawn: those in a range, or all.
    func validateAgain(_ range: NSTextRange?) {
        if let range {
            guard let blocks = blocks(in: range) else { return }
            for block in engine.flow.blocks[blocks] {
                block.fragment?.layout.needsValidation = true
            }
        } else {
            for block in engine.flow.blocks { block.fragment?.layout.needsValidation = true }
        }
        engine.state.host?.redraw()
    }

    func validate(_ fragment: NSTextLayoutFragment) {
        guard fragment.layout.needsValidation, let renderingAttributesValidator else { return }
        fragment.layout.needsValidation = false
        renderingAttributesValidator(self, fragment)
    }

    // MARK: Lines

    func linkLook(
        _ link: Any,
        _ location: any NSTextLocation
    ) -> [NSAttributedString.Key: Any] {
        let usual = type(of: self).linkRenderingAttributes
        guard let delegate else { return usual }
        let own: [NSAttributedString.Key: Any]?? = delegate.textLayoutManager?(
            self,
            renderingAttributesForLink: link,
            at: location,
            defaultAttributes: usual
        )
        return (own ?? nil) ?? usual
    }

    /// The lines of a block with the attributes that they are drawn with; nil where these are those of
    /// the layout.
    func paintedLines(_ index: Int) -> [LineFragment]? {
        let flow = engine.flow
        let block = flow.blocks[index]
        guard let text = block.text, block.lines != nil else { return nil }
        let start = flow.start(index)
        let own = rendering.attributes.stretches(in: start..<start + block.length)
        let links = linkStretches(text, start)
        guard !own.isEmpty || !links.isEmpty else { return nil }
        let looks = links + own.map { ($0.range, $0.attributes) }
        let painted = engine.typeset(
            start..<start + block.length,
            ofBlock: index,
            cutting: looks.map(\.0)
        ) { range, attributes in
            for (part, look) in looks where part.contains(range.lowerBound) {
                attributes.merge(look.filter { !Self.ofLayout.contains($0.key) }) { _, new in new }
            }
        }
        return flow.lines(ofBlock: index, as: painted)
    }

    /// The links of a block and how they are drawn, where no view gives them their looks.
    private func linkStretches(
        _ text: TypesetText,
        _ start: Int
    ) -> [(Range<Int>, [NSAttributedString.Key: Any])] {
        guard engine.state.dress == nil, let storage = engine.textStorage else { return [] }
        var found: [(Range<Int>, [NSAttributedString.Key: Any])] = []
        storage.enumerate(NSRange(location: start, length: text.length)) { attributes, piece in
            if let link = attributes[.link] {
                found.append((piece.swift, linkLook(link, location(of: piece.location))))
            }
            return false
        }
        return found
    }
}
