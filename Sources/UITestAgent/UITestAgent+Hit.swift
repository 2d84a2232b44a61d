// SPDX-License-Identifier: Apache-2.0

import AccessibilityBridge
import CoreGraphics
import Foundation
import UIKitCore
import UIKitTables
import UITestWire

extension UITestAgent {
    /// Where an element is touched, after it was scrolled into view if need be.
    func hitPoint(
        of id: UInt64,
        scrolls: Bool,
        _ pace: UITestPace
    ) throws -> UITestHit {
        let screen = UIScreen.main.bounds
        guard id != AutomationReader.application else {
            let middle = UITestPoint(Double(screen.midX), Double(screen.midY))
            return UITestHit(point: middle, isHittable: true)
        }
        if let text = reader.keyboard.text(of: id) {
            return UITestHit(point: UITestPoint(0, 0), isHittable: true, key: text)
        }
        if let row = reader.hiddenRows[id] {
            guard scrolls, let object = try show(row, pace) else {
                return UITestHit(point: UITestPoint(0, 0), isHittable: false)
            }
            return hit(object)
        }
        guard let object = reader.object(id) else { throw Refusal(reason: "The element is gone") }
        let hit = hit(object)
        guard scrolls, !hit.isHittable else { return hit }
        ElementTouch.reveal(object)
        pace.settle()
        return self.hit(object)
    }

    /// Scrolls to a row that was not on the screen, and finds the element in its cell.
    private func show(
        _ row: HiddenRows.Element,
        _ pace: UITestPace
    ) throws -> (any NSObjectProtocol)? {
        guard let table = row.table, row.path.section < table.numberOfSections,
            row.path.row < table.numberOfRows(inSection: row.path.section)
        else { throw Refusal(reason: "The row is gone") }
        table.scrollToRow(at: row.path, at: .middle, animated: false)
        pace.settle()
        guard let cell = table.cellForRow(at: row.path), row.type != .cell else {
            return table.cellForRow(at: row.path)
        }
        let nodes = reader.read().nodes
        guard let start = nodes.firstIndex(where: { reader.object($0.id) === cell }) else {
            return cell
        }
        var inside: Set<Int> = [start]
        for index in (start + 1)..<max(nodes.count, start + 1) {
            guard let parent = nodes[index].parent, inside.contains(parent) else { break }
            inside.insert(index)
            let node = nodes[index]
            if node.type == row.type, node.identifier == row.identifier, node.label == row.label {
                return reader.object(node.id)
            }
        }
        return cell
    }

    private func hit(_ object: any NSObjectProtocol) -> UITestHit {
        let frame = object.accessibilityFrame
        guard let view = ElementTouch.view(of: object), let window = view.window else {
            let middle = UITestPoint(Double(frame.midX), Double(frame.midY))
            return UITestHit(point: middle, isHittable: false)
        }
        let shown = shownPart(of: frame, view)
        guard !shown.isEmpty else {
            let middle = UITestPoint(Double(frame.midX), Double(frame.midY))
            return UITestHit(point: middle, isHittable: false)
        }
        let own = object.accessibilityActivationPoint
        let point = shown.contains(own) ? own : CGPoint(x: shown.midX, y: shown.midY)
        let place = window.convert(point, from: window.screen.coordinateSpace)
        let onSurface = window.convert(place, to: nil as UIWindow?)
        return UITestHit(
            point: UITestPoint(Double(onSurface.x), Double(onSurface.y)),
            isHittable: reaches(view, onSurface)
        )
    }

    /// The part of a frame that its window and what clips around the view leave.
    private func shownPart(of frame: CGRect, _ view: UIView) -> CGRect {
        var shown = frame.intersection(UIScreen.main.bounds)
        for ancestor in sequence(first: view, next: \.superview).dropFirst()
        where ancestor.clipsToBounds {
            shown = shown.intersection(
                UIAccessibility.convertToScreenCoordinates(ancestor.bounds, in: ancestor)
            )
        }
        return shown.isNull || shown.width <= 0 || shown.height <= 0 ? .zero : shown
    }

    /// Whether a touch reaches a view, something in it, or what stands for it around.
    private func reaches(_ view: UIView, _ place: CGPoint) -> Bool {
        guard let surface = view.window?.windowState.surface else { return false }
        for window in surface.orderedWindows.reversed() where !window.isHidden {
            guard let found = window.hitTest(window.fromSurface(place), with: nil) else { continue }
            return found.isDescendant(of: view) || view.isDescendant(of: found)
        }
        return false
    }
}
