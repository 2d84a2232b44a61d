// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The icon beside a shortcut's title.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    enum Source: Hashable, Sendable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    nonisolated let source: Source

    /// Makes an icon of the system's.
    public init(type: UIApplicationShortcutIcon.IconType) {
        source = .type(type)
        super.init()
    }

    /// Makes an icon from an image of the bundle, used as a template.
    public init(templateImageName: String) {
        source = .template(templateImageName)
        super.init()
    }

    /// Makes an icon from a system symbol.
    public init(systemImageName: String) {
        source = .symbol(systemImageName)
        super.init()
    }

    /// Whether another icon has the same source.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }

    /// The hash, equal for equal objects.
    open override nonisolated var hash: Int { source.hashValue }

    /// Icons do not change: they are their own copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
