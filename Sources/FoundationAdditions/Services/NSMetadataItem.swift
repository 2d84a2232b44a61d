// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What is known of a file: its name, its size, its dates.
open class NSMetadataItem: NSObject {
    let values: NSDictionary

    /// The metadata of a file; nil where there is none.
    public init?(url: URL) {
        guard let found = try? FileManager.default.attributesOfItem(atPath: url.path) else {
            return nil
        }
        var values: [String: Any] = [
            NSMetadataItemFSNameKey: url.lastPathComponent,
            NSMetadataItemDisplayNameKey: FileManager.default.displayName(atPath: url.path),
            NSMetadataItemURLKey: url, NSMetadataItemPathKey: url.path,
            NSMetadataItemIsUbiquitousKey: false,
        ]
        values[NSMetadataItemFSSizeKey] = found[.size]
        values[NSMetadataItemFSContentChangeDateKey] = found[.modificationDate]
        values[NSMetadataItemFSCreationDateKey] = found[.creationDate] ?? found[.modificationDate]
        self.values = NSDictionary(dictionary: values)
    }

    /// The value of an attribute.
    open func value(forAttribute key: String) -> Any? { values[key] }

    /// The values of attributes, without those that are not known.
    open func values(forAttributes keys: [String]) -> [String: Any]? {
        keys.reduce(into: [:]) { $0[$1] = values[$1] }
    }

    /// The names of what is known.
    open var attributes: [String] { values.allKeys.compactMap { $0 as? String }.sorted() }
}
