// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// In which mode the main run loop turns: platforms ask before each turn.
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

    /// Something follows a finger from now on, until it goes away or says otherwise.
    package static func beginTracking(_ object: AnyObject) {
        guard !trackers.contains(where: { $0.object === object }) else { return }
        trackers.append(Tracker(object: object))
    }

    /// Something follows no finger any more.
    package static func endTracking(_ object: AnyObject) {
        trackers.removeAll { $0.object === object || $0.object == nil }
    }

    /// Whether the mode is one of the common ones, in which the main queue and our timers go on.
    ///
    /// Foundation on Linux can do that but declares nothing that does.
    private static let isTrackingCommon: Bool = {
        typealias Main = @convention(c) () -> UnsafeRawPointer?
        typealias Add = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
        guard let main = dlsym(nil, "CFRunLoopGetMain"),
            let add = dlsym(nil, "CFRunLoopAddCommonMode")
        else { return false }
        // An NSString of Foundation is a CFString as it stands.
        let name = NSString(string: tracking.rawValue)
        unsafeBitCast(add, to: Add.self)(
            unsafeBitCast(main, to: Main.self)(),
            UnsafeRawPointer(Unmanaged.passRetained(name).toOpaque())
        )
        return true
    }()
}
