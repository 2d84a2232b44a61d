// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A guide that preserves an aspect ratio.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    /// Width by height.
    var aspectRatio: CGFloat { get set }
}
