// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import RenderServer

/// The viewer's position, and the views that follow it.
///
/// A telephone measures it with sensors; here the pointer or a test sets it.
@MainActor
package final class ViewerTilt {
    /// The one source.
    package static let shared = ViewerTilt()

    /// The viewer's position, from -1 to 1 along both axes.
    package var offset = UIOffset.zero {
        didSet { if offset != oldValue { update() } }
    }

    private struct Follower {
        weak var view: UIView?
    }

    private var followers: [ObjectIdentifier: Follower] = [:]

    func add(_ view: UIView) {
        followers[ObjectIdentifier(view)] = Follower(view: view)
        view.followTilt(offset)
    }

    func remove(_ view: UIView) {
        followers[ObjectIdentifier(view)] = nil
        view.followTilt(.zero)
    }

    private func update() {
        followers = followers.filter { $0.value.view != nil }
        for follower in followers.values { follower.view?.followTilt(offset) }
    }

    /// The pointer is at a place of a surface of some size.
    func pointerMoved(to place: CGPoint, in size: CGSize) {
        guard !followers.isEmpty, size.width > 0, size.height > 0 else { return }
        offset = UIOffset(
            horizontal: min(max(place.x / size.width * 2 - 1, -1), 1),
            vertical: min(max(place.y / size.height * 2 - 1, -1), 1)
        )
    }
}

extension UIView {
    func setMotionEffects(_ effects: [UIMotionEffect]) {
        MainThread.check("UIView.motionEffects")
        extras.motion.effects = effects
        if effects.isEmpty { ViewerTilt.shared.remove(self) } else { ViewerTilt.shared.add(self) }
    }

    /// Applies the effects to what is shown; the view's own values stay.
    fileprivate func followTilt(_ offset: UIOffset) {
        for identity in extras.motion.animations {
            layer.endDriven(identity, at: nil, finished: true)
        }
        extras.motion.animations = []
        for effect in extras.motion.effects {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
            for (path, value) in values.sorted(by: { $0.key < $1.key }) {
                add(value, to: UIView.layerPath(path))
            }
        }
    }

    private func add(_ value: Any, to path: String) {
        let animation = CABasicAnimation(keyPath: path)
        animation.isAdditive = true
        animation.fromValue = value
        animation.toValue = value
        animation.duration = 1
        animation.fillMode = .both
        guard let identity = layer.addDriven(animation) else { return }
        var timing = RenderTiming()
        timing.duration = 1
        timing.speed = 0
        timing.fill = .both
        layer.drive(identity, by: RenderPace(timing: timing, stretch: .still(at: 1)))
        extras.motion.animations.append(identity)
    }

    /// The layer's name of a view's value.
    private static func layerPath(_ path: String) -> String {
        if path.hasPrefix("layer.") { return String(path.dropFirst(6)) }
        if path == "alpha" { return "opacity" }
        if path == "center" || path.hasPrefix("center.") {
            return "position" + path.dropFirst("center".count)
        }
        return path
    }
}
