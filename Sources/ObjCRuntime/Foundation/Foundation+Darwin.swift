// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Glibc

// What Foundation has on iOS only, or lets nobody else use on Linux.

extension NSRegularExpression {
    /// Calls a block with each match, which need not outlive the call.
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags,
            UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        withoutActuallyEscaping(block) { escaping in
            let body:
                @Sendable (
                    NSTextCheckingResult?, NSRegularExpression.MatchingFlags,
                    UnsafeMutablePointer<ObjCBool>
                ) -> Void = unsafeBitCast(
                    escaping,
                    to: (@Sendable (
                        NSTextCheckingResult?, NSRegularExpression.MatchingFlags,
                        UnsafeMutablePointer<ObjCBool>
                    ) -> Void).self
                )
            enumerateMatches(in: string, options: options, range: range, using: body)
        }
    }
}

extension URL {
    /// Whether a file is there, or could be fetched; here they are or not.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension NSIndexPath {
    /// Makes the path of a table's row.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Makes the path of a collection's item.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section: the first index.
    public var section: Int { index(atPosition: 0) }

    /// The row in its section: the second index.
    public var row: Int { index(atPosition: 1) }

    /// The item in its section: the second index.
    public var item: Int { index(atPosition: 1) }
}

extension NSCoder {
    /// Traps: a coder has no keys of its own; it decodes by `decodeObject(forKey:)`.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }
}

extension CGFloat {
    /// The number in an object.
    public init(_ number: NSNumber) { self = CGFloat(number.doubleValue) }

    /// The number in an object.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

    /// The number in an object, if this type has it exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self = CGFloat(value)
    }
}

/// Closes a dynamic library; nil, which no library has, is refused.
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
    handle.map { Glibc.dlclose($0) } ?? -1
}

extension NSDate {
    /// The present day and time.
    public class var now: Date { Date() }
}
