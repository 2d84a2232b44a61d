// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
public import UIKit

/// Trees as text without addresses: the same on every run.
@MainActor
public enum TreeDump {
    /// A view and what is below it: class, frame and what is unusual.
    public static func views(_ view: UIView) -> String {
        tree(view, children: \.subviews) { view in
            var line = "\(type(of: view)) \(text(view.frame))"
            if view.isHidden { line += " hidden" }
            if view.alpha != 1 { line += " alpha \(number(view.alpha))" }
            if let label = view as? UILabel, let words = label.text { line += " \"\(words)\"" }
            return line
        }
    }

    /// A layer and what is below it: class, frame and what is unusual.
    public static func layers(_ layer: CALayer) -> String {
        tree(layer, children: \.children) { layer in
            var line = "\(type(of: layer)) \(text(layer.frame))"
            if layer.isHidden { line += " hidden" }
            if layer.opacity != 1 { line += " opacity \(number(CGFloat(layer.opacity)))" }
            if layer.cornerRadius != 0 { line += " radius \(number(layer.cornerRadius))" }
            if layer.contents != nil { line += " contents" }
            return line
        }
    }

    /// What was committed of a screen or scene last: bounds, position and animations.
    public static func renderTree(of window: UIWindow) -> String {
        let surface = window.windowScene?.surface ?? window.screen.surface
        guard let root = surface.context.currentTree?.root else { return "nothing is committed\n" }
        let below: (RenderNode) -> [RenderNode] = { Array($0.sublayers) }
        return tree(root, children: below) { node in
            var line = "\(node.name ?? "layer") \(text(node.properties.bounds))"
            line += " at \(number(node.properties.position.x)), "
            line += number(node.properties.position.y)
            if !node.animations.isEmpty { line += " animations \(node.animations.count)" }
            return line
        }
    }

    /// Who is asked after a responder, one a line, itself first.
    public static func responders(from responder: UIResponder) -> String {
        var lines = ""
        var next: UIResponder? = responder
        while let one = next {
            lines += "\(type(of: one))\n"
            next = one.next
        }
        return lines
    }

    private static func tree<Node>(
        _ node: Node,
        children: (Node) -> [Node],
        depth: Int = 0,
        line: (Node) -> String
    ) -> String {
        var result = String(repeating: "  ", count: depth) + line(node) + "\n"
        for child in children(node) {
            result += tree(child, children: children, depth: depth + 1, line: line)
        }
        return result
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); "
            + "\(number(rect.width)) \(number(rect.height)))"
    }

    /// At most three decimals, none where it is whole.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CALayer {
    fileprivate var children: [CALayer] { sublayers ?? [] }
}
