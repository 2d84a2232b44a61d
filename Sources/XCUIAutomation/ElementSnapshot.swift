// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit
import UITestWire

import class ObjCRuntime.NSObject

/// An element of a tree that the application has sent.
final class ElementSnapshot: NSObject, XCUIElementSnapshot {
    let node: UITestNode
    private(set) weak var parent: ElementSnapshot?
    private(set) var elements: [ElementSnapshot] = []
    /// The process; of the application itself only.
    private var process: Int32?

    private init(_ node: UITestNode) {
        self.node = node
        super.init()
    }

    /// Puts a tree together, and gives its root; nil for an empty one.
    static func root(of tree: UITestTree) -> ElementSnapshot? {
        let all = tree.nodes.map { ElementSnapshot($0) }
        for one in all {
            guard let place = one.node.parent, all.indices.contains(place) else { continue }
            one.parent = all[place]
            all[place].elements.append(one)
        }
        all.first?.process = tree.process
        return all.first
    }

    /// All elements below, parents before children.
    var descendants: [ElementSnapshot] {
        var found: [ElementSnapshot] = []
        var stack = Array(elements.reversed())
        while let next = stack.popLast() {
            found.append(next)
            stack.append(contentsOf: next.elements.reversed())
        }
        return found
    }

    /// Whether an element is this one or below it.
    func holds(_ other: ElementSnapshot) -> Bool {
        sequence(first: other) { $0.parent }.contains { $0 === self }
    }

    /// The texts that an identifier in a query may stand for.
    func isIdentified(by text: String) -> Bool {
        node.identifier == text || node.label == text || node.title == text
            || node.placeholder == text || node.value == text
    }

    func has(_ type: XCUIElement.ElementType) -> Bool { type == .any || elementType == type }

    // MARK: Attributes

    var identifier: String { node.identifier }
    var frame: CGRect {
        CGRect(
            x: node.frame.x,
            y: node.frame.y,
            width: node.frame.width,
            height: node.frame.height
        )
    }
    var value: Any? { node.value }
    var title: String { node.title }
    var label: String { node.label }
    var elementType: XCUIElement.ElementType {
        XCUIElement.ElementType(rawValue: UInt(node.type.rawValue)) ?? .other
    }
    var isEnabled: Bool { node.isEnabled }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        UIUserInterfaceSizeClass(rawValue: node.horizontalSizeClass) ?? .unspecified
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        UIUserInterfaceSizeClass(rawValue: node.verticalSizeClass) ?? .unspecified
    }
    var placeholderValue: String? { node.placeholder }
    var isSelected: Bool { node.isSelected }
    var hasFocus: Bool { node.hasFocus }
    var children: [any XCUIElementSnapshot] { elements }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var all: [XCUIElement.AttributeName: Any] = [
            .elementType: elementType.rawValue, .identifier: identifier, .label: label,
            .title: title, .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
            .horizontalSizeClass: horizontalSizeClass.rawValue,
            .verticalSizeClass: verticalSizeClass.rawValue,
            .frame: [
                "X": node.frame.x, "Y": node.frame.y, "Width": node.frame.width,
                "Height": node.frame.height,
            ],
            .children: elements.map(\.dictionaryRepresentation),
        ]
        all[.value] = value
        all[.placeholderValue] = placeholderValue
        return all
    }

    // Predicates ask by these names.
    override func value(forKey key: String) -> Any? {
        switch key {
        case "identifier": identifier
        case "label": label
        case "title": title
        case "value": value
        case "placeholderValue": placeholderValue
        case "elementType": Int(elementType.rawValue)
        case "enabled", "isEnabled": isEnabled
        case "selected", "isSelected": isSelected
        case "hasFocus": hasFocus
        case "hasKeyboardFocus": node.hasKeyboardFocus
        case "frame": NSValue(cgRect: frame)
        case "horizontalSizeClass": horizontalSizeClass.rawValue
        case "verticalSizeClass": verticalSizeClass.rawValue
        case "identifiers":
            [identifier, label, title, node.placeholder ?? "", node.value ?? ""]
                .filter { !$0.isEmpty }
        default: super.value(forKey: key)
        }
    }

    // MARK: Text

    /// The element in one line, as XCTest describes it.
    var line: String {
        var parts = [elementType == .window && node.isMain ? "Window (Main)" : elementType.name]
        parts.append("0x" + String(node.id + 0x6000_0000_0000, radix: 16))
        if let process { parts.append("pid: \(process)") } else { parts.append(frameText) }
        if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
        if !title.isEmpty { parts.append("title: '\(title)'") }
        if !label.isEmpty { parts.append("label: '\(label)'") }
        if let placeholder = node.placeholder { parts.append("placeholderValue: '\(placeholder)'") }
        if let value = node.value { parts.append("value: \(value)") }
        if node.hasKeyboardFocus { parts.append("Keyboard Focused") }
        if isSelected { parts.append("Selected") }
        if !isEnabled { parts.append("Disabled") }
        return parts.joined(separator: ", ")
    }

    private var frameText: String {
        func number(_ value: Double) -> String { String(format: "%.1f", value) }
        let frame = node.frame
        return "{{\(number(frame.x)), \(number(frame.y))}, "
            + "{\(number(frame.width)), \(number(frame.height))}}"
    }

    /// The element in a few words: `"Next" Button`.
    var name: String {
        let own = label.isEmpty ? identifier : label
        return own.isEmpty ? elementType.name : "\"\(own)\" \(elementType.name)"
    }

    /// The element with all below it, a line each.
    func subtree(_ depth: Int = 0) -> String {
        let start = depth == 0 ? " →" : String(repeating: "  ", count: depth + 1)
        return start + line + "\n" + elements.map { $0.subtree(depth + 1) }.joined()
    }
}
