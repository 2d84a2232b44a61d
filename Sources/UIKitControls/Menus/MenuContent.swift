// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A menu as it is shown: sections of rows, without what is hidden or nobody performs.
@MainActor
struct MenuContent {
    /// One line of the menu.
    enum Row {
        /// An action, a command or a submenu on a line of its own.
        case element(UIMenuElement)
        /// Small elements side by side.
        case group([UIMenuElement], UIMenu.ElementSize, isPalette: Bool)
        /// The title of a section.
        case header(String)
        /// Elements that are still being made.
        case loading
    }

    var title: String
    var sections: [[Row]]
    /// What is still being made: call to learn of it.
    var deferred: [UIDeferredMenuElement]

    /// - Parameters:
    ///   - menu: What to show.
    ///   - responder: Who begins the chain that commands are sent along.
    ///   - resolved: The elements that deferred ones have become.
    init(
        of menu: UIMenu,
        from responder: UIResponder,
        resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
    ) {
        title = menu.title
        var reader = Reader(responder: responder, resolved: resolved)
        reader.read(menu.children, size: menu.preferredElementSize)
        reader.endSection()
        sections = reader.sections
        deferred = reader.deferred
    }

    /// Whether there is nothing to show.
    var isEmpty: Bool { sections.isEmpty }

    /// The elements that can be chosen, in order.
    var elements: [UIMenuElement] {
        sections.flatMap { rows in
            rows.flatMap { row -> [UIMenuElement] in
                switch row {
                case .element(let element): [element]
                case .group(let elements, _, _): elements
                case .header, .loading: []
                }
            }
        }
    }

    @MainActor
    private struct Reader {
        let responder: UIResponder
        let resolved: [ObjectIdentifier: [UIMenuElement]]
        var sections: [[Row]] = []
        var deferred: [UIDeferredMenuElement] = []
        private var rows: [Row] = []
        private var group: [UIMenuElement] = []
        private var groupSize = UIMenu.ElementSize.large

        init(responder: UIResponder, resolved: [ObjectIdentifier: [UIMenuElement]]) {
            self.responder = responder
            self.resolved = resolved
        }

        mutating func read(_ elements: [UIMenuElement], size: UIMenu.ElementSize) {
            for element in elements { read(element, size) }
            endGroup()
        }

        private mutating func read(_ element: UIMenuElement, _ size: UIMenu.ElementSize) {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayAsPalette):
                endSection()
                addTitle(of: menu)
                let shown = menu.children.compactMap(visible)
                if !shown.isEmpty { rows.append(.group(shown, .small, isPalette: true)) }
                endSection()
            case let menu as UIMenu where menu.options.contains(.displayInline):
                endSection()
                addTitle(of: menu)
                read(menu.children, size: menu.preferredElementSize)
                endSection()
            case let deferred as UIDeferredMenuElement:
                if let elements = resolved[ObjectIdentifier(deferred)] {
                    for element in elements { read(element, size) }
                } else {
                    endGroup()
                    self.deferred.append(deferred)
                    rows.append(.loading)
                }
            default:
                guard let element = visible(element) else { return }
                if size == .small || size == .medium {
                    if group.count == (size == .small ? 4 : 3) { endGroup() }
                    group.append(element)
                    groupSize = size
                } else {
                    rows.append(.element(element))
                }
            }
        }

        /// The element as it is now; nil for one that is not shown.
        private func visible(_ element: UIMenuElement) -> UIMenuElement? {
            if let leaf = element as? any UIMenuLeaf, leaf.attributes.contains(.hidden) {
                return nil
            }
            if let command = element as? UICommand {
                guard MenuCommands.validated(command, from: responder) != nil,
                    !command.attributes.contains(.hidden)
                else { return nil }
            }
            return element
        }

        private mutating func addTitle(of menu: UIMenu) {
            if !menu.title.isEmpty { rows.append(.header(menu.title)) }
        }

        mutating func endGroup() {
            if !group.isEmpty { rows.append(.group(group, groupSize, isPalette: false)) }
            group = []
        }

        mutating func endSection() {
            endGroup()
            if rows.count == 1, case .header = rows[0] { rows = [] }
            if !rows.isEmpty { sections.append(rows) }
            rows = []
        }
    }
}
