// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why a storyboard or nib cannot be read.
struct NibError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A storyboard or nib as a tree of elements.
///
/// What a hostile file could do is bounded: its size, its elements, how deep they are nested;
/// nothing outside of it is read.
final class NibDocument {
    let root: NibElement
    private(set) var byID: [String: NibElement] = [:]

    static let mostBytes = 32 << 20
    static let mostElements = 400_000
    static let greatestDepth = 200

    /// Without objects.
    init() { root = NibElement("document", [:]) }

    /// Reads XML.
    ///
    /// - Throws: ``NibError`` for what is no XML of Interface Builder, or beyond the bounds.
    init(_ data: Data) throws {
        guard data.count <= NibDocument.mostBytes else {
            throw NibError("it has \(data.count) bytes, \(NibDocument.mostBytes) at most")
        }
        let root = try NibTree.read(data)
        guard root.name == "document" || root.name == "archive" else {
            throw NibError("its root is <\(root.name)>, not <document>")
        }
        self.root = root
        var table: [String: NibElement] = [:]
        root.walk { element in
            if let id = element.id, table[id] == nil { table[id] = element }
        }
        byID = table
    }

    /// The elements of objects that are controllers, by scene.
    var controllers: [NibElement] {
        root.list("scenes").flatMap { $0.list("objects") }.filter {
            $0["sceneMemberID"] == "viewController" || $0.name.hasSuffix("Controller")
        }
    }

    /// How many elements there are.
    var elementCount: Int {
        var count = 0
        root.walk { _ in count += 1 }
        return count
    }
}
