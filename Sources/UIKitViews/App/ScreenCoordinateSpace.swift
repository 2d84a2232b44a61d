// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform

/// The space of a screen, as it is held or held upright, or of a scene on it.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    private let isFixed: Bool
    /// How large the scene is; nil for the screen itself.
    private let size: CGSize?

    init(screen: UIScreen, isFixed: Bool, size: CGSize? = nil) {
        self.screen = screen
        self.isFixed = isFixed
        self.size = size
        super.init()
    }

    var bounds: CGRect {
        if let size { return CGRect(origin: .zero, size: size) }
        guard isFixed else { return screen.bounds }
        let profile = screen.profile
        return CGRect(x: 0, y: 0, width: profile.width, height: profile.height)
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let held = isFixed ? toHeld(point) : point
        switch coordinateSpace {
        case let view as UIView:
            let inRoot = view.window?.convert(held, from: nil as UIWindow?) ?? held
            return view.convert(inRoot, from: nil as UIView?)
        case let space as ScreenCoordinateSpace:
            return space.isFixed ? space.toFixed(held) : held
        default:
            return coordinateSpace.convert(held, from: screen.coordinateSpace)
        }
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case let view as UIView:
            let inRoot = view.convert(point, to: nil as UIView?)
            let held = view.window?.convert(inRoot, to: nil as UIWindow?) ?? inRoot
            return isFixed ? toFixed(held) : held
        case let space as ScreenCoordinateSpace:
            return space.convert(point, to: self)
        default:
            let held = coordinateSpace.convert(point, to: screen.coordinateSpace)
            return isFixed ? toFixed(held) : held
        }
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        box(rect) { convert($0, to: coordinateSpace) }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        box(rect) { convert($0, from: coordinateSpace) }
    }

    private func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let first = map(CGPoint(x: rect.minX, y: rect.minY))
        let others = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(map)
        let minX = others.reduce(first.x) { min($0, $1.x) }
        let minY = others.reduce(first.y) { min($0, $1.y) }
        let maxX = others.reduce(first.x) { max($0, $1.x) }
        let maxY = others.reduce(first.y) { max($0, $1.y) }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    // The upright screen is turned by quarter turns into the held one.

    private func toFixed(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        switch screen.orientation {
        case .landscapeRight: return CGPoint(x: size.height - point.y, y: point.x)
        case .landscapeLeft: return CGPoint(x: point.y, y: size.width - point.x)
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        default: return point
        }
    }

    private func toHeld(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        switch screen.orientation {
        case .landscapeRight: return CGPoint(x: point.y, y: size.height - point.x)
        case .landscapeLeft: return CGPoint(x: size.width - point.y, y: point.x)
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        default: return point
        }
    }
}
