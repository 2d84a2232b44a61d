// SPDX-License-Identifier: Apache-2.0

public import UIKitInteraction

/// What a view shows and how, as a value; it makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// The configuration as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}
