// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// How a view shows that a drag is about to open it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The view is nearer to being opened, or farther from it.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    )
}
