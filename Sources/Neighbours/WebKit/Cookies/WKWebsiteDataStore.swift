// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The data of pages; here their cookies.
///
/// The cookies of the usual store, and of those with identifiers, are kept in files of the program's, as
/// `HTTPCookieStorage` keeps them.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let usual = WKWebsiteDataStore(groupOfCookies: "WebKit", nil)
    private static var identified: [UUID: WKWebsiteDataStore] = [:]

    private final let persistent: Bool
    private final let given: UUID?
    private final let cookies: WKHTTPCookieStore
    /// The session that the pages of the store are loaded by.
    final let session: URLSession

    private init(_ isPersistent: Bool, _ identifier: UUID?, _ own: HTTPCookieStorage?) {
        let configuration: URLSessionConfiguration = isPersistent ? .default : .ephemeral
        let storage = own ?? configuration.httpCookieStorage ?? .shared
        configuration.httpCookieStorage = storage
        persistent = isPersistent
        given = identifier
        cookies = WKHTTPCookieStore(storage)
        session = URLSession(configuration: configuration)
        super.init()
    }

    private convenience init(groupOfCookies name: String, _ identifier: UUID?) {
        let group = HTTPCookieStorage.sharedCookieStorage(forGroupContainerIdentifier: name)
        self.init(true, identifier, group)
    }

    /// The store of an identifier; it shares its cookies with earlier ones of the identifier.
    public convenience init(forIdentifier identifier: UUID) {
        self.init(groupOfCookies: "WebKit.\(identifier.uuidString)", identifier)
        Self.identified[identifier] = self
    }

    /// The program's usual store.
    open class func `default`() -> WKWebsiteDataStore { usual }

    /// A store of its own, which is kept in memory.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(false, nil, nil) }

    /// Whether the data outlives the program.
    open var isPersistent: Bool { persistent }
    /// The identifier that the store was made with.
    open var identifier: UUID? { given }
    /// The cookies.
    open var httpCookieStore: WKHTTPCookieStore { cookies }

    /// The kinds of data that pages may have.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeServiceWorkerRegistrations,
            WKWebsiteDataTypeFileSystem, WKWebsiteDataTypeSearchFieldRecentSearches,
            WKWebsiteDataTypeMediaKeys, WKWebsiteDataTypeHashSalt,
        ]
    }

    // MARK: Records

    /// Gives a record for each domain with data of the kinds.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        let records = records(of: dataTypes)
        DispatchQueue.main.async { completionHandler(records) }
    }

    /// A record for each domain with data of the kinds.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        records(of: dataTypes)
    }

    private func records(of types: Set<String>) -> [WKWebsiteDataRecord] {
        guard types.contains(WKWebsiteDataTypeCookies) else { return [] }
        return cookies.sites.map { WKWebsiteDataRecord($0) }
    }

    // MARK: Removing

    /// Removes data of the kinds from some domains.
    open func removeData(
        ofTypes dataTypes: Set<String>,
        for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        remove(dataTypes, dataRecords)
        DispatchQueue.main.async { completionHandler() }
    }

    /// Removes data of the kinds from some domains.
    open func removeData(
        ofTypes dataTypes: Set<String>,
        for dataRecords: [WKWebsiteDataRecord]
    ) async {
        remove(dataTypes, dataRecords)
    }

    private func remove(_ types: Set<String>, _ records: [WKWebsiteDataRecord]) {
        guard types.contains(WKWebsiteDataTypeCookies) else { return }
        cookies.removeCookies(of: Set(records.map(\.displayName)))
    }

    /// Removes data of the kinds that was written after a time.
    open func removeData(
        ofTypes dataTypes: Set<String>,
        modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        remove(dataTypes, since: date)
        DispatchQueue.main.async { completionHandler() }
    }

    /// Removes data of the kinds that was written after a time.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        remove(dataTypes, since: date)
    }

    private func remove(_ types: Set<String>, since date: Date) {
        if types.contains(WKWebsiteDataTypeCookies) { cookies.removeCookies(since: date) }
        let caches: Set = [WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache]
        if !types.isDisjoint(with: caches) {
            session.configuration.urlCache?.removeCachedResponses(since: date)
        }
    }

    // MARK: Stores with identifiers

    /// Gives the identifiers of the stores that this run of the program has made.
    open class func fetchAllDataStoreIdentifiers(
        _ completionHandler: @escaping @MainActor @Sendable ([UUID]) -> Void
    ) {
        let all = Array(identified.keys)
        DispatchQueue.main.async { completionHandler(all) }
    }

    /// The identifiers of the stores that this run of the program has made.
    open class var allDataStoreIdentifiers: [UUID] {
        get async { Array(identified.keys) }
    }

    /// Removes a store and its data.
    open class func remove(
        forIdentifier identifier: UUID,
        completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        remove(identifier)
        DispatchQueue.main.async { completionHandler(nil) }
    }

    /// Removes a store and its data.
    open class func remove(forIdentifier identifier: UUID) async throws { remove(identifier) }

    private static func remove(_ identifier: UUID) {
        identified.removeValue(forKey: identifier)?.cookies.removeCookies()
    }
}
