// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Something that a drag can open by resting over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests over it opens it.
    var isSpringLoaded: Bool { get set }
}
