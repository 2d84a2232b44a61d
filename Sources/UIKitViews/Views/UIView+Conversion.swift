// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? conversionRoot
        guard target !== self else { return point }
        guard let offset = screenOffset(to: target) else {
            return layer.convert(point, to: target.layer)
        }
        let inRoot = layer.convert(point, to: rootView.layer)
        let there = CGPoint(x: inRoot.x + offset.dx, y: inRoot.y + offset.dy)
        return target.layer.convert(there, from: target.rootView.layer)
    }

    func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? conversionRoot).convertPoint(point, to: self)
    }

    func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? conversionRoot
        guard target !== self else { return rect }
        guard let offset = screenOffset(to: target) else {
            return layer.convert(rect, to: target.layer)
        }
        let inRoot = layer.convert(rect, to: rootView.layer)
        let there = inRoot.offsetBy(dx: offset.dx, dy: offset.dy)
        return target.layer.convert(there, from: target.rootView.layer)
    }

    func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? conversionRoot).convertRect(rect, to: self)
    }

    /// Whose space nil stands for: the window's, or the topmost view's outside a window.
    private var conversionRoot: UIView { window ?? rootView }

    /// What is added between two windows, which meet on the screen; nil within one hierarchy or
    /// for hierarchies that do not meet.
    private func screenOffset(to target: UIView) -> CGVector? {
        guard let from = window, let to = target.window, from !== to else { return nil }
        let start = from.screenOrigin
        let end = to.screenOrigin
        return CGVector(dx: start.x - end.x, dy: start.y - end.y)
    }

    // MARK: Coordinate spaces

    func convertPoint(_ point: CGPoint, toSpace coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: .some(view)) }
        return coordinateSpace.convert(pointOnScreen(point), from: screenSpace)
    }

    func convertPoint(_ point: CGPoint, fromSpace coordinateSpace: any UICoordinateSpace) -> CGPoint
    {
        if let view = coordinateSpace as? UIView { return convert(point, from: .some(view)) }
        let onScreen = coordinateSpace.convert(point, to: screenSpace)
        let inRoot = window?.convert(onScreen, from: nil as UIWindow?) ?? onScreen
        return convert(inRoot, from: nil as UIView?)
    }

    func convertRect(_ rect: CGRect, toSpace coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: .some(view)) }
        let inRoot = convert(rect, to: nil as UIView?)
        let onScreen = window?.convert(inRoot, to: nil as UIWindow?) ?? inRoot
        return coordinateSpace.convert(onScreen, from: screenSpace)
    }

    func convertRect(_ rect: CGRect, fromSpace coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: .some(view)) }
        let onScreen = coordinateSpace.convert(rect, to: screenSpace)
        let inRoot = window?.convert(onScreen, from: nil as UIWindow?) ?? onScreen
        return convert(inRoot, from: nil as UIView?)
    }

    /// Outside a window the topmost view's space stands for the screen's.
    private func pointOnScreen(_ point: CGPoint) -> CGPoint {
        let inRoot = convert(point, to: nil as UIView?)
        return window?.convert(inRoot, to: nil as UIWindow?) ?? inRoot
    }

    private var screenSpace: any UICoordinateSpace {
        (window?.currentScreen ?? UIScreen.main).coordinateSpace
    }
}
