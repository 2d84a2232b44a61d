// SPDX-License-Identifier: Apache-2.0

/// An element of the application, as it was at one moment.
package struct UITestNode: Codable, Equatable, Sendable {
    /// Names the element as long as it lives.
    package var id: UInt64
    /// The place of the parent in the list of nodes; nil for the application.
    package var parent: Int?
    package var type: UITestElementType
    package var identifier = ""
    package var label = ""
    package var title = ""
    package var value: String?
    package var placeholder: String?
    package var frame = UITestRectangle()
    package var isEnabled = true
    package var isSelected = false
    package var hasFocus = false
    /// Whether it takes what is typed.
    package var hasKeyboardFocus = false
    /// Whether it is the application's main window.
    package var isMain = false
    /// The raw values of `UIUserInterfaceSizeClass`.
    package var horizontalSizeClass = 0
    package var verticalSizeClass = 0
    /// The names of the accessibility traits.
    package var traits: [String] = []

    package init(id: UInt64, type: UITestElementType, parent: Int?) {
        self.id = id
        self.type = type
        self.parent = parent
    }
}

/// All elements of an application at one moment, parents before children.
package struct UITestTree: Codable, Equatable, Sendable {
    package var nodes: [UITestNode] = []
    /// The process.
    package var process: Int32 = 0

    package init() {}
}
