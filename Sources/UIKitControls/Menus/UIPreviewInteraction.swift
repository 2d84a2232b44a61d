// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import ObjCRuntime

/// Follows a press on a view from a preview to going there.
///
/// A device that measures force says how far both have come; on others time does.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// What goes on.
    private enum Stage {
        case idle
        case previewing
        /// The preview is whole.
        case previewed
        case done
    }

    private final weak var host: UIView?
    private final let recognizer = PressureRecognizer(target: nil, action: nil)
    private final var stage = Stage.idle

    /// Makes an interaction that watches a view.
    public init(view: UIView) {
        host = view
        super.init()
        recognizer.begins = { [weak self] in self?.begins() ?? false }
        recognizer.progressed = { [weak self] in self?.progress(to: $0) }
        recognizer.addHandler { [weak self] recognizer in
            if recognizer.state == .ended || recognizer.state == .cancelled { self?.letGo() }
        }
        view.addPart(recognizer)
    }

    isolated deinit { recognizer.view?.removeGestureRecognizer(recognizer) }

    /// The view that is watched.
    open weak var view: UIView? { host }

    /// Who shows the preview.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Where the finger is, in a space; nil stands for the view's.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let host else { return .zero }
        let point = recognizer.location(in: host)
        guard let coordinateSpace else { return point }
        return host.convert(point, to: coordinateSpace)
    }

    /// Ends what goes on; the delegate is told.
    open func cancel() {
        guard stage != .idle else { return }
        let wasDone = stage == .done
        stage = .idle
        recognizer.giveUp()
        if !wasDone { delegate?.previewInteractionDidCancel(self) }
    }

    private func begins() -> Bool {
        guard stage == .idle, let delegate else { return false }
        guard delegate.previewInteractionShouldBegin?(self) ?? true else { return false }
        stage = .previewing
        return true
    }

    /// From 0 to 1 for the preview, from 1 to 2 for going there.
    private func progress(to value: CGFloat) {
        if stage == .previewing {
            let part = min(1, value)
            if part >= 1 { stage = .previewed }
            delegate?.previewInteraction(
                self,
                didUpdatePreviewTransition: part,
                ended: part >= 1
            )
        }
        guard stage == .previewed, value > 1 else { return }
        let part = min(1, value - 1)
        if part >= 1 { stage = .done }
        delegate?.previewInteraction?(self, didUpdateCommitTransition: part, ended: part >= 1)
    }

    private func letGo() {
        let isWhole = stage == .done || stage == .idle
        stage = .idle
        if !isWhole { delegate?.previewInteractionDidCancel(self) }
    }
}

/// Turns force, or the time that a finger stays, into progress from 0 to 2.
@MainActor
final class PressureRecognizer: UIGestureRecognizer {
    /// Seconds until it begins, and for each half; Apple publishes none of them.
    static let delay = 0.25
    static let duration = 0.4
    /// The force of an average touch begins, and this much more for each half.
    private static let leastForce: CGFloat = 1
    private static let step = 1.0 / 60

    var begins: (() -> Bool)?
    var progressed: ((CGFloat) -> Void)?
    private weak var touch: UITouch?
    private var start = CGPoint.zero
    private var timer: Deadline?
    private var progress: CGFloat = 0

    private var measuresForce: Bool { (touch?.maximumPossibleForce ?? 0) > Self.leastForce }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, touches.count == 1, let first = touches.first else {
            return isUnderWay ? giveUp() : fail()
        }
        touch = first
        start = first.location(in: nil)
        if measuresForce { return followForce() }
        timer = Deadlines.shared.add(after: Self.delay) { [weak self] in
            guard let self, self.state == .possible else { return }
            self.begin()
            self.tick()
        }
    }

    private func tick() {
        guard isUnderWay else { return }
        progressed?(progress)
        guard progress < 2, isUnderWay else { return }
        progress = min(2, progress + Self.step / Self.duration)
        timer = Deadlines.shared.add(after: Self.step) { [weak self] in self?.tick() }
    }

    private func followForce() {
        guard let touch else { return }
        let room = max(0.1, touch.maximumPossibleForce - Self.leastForce)
        let value = max(0, touch.force - Self.leastForce) / room * 2
        if state == .possible, value > 0 { begin() }
        guard isUnderWay else { return }
        // What has been reached is not taken back.
        progress = max(progress, min(2, value))
        progressed?(progress)
    }

    private func begin() {
        state = begins?() == true ? .began : .failed
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        if measuresForce { followForce() }
        let point = touch.location(in: nil)
        if state == .possible, hypot(point.x - start.x, point.y - start.y) > 10 { fail() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isUnderWay ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isUnderWay ? .cancelled : .failed
    }

    override func reset() {
        timer?.cancel()
        timer = nil
        touch = nil
        progress = 0
    }

    /// Ends what goes on.
    func giveUp() {
        timer?.cancel()
        timer = nil
        if isUnderWay { state = .cancelled }
        gesture.arena?.settle()
    }
}
