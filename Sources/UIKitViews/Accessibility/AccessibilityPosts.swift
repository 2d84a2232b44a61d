// SPDX-License-Identifier: Apache-2.0

/// Who hears of what programs post for assistive technology.
@MainActor
package enum AccessibilityPosts {
    /// Ends an observation when it is let go of.
    package final class Observation {
        fileprivate let call: @MainActor (UIAccessibility.Notification, Any?) -> Void

        fileprivate init(_ call: @escaping @MainActor (UIAccessibility.Notification, Any?) -> Void)
        {
            self.call = call
        }
    }

    private struct Weak {
        weak var observation: Observation?
    }

    private static var observations: [Weak] = []

    /// Calls a block for everything that is posted, as long as the observation is kept.
    package static func observe(
        _ call: @escaping @MainActor (UIAccessibility.Notification, Any?) -> Void
    ) -> Observation {
        let observation = Observation(call)
        observations.removeAll { $0.observation == nil }
        observations.append(Weak(observation: observation))
        return observation
    }

    static func tell(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        for entry in observations { entry.observation?.call(notification, argument) }
    }
}
