// SPDX-License-Identifier: Apache-2.0

/// A guide that moves, and for which other constraints can hold near an edge of its view.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
