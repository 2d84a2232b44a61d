// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform
import QuartzCore

/// Follows the pointer over views with interactions and hover styles: asks for regions and styles,
/// shows effects, and sets the window's cursor.
@MainActor
package final class PointerCoordinator {
    package static let shared = PointerCoordinator()

    /// Where the pointer is and what came of it.
    private struct Place {
        weak var view: UIView?
        weak var interaction: UIPointerInteraction?
        var region: UIPointerRegion?
        var effect: PointerEffectView?
    }

    private var place = Place()
    private var last: (point: CGPoint, modifiers: UIKeyModifierFlags)?
    private weak var lastWindow: UIWindow?
    private weak var lastView: UIView?

    /// The pointer is at a point of a window, over a view; nil for neither.
    package func move(
        to point: CGPoint,
        in window: UIWindow?,
        over view: UIView?,
        modifiers: UIKeyModifierFlags
    ) {
        last = (point, modifiers)
        ToolTips.shared.pointerMoved(to: point, in: window, over: view)
        if lastWindow !== window, let old = lastWindow { setCursor(.arrow, in: old) }
        lastWindow = window
        lastView = view
        guard let window, let view else { return leave() }
        var current: UIView? = view
        while let candidate = current {
            if let found = find(in: candidate, at: point, window, modifiers) {
                return enter(candidate, found.interaction, found.region, window)
            }
            current = candidate.superview
        }
        leave()
        setCursor(.arrow, in: window)
    }

    private func find(
        in view: UIView,
        at point: CGPoint,
        _ window: UIWindow,
        _ modifiers: UIKeyModifierFlags
    ) -> (interaction: UIPointerInteraction?, region: UIPointerRegion)? {
        let inView = view.convert(point, from: window)
        for case let interaction as UIPointerInteraction in view.interactions
        where interaction.isEnabled {
            let usual = UIPointerRegion(rect: view.bounds)
            let request = UIPointerRegionRequest(location: inView, modifiers: modifiers)
            guard let delegate = interaction.delegate else { return (interaction, usual) }
            let answer = delegate.pointerInteraction?(
                interaction,
                regionFor: request,
                defaultRegion: usual
            )
            if let answer { return (interaction, answer) }
            let name = "pointerInteraction(_:regionFor:defaultRegion:)"
            if !_objcImplements(delegate, name) { return (interaction, usual) }
        }
        if let style = view.hoverStyle, style.isEnabled {
            return (nil, UIPointerRegion(rect: view.bounds))
        }
        return nil
    }

    // MARK: Regions

    private func enter(
        _ view: UIView,
        _ interaction: UIPointerInteraction?,
        _ region: UIPointerRegion,
        _ window: UIWindow
    ) {
        if place.view === view, place.interaction === interaction, place.region == region { return }
        leave()
        place = Place(view: view, interaction: interaction, region: region)
        guard let interaction else {
            place.effect = view.hoverStyle.flatMap { PointerEffectView($0, over: view) }
            place.effect?.appear(along: nil)
            return setCursor(.arrow, in: window)
        }
        let animator = InteractionAnimator()
        interaction.delegate?.pointerInteraction?(
            interaction,
            willEnter: region,
            animator: animator
        )
        let style = style(of: interaction, region, view)
        setCursor(style.cursor, in: window)
        if case .effect(let effect, let shape) = style.look {
            place.effect = PointerEffectView(effect, shape, in: window)
        }
        PointerEffectView.appear(place.effect, along: animator)
    }

    private func style(
        of interaction: UIPointerInteraction,
        _ region: UIPointerRegion,
        _ view: UIView
    ) -> UIPointerStyle {
        let usual = UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
        guard let delegate = interaction.delegate else { return usual }
        let answer = delegate.pointerInteraction?(interaction, styleFor: region)
        if let answer { return answer }
        let isAnswered = _objcImplements(delegate, "pointerInteraction(_:styleFor:)")
        return isAnswered ? .system() : usual
    }

    private func leave() {
        guard let region = place.region else { return }
        let animator = InteractionAnimator()
        if let interaction = place.interaction {
            interaction.delegate?.pointerInteraction?(
                interaction,
                willExit: region,
                animator: animator
            )
        }
        PointerEffectView.disappear(place.effect, along: animator)
        place = Place()
    }

    /// A view asks for the pointer's look again.
    package func viewDidChange(_ view: UIView) {
        guard place.view === view, let last else { return }
        leave()
        move(to: last.point, in: lastWindow, over: lastView, modifiers: last.modifiers)
    }

    /// A view has no interest in the pointer any more.
    func forget(_ view: UIView) {
        guard place.view === view else { return }
        leave()
        if let lastWindow { setCursor(.arrow, in: lastWindow) }
    }

    private func setCursor(_ cursor: CursorShape, in window: UIWindow) {
        guard let shown = window.windowState.surface?.platformWindow, shown.cursor != cursor else {
            return
        }
        shown.cursor = cursor
    }
}

extension UIPointerStyle {
    /// The window system's pointer that comes nearest.
    var cursor: CursorShape {
        let arrows = accessories.filter(\.isArrow).map { $0.position.angle }
        if !arrows.isEmpty {
            let isAcross = arrows.contains { abs(sin($0)) > 0.5 }
            let isAlong = arrows.contains { abs(cos($0)) > 0.5 }
            return isAcross && isAlong
                ? .resizeBoth : isAcross ? .resizeHorizontally : .resizeVertically
        }
        switch look {
        case .system: return .arrow
        case .hidden: return .hidden
        case .shape(.verticalBeam, _), .shape(.horizontalBeam, _): return .text
        case .shape: return .arrow
        case .effect(_, .verticalBeam?), .effect(_, .horizontalBeam?): return .text
        // On iOS the pointer becomes the light, or goes while the view rises.
        case .effect(.highlight, _), .effect(.lift, _): return .hand
        case .effect: return .arrow
        }
    }
}
