// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import Platform
package import QuartzCore
package import RenderServer

/// A stack of windows that one platform window shows.
///
/// Each scene has one; windows without a scene share their screen's.
@MainActor
package final class DisplaySurface {
    /// The root of the layers of all windows.
    package let root = CALayer()
    /// Receives the committed render trees.
    package let context = RenderContext(
        backdrop: 0xFF00_0000,
        threads: min(ProcessInfo.processInfo.activeProcessorCount, 8)
    )
    /// Commits the tree when it has changed.
    package let host: LayerHost
    /// The platform window that shows the surface; nil if none does.
    package var platformWindow: (any PlatformWindow)?
    private(set) var windows: [UIWindow] = []

    /// Makes an empty picture of a size in points.
    package init(size: CGSize, scale: CGFloat) {
        root.bounds = CGRect(origin: .zero, size: size)
        root.anchorPoint = .zero
        root.contentsScale = scale
        context.scale = Double(scale)
        host = LayerHost(layer: root, context: context)
        host.willLayout = { [weak self] in
            MainActor.assumeIsolated { self?.prepareLayout() }
        }
        host.didCommit = { [weak self] in
            MainActor.assumeIsolated { self?.didCommit() }
        }
    }

    /// The size in points.
    package var size: CGSize {
        get { root.bounds.size }
        set { root.bounds = CGRect(origin: .zero, size: newValue) }
    }

    /// The windows from the rearmost to the frontmost.
    package var orderedWindows: [UIWindow] { windows }

    /// Adds a window in front of those of its level.
    func add(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let index = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
        if let index {
            root.insertSublayer(window.layer, below: windows[index].layer)
            windows.insert(window, at: index)
        } else {
            root.addSublayer(window.layer)
            windows.append(window)
        }
    }

    /// Shows a window no longer.
    func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    private func prepareLayout() {
        for window in windows {
            window.updatePropertiesIfNeeded()
            window.updateConstraintsIfNeeded()
        }
    }

    private func didCommit() {
        platformWindow?.setNeedsFrame()
        AfterCommit.shared.run(for: self)
    }
}

extension UIScreen {
    /// The surface of windows without a scene.
    package var surface: DisplaySurface {
        if let surface = Surfaces.shared.surfaces[ObjectIdentifier(self)] { return surface }
        let surface = DisplaySurface(size: bounds.size, scale: scale)
        Surfaces.shared.surfaces[ObjectIdentifier(self)] = surface
        return surface
    }

    /// Lets go of the surface of a screen that was disconnected.
    package func forgetSurface() { Surfaces.shared.surfaces[ObjectIdentifier(self)] = nil }
}

/// The surfaces of the screens that are connected.
@MainActor
private final class Surfaces {
    static let shared = Surfaces()
    var surfaces: [ObjectIdentifier: DisplaySurface] = [:]
}

/// Closures to call after a surface's next commit: the last appearance callbacks.
@MainActor
package final class AfterCommit {
    package static let shared = AfterCommit()

    /// A closure with the surface whose commit it waits for; nil for any.
    private struct Entry {
        weak var surface: DisplaySurface?
        let isForAny: Bool
        let block: () -> Void
    }

    private var entries: [Entry] = []

    /// Calls a block once the frame in the making has been committed.
    func add(on surface: DisplaySurface?, _ block: @escaping () -> Void) {
        entries.append(Entry(surface: surface, isForAny: surface == nil, block: block))
        surface?.host.setNeedsCommit()
    }

    /// Calls the closures that wait for a surface; those added meanwhile wait for the next commit.
    package func run(for surface: DisplaySurface) {
        let due = entries.filter { $0.isForAny || $0.surface === surface }
        entries.removeAll { $0.isForAny || $0.surface === surface || $0.surface == nil }
        for entry in due { entry.block() }
    }
}
