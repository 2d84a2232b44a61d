// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shortcut that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The program's identifier of the item's kind.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }

    /// The title.
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }

    /// A second line.
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }

    /// The icon beside the title.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }

    /// Data for the program, given back when the item is chosen.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }

    /// Which scene the item is best for.
    open override var targetContentIdentifier: Any? {
        get { content.target }
        set { content.target = newValue }
    }
}
