// SPDX-License-Identifier: Apache-2.0

/// A view whose baselines are those of a view inside it, as a stack view's are.
@MainActor
package protocol BaselineSource: UIView {}
