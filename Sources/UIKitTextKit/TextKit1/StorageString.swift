// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The characters of a text storage, edited in place.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage?

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(string: "")
    }

    required init(capacity: Int) {
        storage = nil
        super.init(string: "")
    }

    required init?(coder aDecoder: NSCoder) { return nil }

    required init(stringLiteral value: StaticString) {
        storage = nil
        super.init(string: "\(value)")
    }

    required init(characters: UnsafePointer<unichar>, length: Int) {
        storage = nil
        super.init(characters: characters, length: length)
    }

    required init(extendedGraphemeClusterLiteral value: StaticString) {
        storage = nil
        super.init(string: "\(value)")
    }

    required init(unicodeScalarLiteral value: StaticString) {
        storage = nil
        super.init(string: "\(value)")
    }

    required init(string aString: String) {
        storage = nil
        super.init(string: aString)
    }

    override var length: Int { storage?.length ?? 0 }

    override func character(at index: Int) -> unichar {
        storage?.units(in: index..<index + 1).first ?? 0
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage?.replaceCharacters(in: range, with: aString)
    }

    override var description: String { storage?.string ?? "" }
}
