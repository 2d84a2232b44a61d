// SPDX-License-Identifier: Apache-2.0

/// How a scene is closed for good.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
