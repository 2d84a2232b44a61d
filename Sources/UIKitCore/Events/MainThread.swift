// SPDX-License-Identifier: Apache-2.0

/// The check that user interface code runs on the main thread.
package enum MainThread {
    /// Stops a debug build that calls `name` on another thread; costs nothing in release builds.
    @inline(__always)
    package static func check(_ name: @autoclosure () -> String) {
        // Asks for the actor rather than the thread: test runners serve it on another one.
        #if DEBUG
        MainActor.assertIsolated(
            "\(name()) must be used from the main thread only; "
                + "call it in DispatchQueue.main.async or from a @MainActor function."
        )
        #endif
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
