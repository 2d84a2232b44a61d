// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The check that user interface code runs on the main thread.
package enum MainThread {
    /// Stops a debug build that calls `name` on another thread; costs nothing in release builds.
    @inline(__always)
    package static func check(_ name: @autoclosure () -> String) {
        #if DEBUG
        if !isHere { stop(name()) }
        #endif
    }

    /// Whether the caller is where the main actor runs: on the main thread, or, as test runners
    /// serve it, wherever the main queue is.
    package static var isHere: Bool { MainQueue.isHere }

    // The actor's own assertion is asked last, since its words do not reach people on Linux.
    private static func stop(_ name: String) {
        let text =
            "Casement: \(name) must be used from the main thread only; "
            + "call it in DispatchQueue.main.async or from a @MainActor function.\n"
        FileHandle.standardError.write(Data(text.utf8))
        MainActor.assertIsolated()
    }

    /// Describes an object of the main actor where the caller's actor is not known, as in
    /// `description`, which NSObject declares without one.
    ///
    /// Stops off the main thread.
    package static func describe<Object: AnyObject>(
        _ object: Object,
        _ text: @MainActor (Object) -> String
    ) -> String {
        // Unsafe because assumeIsolated stops unless this is the main thread already.
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated { text(object) }
    }
}
