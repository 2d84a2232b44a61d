// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import Platform
package import QuartzCore
package import RenderServer

/// One picture that windows are stacked in: what a platform window shows.
///
/// A scene has one; windows without a scene share that of their screen.
@MainActor
package final class DisplaySurface {
    /// The root of the layers of all windows.
    package let root = CALayer()
    /// Takes the committed trees.
    package let context = RenderContext(backdrop: 0xFF00_0000)
    /// Commits the tree when it has changed.
    package let host: LayerHost
    /// The window of the platform that shows the picture; nil where nothing shows it.
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
            MainActor.assumeIsolated { self?.updateConstraints() }
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

    /// Shows a window in front of those of its level.
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

    private func updateConstraints() {
        for window in windows { window.updateConstraintsIfNeeded() }
    }

    private func didCommit() {
        platformWindow?.setNeedsFrame()
        AfterCommit.shared.run()
    }
}

extension UIScreen {
    /// Where windows without a scene are shown.
    package var surface: DisplaySurface {
        if let surface = Surfaces.shared.surfaces[ObjectIdentifier(self)] { return surface }
        let surface = DisplaySurface(size: bounds.size, scale: scale)
        Surfaces.shared.surfaces[ObjectIdentifier(self)] = surface
        return surface
    }
}

/// The surfaces of the screens, which live as long as the program.
@MainActor
private final class Surfaces {
    static let shared = Surfaces()
    var surfaces: [ObjectIdentifier: DisplaySurface] = [:]
}

/// What waits for the next commit: the last calls of an appearance.
@MainActor
package final class AfterCommit {
    /// The one list.
    package static let shared = AfterCommit()

    private var blocks: [() -> Void] = []

    /// Calls a block once the frame in the making has been committed.
    func add(_ block: @escaping () -> Void) { blocks.append(block) }

    /// Calls what waits; what that adds waits for the next commit.
    package func run() {
        let due = blocks
        blocks = []
        for block in due { block() }
    }
}
