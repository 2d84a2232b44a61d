// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform
import QuartzCore

/// A menu on the screen, from its appearance to its going: lists, dimming and preview.
@MainActor
final class MenuSession: NSObject, OpenMenu, ContextMenuSession {
    /// What a menu is shown for.
    struct Request {
        var menu: UIMenu
        var window: UIWindow
        /// What the menu is beside, in the window; without size for a click.
        var anchor: CGRect
        /// What is lifted; nil for no dimming, either.
        var platter: PreviewPlatter?
        /// Who begins the chain that commands are sent along.
        var responder: UIResponder
        /// Whom actions name as their sender.
        weak var sender: AnyObject?
    }

    let request: Request
    let container: MenuContainerView
    private(set) var lists: [MenuListView] = []
    private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    private(set) var isOpen = false

    /// Called before the menu goes, with what goes along.
    var willEnd: ((InteractionAnimator) -> Void)?
    /// Called when the menu is gone.
    var didEnd: (() -> Void)?
    /// Called when the preview was tapped.
    var didTapPreview: (() -> Void)?
    /// Told what was chosen, before it is performed.
    var willPerform: ((UIMenuElement) -> Void)?
    /// Where the platter goes when the menu goes, in the window; nil for where it came from.
    var dismissalFrame: (() -> CGRect?)?
    private var platterStart = CGRect.zero

    init(_ request: Request) {
        self.request = request
        container = MenuContainerView(frame: request.window.bounds)
        super.init()
    }

    var hasPreview: Bool { request.platter != nil }
    var visibleMenu: UIMenu? { lists.last?.menu }

    // MARK: Appearing

    /// Shows the menu; answers false where there is nothing to show.
    func present(animated: Bool, with animator: InteractionAnimator) -> Bool {
        guard let list = makeList(request.menu, isSubmenu: false) else { return false }
        OpenMenus.dismissAll(animated: animated)
        isOpen = true
        OpenMenus.add(self)
        let window = request.window
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.session = self
        container.dimming.backgroundColor = request.platter == nil ? nil : MenuStyle.dimming
        window.addSubview(container)
        if let platter = request.platter {
            platterStart = platter.frame
            container.addSubview(platter)
        }
        container.addSubview(list)
        lists = [list]
        place(list)
        let frames = layout()
        let origin = request.platter == nil ? request.anchor : frames.platter
        list.appear(from: origin, in: container)
        container.dimming.alpha = 0
        animate(animated) { [self] in
            container.dimming.alpha = 1
            list.settle()
            if let platter = request.platter {
                platter.frame = frames.platter
                platter.isLifted = true
            }
            animator.runAnimations()
        } completion: {
            animator.finish()
        }
        return true
    }

    private func animate(
        _ animated: Bool,
        _ changes: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        guard animated, UIView.areAnimationsEnabled else {
            changes()
            completion()
            return
        }
        UIView.animate(
            withDuration: MenuStyle.animationDuration,
            delay: 0,
            usingSpringWithDamping: 0.86,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes,
            completion: { _ in completion() }
        )
    }

    /// A list of a menu; nil for a menu without anything to show.
    private func makeList(_ menu: UIMenu, isSubmenu: Bool) -> MenuListView? {
        resolveDeferred(in: menu)
        let content = content(of: menu)
        guard !content.isEmpty else { return nil }
        let list = MenuListView(menu: menu, content: content, isSubmenu: isSubmenu)
        list.didChoose = { [weak self] row in self?.choose(row, in: menu) }
        list.didGoBack = { [weak self] in self?.closeSubmenu(animated: true) }
        return list
    }

    private func content(of menu: UIMenu) -> MenuContent {
        MenuContent(of: menu, from: request.responder, resolved: resolved)
    }

    /// Asks for the elements of deferred ones, each once while the menu is open.
    private func resolveDeferred(in menu: UIMenu) {
        for element in content(of: menu).deferred {
            let key = ObjectIdentifier(element)
            guard asked.insert(key).inserted else { continue }
            element.resolve { [weak self] elements in
                self?.resolved[key] = elements
                self?.reload()
            }
        }
    }

    /// Shows the lists again, as their elements have changed.
    func reload() {
        for list in lists { list.show(list.menu, content(of: list.menu)) }
        _ = layout()
        if let last = lists.last { resolveDeferred(in: last.menu) }
    }

    /// Shows another menu in place of the frontmost one.
    func update(_ menu: UIMenu) {
        guard let list = lists.last else { return }
        list.show(menu, content(of: menu))
        list.didChoose = { [weak self] row in self?.choose(row, in: menu) }
        _ = layout()
        resolveDeferred(in: menu)
    }

    // MARK: Places

    /// Places everything; answers where the platter belongs.
    @discardableResult
    func layout() -> (platter: CGRect, list: CGRect) {
        guard let list = lists.first else { return (platterStart, .zero) }
        let placement = MenuPlacement(
            room: room,
            anchor: request.platter == nil ? request.anchor : platterStart,
            hasPlatter: request.platter != nil,
            menuSize: CGSize(width: MenuStyle.width, height: list.contentHeight),
            isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        list.place(placement.menu)
        for index in lists.indices.dropFirst() { place(lists[index]) }
        return (placement.platter, placement.menu)
    }

    /// Where menus may be: inside the safe area, with a margin.
    private var room: CGRect {
        let safe = request.window.bounds.inset(by: request.window.safeAreaInsets)
        return safe.narrowed(dx: MenuStyle.margin, dy: MenuStyle.margin)
    }

    /// Puts a submenu over the row that it belongs to.
    private func place(_ list: MenuListView) {
        guard let index = lists.firstIndex(where: { $0 === list }), index > 0 else { return }
        let parent = lists[index - 1]
        let row = parent.rows.first { $0.element === list.menu }
        let top = row.map { parent.convert(parent.frame(of: $0), to: container).minY }
        let room = room
        let height = min(list.contentHeight, room.height)
        let y = max(room.minY, min(top ?? parent.frame.minY, room.maxY - height))
        list.place(
            CGRect(
                x: parent.center.x - MenuStyle.width / 2,
                y: y,
                width: MenuStyle.width,
                height: height
            )
        )
    }

    // MARK: Submenus

    private func openSubmenu(_ menu: UIMenu) {
        guard let parent = lists.last, let list = makeList(menu, isSubmenu: true) else { return }
        lists.append(list)
        container.addSubview(list)
        place(list)
        list.alpha = 0
        animate(true) {
            list.alpha = 1
            parent.alpha = 0.6
            parent.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        } completion: {
        }
    }

    private func closeSubmenu(animated: Bool) {
        guard lists.count > 1 else { return }
        let list = lists.removeLast()
        let parent = lists.last
        list.isUserInteractionEnabled = false
        animate(animated) {
            list.alpha = 0
            parent?.alpha = 1
            parent?.transform = .identity
        } completion: {
            list.removeFromSuperview()
        }
    }

    // MARK: Choosing

    private func choose(_ row: MenuRowView, in menu: UIMenu) {
        guard row.isEnabled else { return }
        if let submenu = row.element as? UIMenu { return openSubmenu(submenu) }
        select(row.element, in: menu)
        let leaf = row.element as? any UIMenuLeaf
        let stays = leaf?.attributes.contains(.keepsMenuPresented) ?? false
        willPerform?(row.element)
        if stays {
            reload()
        } else {
            dismiss(animated: true)
        }
        switch row.element {
        case let action as UIAction: action.perform(sender: request.sender)
        case let command as UICommand: MenuCommands.perform(command, from: request.responder)
        default: break
        }
        if stays { reload() }
    }

    /// Turns an element of a menu with a single selection on, and its fellows off.
    private func select(_ element: UIMenuElement, in menu: UIMenu) {
        let owner = MenuTree.first(in: menu) { candidate in
            (candidate as? UIMenu)?.children.contains { $0 === element } ?? false
        }
        guard let owner = owner as? UIMenu, owner.options.contains(.singleSelection) else { return }
        for child in owner.children {
            (child as? any UIMenuLeaf)?.state = child === element ? .on : .off
        }
    }

    // MARK: Going

    func dismiss(animated: Bool) {
        guard isOpen else { return }
        isOpen = false
        OpenMenus.remove(self)
        let animator = InteractionAnimator()
        willEnd?(animator)
        container.isUserInteractionEnabled = false
        let goal = dismissalFrame?() ?? platterStart
        animate(animated) { [self] in
            container.dimming.alpha = 0
            for list in lists {
                list.alpha = 0
                list.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            }
            request.platter?.frame = goal
            request.platter?.isLifted = false
            animator.runAnimations()
        } completion: { [self] in
            container.removeFromSuperview()
            animator.finish()
            didEnd?()
        }
    }

    /// A tap beside the menu: closes the submenu or, outside of all lists, the whole.
    func tapped(at point: CGPoint) {
        if lists.count > 1, lists.dropLast().contains(where: { $0.frame.contains(point) }) {
            return closeSubmenu(animated: true)
        }
        if let platter = request.platter, platter.frame.contains(point), let didTapPreview {
            didTapPreview()
        }
        dismiss(animated: true)
    }

    // MARK: A finger that has never been lifted

    private var hasMovedOverList = false

    /// The finger that opened the menu goes over it.
    func track(_ point: CGPoint) {
        guard isOpen, let list = lists.last else { return }
        let row = list.row(at: list.convert(point, from: request.window))
        if row != nil { hasMovedOverList = true }
        list.highlight(row)
    }

    /// The finger that opened the menu was lifted: chooses what is under it.
    func release(at point: CGPoint) {
        guard isOpen, hasMovedOverList, let list = lists.last else { return }
        track(point)
        hasMovedOverList = false
        list.chooseHighlighted()
    }

    // MARK: Keys

    var isOnScreen: Bool { container.window === request.window && !request.window.isHidden }

    func take(_ sample: KeySample) -> Bool {
        guard let list = lists.last else { return false }
        switch UIKeyboardHIDUsage(rawValue: sample.usage) {
        case .keyboardDownArrow: list.moveHighlight(by: 1)
        case .keyboardUpArrow: list.moveHighlight(by: -1)
        case .keyboardRightArrow:
            if list.highlighted?.element is UIMenu { list.chooseHighlighted() }
        case .keyboardLeftArrow: closeSubmenu(animated: true)
        case .keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter: list.chooseHighlighted()
        case .keyboardEscape:
            if lists.count > 1 { closeSubmenu(animated: true) } else { dismiss(animated: true) }
        default:
            // Combinations of keys still reach their commands.
            return sample.modifiers.isDisjoint(with: [.command, .control, .alternate])
        }
        return true
    }
}
