// SPDX-License-Identifier: Apache-2.0

/// Where the preview of a drag comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
