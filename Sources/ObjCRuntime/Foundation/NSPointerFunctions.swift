// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How `NSHashTable`, `NSMapTable` and `NSPointerArray` hold and compare their contents.
open class NSPointerFunctions: Foundation.NSObject {
    /// Memory and comparison, with Objective-C's values.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Held strongly; the default.
        public static var strongMemory: Options { [] }
        /// Held weakly.
        public static let weakMemory = Options(rawValue: 5)
        /// Compared by `isEqual` and hash; the default.
        public static var objectPersonality: Options { [] }
        /// Compared by identity.
        public static let opaquePersonality = Options(rawValue: 1 << 8)
        /// Compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Copied when put in, if it can be.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { rawValue & 0xff == Options.weakMemory.rawValue }
        var comparesIdentity: Bool { rawValue & 0xff00 != 0 }
        var copies: Bool { contains(.copyIn) }
    }

    /// The options that these functions were made with.
    public let options: Options

    /// Makes functions.
    public init(options: Options = []) { self.options = options }
}

/// The options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A reference, strong or weak.
struct PointerSlot {
    private let strong: AnyObject?
    private weak var reference: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        var object = object
        if options.copies, let copy = (object as? NSCopying)?.copy(with: nil) {
            object = copy as AnyObject
        }
        strong = options.isWeak ? nil : object
        reference = object
    }

    var object: AnyObject? { strong ?? reference }
}
