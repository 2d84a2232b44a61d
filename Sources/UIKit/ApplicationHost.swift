// SPDX-License-Identifier: Apache-2.0

package import AccessibilityBridge
import Foundation
package import Platform
import QuartzCore
import RenderServer
import UIKitCore

/// Ties UIKit to a window system: the composition root.
///
/// It hands UIKit the platform's screens and clock, opens a platform window for every surface that
/// UIKit shows something on, and passes on what happens outside.
@MainActor
package final class ApplicationHost: PlatformDelegate {
    private let platform: any WindowSystem
    private var surfaces: [WindowID: Shown] = [:]
    /// Records the platform's events; nil if no recording was asked for.
    package var recorder: InputRecorder?
    /// Shows the elements to assistive technology; nil for programs that do not.
    package var accessibility: AccessibilityService?
    /// Prints the elements; nil where nobody asked for it.
    package var accessibilityDump: AccessibilityDump?

    /// A surface with the platform window that shows it.
    private struct Shown {
        let surface: DisplaySurface
        let window: any PlatformWindow
        /// The scene whose surface it is; nil for a screen's own.
        weak var scene: UIWindowScene?
        /// The screen whose own surface it is; nil for a scene's.
        weak var screen: UIScreen?
        /// What the window's bar says.
        var title: String
    }

    /// Makes UIKit use a window system, with a screen of a profile, and print by a service; without
    /// one there is no printing.
    package init(
        platform: any WindowSystem,
        profile: DisplayProfile,
        printing: (any PrintService)? = nil
    ) {
        self.platform = platform
        Printing.service = printing
        Heartbeat.shared.isDriven = true
        MediaTime.setClock(PlatformMediaClock(platform.clock))
        if !platform.clock.isMovedByHand { TileDrawing.standard = TileThreads.shared }
        Screens.shared.adopt(
            platform.displays.enumerated().map { index, display in
                index == 0 ? ScreenOfProgram(profile, display) : display
            }
        )
        UIApplication.outsideOpener = { [weak platform] in platform?.open($0) ?? false }
        UIPasteboard.useSystem(platform.clipboard)
        DragCoordinator.shared.platform = platform.dragging
        platform.delegate = self
        platform.start()
    }

    /// A display as the program sees it, of the size of the program's window.
    private final class ScreenOfProgram: PlatformDisplay {
        let profile: DisplayProfile
        let maximumFramesPerSecond: Int

        init(_ profile: DisplayProfile, _ display: any PlatformDisplay) {
            self.profile = profile
            maximumFramesPerSecond = display.maximumFramesPerSecond
        }
    }

    // MARK: Windows

    /// Opens a platform window for each surface that shows a window and has none yet, and closes
    /// those of surfaces that are empty.
    package func matchWindows() throws {
        for screen in UIScreen.screens {
            try match(screen.surface, scene: nil, screen: screen)
        }
        let scenes = UIApplication.shared.connectedScenes
        for case let scene as UIWindowScene in scenes {
            try match(scene.surface, scene: scene, screen: scene.screen)
        }
        for shown in surfaces.values where shown.screen == nil {
            guard shown.scene.map({ !scenes.contains($0) }) ?? true else { continue }
            discard(shown.surface)
        }
    }

    /// Closes the platform window of a surface that is of no use any more.
    private func discard(_ surface: DisplaySurface) {
        guard let window = surface.platformWindow else { return }
        surface.platformWindow = nil
        surfaces[window.id] = nil
        window.close()
    }

    private func match(
        _ surface: DisplaySurface,
        scene: UIWindowScene?,
        screen: UIScreen
    ) throws {
        let isShown = surface.orderedWindows.contains { !$0.isHidden }
        if isShown, surface.platformWindow == nil {
            try open(surface, scene: scene, screen: screen)
        } else if surface.orderedWindows.isEmpty {
            discard(surface)
        } else if let window = surface.platformWindow, let shown = surfaces[window.id] {
            let title = title(of: scene)
            guard shown.title != title else { return }
            surfaces[window.id]?.title = title
            window.setTitle(title)
        }
    }

    /// What the bar of a scene's window says.
    private func title(of scene: UIWindowScene?) -> String {
        scene.map(\.title).flatMap { $0.isEmpty ? nil : $0 } ?? ProcessInfo.processInfo.processName
    }

    private func open(
        _ surface: DisplaySurface,
        scene: UIWindowScene?,
        screen: UIScreen
    ) throws {
        let title = title(of: scene)
        let request = WindowRequest(
            title: title,
            size: (Double(surface.size.width), Double(surface.size.height)),
            display: UIScreen.screens.firstIndex { $0 === screen } ?? 0
        )
        let window = try platform.makeWindow(request)
        surface.context.scale = window.scale
        surface.platformWindow = window
        recorder?.begin(window.id, width: window.size.width, height: window.size.height)
        surfaces[window.id] = Shown(
            surface: surface,
            window: window,
            scene: scene,
            screen: scene == nil ? screen : nil,
            title: title
        )
        CATransaction.flush()
        window.setFrameSource(FrameAdapter(surface.context))
        window.show()
        window.setNeedsFrame()
    }

    // MARK: Events

    package func platform(_ platform: any WindowSystem, didReceive event: PlatformEvent) {
        recorder?.record(event)
        if case .touch = event {} else { deliverMoves(isFrame: false) }
        switch event {
        case .touch(let sample):
            guard let shown = surfaces[sample.window] else { break }
            UIApplication.shared.input.coalescer.receive(sample, on: shown.surface)
        case .hover(let sample):
            guard let shown = surfaces[sample.window] else { break }
            UIApplication.shared.pointer.receive(sample, on: shown.surface)
        case .scroll(let sample):
            guard let shown = surfaces[sample.window] else { break }
            UIApplication.shared.pointer.receive(sample, on: shown.surface)
        case .transform(let sample):
            guard let shown = surfaces[sample.window] else { break }
            UIApplication.shared.pointer.receive(sample, on: shown.surface)
        case .key(let sample): UIApplication.shared.keys.receive(sample)
        case .shake: UIApplication.shared.shake()
        case .windowDidResize(let id), .windowDidChangeScale(let id):
            resize(id)
        case .windowShouldClose(let id):
            close(id)
        case .windowDidBecomeActive: UIApplication.shared.perform(.activate)
        case .windowDidResignActive: UIApplication.shared.perform(.deactivate)
        case .windowDidHide:
            UIApplication.shared.perform(.deactivate)
            UIApplication.shared.perform(.enterBackground)
        case .windowDidShow:
            UIApplication.shared.perform(.enterForeground)
            UIApplication.shared.perform(.activate)
        case .colorSchemeDidChange(let isDark):
            for screen in UIScreen.screens { screen.update(isDark: isDark) }
        case .clipboardDidChange: UIPasteboard.systemDidChange()
        case .memoryWarning: UIApplication.shared.perform(.warnOfMemory)
        case .quit: UIApplication.shared.perform(.terminate)
        case .drop(let sample):
            guard let shown = surfaces[sample.window] else { break }
            DragCoordinator.shared.receive(sample, on: shown.surface)
        case .text(let text, _): UIApplication.shared.keys.receiveText(text)
        case .composition(let text, let selection, _):
            UIApplication.shared.keys.receiveComposition(text, selection: selection)
        }
    }

    package func platformDidChangeDisplays(_ platform: any WindowSystem) {
        let former = UIScreen.screens
        Screens.shared.adopt(
            platform.displays.enumerated().map { index, display in
                index == 0 ? ScreenOfProgram(UIScreen.main.profile, display) : display
            }
        )
        let application = UIApplication.shared
        for screen in former where !UIScreen.screens.contains(screen) {
            application.leave(screen)
            discard(screen.surface)
            screen.forgetSurface()
        }
        for screen in UIScreen.screens where !former.contains(screen) {
            application.externalSceneOpener?(screen)
        }
    }

    private func resize(_ id: WindowID) {
        guard let shown = surfaces[id] else { return }
        let size = CGSize(width: shown.window.size.width, height: shown.window.size.height)
        guard size.width > 0, size.height > 0 else { return }
        recorder?.recordSize(id, width: Double(size.width), height: Double(size.height))
        shown.surface.context.scale = shown.window.scale
        if let scene = shown.scene {
            scene.resize(to: size)
        } else if let screen = shown.screen {
            var profile = screen.profile
            // A profile is of the screen held upright.
            let isTurned = screen.orientation.isLandscape
            profile.width = Double(isTurned ? size.height : size.width)
            profile.height = Double(isTurned ? size.width : size.height)
            profile.scale = shown.window.scale
            screen.update(profile: profile)
            shown.surface.size = size
        }
        shown.window.setNeedsFrame()
    }

    private func close(_ id: WindowID) {
        guard surfaces[id]?.scene?.windowingBehaviors?.isClosable ?? true else { return }
        guard let shown = surfaces.removeValue(forKey: id) else { return }
        shown.surface.platformWindow = nil
        shown.window.close()
        if let scene = shown.scene {
            UIApplication.shared.disconnect(scene)
        }
        if surfaces.isEmpty { UIApplication.shared.perform(.terminate) }
    }

    // MARK: Turning

    /// What follows every turn of the run loop: animations that ended, deadlines, new windows.
    package func afterTurn() throws {
        UIApplication.shared.input.coalescer.schedule(frameDuration: frameDuration) { [weak self] in
            self?.deliverMoves()
        }
        Deadlines.shared.run()
        let now = platform.clock.now
        DisplayLinks.shared.fireIfDue(at: now, frameDuration: frameDuration)
        for shown in surfaces.values { shown.surface.host.advanceAnimations(to: now) }
        DetachedAnimations.shared.advance(to: now)
        try matchWindows()
        TilesInTurn.shared.drawAll()
        accessibility?.afterTurn()
        accessibilityDump?.afterTurn()
    }

    /// When the next turn has something to do though nothing comes from outside.
    package var nextTurnTime: Double? {
        let links = DisplayLinks.shared.nextFrameTime(
            after: platform.clock.now,
            frameDuration: frameDuration
        )
        return [links, nextAnimationTime, accessibility?.nextTurnTime].compactMap(\.self).min()
    }

    /// The next time at which an animation begins or ends; display links count for nothing.
    package var nextAnimationTime: Double? {
        let ends = surfaces.values.compactMap(\.surface.host.nextAnimationEvent)
        return (ends + [DetachedAnimations.shared.nextEvent].compactMap(\.self)).min()
    }

    /// The number of active touches, presses and undecided recognizers.
    package var inputUnderWay: Int {
        let application = UIApplication.shared
        return application.input.activeTouches.count + application.keys.activePresses.count
            + application.windows.reduce(0) { $0 + $1.undecidedRecognizers }
    }

    /// Whether the first responder takes text.
    package var firstResponderTakesText: Bool {
        UIApplication.shared.firstResponder?.takesTextInput ?? false
    }

    /// Delivers the moves of touches that wait for a frame.
    ///
    /// - Parameter isFrame: Whether a frame has come; false where a later event pushes them out.
    package func deliverMoves(isFrame: Bool = true) {
        guard let moves = UIApplication.sharedOrNil?.input.coalescer, !moves.isEmpty else { return }
        if isFrame { recorder?.recordFrame() }
        moves.deliver()
    }

    /// The time between two frames of the main display.
    private var frameDuration: Double {
        1 / Double(max(platform.displays.first?.maximumFramesPerSecond ?? 60, 1))
    }
}
