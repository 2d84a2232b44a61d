// SPDX-License-Identifier: Apache-2.0

/// The look of the list that surrounds an environment.
public enum UIListEnvironment: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
    case unspecified = 0
    /// There is no list around.
    case none = 1
    /// A list from edge to edge.
    case plain = 2
    /// A list with sections set apart.
    case grouped = 3
    /// A list with rounded, inset sections.
    case insetGrouped = 4
    /// The list of a sidebar.
    case sidebar = 5
    /// The list of a sidebar without its own background.
    case sidebarPlain = 6
}
