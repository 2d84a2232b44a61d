// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because inputs belong to the session's thread, as on iOS.
/// Where a session's media come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Its kinds of media.
    open var ports: [Port] { [] }

    // Sendable is unchecked because inputs belong to the session's thread, as on iOS.
    /// A kind of media of an input; there are none.
    open class Port: NSObject, @unchecked Sendable {
        private override init() { super.init() }

        /// The kind.
        open var mediaType: AVMediaType { .video }

        /// Whether it is used.
        open var isEnabled: Bool { false }
    }
}
