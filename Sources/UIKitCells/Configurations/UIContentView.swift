// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKitInteraction

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What is shown; setting another of the same kind shows that.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether a configuration is of the kind of the one that is shown.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
