// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The mode of the main run loop; platforms read it before each turn.
///
/// As on iOS, timers and sources of the default mode pause while content follows a finger; those of
/// the common modes go on.
@MainActor
package enum MainRunLoop {
    /// The mode of a finger that drags content; Apple's name for it.
    package nonisolated static let tracking = RunLoop.Mode("UITrackingRunLoopMode")

    private struct Tracker {
        weak var object: AnyObject?
    }

    private static var trackers: [Tracker] = []

    /// The mode of the next turn.
    package static var mode: RunLoop.Mode {
        guard !trackers.isEmpty else { return .default }
        trackers.removeAll { $0.object == nil }
        return trackers.isEmpty || !isTrackingCommon ? .default : tracking
    }

    /// Registers an object that tracks a finger, until it is released or ends tracking.
    package static func beginTracking(_ object: AnyObject) {
        guard !trackers.contains(where: { $0.object === object }) else { return }
        trackers.append(Tracker(object: object))
    }

    /// Removes an object that tracked a finger.
    package static func endTracking(_ object: AnyObject) {
        trackers.removeAll { $0.object === object || $0.object == nil }
    }

    /// Whether the mode is one of the common ones, in which the main queue and our timers go on.
    ///
    /// Foundation on Linux supports that but does not declare the function.
    private static let isTrackingCommon: Bool = {
        typealias Main = @convention(c) () -> UnsafeRawPointer?
        typealias Add = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
        guard let main = dlsym(nil, "CFRunLoopGetMain"),
            let add = dlsym(nil, "CFRunLoopAddCommonMode")
        else { return false }
        // Foundation's NSString has the layout of a CFString.
        let name = NSString(string: tracking.rawValue)
        unsafeBitCast(add, to: Add.self)(
            unsafeBitCast(main, to: Main.self)(),
            UnsafeRawPointer(Unmanaged.passRetained(name).toOpaque())
        )
        return true
    }()
}
