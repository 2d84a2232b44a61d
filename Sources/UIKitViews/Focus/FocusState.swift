// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The focused item of one surface, and its moves.
@MainActor
package final class FocusState {
    private(set) weak var surface: DisplaySurface?
    package private(set) weak var focusedItem: (any UIFocusItem)?
    /// Draws the ring.
    let halo = FocusHalo()
    /// Whether the person moves by keys at present.
    var showsHalo = false {
        didSet { if showsHalo != oldValue { refreshHalo() } }
    }
    /// The environment for which the focus is to be looked for again.
    private weak var pending: (any UIFocusEnvironment)?
    private var isUpdatePlanned = false
    private var isUpdating = false
    /// Items that had the focus, newest last: the focus returns to them.
    private var history: [WeakItem] = []
    /// The item that had the focus last in each group.
    private var lastOfGroup: [String: WeakItem] = [:]

    /// The item that was asked for, but takes the focus only when the next key moves it.
    private var deferred = WeakItem()
    /// Whether the next key brings the focus to an item that was asked for.
    var hasDeferredItem: Bool { deferred.item != nil }

    private static let longestHistory = 16

    struct WeakItem {
        weak var item: (any UIFocusItem)?
    }

    init(surface: DisplaySurface) {
        self.surface = surface
    }

    /// The window in which keys move the focus: the key window if it is on this surface, else the
    /// frontmost.
    package var window: UIWindow? {
        let windows = surface?.orderedWindows.filter { !$0.isHidden } ?? []
        return windows.last { $0.isKeyWindow } ?? windows.last
    }

    /// The view that confines the focus: the last presentation's, or the window.
    package var root: UIView? {
        guard let window else { return nil }
        var controller = window.rootViewController
        while let next = controller?.presentation.presented { controller = next }
        guard let controller, controller.presentingViewController != nil,
            let view = controller.viewIfLoaded, view.window === window
        else { return window }
        return view
    }

    // MARK: Requests

    /// Remembers that the focus is to be looked for in an environment, for the end of the turn.
    func setNeedsUpdate(in environment: any UIFocusEnvironment) {
        // An environment without the focus cannot request its move.
        if let focusedItem, !environment.contains(focusedItem) { return }
        pending = environment
        guard !isUpdatePlanned else { return }
        isUpdatePlanned = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isUpdatePlanned = false
                self?.updateIfNeeded()
            }
        }
    }

    func updateIfNeeded() {
        guard let environment = pending else { return }
        pending = nil
        guard let item = target(in: environment), item !== focusedItem else { return }
        grant(item)
    }

    /// Requests the focus for an environment, wherever it is now.
    func request(_ environment: any UIFocusEnvironment) {
        guard let item = target(in: environment), item !== focusedItem else { return }
        grant(item)
    }

    /// Gives an item the focus that the program asked for, as its deferral mode says: now, now and
    /// visibly, or with the next key.
    private func grant(_ item: any UIFocusItem) {
        deferred.item = nil
        switch item.focusItemDeferralMode {
        case .always:
            showsHalo = false
            deferred.item = item
        case .never:
            showsHalo = true
            move(to: item, heading: [])
        default:
            move(to: item, heading: [])
        }
    }

    /// The item to focus in an environment: by its preferences, else the item itself, else the item
    /// that last had the focus here, else the first in reading order.
    package func target(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var seen: Set<ObjectIdentifier> = []
        if let item = preferred(in: environment, &seen) { return item }
        guard let view = environment.focusSearchRoot else { return nil }
        let map = FocusMap(of: view)
        return map.order.first?.item
    }

    private func preferred(
        in environment: any UIFocusEnvironment,
        _ seen: inout Set<ObjectIdentifier>
    ) -> (any UIFocusItem)? {
        guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
        for next in environment.preferredFocusEnvironments {
            if next === environment { break }
            if let item = preferred(in: next, &seen) { return item }
        }
        guard let item = environment as? any UIFocusItem, FocusMap.canFocus(item) else {
            return nil
        }
        return item
    }

    // MARK: Moving

    /// Moves the focus a step in a direction.
    ///
    /// - Returns: whether it moved.
    @discardableResult
    func move(_ heading: UIFocusHeading) -> Bool {
        guard let root else { return false }
        forgetLostItem()
        let map = FocusMap(of: root)
        if let item = deferred.item {
            deferred.item = nil
            if map.contains(item) {
                showsHalo = true
                return move(to: item, heading: heading)
            }
        }
        if let item = focusedItem {
            hint(item, heading)
        }
        guard let next = next(heading, in: map) else {
            fail(heading)
            return false
        }
        showsHalo = true
        return move(to: next, heading: heading)
    }

    private func next(_ heading: UIFocusHeading, in map: FocusMap) -> (any UIFocusItem)? {
        guard let focusedItem, map.contains(focusedItem) else { return start(heading, map) }
        let last = lastOfGroup.compactMapValues(\.item)
        switch heading {
        case .next: return map.stop(after: focusedItem, lastOfGroup: last)
        case .previous: return map.stop(before: focusedItem, lastOfGroup: last)
        case .first: return map.order.first?.item
        case .last: return map.order.last?.item
        default: return map.neighbour(of: focusedItem, heading) { self.target(in: $0) }
        }
    }

    /// The first focus in a window.
    private func start(_ heading: UIFocusHeading, _ map: FocusMap) -> (any UIFocusItem)? {
        if heading == .previous || heading == .last { return map.order.last?.item }
        if let root, let item = target(in: root), map.contains(item) { return item }
        return map.order.first?.item
    }

    private func hint(_ item: any UIFocusItem, _ heading: UIFocusHeading) {
        var direction = CGVector.zero
        if heading.contains(.left) { direction.dx -= 1 }
        if heading.contains(.right) { direction.dx += 1 }
        if heading.contains(.up) { direction.dy -= 1 }
        if heading.contains(.down) { direction.dy += 1 }
        guard direction != .zero else { return }
        item.didHintFocusMovement(
            UIFocusMovementHint(direction: direction, size: item.frame.size)
        )
    }

    private func fail(_ heading: UIFocusHeading) {
        guard let focusedItem else { return }
        let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
        post(UIFocusSystem.movementDidFailNotification, context, nil)
    }

    /// Moves the focus if every environment on both sides allows it; nil removes it without asking.
    @discardableResult
    func move(to item: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
        // A move requested by a notification of a move is done after it.
        guard !isUpdating else {
            if let item { setNeedsUpdateLater(item) }
            return false
        }
        isUpdating = true
        let former = focusedItem
        let context = UIFocusUpdateContext(from: former, to: item, heading: heading)
        let environments = Self.union(former?.focusChain ?? [], item?.focusChain ?? [])
        if item != nil {
            for environment in environments where !environment.shouldUpdateFocus(in: context) {
                isUpdating = false
                post(UIFocusSystem.movementDidFailNotification, context, nil)
                return false
            }
        }
        focusedItem = item
        remember(former)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments {
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        (former as? UIView)?.focusDidChange()
        (item as? UIView)?.focusDidChange()
        if let item { reveal(item) }
        isUpdating = false
        matchFirstResponder(to: item)
        post(UIFocusSystem.didUpdateNotification, context, coordinator)
        coordinator.run()
        refreshHalo()
        return true
    }

    private func setNeedsUpdateLater(_ item: any UIFocusItem) {
        DispatchQueue.main.async { [weak self, weak item] in
            MainActor.assumeIsolated {
                guard let self, let item, FocusMap.canFocus(item) else { return }
                self.move(to: item, heading: [])
            }
        }
    }

    /// The union, in order: the first environments, then those of the second that are new.
    private static func union(
        _ first: [any UIFocusEnvironment],
        _ second: [any UIFocusEnvironment]
    ) -> [any UIFocusEnvironment] {
        // Environments around both items are notified last.
        let own = first.filter { one in !second.contains { $0 === one } }
        return own + second
    }

    private func remember(_ item: (any UIFocusItem)?) {
        guard let item else { return }
        history.removeAll { $0.item == nil || $0.item === item }
        history.append(WeakItem(item: item))
        if history.count > FocusState.longestHistory { history.removeFirst() }
        if let group = item.effectiveFocusGroup { lastOfGroup[group] = WeakItem(item: item) }
    }

    private func post(
        _ name: Notification.Name,
        _ context: UIFocusUpdateContext,
        _ coordinator: UIFocusAnimationCoordinator?
    ) {
        var info: [AnyHashable: Any] = [UIFocusSystem.focusUpdateContextUserInfoKey: context]
        if let coordinator {
            info[UIFocusSystem.animationCoordinatorUserInfoKey] = coordinator
        }
        NotificationCenter.default.post(
            name: name,
            object: UIFocusSystem(state: self),
            userInfo: info
        )
    }

    /// The first responder follows the focus: one that does not contain the item resigns, and a
    /// text item becomes first.
    private func matchFirstResponder(to item: (any UIFocusItem)?) {
        guard let view = item as? UIView, let window = view.window else { return }
        if let first = window.firstResponderState.responder {
            guard first !== view else { return }
            let isAround = view.responderChain.contains { $0 === first }
            if !isAround { _ = first.resignFirstResponder() }
        }
        if view.takesTextInput, view.canBecomeFirstResponder { _ = view.becomeFirstResponder() }
    }

    /// Scrolls every container around an item so that the item is seen.
    private func reveal(_ item: any UIFocusItem) {
        guard let view = item.focusView else { return }
        for environment in item.focusChain.dropFirst() {
            guard let scroller = environment as? any UIFocusItemScrollableContainer,
                let content = scroller as? UIView
            else { continue }
            let place = view.convert(view.bounds, to: content)
            var offset = scroller.contentOffset
            let size = scroller.visibleSize
            offset.x = Self.shifted(offset.x, size.width, place.minX, place.maxX)
            offset.y = Self.shifted(offset.y, size.height, place.minY, place.maxY)
            if offset != scroller.contentOffset { scroller.contentOffset = offset }
        }
    }

    /// The least shift of an interval so that it shows another.
    private static func shifted(
        _ start: CGFloat,
        _ length: CGFloat,
        _ low: CGFloat,
        _ high: CGFloat
    ) -> CGFloat {
        if low < start || high - low > length { return low }
        return high > start + length ? high - length : start
    }

    // MARK: Losing

    /// The focused item leaves the window: the focus returns to an earlier item, or to the
    /// preference of the environment around the view.
    func focusedItemLeaves(_ view: UIView) {
        let around = view.parentFocusEnvironment
        move(to: nil, heading: [])
        history.removeAll { entry in entry.item.map { view.contains($0) } ?? true }
        DispatchQueue.main.async { [weak self, weak view, weak around] in
            MainActor.assumeIsolated {
                guard let self, self.focusedItem == nil, view?.window == nil else { return }
                self.restore(around)
            }
        }
    }

    private func restore(_ around: (any UIFocusEnvironment)?) {
        let map = root.map { FocusMap(of: $0) }
        let former = history.last { entry in
            entry.item.map { map?.contains($0) ?? false } ?? false
        }
        if let item = former?.item {
            move(to: item, heading: [])
        } else if let around, let item = target(in: around), map?.contains(item) ?? false {
            move(to: item, heading: [])
        }
    }

    /// Removes the focus from an item that can no longer have it: it is hidden or disabled.
    func forgetLostItem() {
        guard let item = focusedItem, !FocusMap.canFocus(item) else { return }
        move(to: nil, heading: [])
    }

    // MARK: Halo

    func refreshHalo() {
        halo.show(showsHalo ? focusedItem : nil)
    }
}
