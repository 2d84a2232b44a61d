// SPDX-License-Identifier: Apache-2.0

/// A view whose baselines are those of a subview, such as a stack view's.
@MainActor
package protocol BaselineSource: UIView {}
