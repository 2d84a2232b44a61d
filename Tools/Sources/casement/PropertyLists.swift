// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Property lists as bytes.
enum PropertyLists {
    /// A list in XML.
    static func xml(_ list: Any) throws -> Data {
        // A release of the tool links Foundation statically, and then has only those of its parts that
        // something refers to: without this, no list with an array in it could be written.
        withExtendedLifetime([Any]() as NSArray) {}
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
}
