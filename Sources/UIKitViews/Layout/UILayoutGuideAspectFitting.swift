// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A guide that keeps the proportions of its sides.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    /// Width by height.
    var aspectRatio: CGFloat { get set }
}
