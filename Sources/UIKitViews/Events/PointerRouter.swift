// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import Platform

/// Turns samples of a pointer that no button holds down into events of hovering and scrolling.
@MainActor
package final class PointerRouter {
    private weak var hoveredWindow: UIWindow?
    private weak var transformedWindow: UIWindow?

    package init() {}

    /// Receives a sample of the pointer above a surface.
    package func receive(_ sample: HoverSample, on surface: DisplaySurface) {
        guard !isIgnoring else { return }
        let place = CGPoint(x: sample.x, y: sample.y)
        ViewerTilt.shared.pointerMoved(to: place, in: surface.size)
        let hit = sample.phase == .exited ? nil : hit(place, on: surface)
        let modifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
        // The window that the pointer left is notified first.
        if let former = hoveredWindow, former !== hit?.0 {
            send(
                PointerEvent(
                    .hover,
                    at: former.fromSurface(place),
                    in: former,
                    over: nil,
                    time: sample.time,
                    modifiers: modifiers
                )
            )
        }
        hoveredWindow = hit?.0
        Rooms.above?.pointerMoved(
            to: hit.map { $0.0.fromSurface(place) } ?? place,
            in: hit?.0,
            over: hit?.1,
            modifiers: modifiers
        )
        guard let (window, view) = hit else { return }
        send(
            PointerEvent(
                .hover,
                at: window.fromSurface(place),
                in: window,
                over: view,
                time: sample.time,
                modifiers: modifiers
            )
        )
    }

    /// Receives a step of a wheel or trackpad above a surface.
    package func receive(_ sample: ScrollSample, on surface: DisplaySurface) {
        guard !isIgnoring, sample.deltaX.isFinite, sample.deltaY.isFinite else { return }
        let place = CGPoint(x: sample.x, y: sample.y)
        guard let (window, view) = hit(place, on: surface) else { return }
        let step = CGPoint(x: sample.deltaX, y: sample.deltaY)
        send(
            PointerEvent(
                .scroll(step, sample.isContinuous ? .continuous : .discrete),
                at: window.fromSurface(place),
                in: window,
                over: view,
                time: sample.time,
                modifiers: UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
            )
        )
    }

    /// Receives a step of a pinch or rotation on a trackpad above a surface.
    package func receive(_ sample: TransformSample, on surface: DisplaySurface) {
        let isOver = sample.phase == .ended || sample.phase == .cancelled
        guard !isIgnoring || isOver, sample.scale.isFinite, sample.scale > 0,
            sample.rotation.isFinite
        else { return }
        let place = CGPoint(x: sample.x, y: sample.y)
        // A gesture ends in the window in which it began.
        guard let (window, view) = hit(place, on: surface) else { return }
        let target = transformedWindow ?? window
        transformedWindow = isOver ? nil : target
        send(
            PointerEvent(
                .transform(
                    sample.phase,
                    scale: CGFloat(sample.scale),
                    rotation: CGFloat(sample.rotation)
                ),
                at: target.fromSurface(place),
                in: target,
                over: target === window ? view : nil,
                time: sample.time,
                modifiers: UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
            )
        )
    }

    private var isIgnoring: Bool { UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false }

    private func send(_ event: PointerEvent) { UIApplication.shared.sendEvent(event) }

    /// The frontmost window that has a view at the place, and the view.
    private func hit(_ place: CGPoint, on surface: DisplaySurface) -> (UIWindow, UIView)? {
        for window in surface.orderedWindows.reversed() where !window.isHidden {
            if let view = window.hitTest(window.fromSurface(place), with: nil) {
                return (window, view)
            }
        }
        return nil
    }
}
