// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a message, as Objective-C spells it (`"tap:"`), and, when it was made from a Swift
/// method, a way to call that method on targets that no name table knows.
///
/// Equality and hash look at the name alone.
public struct Selector: Sendable {
    /// What a selector made from a Swift method can do without a name table.
    ///
    /// Given arguments it calls the method; given nil it only tells whether the target has it.
    /// Main-actor methods are stored without their isolation, as messages in Objective-C carry
    /// none: the sender stays responsible for the thread, as on iOS.
    @usableFromInline
    typealias Fallback = @Sendable (AnyObject, [Any?]?) throws -> Reply

    let name: String
    let fallback: Fallback?
    /// The type whose method the selector was made from.
    private let type: Any.Type?

    /// Makes a selector that is looked up by name only.
    public init(_ str: String) {
        name = str
        fallback = nil
        type = nil
    }

    @usableFromInline
    init(_ name: String, of type: Any.Type? = nil, fallback: @escaping Fallback) {
        self.name = name
        self.fallback = fallback
        self.type = type
    }

    /// The class whose method the selector was made from.
    var owner: AnyClass? { type as? AnyClass }

    /// The selector of a message, which may be nil on iOS until it is sent.
    static func given(_ selector: Selector?, to target: Any) -> Selector {
        guard let selector else {
            Diagnostics.trap(
                .invalidArgumentException,
                "the message to \(target) has no selector (nil); unwrap the selector first"
            )
        }
        return selector
    }

    /// How many arguments the message carries: the number of colons in its name.
    package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

extension Selector: Hashable {
    /// Compares names.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
    /// Makes a selector that is looked up by name only.
    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible, CustomDebugStringConvertible {
    /// The name.
    public var description: String { name }
    /// The name.
    public var debugDescription: String { name }
}

extension Selector: CustomReflectable {
    /// The name only: the fallback says nothing to a reader.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
