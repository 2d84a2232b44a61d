// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UniformTypeIdentifiers

@testable import CoreSpotlight

/// Items, and the index that keeps them.
@Suite(.serialized) final class IndexTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("spotlight-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var index: CSSearchableIndex { CSSearchableIndex(name: "test", folder: folder) }

    private func item(
        _ identifier: String,
        _ title: String,
        domain: String? = nil
    )
        -> CSSearchableItem
    {
        let attributes = CSSearchableItemAttributeSet(contentType: .plainText)
        attributes.title = title
        return CSSearchableItem(
            uniqueIdentifier: identifier,
            domainIdentifier: domain,
            attributeSet: attributes
        )
    }

    private func found(_ query: CSSearchQuery) async throws -> [String] {
        query.folder = folder
        var found: [String] = []
        for try await result in query.results { found.append(result.id) }
        return found
    }

    private func titles(_ pattern: String) async throws -> [String] {
        try await found(
            CSSearchQuery(queryString: "title == \"\(pattern)\"cdw", attributes: ["title"])
        )
    }

    @Test func attributesAreKeptByTheirNames() throws {
        let set = CSSearchableItemAttributeSet(contentType: .jpeg)
        #expect(set.contentType == "public.jpeg")
        #expect(set.contentTypeTree?.contains("public.image") == true)
        set.title = "Sunset"
        set.keywords = ["sea", "sun"]
        set.pixelWidth = 640
        set.latitude = 47.5
        set.startDate = Date(timeIntervalSince1970: 5)
        set.importantDates = []
        set.thumbnailURL = URL(fileURLWithPath: "/tmp/a.png")
        set.thumbnailData = Data([1])
        set.authors = [CSPerson(displayName: "Ada", handles: ["a@b.c"], handleIdentifier: "e")]
        set.emailHeaders = ["To": ["a@b.c"]]
        set.sharedItemContentType = .png
        #expect(set.likelyJunk == 0)
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_mood"))
        #expect(CSCustomAttributeKey(keyName: "no spaces") == nil)
        set.setValue("calm" as NSString, forCustomKey: key)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: set,
            requiringSecureCoding: true
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(
                ofClass: CSSearchableItemAttributeSet.self,
                from: data
            )
        )
        #expect(read == set)
        #expect(read.keywords == ["sea", "sun"])
        #expect(read.pixelWidth == 640)
        #expect(read.latitude == 47.5)
        #expect(read.startDate == Date(timeIntervalSince1970: 5))
        #expect(read.importantDates == [])
        #expect(read.thumbnailURL?.path == "/tmp/a.png")
        #expect(read.authors?.first?.displayName == "Ada")
        #expect(read.value(forCustomKey: key) as? NSString == "calm")
        let copy = try #require(set.copy() as? CSSearchableItemAttributeSet)
        copy.title = nil
        #expect(set.title == "Sunset")
        #expect(copy != set)
        let target = CSSearchableItemAttributeSet(itemContentType: "public.text")
        target.move(from: set)
        #expect(target.title == "Sunset")
        #expect(set.title == nil)
    }

    @Test func itemsAreFoundUpdatedAndDeleted() async throws {
        try await index.indexSearchableItems([
            item("1", "Red apples", domain: "fruit.red"), item("2", "Green pears", domain: "fruit"),
            item("3", "Red cars", domain: "fruitless"),
        ])
        #expect(try await titles("red") == ["1", "3"])
        let update = item("1", "Rotten apples")
        update.attributeSet.comment = "old"
        update.isUpdate = true
        try await index.indexSearchableItems([update])
        #expect(try await titles("red") == ["3"])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["fruit"])
        #expect(try await titles("*") == ["3"])
        let part = item("4", "Wheels")
        part.attributeSet.relatedUniqueIdentifier = "3"
        try await index.indexSearchableItems([part])
        try await index.deleteSearchableItems(withIdentifiers: ["3"])
        #expect(try await titles("*").isEmpty)
        try await index.indexSearchableItems([part])
        try await index.deleteAllSearchableItems()
        #expect(try await titles("*").isEmpty)
    }

    @Test func expiredItemsAreForgotten() async throws {
        let old = item("1", "Old")
        old.expirationDate = Date(timeIntervalSinceNow: -1)
        try await index.indexSearchableItems([old, item("2", "New")])
        #expect(try await titles("*") == ["2"])
        let lasting = item("3", "Lasting")
        #expect(lasting.expirationDate > Date(timeIntervalSinceNow: 27 * 86_400))
    }

    @Test func theIndexIsInAFile() async throws {
        try await index.indexSearchableItems([item("1", "Kept")])
        SpotlightStore.forgetAll()
        #expect(try await titles("kept") == ["1"])
        let query = CSSearchQuery(queryString: "title == \"*\"", attributes: [])
        query.folder = folder
        for try await result in query.results { #expect(result.item.attributeSet.title == nil) }
    }

    @Test func batchesAreMadeAtOnceWithTheirState() async throws {
        let index = index
        #expect(try await index.fetchLastClientState() == nil)
        index.beginBatch()
        try await index.indexSearchableItems([item("1", "Waiting")])
        #expect(try await titles("*").isEmpty)
        try await index.endBatch(withClientState: Data([7]))
        #expect(try await titles("*") == ["1"])
        SpotlightStore.forgetAll()
        #expect(try await self.index.fetchLastClientState() == Data([7]))
        await #expect(throws: CSIndexError(.invalidClientStateError)) {
            try await index.endBatch(withClientState: Data(count: 1_000))
        }
    }

    // Sendable is unchecked because the continuation is set before anything is told.
    private final class Delegate: ObjCRuntime.NSObject, CSSearchableIndexDelegate,
        @unchecked Sendable
    {
        var told: CheckedContinuation<Bool, Never>?

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex,
            reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
                @escaping () -> Void
        ) {
            acknowledgementHandler()
            told?.resume(returning: true)
        }

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex,
            reindexSearchableItemsWithIdentifiers identifiers: [String],
            acknowledgementHandler: @escaping () -> Void
        ) {}
    }

    @Test func aDamagedFileMakesTheDelegateIndexAgain() async throws {
        try await index.indexSearchableItems([item("1", "Lost")])
        SpotlightStore.forgetAll()
        let file = folder.appendingPathComponent("test.json")
        let whole = try Data(contentsOf: file)
        try whole.prefix(whole.count / 2).write(to: file)
        let index = index
        let delegate = Delegate()
        let isTold = await withCheckedContinuation {
            delegate.told = $0
            index.indexDelegate = delegate
        }
        #expect(isTold)
        #expect(try await titles("*").isEmpty)
        try await index.indexSearchableItems([item("1", "Back")])
        #expect(try await titles("back") == ["1"])
    }

    @Test func whatCannotBeWrittenChangesNothing() async throws {
        try Data().write(to: folder)
        await #expect(throws: CSIndexError(.indexUnavailableError)) {
            try await index.indexSearchableItems([item("1", "Nowhere")])
        }
        #expect(try await titles("*").isEmpty)
    }

    @Test func queriesCallTheirHandlers() async throws {
        try await index.indexSearchableItems([item("1", "One"), item("2", "Two")])
        func run(_ text: String, cancels: Bool = false) async -> (Int, CSSearchQueryError.Code?) {
            let query = CSSearchQuery(queryString: text, attributes: nil)
            query.folder = folder
            let error = await withCheckedContinuation { continuation in
                query.completionHandler = { continuation.resume(returning: $0) }
                if cancels { query.cancel() }
                query.start()
                query.start()
            }
            return (query.foundItemCount, (error as? CSSearchQueryError)?.code)
        }
        #expect(await run("title == \"*\"") == (2, nil))
        #expect(await run("title == ") == (0, .invalidQuery))
        #expect(await run("title == \"*\"", cancels: true) == (0, .cancelled))
    }

    @Test func wordsOfAPersonAreFoundInAnyAttribute() async throws {
        let second = item("2", "Nothing")
        second.attributeSet.contentDescription = "A red barn"
        try await index.indexSearchableItems([second, item("3", "Red barns"), item("4", "Blue")])
        let context = CSUserQueryContext()
        #expect(
            try await found(CSUserQuery(userQueryString: "bar red", userQueryContext: context))
                == ["2", "3"]
        )
        context.enableRankedResults = true
        context.maxResultCount = 1
        #expect(
            try await found(CSUserQuery(userQueryString: "bar red", userQueryContext: context))
                == ["3"]
        )
        #expect(try await found(CSUserQuery(userQueryString: " ", userQueryContext: nil)).isEmpty)
        let filtered = CSSearchQueryContext()
        filtered.filterQueries = ["title == \"Red*\""]
        #expect(
            try await found(CSSearchQuery(queryString: "** == \"red\"cdw", queryContext: filtered))
                == ["3"]
        )
    }

    @Test func activitiesAndItemsSurvive() throws {
        let activity = NSUserActivity(activityType: CSSearchableItemActionType)
        let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
        set.title = "Page"
        activity.contentAttributeSet = set
        set.title = "Changed"
        #expect(activity.contentAttributeSet?.title == "Page")
        activity.contentAttributeSet = nil
        #expect(activity.contentAttributeSet == nil)
        let item = item("1", "One", domain: "d")
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: item,
            requiringSecureCoding: true
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItem.self, from: data)
        )
        #expect(read.uniqueIdentifier == "1")
        #expect(read.domainIdentifier == "d")
        #expect(read.attributeSet.title == "One")
        #expect(read.expirationDate == item.expirationDate)
    }
}
