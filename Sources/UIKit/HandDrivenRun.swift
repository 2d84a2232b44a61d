// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import Platform
package import PlatformHeadless
import QuartzCore
import UIKitCore
import UITestAgent

/// A program without a screen whose time passes only when it is told to: what tests and replays
/// drive.
@MainActor
package final class HandDrivenRun: UITestRun {
    /// Seconds between two frames.
    package static let frameDuration = 1.0 / 60

    package let platform: HeadlessPlatform
    package let host: ApplicationHost
    /// Whether each turn draws what has changed.
    package var drawsFrames = true

    /// Whether a recording is replayed, which says itself when moves are delivered.
    private var isReplaying = false {
        didSet { UIApplication.shared.input.coalescer.isManual = isReplaying }
    }

    package init(platform: HeadlessPlatform, host: ApplicationHost) {
        self.platform = platform
        self.host = host
    }

    /// Seconds on the clock that animations and events go by.
    package var time: Double { platform.clock.now }

    /// The platform's window of the main screen or, in a program with scenes, that of the key window.
    package var screenWindow: HeadlessWindow? {
        if let window = UIScreen.main.surface.platformWindow as? HeadlessWindow { return window }
        let windows = UIApplication.shared.windows
        let key = windows.first { $0.isKeyWindow } ?? windows.last
        return key?.windowState.surface?.platformWindow as? HeadlessWindow
    }

    /// Does what the end of a run-loop turn does: constraints, layout, drawing, a frame.
    package func update() {
        if Thread.isMainThread { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
        CATransaction.flush()
        if !isReplaying { host.deliverMoves() }
        // The one thing that throws is a display that does not exist, and these do.
        try? host.afterTurn()
        CATransaction.flush()
        TilesInTurn.shared.drawAll()
        if drawsFrames { platform.drawFrames() }
    }

    /// Lets time pass, a frame every sixtieth of a second and one at the end.
    package func advance(by interval: Double) {
        let start = time
        let end = start + interval
        var frames = 0
        while time < end {
            frames += 1
            let next = min(end, start + Double(frames) * Self.frameDuration)
            // Sums of frames must reach the end exactly, so that what is due then is done.
            platform.handClock.advance(by: max(next - time, 0x1p-40))
            update()
        }
    }

    /// When something changes by itself next, without what draws.
    package var nextTurnTime: Double? { host.nextTurnTime }

    package var nextAnimationTime: Double? { host.nextAnimationTime }

    /// Turns the screen.
    package func rotate(to orientation: UIInterfaceOrientation) {
        let screen = UIScreen.main
        screen.update(orientation: orientation)
        let size = screen.bounds.size
        screen.surface.size = size
        screenWindow?.setSize(width: Double(size.width), height: Double(size.height))
        update()
    }

    /// Gives the screen another size in points.
    package func resize(width: Double, height: Double) {
        screenWindow?.setSize(width: width, height: height)
        update()
    }

    /// Does what a script says; its times count from now.
    ///
    /// `picture` is called where the script wants one, after all before it has been drawn.
    package func replay(_ script: InputScript, picture: (String) throws -> Void) rethrows {
        isReplaying = true
        defer {
            isReplaying = false
            update()
        }
        if let size = script.size { resize(width: size.width, height: size.height) }
        let start = time
        for line in script.lines {
            if start + line.time > time { advance(by: start + line.time - time) }
            switch line.step {
            case .event(let event): platform.deliver(event.later(by: start))
            case .resize(let width, let height): resize(width: width, height: height)
            case .frame: host.deliverMoves()
            case .picture(let name):
                update()
                try picture(name)
            case .end: return
            }
            update()
        }
    }
}

extension PlatformEvent {
    /// The event at a later time.
    fileprivate func later(by seconds: Double) -> PlatformEvent {
        switch self {
        case .touch(var sample):
            sample.time += seconds
            return .touch(sample)
        case .hover(var sample):
            sample.time += seconds
            return .hover(sample)
        case .scroll(var sample):
            sample.time += seconds
            return .scroll(sample)
        case .transform(var sample):
            sample.time += seconds
            return .transform(sample)
        case .key(var sample):
            sample.time += seconds
            return .key(sample)
        default: return self
        }
    }
}
