// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What stands beside a shortcut's title.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// Where the picture comes from.
    enum Source: Hashable, Sendable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    nonisolated let source: Source

    /// Takes one of the system's pictures.
    public init(type: UIApplicationShortcutIcon.IconType) {
        source = .type(type)
        super.init()
    }

    /// Takes a picture of the program's bundle, whose shape counts.
    public init(templateImageName: String) {
        source = .template(templateImageName)
        super.init()
    }

    /// Takes a symbol.
    public init(systemImageName: String) {
        source = .symbol(systemImageName)
        super.init()
    }

    /// Whether another icon has the same picture.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }

    /// Goes with `isEqual(_:)`.
    open override nonisolated var hash: Int { source.hashValue }

    /// Icons do not change: they are their own copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
