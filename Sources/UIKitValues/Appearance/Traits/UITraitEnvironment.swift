// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that has traits: a screen, a scene, a window, a controller or a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that are in force here.
    var traitCollection: UITraitCollection { get }

    /// Called after traits changed, with the ones before; nil the first time.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
