// SPDX-License-Identifier: Apache-2.0

import AccessibilityBridge
import AccessibilityTree
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControllers
import UIKitCore
import UIKitTables
import UIKitText
import UITestWire

/// Reads the elements as UI tests see them.
///
/// Other than for readers, what is inside an element of UIKit's own is there, too, and so is each
/// view: tests find the labels of a cell, and any view by its identifier.
@MainActor
final class AutomationReader {
    private let identities = ElementIdentities()
    private var tree = UITestTree()
    private var seen: Set<ObjectIdentifier> = []
    private var rows = UITestRows.left
    /// The elements of rows that are not on the screen.
    let hiddenRows = HiddenRows()
    let keyboard = ScreenKeyboard()
    /// The cells of rows that were read, kept so that none has the address of another.
    private var cellsRead: [UITableViewCell] = []

    /// The deepest nesting that is followed, and the most elements that are read.
    private static let deepest = 256
    private static let most = 50_000

    /// The identifier of the application.
    static let application: UInt64 = 0

    /// The object that an identifier names, while it lives.
    func object(_ id: UInt64) -> (any NSObjectProtocol)? {
        identities.object(AccessibleID(id)) as? any NSObjectProtocol
    }

    /// Reads the elements as they are now.
    func read(_ rows: UITestRows = .left) -> UITestTree {
        self.rows = rows
        hiddenRows.begin()
        tree = UITestTree()
        tree.process = ProcessInfo.processInfo.processIdentifier
        seen = []
        var application = UITestNode(id: Self.application, type: .application, parent: nil)
        application.label = Self.programName
        application.frame = UITestRectangle(UIScreen.main.bounds)
        add(traitsOf: UIScreen.main.traitCollection, to: &application)
        tree.nodes.append(application)
        let windows = UIApplication.sharedOrNil?.windows.filter { !$0.isHidden } ?? []
        let main = windows.first { $0.isKeyWindow } ?? windows.first
        for window in windows where window === main || !window.subviews.isEmpty {
            visit(window, 0, depth: 0) { $0.isMain = window === main }
        }
        keyboard.add(to: &tree)
        defer {
            tree = UITestTree()
            cellsRead = []
        }
        return tree
    }

    static let programName =
        (Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String)
        ?? (Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String)
        ?? ProcessInfo.processInfo.processName

    // MARK: Walking

    private func visit(
        _ thing: AnyObject,
        _ parent: Int,
        depth: Int,
        _ complete: (inout UITestNode) -> Void = { _ in }
    ) {
        guard depth < Self.deepest, tree.nodes.count < Self.most,
            let object = thing as? any NSObjectProtocol,
            seen.insert(ObjectIdentifier(thing)).inserted
        else { return }
        if let view = object as? UIView, view.isHidden || view.alpha <= 0.01 { return }
        let kind = ElementKind.of(object)
        let type = AutomationType.of(object, kind)
        var node = UITestNode(
            id: identities.id(of: object).number,
            type: type,
            parent: parent
        )
        describe(object, kind, &node)
        complete(&node)
        let place = tree.nodes.count
        tree.nodes.append(node)
        if let table = object as? UITableView, rows != .left {
            visitRows(of: table, place, depth + 1)
        } else {
            for child in children(of: object, kind, type) {
                visit(child, place, depth: depth + 1)
            }
        }
        if [.tableCell, .collectionCell].contains(kind) { forgetJoinedLabel(at: place) }
    }

    /// Reads the parts of a table with all of its rows, from the top.
    private func visitRows(of table: UITableView, _ parent: Int, _ depth: Int) {
        var parts: [(y: CGFloat, visit: () -> Void)] = []
        for part in children(of: table, .table, .table) {
            let y = (part as? UIView)?.frame.minY ?? 0
            parts.append((y, { self.visit(part, parent, depth: depth) }))
        }
        for path in hiddenRows.paths(of: table) {
            let y = table.rectForRow(at: path).minY
            parts.append((y, { self.addRow(path, of: table, parent, depth) }))
        }
        let ordered = parts.enumerated().sorted { one, other in
            one.element.y == other.element.y
                ? one.offset < other.offset : one.element.y < other.element.y
        }
        for part in ordered { part.element.visit() }
    }

    /// Adds a row that is not on the screen, with what is in it where that is wanted.
    private func addRow(_ path: IndexPath, of table: UITableView, _ parent: Int, _ depth: Int) {
        let place = tree.nodes.count
        var node = UITestNode(id: 0, type: .cell, parent: parent)
        let frame = UIAccessibility.convertToScreenCoordinates(
            table.rectForRow(at: path),
            in: table
        )
        node.frame = UITestRectangle(frame)
        node.id = hiddenRows.id(of: node, at: path, in: table)
        add(traitsOf: table.traitCollection, to: &node)
        tree.nodes.append(node)
        guard rows == .read, hiddenRows.mayRead(),
            let cell = table.dataSource?.tableView(table, cellForRowAt: path)
        else { return }
        cellsRead.append(cell)
        cell.frame = table.rectForRow(at: path)
        cell.layoutIfNeeded()
        describe(cell, .tableCell, &tree.nodes[place])
        for child in children(of: cell, .tableCell, .cell) {
            visit(child, place, depth: depth + 1)
        }
        forgetJoinedLabel(at: place)
        // The cell goes away again: its elements are named by the row.
        for index in place..<tree.nodes.count {
            tree.nodes[index].frame = node.frame
            tree.nodes[index].id = hiddenRows.id(of: tree.nodes[index], at: path, in: table)
        }
    }

    private func children(
        of object: any NSObjectProtocol,
        _ kind: ElementKind,
        _ type: UITestElementType
    ) -> [AnyObject] {
        guard let view = object as? UIView else {
            guard !object.isAccessibilityElement else { return [] }
            return (object.accessibilityElements ?? []).map { $0 as AnyObject }
        }
        if view.accessibilityElementsHidden || type == .pickerWheel { return [] }
        switch kind {
        case .toggle, .slider, .progress, .pages, .activity: return []
        case .field: return Self.buttons(in: view)
        case .textView:
            return view.subviews.filter { $0 is UITextField || $0 is UIControl }
        // An element of the program's own hides what is inside.
        case .other where view.isAccessibilityElement && !(view is UILabel): return []
        default: break
        }
        if let listed = view.listedAccessibilityElements { return listed.map { $0 as AnyObject } }
        let views = kind == .navigationBar ? Self.items(of: view) : view.subviews
        guard [.navigationBar, .toolBar, .tabBar, .segments].contains(kind) else { return views }
        return views.enumerated().sorted { one, other in
            let (left, right) = (one.element.frame.minX, other.element.frame.minX)
            return left == right ? one.offset < other.offset : left < right
        }.map(\.element)
    }

    /// A navigation bar's buttons, texts and the program's own views, which are its children, without what holds them
    /// and the background.
    private static func items(of bar: UIView) -> [UIView] {
        bar.subviews.flatMap { view in
            guard view is any ViewPart, !(view is UIControl) else {
                let isEmpty = (view as? UILabel)?.text?.isEmpty ?? (view is UILabel)
                return isEmpty ? [] : [view]
            }
            let isShown = !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden
            return isShown ? items(of: view) : []
        }
    }

    private static func buttons(in view: UIView) -> [UIView] {
        view.subviews.flatMap { $0 is UIButton ? [$0] : buttons(in: $0) }
    }

    /// A cell has the label that the program gave it, and not the texts in it.
    private func forgetJoinedLabel(at place: Int) {
        let label = tree.nodes[place].label
        guard !label.isEmpty else { return }
        let texts = tree.nodes[(place + 1)...].filter { $0.type == .staticText }.map(\.label)
        var rest = label[...]
        for text in texts where !text.isEmpty && rest.hasPrefix(text) {
            rest = rest.dropFirst(text.count)
            if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
        }
        if rest.isEmpty { tree.nodes[place].label = "" }
    }

    // MARK: One element

    private func describe(
        _ object: any NSObjectProtocol,
        _ kind: ElementKind,
        _ node: inout UITestNode
    ) {
        let traits = object.accessibilityTraits
        node.identifier =
            (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
        node.label = object.accessibilityLabel ?? ""
        node.value = object.accessibilityValue.flatMap { $0.isEmpty ? nil : $0 }
        node.frame = UITestRectangle(object.accessibilityFrame)
        node.isEnabled = !traits.contains(.notEnabled)
        node.isSelected = traits.contains(.selected)
        node.traits = traits.names
        if let view = object as? UIView {
            add(traitsOf: view.traitCollection, to: &node)
            node.hasKeyboardFocus = view.isFirstResponder && view.takesTextInput
            node.hasFocus = view.isFocused
        }
        switch object {
        case let bar as UINavigationBar where node.identifier.isEmpty:
            node.identifier = bar.topItem?.title ?? Self.name(ofPageIn: bar)
        case is UITabBar where node.label.isEmpty: node.label = "Tab Bar"
        case let field as UITextField: complete(field, &node)
        case let view as UITextView: node.value = ElementText(view)?.text.string
        case let indicator as UIActivityIndicatorView:
            if node.label.isEmpty {
                node.label = indicator.isAnimating ? "In progress" : "Progress halted"
            }
            if node.value == nil { node.value = indicator.isAnimating ? "1" : "0" }
        case let view as UIView where [.alert, .sheet].contains(node.type) && node.label.isEmpty:
            node.label = (view.next as? UIAlertController)?.title ?? ""
        default: break
        }
    }

    /// What a navigation bar without a title is called: `Module.ListView` for a `ListViewController`.
    private static func name(ofPageIn bar: UINavigationBar) -> String {
        let responders = sequence(first: bar as UIResponder) { $0.next }
        let navigation = responders.lazy.compactMap { $0 as? UINavigationController }.first
        guard let page = navigation?.topViewController else { return "" }
        let name = String(reflecting: type(of: page))
        return name.hasSuffix("Controller") ? String(name.dropLast(10)) : name
    }

    private func complete(_ field: UITextField, _ node: inout UITestNode) {
        let placeholder = field.placeholder.flatMap { $0.isEmpty ? nil : $0 }
        node.placeholder = placeholder
        if node.label == placeholder { node.label = "" }
        let text = ElementText(field)?.text.string ?? ""
        // As on iOS, a field that shows its placeholder has it as its value.
        node.value = text.isEmpty ? placeholder ?? "" : text
        node.isEnabled = field.isEnabled
    }

    private func add(traitsOf collection: UITraitCollection, to node: inout UITestNode) {
        node.horizontalSizeClass = collection.horizontalSizeClass.rawValue
        node.verticalSizeClass = collection.verticalSizeClass.rawValue
    }
}

extension UITestRectangle {
    /// A rectangle of the screen; one that is not finite becomes empty.
    init(_ rect: CGRect) {
        let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
            .map { Double($0) }
        guard values.allSatisfy({ $0.isFinite && abs($0) < 1e8 }) else {
            self.init()
            return
        }
        self.init(x: values[0], y: values[1], width: values[2], height: values[3])
    }
}

extension UIAccessibilityTraits {
    /// The names of the traits, as tests write them.
    var names: [String] {
        let all: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
            (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.header, "header"),
            (.searchField, "searchField"), (.adjustable, "adjustable"),
            (.keyboardKey, "keyboardKey"), (.tabBar, "tabBar"), (.toggleButton, "toggleButton"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
