// SPDX-License-Identifier: Apache-2.0

/// The publishers of observable objects without published properties, each as long as its object.
enum OwnPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// At so many, those of objects that are gone are taken out.
        var limit = 64
    }

    private static let table = Guarded(Table())

    /// The one publisher of an object.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        table.with { table in
            let key = ObjectIdentifier(object)
            // Another object may have lain at the same address before.
            if let known = table.entries[key], known.object === object { return known.publisher }
            if table.entries.count >= table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(64, table.entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            table.entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
