// SPDX-License-Identifier: Apache-2.0

/// A linear relation between two attributes of views or layout guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {}
