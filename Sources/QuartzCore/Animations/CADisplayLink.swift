// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import RenderServer

/// Calls a method before each frame of the screen.
///
/// - Thread: main.
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private var selector: Selector?
    /// The run loops and modes that it was added to.
    private var modes: Set<String> = []
    private var lastFire: CFTimeInterval?
    private var skipped = 0

    /// When the frame shown last was due.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame will be shown.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the screen.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether calls are suspended.
    open var isPaused = false {
        didSet { if isPaused != oldValue { DisplayLinks.shared.update() } }
    }
    /// The number of frames per call; 1 by default.
    open var frameInterval = 1
    /// The preferred number of calls per second; 0: one for each frame.
    open var preferredFramesPerSecond = 0
    /// The rates that suit the caller.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Makes a link that calls a target, which it retains until it is invalidated.
    public convenience init(target: Any, selector sel: Selector) {
        self.init()
        self.target = target as AnyObject
        selector = sel
    }

    /// Makes a link that calls nobody.
    public override init() { super.init() }

    /// Starts the calls; the run loop's frames are those of the main screen.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode.rawValue)
        DisplayLinks.shared.add(self)
    }

    /// Ends the calls in a mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode.rawValue)
        if modes.isEmpty { DisplayLinks.shared.remove(self) }
    }

    /// Ends all calls and releases the target.
    open func invalidate() {
        modes = []
        target = nil
        DisplayLinks.shared.remove(self)
    }

    /// Calls the target before a frame is made.
    final func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
        guard !isPaused, let target, let selector else { return }
        duration = frameDuration
        if let lastFire, time - lastFire < wantedInterval(frameDuration) - frameDuration / 2 {
            return
        }
        lastFire = time
        timestamp = time
        targetTimestamp = time + max(frameDuration, wantedInterval(frameDuration))
        _ = selector.send(to: target, [self])
    }

    private func wantedInterval(_ frameDuration: CFTimeInterval) -> CFTimeInterval {
        var rate = Double(preferredFramesPerSecond)
        if let preferred = preferredFrameRateRange.preferred, preferred > 0 {
            rate = Double(preferred)
        }
        if rate > 0 { return max(1 / rate, frameDuration) }
        return frameDuration * Double(max(frameInterval, 1))
    }
}

/// The active display links; the screen's driver calls them before each frame.
// Sendable is unchecked because display links belong to the main thread.
package final class DisplayLinks: @unchecked Sendable {
    /// The process's instance.
    package static let shared = DisplayLinks()

    package init() {}

    private var links: [CADisplayLink] = []
    /// Called when frames start or cease to be needed.
    package var didChange: ((_ wantsFrames: Bool) -> Void)?
    private var wantedFrames = false
    /// Has the next beat come where no window system drives the process.
    package var wake: () -> Void = { Heartbeat.shared.update() }

    /// Whether a link or a layer that redraws itself waits for the next frame.
    package var wantsFrames: Bool { links.contains { !$0.isPaused } || redrawsLayers }

    private struct Redrawn {
        weak var layer: CALayer?
    }

    /// The layers whose own properties are animated.
    private var redrawn: [Redrawn] = []

    private var redrawsLayers: Bool {
        redrawn.contains { $0.layer?.hasOwnAnimations == true }
    }

    /// Redraws a layer in every frame while an animation of its own properties runs.
    package func redraw(_ layer: CALayer) {
        redrawn.removeAll { $0.layer == nil || $0.layer === layer }
        redrawn.append(Redrawn(layer: layer))
        update()
    }

    private func redrawLayers() {
        guard !redrawn.isEmpty else { return }
        redrawn.removeAll { $0.layer?.hasOwnAnimations != true }
        for entry in redrawn { entry.layer?.setNeedsDisplay() }
        update()
    }

    package func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        update()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        update()
    }

    func update() {
        let wants = wantsFrames
        if wants != wantedFrames {
            wantedFrames = wants
            didChange?(wants)
        }
        // A redrawn layer that went away left the mark behind: beats may have ended since.
        if wants { wake() }
    }

    private var lastFrame: Double?

    /// When the next frame is due; nil while no link waits for it.
    package func nextFrameTime(after time: Double, frameDuration: Double) -> Double? {
        guard wantsFrames else { return nil }
        // An earlier application's clock may have been ahead of this one's.
        guard let lastFrame, lastFrame <= time else { return time }
        return lastFrame + frameDuration
    }

    /// Calls the links if a frame is due.
    package func fireIfDue(at time: Double, frameDuration: Double) {
        guard let due = nextFrameTime(after: time, frameDuration: frameDuration),
            time >= due - 1e-9
        else { return }
        // The screen showed its last frame when that was due, however late this call comes.
        let missed = ((time - due) / frameDuration + 1e-6).rounded(.down)
        let frame = min(time, due + max(0, missed) * frameDuration)
        lastFrame = frame
        fire(at: frame, frameDuration: frameDuration)
    }

    /// Calls the links before a frame is made.
    package func fire(at time: Double, frameDuration: Double) {
        for link in links { link.fire(at: time, frameDuration: frameDuration) }
        redrawLayers()
    }
}
