// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGFont {
    /// The tags of the font's tables, as numbers.
    public var tableTags: NSArray? {
        NSArray(array: face.tableTags.map { NSNumber(value: $0) })
    }

    /// The bytes of a table; nil if the font has none of that tag.
    public func table(for tag: UInt32) -> NSData? {
        TableDirectory(face.file, index: face.index).table(tag).map { table in
            NSData(data: Data(table.bytes))
        }
    }

    /// Whether `createPostScriptSubset` can make that kind: not yet for any.
    public func canCreatePostScriptSubset(_ format: CGFontPostScriptFormat) -> Bool { false }
}
