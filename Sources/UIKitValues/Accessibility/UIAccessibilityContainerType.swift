// SPDX-License-Identifier: Apache-2.0

/// What kind of whole the elements in something make.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// None.
    case none = 0
    /// A table of cells.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A part of a page that is looked for.
    case landmark = 3
    /// Things that belong together, whose label is told when one of them is reached.
    case semanticGroup = 4
}
