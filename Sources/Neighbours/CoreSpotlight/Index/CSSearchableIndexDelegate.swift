// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Indexes items again when an index has lost them.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// All items are to be indexed again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void
    )
    /// Some items are to be indexed again; never asked, since a file is lost as a whole.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    )
    /// Indexing goes slower; never the case.
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
    /// Indexing goes as fast as before; never the case.
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
    /// The data of an item; never asked, since nothing is dragged out of a search.
    func data(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String
    ) throws -> Data
    /// The file of an item; never asked, since nothing is dragged out of a search.
    func fileURL(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String,
        inPlace: Bool
    ) throws -> URL
}

extension CSSearchableIndexDelegate {
    /// Does nothing.
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
    /// Does nothing.
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
    /// Throws: there are no data.
    public func data(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String
    ) throws -> Data {
        throw CSIndexError(.invalidItemError)
    }
    /// Throws: there is no file.
    public func fileURL(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String,
        inPlace: Bool
    ) throws -> URL {
        throw CSIndexError(.invalidItemError)
    }
}
