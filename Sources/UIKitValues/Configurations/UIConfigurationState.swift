// SPDX-License-Identifier: Apache-2.0

/// What a view is in that its configurations depend on.
public protocol UIConfigurationState {
    /// Makes a state in which nothing is the case.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A state of one's own; nil where it was not set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
