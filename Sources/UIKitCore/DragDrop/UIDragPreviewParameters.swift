// SPDX-License-Identifier: Apache-2.0

/// How previews of drags look.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    package override class func makeCopy() -> UIPreviewParameters { UIDragPreviewParameters() }
}
