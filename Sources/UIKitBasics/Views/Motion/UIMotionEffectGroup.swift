// SPDX-License-Identifier: Apache-2.0

public import Foundation
import QuartzCore

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; their values for the same key path are added.
    open var motionEffects: [UIMotionEffect]?

    /// Makes an empty group.
    public override init() { super.init() }

    /// Reads an archived group.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        motionEffects =
            coder.containsValue(forKey: "effects")
            ? coder.decodeObject(of: [NSArray.self, UIMotionEffect.self], forKey: "effects")
                as? [UIMotionEffect] : nil
    }

    /// Writes the members to an archive.
    open override func encode(with coder: NSCoder) {
        if let motionEffects { coder.encode(motionEffects as NSArray, forKey: "effects") }
    }

    /// A copy of the group.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects
        return copy
    }

    /// The sum of the effects' values.
    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        var sum: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            for (path, value) in values {
                sum[path] = sum[path].flatMap { AnimatedValues.sum($0, value) } ?? value
            }
        }
        return sum.isEmpty ? nil : sum
    }
}
