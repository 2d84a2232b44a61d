// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControllers
import UIKitControls
import UIKitTables
import UIKitViews

/// Reads the elements of all windows into a tree.
@MainActor
package final class ElementReader {
    let identities = ElementIdentities()
    private var tree = AccessibleTree()
    private var seen: Set<ObjectIdentifier> = []

    /// The deepest nesting that is followed, and the most elements that are read: a program's
    /// containers may name each other in a ring, or count their elements in millions.
    private static let deepest = 256
    private static let most = 100_000

    package init() {}

    /// Reads the elements as they are now.
    package func read() -> AccessibleTree {
        tree = AccessibleTree()
        seen = []
        var application = AccessibleNode(.application, .application)
        application.name = Self.programName
        application.states = [.enabled, .sensitive, .showing, .visible]
        tree.insert(application)
        for window in UIApplication.sharedOrNil?.windows ?? [] where !window.isHidden {
            read(window)
        }
        let result = tree
        tree = AccessibleTree()
        return result
    }

    private static let programName =
        (Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String)
        ?? (Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String)
        ?? ProcessInfo.processInfo.processName

    // MARK: Windows

    private func read(_ window: UIWindow) {
        let isKey = window.isKeyWindow
        var node = AccessibleNode(identities.id(of: window), .frame)
        node.name = name(of: window)
        node.states = [.enabled, .sensitive, .showing, .visible]
        if isKey, UIApplication.shared.applicationState == .active { node.states.insert(.active) }
        let frame = UIAccessibility.convertToScreenCoordinates(window.bounds, in: window)
        node.frame = AccessibleRectangle(frame)
        node.parent = .application
        tree.insert(node)
        let focus = window.isKeyWindow ? UIFocusSystem.focusSystem(for: window)?.focusedItem : nil
        let place = Place(parent: node.id, clip: frame, focused: focus)
        children(of: window, place)
        // Windows that show nothing to read, such as those of effects, are left out.
        if tree[node.id]?.children.isEmpty == true, !isKey {
            tree.removeLast()
        } else {
            tree.update(.application) { $0.children.append(node.id) }
        }
    }

    private func name(of window: UIWindow) -> String {
        for name in [
            window.accessibilityLabel, window.windowScene?.title, window.rootViewController?.title,
        ] {
            if let name, !name.isEmpty { return name }
        }
        return Self.programName
    }

    // MARK: Walking

    /// Where in the tree an element is read.
    struct Place {
        var parent: AccessibleID
        /// The part of the screen in which it can be seen.
        var clip: CGRect
        var focused: (any UIFocusItem)?
        var depth = 0
        /// The kind of the nearest container, which says what a button in it is.
        var container = ElementKind.other
        /// The list whose cells these are.
        var list: ElementList?
    }

    private func children(of view: UIView, _ place: Place) {
        for child in view.accessibleChildren { visit(child as AnyObject, place) }
    }

    private func visit(_ thing: AnyObject, _ place: Place) {
        guard place.depth < Self.deepest, tree.order.count < Self.most,
            let object = thing as? any NSObjectProtocol,
            seen.insert(ObjectIdentifier(object)).inserted
        else { return }
        var inside = place
        inside.depth += 1
        if let view = object as? UIView {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            if view.clipsToBounds {
                inside.clip = inside.clip.intersection(
                    UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
                )
            }
        }
        let kind = ElementKind.of(object)
        if object.isAccessibilityElement {
            insert(leaf(object, kind, place), place.parent)
        } else if let view = object as? UIView {
            if let node = container(view, kind, place) {
                insert(node, place.parent)
                inside.parent = node.id
                if kind != .other, kind != .tableCell, kind != .collectionCell {
                    inside.container = kind
                }
                if node.grid != nil { inside.list = ElementList(view, node.id) }
            }
            children(of: view, inside)
        } else {
            let elements = object.accessibilityElements ?? []
            if let node = container(object, place) {
                insert(node, place.parent)
                inside.parent = node.id
            }
            for element in elements { visit(element as AnyObject, inside) }
        }
    }

    private func insert(_ node: AccessibleNode, _ parent: AccessibleID) {
        var node = node
        node.parent = parent
        tree.insert(node)
        tree.update(parent) { $0.children.append(node.id) }
    }
}
