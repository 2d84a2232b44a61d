// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// The work of `UITextInput` for text fields and text views.
extension TextEditor {
    func range(_ range: UITextRange) -> NSRange? { (range as? TextStretch)?.range }

    func unit(_ position: UITextPosition) -> Int? {
        guard let unit = (position as? TextPlace)?.unit else { return nil }
        return min(max(0, unit), length)
    }

    func stretch(_ range: NSRange) -> UITextRange { TextStretch(range) }

    func text(in range: UITextRange) -> String? {
        guard let found = self.range(range), found.location >= 0, found.end <= length else {
            return nil
        }
        return String(decoding: storage.units(in: found.swift), as: UTF16.self)
    }

    func attributedText(in range: UITextRange) -> NSAttributedString {
        guard let found = self.range(range) else { return NSAttributedString(string: "") }
        return storage.plainText(in: whole(found).swift)
    }

    /// Replaces text for the program: without asking the delegate, but with notifications.
    func replace(_ range: UITextRange, with new: NSAttributedString) {
        guard let found = self.range(range) else { return }
        replace(whole(found), with: new, name: "Typing")
    }

    func replace(_ range: UITextRange, with new: String) {
        guard let found = self.range(range) else { return }
        let target = whole(found)
        replace(
            target,
            with: NSAttributedString(
                string: allowed(new) ?? "",
                attributes: attributesAround(target)
            ),
            name: "Typing"
        )
    }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let low = unit(from), let high = unit(to) else { return nil }
        return TextStretch(NSRange(min(low, high), max(low, high)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let unit = unit(position) else { return nil }
        let (moved, isTooFar) = unit.addingReportingOverflow(offset)
        guard !isTooFar, moved >= 0, moved <= length else { return nil }
        return TextPlace(moved)
    }

    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        guard var unit = unit(position) else { return nil }
        guard offset >= 0 else {
            guard offset > .min else { return nil }
            return self.position(from: position, in: direction.opposite, offset: -offset)
        }
        let kept = goal
        defer { goal = kept }
        goal = nil
        for _ in 0..<offset {
            let next = destination(of: direction.move, from: unit).unit
            if next == unit { return nil }
            unit = next
        }
        return TextPlace(unit)
    }

    func compare(_ left: UITextPosition, _ right: UITextPosition) -> ComparisonResult {
        guard let low = unit(left), let high = unit(right), low != high else { return .orderedSame }
        return low < high ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int {
        guard let low = unit(from), let high = unit(to) else { return 0 }
        return high - low
    }

    func position(
        within range: UITextRange,
        farthestIn way: UITextLayoutDirection
    ) -> UITextPosition? {
        guard let found = self.range(range) else { return nil }
        let isForward = way == .down || way == (isRightToLeft(at: found.location) ? .left : .right)
        return TextPlace(isForward ? found.end : found.location)
    }

    func characterRange(
        byExtending position: UITextPosition,
        in way: UITextLayoutDirection
    ) -> UITextRange? {
        guard let unit = unit(position) else { return nil }
        let isForward = way == .down || way == (isRightToLeft(at: unit) ? .left : .right)
        return TextStretch(isForward ? NSRange(unit, length) : NSRange(0, unit))
    }

    func setDirection(_ direction: NSWritingDirection, _ range: UITextRange) {
        guard let found = self.range(range), found.location >= 0, found.end <= length else {
            return
        }
        let paragraphs =
            text.paragraph(at: found.location)
            .lowerBound..<text.paragraph(
                at: max(found.location, found.end - 1)
            ).upperBound
        let target = NSRange(location: paragraphs.lowerBound, length: paragraphs.count)
        changeAttributes(in: target, name: "Writing Direction") { attributes in
            let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
            guard let style = old.mutableCopy() as? NSMutableParagraphStyle else { return }
            style.baseWritingDirection = direction
            attributes[.paragraphStyle] = style
        }
    }

    // MARK: Rectangles, in the space of the view

    var origin: CGPoint { host?.containerOrigin ?? .zero }

    /// The width of a caret in points.
    static let caretWidth: CGFloat = 2

    func caretRect(at unit: Int, isUpstream: Bool = false) -> CGRect {
        let rect = manager.caretRect(at: min(max(0, unit), length), isUpstream: isUpstream).rect
        let width = Self.caretWidth
        return CGRect(
            x: rect.minX + origin.x - width / 2,
            y: rect.minY + origin.y,
            width: width,
            height: rect.height
        )
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        guard let unit = unit(position) else { return .zero }
        return caretRect(at: unit, isUpstream: isUpstream && unit == selection.location)
    }

    func rects(for range: NSRange) -> [CGRect] {
        let rects = manager.textContainers.flatMap {
            manager.rects(for: whole(range).swift, in: $0, fillsLines: true)
        }
        return rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func firstRect(for range: UITextRange) -> CGRect {
        guard let found = self.range(range) else { return .zero }
        if found.length == 0 { return caretRect(at: found.location) }
        return rects(for: found).first ?? caretRect(at: found.location)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let found = self.range(range) else { return [] }
        let rects = rects(for: found)
        return rects.enumerated().map { index, rect in
            // The ends have their paragraphs' directions.
            let isLast = index > 0 && index == rects.count - 1
            let place = isLast ? max(found.location, found.end - 1) : found.location
            return LaidSelectionRect(
                rect,
                isRightToLeft(at: place) ? .rightToLeft : .leftToRight,
                isStart: index == 0,
                isEnd: index == rects.count - 1
            )
        }
    }

    func place(at point: CGPoint) -> (unit: Int, isUpstream: Bool) {
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard local.x.isFinite, local.y.isFinite else { return (0, false) }
        let found = manager.insertion(at: local)
        return (text.floor(found.unit), found.isUpstream)
    }

    func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let found = self.range(range) else { return nil }
        let unit = place(at: point).unit
        return TextPlace(min(max(found.location, unit), found.end))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard length > 0 else { return nil }
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let unit = text.floor(manager.hit(local, container, nil))
        return TextStretch(NSRange(unit, text.next(after: unit)))
    }

    func styling(at position: UITextPosition, _ way: UITextStorageDirection) -> Attributes? {
        guard let unit = unit(position) else { return nil }
        guard length > 0 else { return typingAttributes }
        let place = way == .backward ? unit - 1 : unit
        return storage.attributes(at: min(max(0, place), length - 1), effectiveRange: nil)
    }
}

extension UITextLayoutDirection {
    var opposite: UITextLayoutDirection {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
    }

    var move: TextMove {
        switch self {
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        }
    }
}
